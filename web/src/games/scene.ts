/** What the frame and the drawn scene of a game promise each other. */

import type { Component } from 'svelte';
import type { TableView } from '../view';
import type { Lang, Line, OptionTold, Picture, Why } from '../wire';

export type Say = (id: string, args?: Record<string, string | number>) => string;

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

/** A module with the scene of a game. Only the scene itself is needed. */
export interface SceneModule {
  default: Component<SceneProps>;
  SeatSummary?: Component<SeatSummaryProps>;
  Track?: Component<TrackProps>;
}
