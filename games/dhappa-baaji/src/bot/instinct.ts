/** What the search knows of Dhappa Baaji. */
import { chanceOfOdds, type Instinct, type Skills } from '@dealers-choice/bots';
import type { Dhappa } from '../rules/table.ts';
import { captain } from './captain.ts';
import { score } from './score.ts';

/** A lead of this much makes odds of e to 1. */
const LEAD = 8;

export const instinct: Instinct<Dhappa> = {
  value: (match, seat) => chanceOfOdds(score(match, seat) / LEAD),
  policy: captain.choose,
  consider: (match, seat) => {
    const move = captain.choose(match, seat, match.rng);
    return move ? [move] : [];
  },
  sideOf: (seat) => seat & 1,
};

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 60 } },
};
