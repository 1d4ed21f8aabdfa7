/** What the search knows of The Door. */
import { chanceOfOdds, type Instinct, type Skills } from '@dealers-choice/bots';
import type { Door } from '../rules/table.ts';
import { choose } from './policy.ts';
import { score } from './score.ts';
import { sharp } from './sharp.ts';

/** A lead of this much makes odds of e to 1. */
const LEAD = 4;

export const instinct: Instinct<Door> = {
  value: (match, seat) => chanceOfOdds(score(match, seat) / LEAD),
  policy: (match, seat, rng) => choose(sharp, match, seat, { rng, since: 0 }),
  until: (match) => match.turn + 2 * match.seats,
};

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 500 } },
};
