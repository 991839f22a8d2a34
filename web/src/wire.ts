/** Everything that crosses the wire: mirrors `src/meadhall/server/protocol.py`, where each type is explained. */

export type Lang = 'en' | 'fr' | 'ja';
export type OptionValue = string | boolean | null;
/** The game's own view of itself; each scene has a type for its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only a scene knows what is in it
export type Picture = Record<string, any>;

// --- orders ---

export interface AnswerOrder {
  type: 'answer';
  key: string;
  decision: number;
  answer: string;
}
export interface UndoOrder {
  type: 'undo';
  key: string;
  decision: number;
}
export interface AskUndoOrder {
  type: 'ask_undo';
  key: string;
}
export interface AgreeOrder {
  type: 'agree';
  key: string;
  request: number;
  agree: boolean;
}
export interface ChatOrder {
  type: 'chat';
  key: string;
  text: string;
}
export interface SetSeatOrder {
  type: 'set_seat';
  key: string;
  seat: number;
  bot: string | null;
}
export interface BeginOrder {
  type: 'begin';
  key: string;
}
export interface LeaveOrder {
  type: 'leave';
  key: string;
  bot?: string | null;
}
export interface TakeBackOrder {
  type: 'take_back';
  key: string;
}
export interface ResignOrder {
  type: 'resign';
  key: string;
}
export interface CloseOrder {
  type: 'close';
  key: string;
}
export interface VoteOrder {
  type: 'vote';
  key: string;
  seat: number;
  bot?: string | null;
}
export interface WebhookOrder {
  type: 'webhook';
  key: string;
  url: string | null;
}
export interface RematchOrder {
  type: 'rematch';
  key: string;
  contribution?: string;
}

export type Order =
  | AnswerOrder
  | UndoOrder
  | AskUndoOrder
  | AgreeOrder
  | ChatOrder
  | SetSeatOrder
  | BeginOrder
  | LeaveOrder
  | TakeBackOrder
  | ResignOrder
  | CloseOrder
  | VoteOrder
  | WebhookOrder
  | RematchOrder;

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;
/** An order before it has got its key. */
export type Wish = WithoutKey<Order>;

// --- the socket ---

export interface Hello {
  type: 'hello';
  lang: Lang;
  seen: number | null;
  token?: string | null;
}
export interface Speak {
  type: 'speak';
  lang: Lang;
}
export interface Ping {
  type: 'ping';
}
export type ClientMessage = Hello | Speak | Ping | Order;

// --- replies ---

export type Code =
  | 'stale'
  | 'illegal'
  | 'unknown-answer'
  | 'not-your-seat'
  | 'not-begun'
  | 'begun'
  | 'over'
  | 'not-over'
  | 'closed'
  | 'resigned'
  | 'not-alone'
  | 'still-playing'
  | 'frozen'
  | 'storage'
  | 'too-many'
  | 'too-large'
  | 'malformed'
  | 'key-reused'
  | 'cannot-undo'
  | 'nothing-asked'
  | 'seat-taken'
  | 'seat-empty'
  | 'bad-name'
  | 'bad-option'
  | 'bad-bot'
  | 'bad-address'
  | 'bad-token'
  | 'unknown-table'
  | 'unknown-game'
  | 'not-found'
  | 'not-host'
  | 'not-absent'
  | 'forbidden'
  | 'wrong-method'
  | 'internal';

export interface Accepted {
  type: 'accepted';
  key: string;
  number: number;
  table: string | null;
}
export interface Refused {
  type: 'refused';
  key: string | null;
  code: Code;
  text: string;
  rule: string | null;
  decision: number | null;
  number: number;
}
export type Reply = Accepted | Refused;
export interface Problem {
  code: Code;
  text: string;
}

// --- what a viewer sees of a table ---

export interface Clock {
  bank: number;
  turn: number;
}
export type Status = 'waiting' | 'playing' | 'over' | 'closed' | 'frozen';
export type Pace = 'live' | 'turns';

export interface TablePart {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  has_pack: boolean;
  status: Status;
  open: boolean;
  pace: Pace;
  clock: Clock | null;
  created: number;
  stand_ins: boolean;
  lesson: string | null;
  rematch: string | null;
  why_frozen: string | null;
}

export interface SeatPart {
  name: string | null;
  kind: 'empty' | 'person' | 'bot';
  bot: string | null;
  owned: boolean;
  connected: boolean;
  asked: boolean;
  votes: number[];
  /** Gave up the game: the seat cannot win. */
  resigned: boolean;
  /** How often this seat went back across something that was learned. */
  taken_back: number;
  clock_left: number | null;
  clock_since: number | null;
}

