/** What lies on the table, and what is told while a match runs. */
import {
  type CopyId,
  column,
  faceDownBySeat,
  hands,
  type OptionsOf,
  open,
  openBySeat,
  openList,
  openRecords,
  passingBySeat,
  type Running,
  rows,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';
import type { Duration, Later } from '../lexicon/durations.ts';
import type { Card } from './card.ts';
import type { How } from './happening.ts';
import type { options } from './options.ts';

export type TurnPhase = 'SETUP' | 'REFRESH' | 'DRAW' | 'DON_PHASE' | 'MAIN' | 'END';
export type BattlePart = 'attack' | 'block' | 'counter' | 'damage' | 'end';

/** The ten areas by the rules' names (OP-7). */
export const AREA_NAMES = {
  deck: 'DECK',
  hand: 'HAND',
  trash: 'TRASH',
  life: 'LIFE',
  donDeck: 'DON_DECK',
  don: 'COST_AREA',
  leader: 'LEADER_AREA',
  characters: 'CHARACTER_AREA',
  stage: 'STAGE_AREA',
  limbo: 'LIMBO',
} as const;
export type AreaName = (typeof AREA_NAMES)[keyof typeof AREA_NAMES];
export type DonArea = Extract<AreaName, 'DON_DECK' | 'COST_AREA'>;
export type CardArea = Exclude<AreaName, DonArea>;

/** A change of finite length, on one card in one of its lives on the field, or on a player (`on` is 0). */
export interface Modifier {
  what:
    | 'power'
    | 'basePower'
    | 'cost'
    | 'costZero'
    | 'baseCost'
    | 'keyword'
    | 'attribute'
    | 'ban'
    | 'negate'
    | 'freeze'
    | 'tax'
    | 'mustAttack';
  on: CopyId;
  since: number;
  n: number;
  /** Whose effect it is, and in which turn it began: that is how its end is found. */
  by: Seat;
  turn: number;
  until: Duration | 'NEXT_REFRESH';
  /** A ban against some cards only: a filter of the compiled set, or -1. */
  filter: number;
  /** A ban for the first occasion of a turn: the turn in which it was used last; -1: a ban that always holds. */
  used: number;
}

/** A rule for a player that an effect made: what it is stands in the step of its code. */
export interface PlayerRule {
  what: 'ban' | 'nextPlay' | 'playCost' | 'instead';
  seat: Seat;
  /** A bit of `PLAYER_BANS`; how much more is paid for a card (less than 0: less); the code of what is done instead. */
  n: number;
  /** Which cards it is about: a filter of the compiled set, or -1. */
  filter: number;
  source: CopyId;
  by: Seat;
  turn: number;
  until: Duration;
  /** `instead`: the cards that were there when it was said, and which lives of them are meant. Others: empty. */
  on: CopyId[];
  its: number[];
}

/** An effect that waits for its turn (OP-73). */
export interface Pending {
  /** Its generation. */
  unit: number;
  seat: Seat;
  card: CopyId;
  since: number;
  code: number;
  /** The card and the number of what set it off. */
  event: CopyId;
  n: number;
  /** Noted while its card was still on the field, or made by another effect: it no longer needs its card there. */
  noted: boolean;
  it: CopyId[];
  /** Which lives of those cards are meant, by place. */
  its: number[];
}

/** A piece of an effect that comes later. */
export interface Delayed {
  at: Later;
  seat: Seat;
  card: CopyId;
  /** Which life of its card spoke; 0: it was not on the field. */
  since: number;
  code: number;
  it: CopyId[];
  its: number[];
}

/** Something that happened. */
export interface Done {
  /** The place of the question it answers, for whoever asks as `seat`. */
  what: number;
  seat: Seat;
  /** The card and its life, where the question needs to know; 0: it does not. */
  card: CopyId;
  since: number;
  /** How often. */
  n: number;
}

/** What lies on a card there, and its values, are gone when it leaves. */
const FIELD = ['leader', 'characters', 'stage'];

export const fields = {
  phase: open<TurnPhase>('SETUP'),
  turnPlayer: open<Seat>(0),
  /** Who drew the choice of going first, and who goes first; -1 before that. */
  chooser: open<number>(-1),
  first: open<number>(-1),
  turnsTaken: openBySeat<number>(0),
  extraTurns: openBySeat<number>(0),

  deck: faceDownBySeat(),
  hand: hands(),
  trash: rows(),
  /** The last card is the top one. */
  life: faceDownBySeat(),
  leader: rows(),
  characters: rows(),
  stage: rows(),
  limbo: passingBySeat(),

  /** DON!! are all alike: they are counted. Given ones lie under their card, in `given`. */
  donDeck: openBySeat<number>(0),
  donActive: openBySeat<number>(0),
  donRested: openBySeat<number>(0),
  /** Rested DON!! that stay rested in their owner's next Refresh Phase. */
  donFrozen: openBySeat<number>(0),
  given: column(0, ...FIELD),

  /** Which card a copy is, counted from 1. */
  print: column(0),
  rested: column(0, ...FIELD),
  /** Where a Character stands, counted from 1: it stays there when others go. */
  slot: column(0, 'characters'),
  /** Face up in Life. */
  faceUp: column(0, 'life'),
  /** The incarnation: when this card came to the field, counted by `stamp`; 0 off the field. */
  since: column(0, ...FIELD),
  stamp: open<number>(0),
  turnStamp: open<number>(0),
  /** How often each effect of the card that is [Once Per Turn] was used in this turn: see `isUsed`. */
  used: column(0, ...FIELD),

  /** Values as they are now, of cards on the field; `stale` says what has changed since they were found. */
  power: column(0, ...FIELD),
  basePower: column(0, ...FIELD),
  cost: column(0, ...FIELD),
  keywords: column(0, ...FIELD),
  bans: column(0, ...FIELD),
  playerBans: openBySeat<number>(0),
  stale: open<number>(0),
  staleCards: openList<number>(),
  /** What the standing texts on the field look at, and whether some of them change cards in hands. */
  reads: open<number>(0),
  handTexts: open<number>(0),
  /** How many of them look at values that texts change. */
  feeds: open<number>(0),
  /** How many look at values that none of these changes. */
  late: open<number>(0),

  /** Effects of cards on the field, by timing: how many of each, and which (timing, copy and effect in one number). */
  hearing: openList<number>(),
  listeners: openList<number>(),
  modifiers: openRecords<Modifier>(),
  playerRules: openRecords<PlayerRule>(),
  pending: openRecords<Pending>(),
  delayed: openRecords<Delayed>(),
  /** The open unit: whatever happens now belongs to its generation. */
  unit: open<number>(0),

  battle: open<BattlePart | ''>(''),
  attacker: open<number>(0),
  attackerSince: open<number>(0),
  target: open<number>(0),
  targetSince: open<number>(0),
  /** Both were still there when power was compared. */
  battled: open<boolean>(false),

  /** What happened in this turn, as far as some text asks. */
  deeds: openRecords<Done>(),

  /** Lost, as soon as this turn ends. */
  due: openBySeat<boolean>(false),
  /** Positions from which something was begun in this turn, for the loop guard. */
  passed: openList<number>(),
  /** The position of the open menu, where it may be one of those. */
  here: open<number>(0),
  /** Cards that moved without everybody seeing which, counted. */
  unseen: open<number>(0),
  /** Effects resolved since somebody could last decide freely, and the first place in `passed` since then. */
  chain: open<number>(0),
  from: open<number>(0),
  /** How many places `passed` had when each seat could last have stopped that chain. */
  stops: openBySeat<number>(0),
  /** A loop whose rounds were named: where they are counted, how many are left (-1: there is none), who ends it. */
  roundsAt: open<number>(0),
  roundsLeft: open<number>(-1),
  roundsEnd: open<Seat>(0),
  /** What the turn player named, while the other names a number. */
  roundsNamed: open<number>(-1),
};

export type Table = TableOf<typeof fields>;

/** Why a card moved. */
export type Why =
  | 'draw'
  | 'play'
  | 'cost'
  | 'effect'
  | 'ko'
  | 'rule'
  | 'damage'
  | 'counter'
  | 'trigger'
  | 'shuffle'
  | 'setup';

interface At {
  seat: Seat;
}
interface OfCard extends At {
  card: CopyId;
}
/** What a table needs to find a card where it lies, and to turn it over. */
interface Seen {
  /** Which card it is, counted from 1; masked with the card. */
  print: number;
  /** How many cards lie above it in its deck or Life; -1 elsewhere. */
  depth: number;
}
/** How a card arrives: at the other end of its area, face up in Life, rested on the field. */
interface Lying {
  bottom: boolean;
  faceUp: boolean;
  rested: boolean;
}
/** The same for several cards of one area of `of`. */
interface AllSeen extends At {
  of: Seat;
  area: CardArea;
  depths: number[];
}

export type OnePieceEvent =
  | { type: 'gameStarted'; cards: CopyId[] }
  | (At & { type: 'coinDecided' })
  | (At & { type: 'turnOrderChosen'; first: Seat })
  | (At & { type: 'mulligan'; again: boolean })
  | (At & { type: 'lifeDealt'; n: number })
  | (At & { type: 'phaseChanged'; phase: TurnPhase })
  | (At & { type: 'turnChanged'; turn: number })
  | (OfCard & Seen & { type: 'cardMoved'; from: CardArea; to: CardArea; why: Why } & Lying)
  | (OfCard & Seen & { type: 'cardRevealed' | 'cardShown'; area: CardArea })
  | (AllSeen & { type: 'cardLooked'; cards: CopyId[]; prints: number[]; n: number })
  | (AllSeen & { type: 'orderHidden' })
  | (OfCard & { type: 'cardStateChanged'; rested: boolean; how: How })
  | (OfCard & Seen & { type: 'lifeTurned'; faceUp: boolean })
  | (At & { type: 'donMoved'; from: DonArea; to: DonArea; n: number; rested: boolean })
  | (At & { type: 'donStateChanged'; n: number; rested: boolean; how: How })
  | (OfCard & { type: 'donGiven'; n: number; given: number; rested: boolean })
  | (OfCard & { type: 'donTaken'; n: number; given: number })
  | (OfCard & { type: 'costPaid'; don: number })
  | (OfCard & { type: 'cardPlayed'; from: CardArea; rested: boolean })
  | (OfCard & { type: 'eventActivated'; timing: string })
  | (OfCard & { type: 'effectQueued'; effect: string })
  | (OfCard & { type: 'effectUnqueued'; effect: string; place: number })
  | (OfCard & { type: 'effectActivated'; effect: string })
  | (OfCard & { type: 'effectResolved'; effect: string })
  | (OfCard & { type: 'effectDropped'; effect: string })
  | (OfCard & { type: 'effectInForce'; effect: string })
  | (At & { type: 'choiceMade'; cards: CopyId[]; word: string })
  | (OfCard & { type: 'attackDeclared'; target: CopyId })
  | { type: 'battleStepChanged'; step: BattlePart }
  | (OfCard & { type: 'attackTargetChanged'; from: CopyId })
  | (OfCard & { type: 'blockDeclared' })
  | (OfCard & { type: 'counterUsed'; on: CopyId; n: number })
  | (OfCard & { type: 'powerChanged'; from: number; to: number })
  | (OfCard & { type: 'costChanged'; from: number; to: number })
  | (OfCard & { type: 'keywordChanged'; keyword: string; has: boolean })
  | (At & { type: 'damageDetermined'; n: number; banish: boolean })
  | (At & { type: 'lifeLost'; left: number; banish: boolean })
  | (OfCard & { type: 'triggerUsed' })
  | (OfCard & { type: 'cardKO'; battle: boolean })
  | (OfCard & { type: 'cardRemoved'; to: CardArea })
  | (OfCard & { type: 'replacementUsed'; effect: string; saved: CopyId[] })
  | { type: 'battleEnded'; battled: boolean }
  | (At & { type: 'shuffled'; area: CardArea })
  | { type: 'loopDetected'; repeats: number }
  | { type: 'gameOver'; reason: string; winner: number };

export interface OnePiece {
  table: Table;
  event: OnePieceEvent;
  card: Card;
  options: OptionsOf<ReturnType<typeof options>>;
}
export type X = Running<OnePiece>;

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
