/** The table: its fields, who sees them, the cards and the events. */
import {
  type CopyId,
  column,
  faceDown,
  faceUp,
  hands,
  type OptionsOf,
  oneOf,
  open,
  openBySeat,
  openList,
  openLists,
  type Program,
  passingFaceUp,
  type Refusal,
  type Running,
  rows,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';
import type { Choices } from './choices.ts';
import type { Interaction } from './kinds.ts';
import type { Ware } from './wares.ts';

export const LARGE_SPACES = 6;
export const SMALL_SPACES = 3;
export const SMALL_STANDS = 5;
export const MOST_UTILITIES = 3;
export const ACTIONS = 5;
export const START_GOLD = 20;

type Space = Ware | null;

export const fields = {
  active: open<Seat>(0),
  phase: open<'draw' | 'play' | 'end'>('draw'),
  actions: open<number>(ACTIONS),
  looks: open<number>(0),
  /** Wise Men played this turn. */
  wiseMen: open<number>(0),
  firstStandBuilt: open<boolean>(false),
  endgameActive: open<boolean>(false),
  endgameTriggerPlayer: open<Seat | null>(null),
  endgameFinalTurn: open<boolean>(false),
  triggerGold: open<number>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  /** Cards that one seat looks at: in the draw phase, with Psychic, with Scale. */
  looked: hands(),
  utilities: rows(),
  stands: rows(),
  /** Being resolved: the card that was played, and a utility that Crocodile took. */
  played: passingFaceUp(),
  /** In the middle of an effect, open to both: a draft, cards for sale, cards turned over. */
  pool: passingFaceUp(),
  /** 1: used this turn. */
  used: column(0, 'utilities', 'pool'),
  gold: openBySeat<number>(START_GOLD),
  /** The large stand: space 1 first. */
  large: openLists<Space>(new Array<Space>(LARGE_SPACES).fill(null)),
  /** Three spaces for each small stand, the oldest stand first. */
  small: openLists<Space>([]),
  /** Tokens that lie on no stand: trinkets, hides, tea, silk, fruit, salt. */
  supply: openList<number>(),
  /** Wares set aside: for sale, or in a draft. */
  lot: openList<Ware>(),
  /** Wares that arrive where there may be no space. */
  waiting: openList<Ware>(),
};

export const options = {
  startSeat: oneOf('Who takes the first turn', ['random', '1', '2']),
};

export type Category = 'ware' | 'stand' | 'people' | 'animal' | 'utility';

/** A kind of card. Its literal says all of it: name, text, effect and what others need to know. */
export interface Card {
  id: string;
  name: string;
  /** What it does, in our words, short enough for a card. */
  text: string;
  copies: number;
  category: Category;
  /** About how much gold it is worth, in play if it is a utility and else in hand. Bots reckon with it. */
  worth: number;
  /** What it may ask, in this order, beside the window that every animal and every ware card opens. */
  interactions: readonly Interaction[];
  /** The line of rules/by-number.md that says the finer points, of it alone or of its kind. */
  rule: string;
  /** Of ware cards: the pictured wares, then the prices. Other cards have none of them. */
  wares: readonly Ware[];
  /** The pictured wares by number, each with its count. */
  pictured: readonly (readonly [ware: number, count: number])[];
  buy: number;
  sell: number;
  /** The phase in which a utility is used. */
  usedIn: 'draw' | 'play';
  /** Where its draft, or the discard that it forces, takes things from. */
  zone: 'wares' | 'hand' | 'utilities' | null;
  choices: Choices | null;
  /** It needs two tokens of one ware in the supply; one is not enough. */
  wantsPairs: boolean;
  /** The reason why it would do nothing now or cannot be paid for, or null. */
  needs: Need;
  effect: Program<Jambo> | null;
  /** Parts of its effect that are programs of their own, by name. */
  parts: Readonly<Record<string, Program<Jambo>>>;
}

/** Payments that the rules themselves ask for or make. */
export type RuleReason = 'WARE_BOUGHT' | 'WARE_SOLD' | 'UNUSED_ACTIONS' | 'SMALL_STAND' | 'SIXTH_SPACE' | 'AUCTION';
/** Why gold changed hands (JB-23): a rule, or the id of the card whose effect it was. */
export type GoldReason = RuleReason | Card['id'];

export type JamboEvent =
  | { type: 'TURN_STARTED'; seat: Seat; final: boolean }
  | { type: 'TURN_ENDED'; seat: Seat; unused: number }
  | { type: 'LOOKED' | 'KEPT' | 'DREW' | 'DISCARDED' | 'PLAYED' | 'USED' | 'FOUND'; seat: Seat; card: CopyId }
  | { type: 'STAND_BUILT' | 'TURNED_OVER' | 'PICKED' | 'USED_STOLEN'; seat: Seat; card: CopyId }
  | { type: 'BOUGHT' | 'SOLD'; seat: Seat; card: CopyId; gold: number }
  | { type: 'GUARDED' | 'RAIN_MADE'; seat: Seat; card: CopyId; with: string }
  | { type: 'GOLD_CHANGED'; seat: Seat; amount: number; reason: GoldReason }
  | { type: 'WARE_PLACED' | 'WARE_LEFT'; seat: Seat; ware: Ware; space: number }
  | { type: 'WARE_REFUSED' | 'WARE_PICKED'; seat: Seat; ware: Ware }
  | { type: 'EXCHANGED'; seat: Seat; theirs: Ware; mine: Ware }
  | { type: 'UTILITY_TAKEN' | 'CARD_TAKEN' | 'CARD_GIVEN'; seat: Seat; card: CopyId; other: Seat }
  | { type: 'HAND_SEEN'; seat: Seat; other: Seat; count: number }
  | { type: 'PEEKED' | 'RESHUFFLED'; seat: Seat; count: number }
  | { type: 'OPTION_CHOSEN'; seat: Seat; kind: Card['id']; option: string }
  | { type: 'HALF_SKIPPED'; seat: Seat; half: string }
  | { type: 'OFFERED'; seat: Seat; ware: Ware }
  | { type: 'BID' | 'AUCTION_WON'; seat: Seat; amount: number }
  | { type: 'PASSED' | 'UNSOLD'; seat: Seat }
  | { type: 'ENDGAME_TRIGGERED'; seat: Seat; gold: number }
  | { type: 'WON'; seat: Seat; gold: number; other: number };

export interface Jambo {
  table: TableOf<typeof fields>;
  event: JamboEvent;
  card: Card;
  options: OptionsOf<typeof options>;
}
export type Table = Jambo['table'];
export type X = Running<Jambo>;
export type Need = (x: X) => Refusal | null;

/** The seat of the other player. */
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export const rival = (x: X): Seat => x.after(x.you);
/** The only one there is, or null. */
export const theOnly = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
