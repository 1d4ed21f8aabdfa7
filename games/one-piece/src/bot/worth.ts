/** What a card is worth where it lies, and what a Life card is. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import type { Keyword } from '../lexicon/keywords.ts';
import { TIMING_WORDS } from '../lexicon/timings.ts';
import { wordsIn } from '../lexicon/words-in.ts';
import { type Card, ownerOf } from '../rules/card.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { basePowerOf, counterOf, isOnField, keywordsOf } from '../rules/values/values.ts';
import { faceFor, isSeen, type Look } from './look.ts';
import type { Weights } from './weights.ts';

function textWorth(w: Weights, { abilities }: Card): number {
  let sum = 0;
  for (const { timing } of abilities) if (!TIMING_WORDS[timing].spent) sum += w.text;
  return sum;
}

/** The weight of each keyword; null: it is worth nothing by itself. Weights are added in this order. */
const WEIGHTS: Readonly<Record<Keyword, 'blocker' | 'rush' | 'doubleAttack' | 'banish' | 'unblockable' | null>> = {
  BLOCKER: 'blocker',
  RUSH: 'rush',
  DOUBLE_ATTACK: 'doubleAttack',
  BANISH: 'banish',
  UNBLOCKABLE: 'unblockable',
  RUSH_CHARACTER: null,
  ATTACK_ACTIVE: null,
};
const WEIGHED = wordsIn(WEIGHTS).flatMap((keyword) => {
  const weight = WEIGHTS[keyword];
  return weight === null ? [] : [{ bit: KEYWORD[keyword], weight }];
});

function keywordWorth(w: Weights, keywords: number): number {
  let sum = 0;
  for (const { bit, weight } of WEIGHED) if ((keywords & bit) !== 0) sum += w[weight];
  return sum;
}

/** Between thousands it counts the lower one; beyond the list the last. */
function powerWorth({ body }: Weights, power: number): number {
  const thousands = Math.max(0, Math.min(body.length - 1, Math.floor(power / 1000)));
  return must(body, thousands);
}

/** A Character or Stage on the field, or as it would be there. */
export function bodyWorth(look: Look, card: CopyId): number {
  const { x, w } = look;
  if (!isSeen(card)) return 1;
  const face = faceFor(look, card);
  if (face.category === 'STAGE') return w.stage;
  return powerWorth(w, basePowerOf(x, card)) + keywordWorth(w, keywordsOf(x, card)) + textWorth(w, face);
}

/** A card in hand for what it can do in the Counter Step. */
export function counterWorth(look: Look, card: CopyId): number {
  const { x, w } = look;
  const face = faceFor(look, card);
  if (face.category === 'CHARACTER') return w.least + (w.counter * counterOf(x, card)) / 1000;
  return w.least + (face.abilities.some(({ timing }) => timing === 'COUNTER') ? 2 * w.counter : 0);
}

/** What a card in hand could still do: be trashed for its Counter, or be played with the DON!! there will be. */
export function keepWorth(look: Look, card: CopyId): number {
  const { x, w, t } = look;
  if (!isSeen(card)) return w.card;
  const { cost } = faceFor(look, card);
  const seat = ownerOf(x, card);
  const next = 2 + t.donActive[seat] + t.donRested[seat];
  return counterWorth(look, card) + (cost <= next ? 1 : w.later) * w.keep * cost;
}

/** What `n` Life cards mean to a player who has `life` of them and takes them to hand; with none left, everything. */
export function lifeWorth({ w }: Look, life: number, n: number): number {
  let sum = 0;
  for (let left = life; left > life - n && left > 0; left--) sum += must(w.life, Math.min(left, w.life.length) - 1);
  return sum;
}
/** The same when they go to the trash. */
export const lifeLost = (look: Look, life: number, n: number): number =>
  lifeWorth(look, life, n) + look.w.card * Math.min(n, life);

export const livesOf = ({ t }: Look, seat: Seat): number => t.life[seat].length;
export const liesThere = ({ t }: Look, card: CopyId): boolean => isSeen(card) && isOnField(t, card);