export interface YouPart {
  seat: number | null;
  host: boolean;
  webhook: boolean;
}
export interface OptionTold {
  answer: string;
  verb: string;
  objects: Record<string, string>;
  text: string;
}

export interface Question {
  decision: number;
  step: string;
  prompt: string;
  rule: string | null;
  options: OptionTold[];
  can_undo: boolean;
  sealed: boolean;
}

export interface UndoRequest {
  request: number;
  seat: number;
  agreed: number[];
}
export interface LessonPart {
  step: number;
  of: number;
  text: string;
  /** The answers that are taken now, each as often as it is listed; empty while others answer. */
  wanted: string[];
  /** The answer that follows on all of them. */
  then: string | null;
  /** What anybody is told who answers something else. */
  not_yet: string;
}
export interface Standing {
  scores: number[];
  over: boolean;
  winners: number[];
  /** The score of an opponent that is rules and has no seat. */
  rival?: number | null;
}

export interface DicePart {
  root: string;
  secret_hash: string;
  leaves: number;
  contributions: string[];
  secret: string | null;
}

export interface Parts {
  table?: TablePart;
  seats?: SeatPart[];
  you?: YouPart;
  question?: Question | false;
  picture?: Picture | false;
  standing?: Standing | false;
  undo?: UndoRequest | false;
  lesson?: LessonPart | false;
  dice?: DicePart;
  /** How many look on without a seat. */
  watchers?: number;
}

export interface Line {
  number: number;
  at: number;
  kind: 'event' | 'chat' | 'table' | 'undo';
  seat: number | null;
  text: string;
  event?: Picture | null;
  back_to?: number | null;
}

export interface News {
  type: 'news';
  after: number;
  number: number;
  now: number;
  whole: boolean;
  lines: Line[];
  parts: Parts;
}

export interface Notice {
  type: 'notice';
  decision: number;
  text: string;
}
export interface Pong {
  type: 'pong';
  now: number;
}
export type ServerMessage = News | Notice | Accepted | Refused | Pong;

// --- HTTP ---

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  facts: string | null;
  bots: (string | null)[];
  open: boolean;
  pace: Pace;
  clock: Clock | null;
  lesson?: string;
}

export interface TableMade {
  table: string;
  root: string;
  secret_hash: string;
}
export interface SitDown {
  name: string;
  seat: number | null;
  contribution: string;
}
export interface Seated {
  seat: number;
  token: string;
}
export interface Claim {
  token: string;
}

export interface TableRow {
  id: string;
  game: string;
  status: Status;
  pace: Pace;
  seats: (string | null)[];
  bots: boolean[];
  created: number;
  updated: number;
  your_turn: boolean;
  winners: number[];
  scores: number[];
  /** What takes it off the own list; null: it is not there. */
  removal: 'forget' | 'leave' | 'close' | null;
}

export interface TableList {
  tables: TableRow[];
}

export interface OptionInfo {
  name: string;
  title: string;
  explanation: string;
  values: (string | boolean)[];
  titles: string[];
  default: string | boolean | null;
}

export interface BotInfo {
  kind: string;
  title: string;
  explanation: string;
}

/** A chapter of the lessons of a game. */
export interface LessonInfo {
  id: string;
  title: string;
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  stand_ins: string[];
  lessons: LessonInfo[];
  dice: boolean;
}

export interface GameList {
  games: GameInfo[];
}
export interface StandInList {
  n: number;
  components: {
    component: string;
    /** The things they are on; empty if those have no names. */
    names: string[];
    /** Which values; empty if all. */
    values: string[];
  }[];
}
export interface RuleTold {
  id: string;
  chapter: string;
  text: string;
  source: string;
}
export interface RuleList {
  rules: RuleTold[];
}
export interface Why {
  text: string | null;
  rule: string | null;
}
export interface Rolled {
  index: number;
  outcomes: number;
  picked: number;
  answer: string;
  key: string;
  proof: string[];
}
export interface DiceShown {
  dice: DicePart;
  table: string;
  rolls: Rolled[];
}

export interface Moment {
  n: number;
  of: number;
  lines: Line[];
  picture: Picture;
  standing: Standing;
  asked: number[];
  prompt: string;
}

export interface Chapter {
  n: number;
  kind: 'round' | 'fight';
  /** Which of the lines it is. */
  line: number;
}

export interface Story {
  first: number;
  of: number;
  lines: Line[];
  chapters: Chapter[];
}
