/** Named policies: each plays a seat from its view, which for The Door hides only the order of the deck. */
import { type Bot, levelsOf } from '@dealers-choice/bots';
import type { Seat } from '@dealers-choice/kernel';
import type { Temper } from '../rules/characters.ts';
import { theDoor } from '../rules/game.ts';
import type { Door, DoorOptions } from '../rules/table.ts';
import { instinct, SKILLS } from './instinct.ts';
import { choose, type Policy } from './policy.ts';
import type { View } from './seen.ts';
import { sharp } from './sharp.ts';
import { TEMPERS, temperOf } from './tempers.ts';

const bot = (name: string, about: string, policyOf: (view: View, seat: Seat) => Policy): Bot<Door> => ({
  name,
  about,
  choose: (view, seat, rng, since) => choose(policyOf(view, seat), view, seat, { rng, since: since ?? 0 }),
});

const ABOUT: Readonly<Record<Temper, string>> = {
  aggressive: 'Calls juries, exiles and reaps, and goes for the player with most lives.',
  cautious: 'Judges, summons and reaps whoever is nearest.',
  balanced: 'As the cautious, but brings somebody back when it can.',
  random: 'Tosses a coin and picks anybody.',
};
const temper = (name: Temper): Bot<Door> => bot(name, ABOUT[name], () => TEMPERS[name]);

export const bots: readonly Bot<Door>[] = [
  bot('temper', 'Plays by the temper of the character in its seat, or sharp where aiLevel says so.', temperOf),
  temper('aggressive'),
  temper('cautious'),
  temper('balanced'),
  temper('random'),
  bot('sharp', 'Sees who is winning and acts on it.', () => sharp),
  ...levelsOf(theDoor, instinct, SKILLS),
];

/** The bot of each seat, unless somebody says otherwise. */
export const usualBots = (_options: DoorOptions, seats: number): string[] => new Array<string>(seats).fill('temper');

export { hitChance, saferRole, survival, throwAt } from './duelist.ts';
export { score } from './score.ts';
export { threat } from './sharp.ts';
export { tunable } from './tunable.ts';
export { instinct };
