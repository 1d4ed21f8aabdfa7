/** Named policies: each plays a seat from its view, which for The Door hides only the order of the deck. */
import type { Move, Rng, Seat } from '@dealers-choice/kernel';
import { characterOf, type Temper } from '../rules/characters.ts';
import type { DoorOptions } from '../rules/table.ts';
import { choose, type Policy } from './policy.ts';
import type { View } from './seen.ts';
import { sharp } from './sharp.ts';
import { TEMPERS } from './tempers.ts';

export interface DoorBot {
  name: string;
  about: string;
  choose(view: View, seat: Seat, rng: Rng, since?: number): Move | null;
}

const bot = (name: string, about: string, policyOf: (view: View, seat: Seat) => Policy): DoorBot => ({
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
const temper = (name: Temper): DoorBot => bot(name, ABOUT[name], () => TEMPERS[name]);

export const bots: readonly DoorBot[] = [
  bot('temper', 'Plays by the temper of the character in its seat, or sharp where aiLevel says so.', (view, seat) =>
    view.options.aiLevel[seat] === 'sharp' ? sharp : TEMPERS[characterOf(view.options, seat).temper],
  ),
  temper('aggressive'),
  temper('cautious'),
  temper('balanced'),
  temper('random'),
  bot('sharp', 'Sees who is winning and acts on it.', () => sharp),
];

/** The bot of each seat, unless somebody says otherwise. */
export const usualBots = (_options: DoorOptions, seats: number): string[] => new Array<string>(seats).fill('temper');

export { hitChance, saferRole, survival, throwAt } from './duelist.ts';
export { score } from './score.ts';
export { threat } from './sharp.ts';
