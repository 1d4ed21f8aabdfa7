/** What a scene needs to show a match: plain data from a view, with nothing that its viewer cannot know. */
import type { BySeat, CopyId, Seat, Viewer } from '@dealers-choice/kernel';
import type { BattlePart, CardArea, DonArea, TurnPhase } from '../rules/table.ts';
import type { Category, Colour, Keyword } from '../tree/tree.ts';

export interface Snapshot {
  /** Whose eyes it has. */
  viewer: Viewer;
  phase: TurnPhase;
  turn: number;
  turnPlayer: Seat;
  /** Each player's areas, by the rules' names. The place in a list is the `index` of what lies there. */
  mats: BySeat<Mat>;
  /** How many DON!! are where, by seat. */
  don: BySeat<DonCounts>;
  battle: Battle | null;
  /** Effects that wait for their turn, in the order in which they came. */
  pending: readonly Waiting[];
  result: Result | null;
}

export type Mat = Readonly<Record<CardArea, readonly (SeenCard | Back)[]> & Record<DonArea, readonly Don[]>>;
export type Thing = SeenCard | Back | Don;

export interface DonCounts {
  deck: number;
  active: number;
  rested: number;
  given: number;
}

interface Lying {
  /** Names this thing among all that lie on the table; an object of the scene can be kept by it. */
  handle: string;
  seat: Seat;
  /** Counted from 0: from the top in DECK, LIFE and TRASH, elsewhere from the left. */
  index: number;
  /** Where it stands in its area. A Character keeps its place when others go; cards of a pile share one. */
  slot: number;
}

export type CardState = 'ACTIVE' | 'RESTED' | 'NONE';

/** A card that the viewer can see, or has not forgotten. */
export interface SeenCard extends Lying {
  kind: 'card';
  area: CardArea;
  /** The piece of cardboard, the same through the whole match. */
  card: CopyId;
  face: Face;
  state: CardState;
  /** As it is now, on the field; elsewhere as printed. What a held card costs now, `handValues` says. */
  power: NowAndPrinted;
  cost: NowAndPrinted;
  counter: number;
  keywords: readonly Keyword[];
  /** Handles of the DON!! under it. */
  given: readonly string[];
  /** Its face lies up for everybody. */
  faceUp: boolean;
  metadata: Metadata;
}
export interface NowAndPrinted {
  now: number;
  printed: number;
}

/** The printed card. */
export interface Face {
  number: string;
  name: string;
  category: Category;
  colours: readonly Colour[];
}
/** For those who draw it. */
export interface Metadata {
  isLeader: boolean;
  isAltArt: boolean;
  isPromo: boolean;
  /** '' where the set says nothing. */
  rarity: string;
  colours: readonly Colour[];
}

/** A card that the viewer cannot see. Its handle is its place: it tells nothing, and goes to what lies there next. */
export interface Back extends Lying {
  kind: 'back';
  area: CardArea;
}

/** DON!! are all alike: the last one of a place is the first to go. */
export interface Don extends Lying {
  kind: 'don';
  area: DonArea;
  state: CardState;
}

export interface Battle {
  attacker: CopyId;
  target: CopyId;
  step: BattlePart;
}

export interface Waiting {
  seat: Seat;
  /** The card's number, and the place of the effect among its effects. */
  effect: string;
}

export interface Result {
  reason: string;
  winners: readonly Seat[];
}
