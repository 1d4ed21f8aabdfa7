/** A printed card as the engine wants it: what it says, compiled once when its set is loaded. */
import { type CopyId, type Game, must, type Seat } from '@dealers-choice/kernel';
import type { RulesContext } from '../data/rules-context.ts';
import type { CardData, CardSet } from '../tree/card.ts';
import type { Attribute, Category, Effect, EffectCategory, Occasion, Timing, Who } from '../tree/tree.ts';
import type { History } from './history.ts';
import type { KnownDecks } from './prints.ts';
import type { OnePiece, X } from './table.ts';
import type { Watch } from './watch.ts';

export interface Card {
  id: string;
  /** Not used: which copies a match has, its decks say. */
  copies: number;
  data: CardData;
  category: Category;
  names: readonly string[];
  types: readonly string[];
  attributes: readonly Attribute[];
  cost: number;
  power: number;
  counter: number;
  /** Bits of `KEYWORD`. */
  keywords: number;
  abilities: readonly Ability[];
  /** Its [Activate: Main] texts: their places among its effects, counted from 1. */
  activates: readonly number[];
  /** Some text of it works in the hand. */
  inHand: boolean;
  /** Has no printed text at all. */
  plain: boolean;
}

/** One effect of a card (OP-2): a block with two timings makes two (OP-109). */
export interface Ability {
  /** The card's number and its place among the card's effects. */
  id: string;
  label: string;
  category: EffectCategory;
  timing: Timing;
  /** It waits for what happens to its own card. */
  own: boolean;
  /** It speaks of what set it off. */
  ofEvent: boolean;
  /** Its place among the card's effects, from 0. */
  place: number;
  /** The place whose [Once Per Turn] mark it uses: its own, unless it shares that of another. */
  mark: number;
  /** [Once Per Turn]: it, or what it forbids. */
  limited: boolean;
  data: Effect;
  /** What is asked most often of `data`: [DON!! xN] (0: it has none), [Your Turn] or the opponent's, its occasion. */
  don: number;
  turn: Who | null;
  when: Occasion | null;
  /** The code it runs, and what must hold for it. */
  code: number;
  subject: Test | null;
  /** By the effect of which cards. */
  source: Test | null;
  number: ((x: X, value: number, env: Env) => boolean) | null;
  if: Holds | null;
  /** PERMANENT: what it changes. Other categories: empty. */
  changes: readonly Change[];
  /** Some of them look at values that texts change. */
  feeds: boolean;
  /** Which values it looks at and which it changes: bits of `VALUE`. */
  looksAt: number;
  alters: number;
  /** Some change cards in hands, bases, or whether a text works at all. */
  inHands: boolean;
  bases: boolean;
  negates: boolean;
  attributes: boolean;
  /** What its values are made of: `STALE` bits. `looks`: the same, as long as no card has changed itself. */
  reads: number;
  looks: number;
  /** Some change other cards, or what a player may do. */
  reachesOthers: boolean;
  /** Can its cost, or its substitute, be done whole? */
  payable: Payable | null;
}

/** Who speaks: what a test, a number or a condition is asked for. A frame is one. */
export interface Env {
  you: Seat;
  source: CopyId;
  r: Partial<Memory>;
}
/** What a running effect knows. */
export interface Memory {
  it: CopyId[];
  /** The card that is being changed, for a number that is its own. */
  each: CopyId;
  /** What was last revealed. */
  shown: CopyId[];
  others: CopyId[];
  event: CopyId;
  /** Several cards that set it off together. */
  events: CopyId[];
  eventN: number;
  n: number;
  /** The cost that was named. */
  named: number;
}
export type Test = (x: X, card: CopyId, env: Env) => boolean;
export type Value = (x: X, env: Env) => number;
export type Holds = (x: X, env: Env) => boolean;
export interface Payable {
  can: Holds;
  /** It is paid from a hand: whether it can be must not show. */
  hidden: boolean;
}

/** A standing change by a PERMANENT text. */
export interface Change {
  what:
    | 'power'
    | 'basePower'
    | 'cost'
    | 'baseCost'
    | 'keyword'
    | 'attribute'
    | 'ban'
    | 'playerBan'
    | 'negate'
    | 'counter'
    | 'playCost';
  n: Value;
  /** A bit for keywords and bans. */
  bit: number;
  /** The cards it changes; null: its own card. `hand`: it changes cards in hands. */
  cards: Test | null;
  hand: boolean;
  /** A prohibition for a player: which one. */
  who: Who;
  /** A prohibition against some cards, or for the first occasion of a turn only. */
  against: Test | null;
  once: boolean;
  /** Needs values that it may change itself. */
  feeds: boolean;
}

/** What a set of cards and a rules file make together. */
export interface Kit {
  rules: RulesContext;
  set: CardSet;
  cards: readonly Card[];
  /** Where each card is in `cards`, counted from 1, by its number. */
  prints: ReadonlyMap<string, number>;
  decks: KnownDecks;
  codes: readonly Code[];
  filters: readonly Test[];
  history: History;
  watch: Watch;
}

/** Steps that run one after another; a frame names them by their number. */
export interface Code {
  ability: Ability | null;
  card: CardData;
  ops: readonly Op[];
  /** For code that is a price: can it be paid? */
  payable: Payable | null;
}
export type { Op } from '../effects/op.ts';

import type { Op } from '../effects/op.ts';

export interface OnePieceGame extends Game<OnePiece> {
  kit: Kit;
}
export const kitOf = (x: X): Kit => (x.game as OnePieceGame).kit;
export const rulesOf = (x: X): RulesContext => (x.game as OnePieceGame).kit.rules;

/** What an effect is called: its own name, or for a piece of one that comes later the number of its card. */
export function effectNameOf({ codes }: Kit, code: number): string {
  const { ability, card } = must(codes, code);
  return ability?.id ?? card.id;
}

/** Copies 1 to n are seat 1's, the others seat 2's. */
export const ownerOf = (x: X, card: CopyId): Seat => (card > x.game.faces.length >> 1 ? 1 : 0);
