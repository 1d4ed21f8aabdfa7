/** What the search knows of The Door. Little is hidden and matches are short: playouts go to the end. */
import { type Instinct, type Skills, type ThinkHow, weighed } from '@dealers-choice/bots';
import type { Seat } from '@dealers-choice/kernel';
import type { Door } from '../rules/table.ts';
import { facts, weights } from './facts.ts';
import { choose, type Policy } from './policy.ts';
import type { View } from './seen.ts';
import { sharp } from './sharp.ts';
import { temperOf } from './tempers.ts';

const by =
  (policyOf: (view: View, seat: Seat) => Policy): Instinct<Door>['policy'] =>
  (match, seat, rng) =>
    choose(policyOf(match, seat), match, seat, { rng, since: 0 });

export const instinct: Instinct<Door> = {
  value: weighed(facts, weights),
  policy: by(() => sharp),
  // Everybody can see whose character has which temper.
  playout: by(temperOf),
  until: () => Number.POSITIVE_INFINITY,
};

/** A seat has one choice or two in a match, so levels lie close together. */
const search = (iterations: number): ThinkHow => ({ iterations, curiosity: 0.3, trust: 0.4 });
export const MASTER = search(2000);
export const SKILLS: Skills = {
  casual: { slips: 50, search: search(14) },
  regular: { search: search(14) },
  strong: { search: search(100) },
  master: { search: MASTER },
};
