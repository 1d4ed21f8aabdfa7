/** What a named AI would do in a seat. */
import type { Bot } from '@dealers-choice/bots';
import { type Move, type Rng, seedRng } from '@dealers-choice/kernel';
import type { Actor } from '@dealers-choice/testkit';
import { bots } from '../src/bot/index.ts';
import type { Door } from '../src/index.ts';

export function botNamed(name: string): Bot<Door> {
  const bot = bots.find((one) => one.name === name);
  if (!bot) throw new Error(`there is no bot ${name}`);
  return bot;
}

export const answerOf = (name: string, { table, seat }: Actor<Door>, rng: Rng = seedRng(1)): Move | null =>
  botNamed(name).choose(table.host.view(seat), seat, rng);

/** How often it answers what, in so many tries. */
export function answersOf(name: string, actor: Actor<Door>, tries: number): Record<string, number> {
  const counts: Record<string, number> = {};
  const rng = seedRng('answers');
  for (let i = 0; i < tries; i++) {
    const answer = JSON.stringify(answerOf(name, actor, rng));
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}
