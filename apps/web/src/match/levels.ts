/** The bots of each game as levels that players know: how many of three diamonds each has, the easiest first. */
import type { AnyGame } from './shelf.ts';

export interface Level {
  bot: string;
  pips: 1 | 2 | 3;
  key: 'random' | 'temper' | 'fair' | 'sharp' | 'aggressive' | 'cautious' | 'balanced';
}

const PIPS: Readonly<Record<string, Omit<Level, 'bot'>>> = {
  random: { pips: 1, key: 'random' },
  temper: { pips: 2, key: 'temper' },
  cautious: { pips: 2, key: 'cautious' },
  balanced: { pips: 2, key: 'balanced' },
  aggressive: { pips: 2, key: 'aggressive' },
  greedy: { pips: 2, key: 'fair' },
};

/** A bot that a game has made for itself is as good as the game can. */
export function levelOf(bot: string): Level {
  return { bot, ...(PIPS[bot] ?? { pips: 3, key: 'sharp' }) };
}

/** One of each strength is enough to choose from: the tempers of The Door are also played by `temper`. */
const TEMPERS: readonly string[] = ['aggressive', 'cautious', 'balanced'];

/** What a seat can be given, the easiest first; what it has already is among them. */
export const levelsOf = (bots: readonly { name: string }[], chosen: string): Level[] =>
  bots
    .filter(({ name }) => !TEMPERS.includes(name) || name === chosen)
    .map(({ name }) => levelOf(name))
    .sort((a, b) => a.pips - b.pips);

/** For somebody's first match: not the strongest, and not one that throws its cards about. */
export function firstOpponent({ bots, usualBots, game }: AnyGame): string {
  const usual = usualBots(game.defaults, game.def.seats.usual)[0] ?? '';
  return levelOf(usual).pips < 3 ? usual : (bots.find(({ name }) => levelOf(name).pips === 2)?.name ?? usual);
}
