/** The bots of each game as players know them: four levels, and those who play in a way of their own. */
import type { AnyGame } from './shelf.ts';

const LEVELS = ['casual', 'regular', 'strong', 'master'] as const;

export interface Level {
  bot: string;
  /** Of four diamonds. */
  pips: 1 | 2 | 3 | 4;
  key: (typeof LEVELS)[number] | 'random' | 'temper' | 'fair' | 'sharp' | 'aggressive' | 'cautious' | 'balanced';
}

const KNOWN: Readonly<Record<string, Omit<Level, 'bot'>>> = {
  casual: { pips: 1, key: 'casual' },
  regular: { pips: 2, key: 'regular' },
  strong: { pips: 3, key: 'strong' },
  master: { pips: 4, key: 'master' },
  temper: { pips: 2, key: 'temper' },
  cautious: { pips: 2, key: 'cautious' },
  balanced: { pips: 2, key: 'balanced' },
  aggressive: { pips: 2, key: 'aggressive' },
  random: { pips: 1, key: 'random' },
  greedy: { pips: 1, key: 'fair' },
};

/** Any other bot is a rule of thumb that a game has made for itself, such as Jambo's merchant. */
export function levelOf(bot: string): Level {
  return { bot, ...(KNOWN[bot] ?? { pips: 3, key: 'sharp' }) };
}

/** Those who play in a way of their own: the tempers of The Door, and whoever does not think at all. */
const CHARACTERS: readonly string[] = ['aggressive', 'cautious', 'balanced', 'random'];
const OWN = 'temper';
const STANDING: readonly string[] = [...LEVELS, OWN];

export interface Offered {
  /** The easiest first. */
  levels: Level[];
  /** Where seats have characters of their own: whoever plays as its character is. */
  own: Level[];
  /** Beside them; what a seat of an earlier plan has already is among these. */
  others: Level[];
}

/** What a seat can be given. */
export function levelsOf(bots: readonly { name: string }[], chosen: string): Offered {
  const names = bots.map(({ name }) => name);
  const levels = LEVELS.filter((level) => names.includes(level));
  const own = names.filter((name) => name === OWN);
  const isOther = (name: string): boolean => !STANDING.includes(name) && (CHARACTERS.includes(name) || name === chosen);
  return { levels: levels.map(levelOf), own: own.map(levelOf), others: names.filter(isOther).map(levelOf) };
}

/** For somebody's first match: the easiest. A game whose seats have characters of their own is met through them. */
export function firstOpponent({ bots, usualBots, game }: AnyGame): string {
  const usual = usualBots(game.defaults, game.def.seats.usual)[0] ?? '';
  const easiest = levelsOf(bots, '').levels[0]?.bot ?? usual;
  return usual === OWN ? usual : easiest;
}
