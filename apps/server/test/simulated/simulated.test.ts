/** The server's own code on a simulated clock and network: as many crashes in a second as a real one has in an hour. */
import { expect, test } from 'vitest';
import { simulated } from './world.ts';

const WORLDS = process.env.TEST_LONG ? 40 : 2;
const SECONDS = process.env.TEST_LONG ? 300 : 40;

test.each(Array.from({ length: WORLDS }, (_, i) => `world ${i}`))(
  'nothing that was acknowledged is lost, done twice or seen otherwise, whatever breaks: %s',
  async (seed) => {
    const { verdict, problems, transcript, ...counts } = await simulated(seed, { seconds: SECONDS });
    console.log(JSON.stringify({ seed, ...verdict, ...counts }));
    expect(problems).toEqual([]);
    expect(verdict).toMatchObject({ lost: 0, duplicated: 0, diverged: 0, denied: 0 });
    expect(verdict.acknowledged).toBeGreaterThan(SECONDS);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  },
  600_000,
);

test('the same seed is the same world, message by message', async () => {
  const [one, again, other] = [
    await simulated('a world', { seconds: 20 }),
    await simulated('a world', { seconds: 20 }),
    await simulated('another', { seconds: 20 }),
  ];
  expect(again).toEqual(one);
  expect(Math.min(one.pasts, one.records)).toBeGreaterThan(0);
  expect(other.transcript).not.toBe(one.transcript);
}, 600_000);
