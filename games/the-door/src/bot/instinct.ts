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

export const MASTER: ThinkHow = { iterations: 2000, curiosity: 0.3, trust: 0.4 };
/** A seat has one choice or two in a match, so levels lie close together. */
export const SKILLS: Skills = {
  casual: { slips: 95 },
  regular: { slips: 40 },
  strong: {},
  master: { search: MASTER },
};
