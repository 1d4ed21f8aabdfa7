import { chanceOfOdds, type Instinct, levelsOf, type Skills } from '@dealers-choice/bots';
import { moves } from '@dealers-choice/kernel';
import { type Caravan, caravan } from './caravan.ts';

export const instinct: Instinct<Caravan> = {
  value: ({ table: { gold }, seats }, seat) =>
    chanceOfOdds(gold[seat] - gold.reduce((sum, one) => sum + one, 0) / seats),
  policy: (view, seat) => moves(caravan, view, seat)[0] ?? null,
};

const SKILLS: Skills = {
  casual: { slips: 40 }, // of a hundred answers, this many are any legal one
  regular: { slips: 12 },
  strong: {}, // the rule of thumb alone
  master: { search: { iterations: 100, way: 'same-worlds' } },
};

export const bots = levelsOf(caravan, instinct, SKILLS);
