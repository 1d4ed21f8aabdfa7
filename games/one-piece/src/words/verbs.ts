/** What is done with chosen cards, by the verb that a question names. */
import type { TakeTo, To } from '../lexicon/destinations.ts';

const MOVES: Readonly<Record<`move-${To}`, string>> = {
  'move-hand': 'to go to the hand',
  'move-trash': 'to trash',
  'move-deck-top': 'to go on top of the deck',
  'move-deck-bottom': 'to go to the bottom of the deck',
  'move-deck-top-or-bottom': 'to go to the top or bottom of the deck',
  'move-life-top': 'to go on top of Life',
  'move-life-bottom': 'to go to the bottom of Life',
  'move-life-top-or-bottom': 'to go to the top or bottom of Life',
};

import type { Verb } from '../effects/choose.ts';

/** Said after "Choose up to 2 cards: …". */
const VERBS: Readonly<Record<Verb, string>> = {
  ko: 'to K.O.',
  rest: 'to rest',
  'set-active': 'to set active',
  freeze: 'to keep from becoming active',
  power: 'whose power changes',
  basePower: 'whose base power changes',
  cost: 'whose cost changes',
  costZero: 'to cost 0',
  baseCost: 'whose base cost changes',
  keyword: 'to gain a keyword',
  attribute: 'to gain an attribute',
  ban: '', // to be kept from something, or kept safe from it: its text says which
  mustAttack: 'to be attacked first',
  tax: 'to pay before attacking',
  negate: 'to lose its effects',
  'swap-base-power': 'to swap base power',
  'give-don': 'to give DON!! to',
  play: 'to play',
  activate: 'to activate',
  'change-target': 'to be attacked instead',
  reveal: 'to show',
  choose: '',
  look: 'to look at',
  ...MOVES,
};
const isVerb = (verb: string): verb is Verb => Object.hasOwn(VERBS, verb);
export const verbWords = (verb: string): string => (isVerb(verb) ? VERBS[verb] : '');
export const KNOWN_VERBS: readonly string[] = Object.keys(VERBS);

/** Where a card that was looked at goes. */
const TAKES: Readonly<Record<string, string>> = {
  hand: 'to add to your hand',
  play: 'to play',
  'play-rested': 'to play rested',
  trash: 'to trash',
  'life-top': 'to add to the top of your Life',
  'deck-top': 'to place on top of your deck',
} satisfies Readonly<Record<TakeTo, string>>;
export const takeWords = (to: string): string => TAKES[to] ?? 'to take';
