/** What later words of a text lean on: "it", "that many", "the other". */
import type { Cards, Counted, Duration, Num, Pick, Ref, Side, Timing } from '../../src/tree/tree.ts';

/** What was said so far, as far as later words depend on it. Replaced, never changed, so that going back is cheap. */
export interface SaidSoFar {
  /** Standing text: no durations, and cards without a number are all of them. */
  readonly permanent: boolean;
  /** Something set the effect off: "that card" can mean it. */
  readonly event: boolean;
  /** Cards were chosen, revealed or moved: "it" means them. */
  readonly chosen: boolean;
  /** They were chosen one after another: only the last are "it", and no word means all of them. */
  readonly apart: boolean;
  /** The last ones were any cards of a hand, so nobody calls them Characters. */
  readonly anyCards: boolean;
  /** Something was done: "that many" are as many. */
  readonly did: boolean;
  /** A cost was chosen: "the chosen cost". */
  readonly named: boolean;
  /** The card last named: what "it" is. */
  readonly last: Exclude<Ref, 'revealed'> | null;
  /** The cards last chosen or revealed: "1 of them" is one of these, and then there is "the other". */
  readonly several: { of: readonly Pick[]; as: 'it' | 'revealed' } | null;
  /** What was done to those cards: only these words mean them. Null: any. */
  readonly done: readonly string[] | null;
  /** "your or your opponent's Life cards": cards of one of the two piles. */
  readonly onePile: boolean;
  /** One of them was chosen just now, so there is "the other". */
  readonly among: boolean;
  /** The cards that a condition asked for: "if your opponent has a Character with 0 power, K.O. it". */
  readonly had: Cards | null;
  /** How far the line of this chain is indented. */
  readonly depth: number;
  /** The player who does what is being said. */
  readonly actor: Side;
  /** Numbers that stand as letters until ", where X is …". */
  readonly letters: ReadonlyMap<string, Counted>;
  /** What those letters stand for, as far as it was said. */
  readonly values: ReadonlyMap<Counted, Num>;
  /** How long the last change lasted, for one that is "additional". */
  readonly time: Duration | null;
  readonly additional: boolean;
  /** The first step of this chain follows one on the line above. */
  readonly inList: boolean;
  /** Cards without a place are those of the hand. */
  readonly fromHand: boolean;
  /** A noun may stand in the possessive: "your Characters' base power". */
  readonly possessive: boolean;
  /** A cost or power is being set: "X to 0 during this turn" is then not a range. */
  readonly setting: boolean;
  /** All of them are meant: "[A] and [B]" are all cards that have either name. */
  readonly everyone: boolean;
  /** Several cards were chosen: "that Character" is each of them. */
  readonly many: boolean;
  /** What the text waits for: "the number of cards trashed" are those of the occasion. */
  readonly happened: Timing | null;
  /** What the lines of a list count: "based on the number of …". */
  readonly basedOn: Counted | null;
  /** "… and have not done so this turn" was said: the whole text is then once per turn. */
  readonly once: boolean;
}

export const NOTHING_SAID: SaidSoFar = {
  permanent: false,
  event: false,
  chosen: false,
  apart: false,
  anyCards: false,
  did: false,
  named: false,
  last: null,
  several: null,
  done: null,
  onePile: false,
  among: false,
  had: null,
  depth: 0,
  actor: 'you',
  letters: new Map(),
  values: new Map(),
  time: null,
  additional: false,
  inList: false,
  fromHand: false,
  possessive: false,
  setting: false,
  everyone: false,
  many: false,
  happened: null,
  basedOn: null,
  once: false,
};
