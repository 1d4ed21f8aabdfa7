/** What a position is judged by, as the player whose turn it is sees it: in an imagined match, where all is known. */
import { must, type Seat } from '@dealers-choice/kernel';
import { other } from '../rules/table.ts';
import { counterOf } from '../rules/values/values.ts';
import { assaultBy } from './assault.ts';
import { fightersOf, type Look } from './look.ts';
import { readyBlockers } from './threat.ts';
import { bodyWorth, keepWorth, livesOf } from './worth.ts';

/** Just this much Life, as opposed to more than any of these. */
const LIFE = ['life 0', 'life 1', 'life 2', 'life 3', 'life 4'] as const;
const COUNTED = ['hand', 'counter', 'keep', 'body', 'characters', 'blockers', 'don', 'stage'] as const;
/** Characters are worth more to whoever has the time to use them. */
const TOGETHER = ['body and life', 'body and their life'] as const;
const SIDE = [...LIFE, ...COUNTED, ...TOGETHER] as const;
const ASSAULT = ['4 hits short', '3 short', '2 short', '1 short', 'enough', 'lead', 'sure'] as const;

/** `my`: of the turn player. `now`: the attacks of this turn; `next`: those of the other player's next one. */
export type FactName =
  | 'turn'
  | `${'my' | 'their'} ${(typeof SIDE)[number]}`
  | `${'now' | 'next'} ${(typeof ASSAULT)[number]}`;
export const FACT_NAMES: readonly FactName[] = [
  'turn',
  ...SIDE.map((name) => `my ${name}` as const),
  ...SIDE.map((name) => `their ${name}` as const),
  ...ASSAULT.map((name) => `now ${name}` as const),
  ...ASSAULT.map((name) => `next ${name}` as const),
];

/** A number for each name, in that order. */
export function factsOf(look: Look): number[] {
  const { turnPlayer } = look.t;
  const facts: number[] = [1];
  addSide(look, turnPlayer, facts);
  addSide(look, other(turnPlayer), facts);
  addAssault(look, turnPlayer, facts);
  addAssault(look, other(turnPlayer), facts);
  return facts;
}

const LIVES = LIFE.length;

function addSide(look: Look, seat: Seat, facts: number[]): void {
  const { x, t } = look;
  const lives = livesOf(look, seat);
  for (let life = 0; life < LIVES; life++) facts.push(life === lives ? 1 : 0);
  let [counter, keep, body] = [0, 0, 0];
  for (const card of t.hand[seat]) {
    counter += counterOf(x, card) / 1000;
    keep += keepWorth(look, card);
  }
  for (const card of t.characters[seat]) body += bodyWorth(look, card);
  let don = t.donActive[seat] + t.donRested[seat];
  for (const card of fightersOf(look, seat)) don += must(t.given, card);
  facts.push(t.hand[seat].length, counter, keep, body, t.characters[seat].length);
  facts.push(readyBlockers(look, seat).length, don, t.stage[seat].length);
  facts.push(body * Math.min(LIVES, lives), body * Math.min(LIVES, livesOf(look, other(seat))));
}

/** Beyond this many thousands more or less makes no difference. */
const FAR = 6;

function addAssault(look: Look, seat: Seat, facts: number[]): void {
  const { x, t } = look;
  const { over, need } = assaultBy(look, seat);
  for (let short = 4; short > 0; short--) facts.push(over === 1 - short ? 1 : 0);
  let lead = need;
  for (const card of t.hand[other(seat)]) lead -= counterOf(x, card) / 1000;
  const enough = over > 0 ? 1 : 0;
  facts.push(enough, enough * Math.max(-FAR, Math.min(FAR, lead)), lead > 0 ? enough : 0);
}
