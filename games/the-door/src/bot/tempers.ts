/** The four tempers (TD-56). */
import { must, type Seat } from '@dealers-choice/kernel';
import { characterOf, type Temper } from '../rules/characters.ts';
import { roleByAim } from './duelist.ts';
import type { Policy } from './policy.ts';
import { anyOf, highest, type View } from './seen.ts';
import { sharp } from './sharp.ts';

/** The first liked option that is offered; else the first that is offered. */
const firstOf = (offered: readonly string[], ...liked: string[]): string =>
  liked.find((option) => offered.includes(option)) ?? must(offered, 0);

const nearest = (view: View, me: Seat, from: readonly Seat[]): Seat =>
  highest(from, (seat) => -Math.abs(view.table.pos[seat] - view.table.pos[me]));

const aggressive: Policy = {
  option: (_view, _me, offered) => firstOf(offered, 'JURY', 'EXILE', 'REAP'),
  target: (view, _me, _option, from) => highest(from, (seat) => view.table.lives[seat]),
  role: roleByAim,
};

const cautious: Policy = {
  option: (_view, _me, offered) => firstOf(offered, 'JUDGE', 'SUMMON', 'REAP'),
  target: (view, me, _option, from) => nearest(view, me, from),
  role: roleByAim,
};

/** Like the cautious, but brings somebody back when it can. */
const balanced: Policy = {
  ...cautious,
  option: (_view, _me, offered) => firstOf(offered, 'JUDGE', 'SUMMON', 'RESURRECT', 'REAP'),
};

const random: Policy = {
  option: (_view, _me, offered, rng) => anyOf(offered, rng),
  target: (_view, _me, _option, from, rng) => anyOf(from, rng),
  role: roleByAim,
};

export const TEMPERS: Readonly<Record<Temper, Policy>> = { aggressive, cautious, balanced, random };

/** How the AI of this seat plays: by the temper of its character, or sharp where `aiLevel` says so. */
export const temperOf = ({ options }: View, seat: Seat): Policy =>
  options.aiLevel[seat] === 'sharp' ? sharp : TEMPERS[characterOf(options, seat).temper];
