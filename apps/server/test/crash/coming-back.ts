/** Whether pages come back by themselves when the server does, and what went wrong at them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Player } from './player.ts';

type Comer = Pick<Player, 'name' | 'progress'>;

/** Waits until each has done something since, as long as this at most. Gives the names of those who have not. */
export async function stuckAfter(players: readonly Comer[], patience: number): Promise<string[]> {
  const before = players.map(({ progress }) => progress);
  const stuck = (): string[] => players.flatMap(({ name, progress }, i) => (progress === before[i] ? [name] : []));
  const end = Date.now() + patience;
  while (stuck().length > 0 && Date.now() < end) await wait(5);
  return stuck();
}

/** Each with whose it is. */
export const problemsOf = (players: readonly Pick<Player, 'name' | 'problems'>[]): string[] =>
  players.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
