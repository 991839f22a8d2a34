/** What the frame and the drawn scene of a game promise each other. */

import type { Component, Snippet } from 'svelte';
import type { Sound } from '../sounds';
import type { TableView } from '../view';
import type { Lang, Line, OptionTold, Picture, Why } from '../wire';

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Stands behind the name of a thing on which something is a stand-in: the table says once what that means. */
export const STAND_IN = '*';

/** What the information card shows: a rule by its number, or a text, under a title. */
export interface Topic {
  rule?: string;
  title: string;
  text?: string;
}

/** What a scene is given. It fills the room between the prompt and the bottom of the page. */
export interface SceneProps {
  picture: Picture;
  view: TableView;
  /** The answers that may be given now; empty if the viewer is not asked. */
  options: OptionTold[];
  /** Gives the answer of that name. */
  answer: (name: string) => void;
  /** An answer is on its way: nothing can be pressed. */
  busy: boolean;
  lang: Lang;
  t: Say;
  /** The event lines that came with the last news, to be played as motion. */
  animate: Line[];
  /** Opens the information card. */
  tell: (topic: Topic) => void;
  /** Why an answer cannot be given now. */
  whyNot: (answer: string) => Promise<Why>;
  /** Says that a lesson wants something else first. */
  notYet: () => void;
}

/** What the scene's own summary of one seat is given; it stands in the panel of that seat. */
export interface SeatSummaryProps {
  picture: Picture;
  view: TableView;
  seat: number;
  lang: Lang;
  t: Say;
  tell: SceneProps['tell'];
}

/** What the scene's own track (rounds, phases) is given; it stands in the top bar. */
export interface TrackProps {
  picture: Picture;
  view: TableView;
  lang: Lang;
  t: Say;
}

/** One thing of what happened, shown over the scene for as long as it takes to see it. */
export interface Beat {
  /** What it is part of, such as one fight: beats of one story share a panel that changes. */
  story: string;
  /** Which kind of beat it is; only the game that tells and draws it knows them. */
  kind: string;
  /** How long it is looked at, in milliseconds at full pace. */
  time: number;
  /** Whether it stays until the viewer presses on, at full pace: how what concerns the viewer ended. */
  stays: boolean;
  /** What is heard, by those who want sound. */
  sound?: Sound;
  /** The event lines it shows; read out to those who do not see it. */
  lines: Line[];
}

/** What happened, to be told as beats: the lines from `from` on led from one table to the other. */
export interface Happened {
  lines: Line[];
  from: number;
  before: TableView;
  after: TableView;
}

/** Tells what happened as beats, in order; nothing for what is seen well enough when the table changes. */
export type BeatsOf = (happened: Happened) => Beat[];

/** What the drawing of a beat is given: it fills the room of the scene, and takes no presses. */
export interface BeatProps {
  beat: Beat;
  /** The table under it. */
  picture: Picture;
  view: TableView;
  lang: Lang;
  t: Say;
}

/** What a scene's own part of the result is given: where the points came from, below a head that says who has won. */
export interface ResultProps {
  picture: Picture;
  view: TableView;
  lang: Lang;
  t: Say;
  /** Draws the head with the words of the game; with none, as long as it has none, in the words of the frame. */
  head: Snippet<[title: string]>;
}

/** A module with the scene of a game. Only the scene itself is needed; beats need what tells and what draws them. */
export interface SceneModule {
  default: Component<SceneProps>;
  /** The verbs of answers that cost something one might not have meant: no single key gives them. */
  careful?: readonly string[];
  beatsOf?: BeatsOf;
  BeatPanel?: Component<BeatProps>;
  SeatSummary?: Component<SeatSummaryProps>;
  Track?: Component<TrackProps>;
  Result?: Component<ResultProps>;
}
