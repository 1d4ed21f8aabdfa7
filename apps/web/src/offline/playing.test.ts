import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { MatchState } from '../match/contract.ts';
import { holdWhilePlaying, isPlaying } from './playing.ts';

/** The locks of one browser: held until what was asked for is over. */
function fakeLocks(): LockManager {
  const held: { name: string }[] = [];
  const locks = {
    async request(name: string, _how: LockOptions, use: () => Promise<void>) {
      const lock = { name };
      held.push(lock);
      await use();
      held.splice(held.indexOf(lock), 1);
    },
    query: () => Promise.resolve({ held: [...held] }),
  };
  return locks as unknown as LockManager;
}

test('other windows know that a match is on the table, for as long as it is', async () => {
  const locks = fakeLocks();
  const match = createStore(() => ({ status: 'none' }) as MatchState);
  const heard: unknown[] = [];
  const go = async (status: MatchState['status']): Promise<void> => {
    match.setState({ status });
    await Promise.resolve();
    heard.push([status, await isPlaying(locks)]);
  };
  holdWhilePlaying(match, locks);
  for (const status of ['none', 'starting', 'playing', 'over', 'playing', 'failed'] as const) await go(status);

  expect(heard).toEqual([
    ['none', false],
    ['starting', true],
    ['playing', true],
    ['over', false],
    ['playing', true],
    ['failed', false],
  ]);
});
