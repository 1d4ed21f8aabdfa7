/** What the search knows of Jambo. */
import { chanceOfOdds, type Instinct, type Skills } from '@dealers-choice/bots';
import type { Jambo } from '../rules/table.ts';
import { merchant } from './merchant.ts';
import { score } from './score.ts';

/** A lead of this much makes odds of e to 1. */
const LEAD = 12;

export const instinct: Instinct<Jambo> = {
  value: (match, seat) => chanceOfOdds(score(match, seat) / LEAD),
  policy: merchant.choose,
};

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 200 } },
};
