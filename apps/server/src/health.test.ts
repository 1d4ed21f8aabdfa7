import { expect, test } from 'vitest';
import { healthOf } from './health.ts';

function watched(answers: (() => Promise<void>) | null) {
  const logged: string[] = [];
  let now = 0;
  let asked = 0;
  const counted =
    answers &&
    (() => {
      asked++;
      return answers();
    });
  const how = { version: '1', uptime: () => 7, now: () => now, log: (what: string) => void logged.push(what) };
  const health = healthOf({ ...how, answers: counted });
  return { health, logged, asked: () => asked, pass: (ms: number) => (now += ms) };
}

test('a server whose store answers is well', async () => {
  const { health, logged } = watched(async () => {});

  expect(await health()).toEqual({ ok: true, version: '1', uptime: 7, store: 'answers' });
  expect(logged).toEqual([]);
});

test('one whose store is silent is not, and says why to its log alone', async () => {
  const { health, logged } = watched(() => Promise.reject(new Error('the secret reason')));

  expect(await health()).toEqual({ ok: false, version: '1', uptime: 7, store: 'silent' });
  expect(logged).toEqual(['store does not answer']);
});

test('one without a store is not', async () => {
  expect(await watched(null).health()).toMatchObject({ ok: false, store: 'off' });
});

test('the store is asked once a second, however often somebody wants to know', async () => {
  const { health, asked, pass } = watched(async () => {});
  await Promise.all([health(), health(), health()]);
  pass(999);
  await health();
  expect(asked()).toBe(1);
  pass(1);
  await health();
  expect(asked()).toBe(2);
});
