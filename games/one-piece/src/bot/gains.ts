/** What it brings a player that something happens to a card: the measure for every choice of cards. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import type { Verb } from '../effects/choose.ts';
import type { To } from '../lexicon/destinations.ts';
import { zoneNameOf } from '../rules/areas.ts';
import { whyNoAttack } from '../rules/battle/attack.ts';
import { ownerOf } from '../rules/card.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { keywordsOf, powerOf } from '../rules/values/values.ts';
import { isSeen, type Look } from './look.ts';
import { bodyWorth, keepWorth, liesThere, lifeLost, lifeWorth, livesOf } from './worth.ts';

/** The verb as questions name it: `ko`, `rest`, `move-hand` … */
export type Gain = (look: Look, card: CopyId, you: Seat) => number;

/** A harm to the rival's card is a gain, to an own one a loss. */
const sideOf = ({ x }: Look, card: CopyId, you: Seat): 1 | -1 => (ownerOf(x, card) === you ? -1 : 1);
const has = ({ x }: Look, card: CopyId, keyword: keyof typeof KEYWORD): boolean =>
  (keywordsOf(x, card) & KEYWORD[keyword]) !== 0;
/** It could still attack in this turn. */
export const isReady = ({ x, t }: Look, card: CopyId): boolean =>
  ownerOf(x, card) === t.turnPlayer && whyNoAttack(x, card) === null;

const ko: Gain = (look, card, you) => sideOf(look, card, you) * bodyWorth(look, card);

/** A rested Character neither blocks nor attacks, and can be attacked. */
const rest: Gain = (look, card, you) => {
  if (!liesThere(look, card) || must(look.t.rested, card) !== 0) return 0;
  const body = bodyWorth(look, card);
  const harm = 0.15 * body + (has(look, card, 'BLOCKER') ? 0.4 : 0) + (isReady(look, card) ? 0.5 : 0);
  return sideOf(look, card, you) * harm;
};
const wake: Gain = (look, card, you) => {
  if (!liesThere(look, card) || must(look.t.rested, card) === 0) return 0;
  return -sideOf(look, card, you) * (0.4 + 0.2 * bodyWorth(look, card));
};
const lock: Gain = (look, card, you) => sideOf(look, card, you) * 0.35 * bodyWorth(look, card);

/** Where power helps: who fights now, else who can still attack. */
function powerUse(look: Look, card: CopyId, you: Seat): number {
  const { t, x } = look;
  if (t.attacker > 0) return card === t.attacker || card === t.target ? 3 : 0.1;
  if (ownerOf(x, card) !== you) return 0.5 + 0.2 * bodyWorth(look, card);
  if (t.turnPlayer !== you) return 0.2;
  return isReady(look, card) ? 1 + powerOf(x, card) / 10000 : 0.1;
}
const power: Gain = (look, card, you) => powerUse(look, card, you);

/** From the field; to the hand it can come back, on top of the deck it is the next card. */
const LEFT: Readonly<Record<string, number>> = {
  hand: 0.7,
  trash: 1,
  'deck-top': 0.8,
  'deck-bottom': 1,
  'deck-top-or-bottom': 1,
  'life-top': 1,
  'life-bottom': 1,
  'life-top-or-bottom': 1,
} satisfies Readonly<Record<To, number>>;

function moved(look: Look, card: CopyId, you: Seat, to: string): number {
  const { x } = look;
  const owner = ownerOf(x, card);
  const own = owner === you ? 1 : -1;
  const life = livesOf(look, owner);
  const arrives = to.startsWith('life') ? lifeLost(look, life + 1, 1) : 0;
  switch (zoneNameOf(x, card)) {
    case 'characters':
    case 'stage':
      return own * (arrives - (LEFT[to] ?? 1) * bodyWorth(look, card));
    case 'hand':
      return own * (arrives - keepWorth(look, card));
    case 'life':
      return own * -(to === 'hand' ? lifeWorth(look, life, 1) : lifeLost(look, life, 1));
    case 'trash':
    case 'deck':
      if (to === 'hand') return own * keepWorth(look, card);
      return own * (arrives + (to === 'deck-top' ? 0.3 * keepWorth(look, card) : 0));
    default:
      return 0;
  }
}

const plus: Gain = (look, card, you) => -sideOf(look, card, you) * (0.2 + 0.1 * bodyWorth(look, card));
const minus: Gain = (look, card, you) => sideOf(look, card, you) * (0.2 + 0.2 * bodyWorth(look, card));
/** Of texts that help one's own card and harm the rival's: the more it is worth, the more it matters. */
const either: Gain = (look, card) => 0.2 + 0.2 * bodyWorth(look, card);

/** Every verb but those that move cards. */
type Staying = Exclude<Verb, `move-${To}`>;
const GAINS: Readonly<Record<Staying, Gain>> = {
  ko,
  rest,
  'set-active': wake,
  freeze: lock,
  negate: minus,
  power,
  basePower: power,
  'swap-base-power': power,
  'give-don': power,
  keyword: plus,
  attribute: plus,
  cost: minus,
  costZero: minus,
  baseCost: minus,
  ban: either,
  mustAttack: either,
  tax: minus,
  choose: either,
  play: (look, card) => bodyWorth(look, card),
  activate: () => 1,
  reveal: () => 0,
  look: () => LITTLE,
  'change-target': () => LITTLE, // what is attacked then is weighed by who chooses
};
const isStaying = (verb: string): verb is Staying => Object.hasOwn(GAINS, verb);
/** What is not known is worth a little, so that "up to" is used. */
const LITTLE = 0.1;

export function gainOf(look: Look, verb: string, card: CopyId, you: Seat): number {
  if (!isSeen(card)) return verb.startsWith('move-') ? look.w.card : LITTLE;
  if (verb.startsWith('move-')) return moved(look, card, you, verb.slice('move-'.length));
  return isStaying(verb) ? GAINS[verb](look, card, you) : LITTLE;
}
