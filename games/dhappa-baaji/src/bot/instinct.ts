/** What the search knows of Dhappa Baaji. */
import type { Instinct, Skills } from '@dealers-choice/bots';
import type { Dhappa } from '../rules/table.ts';
import { captain } from './captain.ts';
import { compare } from './compare.ts';
import { outlookFor } from './outlook.ts';
import { sketchOfAll } from './sketch.ts';

export const instinct: Instinct<Dhappa> = {
  value: (match, seat) => outlookFor(sketchOfAll(match), seat & 1),
  policy: captain.choose,
  // A tree of single moves would be spent on the order in which runs are laid: whole turns are compared instead.
  think: compare,
  sideOf: (seat) => seat & 1,
};

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 2000, margin: 0.003 } },
};
