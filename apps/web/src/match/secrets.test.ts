/** What seats chose in secret stays in the worker. */
import { defineGame, oneOfBySeat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { AnyGame } from './shelf.ts';
import { caravan } from './test/caravan.ts';
import { begin, PERSON, planOf, playToEnd } from './test/door.ts';
import { fakePage } from './test/fake.ts';

const sign = { ...oneOfBySeat('What each brings', ['sun', 'moon']), secret: true } as const;
const secretive: AnyGame = { ...caravan, game: defineGame({ ...caravan.game.def, options: { sign } }) };
const plan = planOf('caravan', [PERSON, 'idler'], { sign: ['sun', 'moon'] });
const load = () => Promise.resolve(secretive);

test('the page is told its own choice and never the other seat’s, in a new match and after a reload', async () => {
  const first = fakePage({ load });
  await begin(first, plan);
  const page = fakePage({ load, saves: first.saves });
  page.store.getState().look();
  await page.settle();
  page.store.getState().resume();
  await page.settle();
  for (const { store, toPage } of [first, page]) {
    expect(store.getState()).toMatchObject({
      status: 'playing',
      plan: { options: { sign: ['', ''] } },
      view: { options: { sign: ['sun', ''] } },
    });
    expect(JSON.stringify(toPage)).not.toContain('moon');
  }
});

test('the same seats play again with what they had', async () => {
  const page = fakePage({ load });
  await begin(page, plan);
  await playToEnd(page);
  const { plan: shown } = page.store.getState();
  await begin(page, { ...(shown ?? plan), seed: '' });
  const record = await page.store.getState().exportRecord();
  expect(record.options).toEqual({ sign: ['sun', 'moon'] });
  expect(record.seed).not.toBe(plan.seed);
});

test('what the page was not told cannot be made up for another game', async () => {
  const page = fakePage({ load });
  await begin(page, planOf('caravan', [PERSON, 'idler'], { sign: ['', ''] }));
  expect(page.store.getState()).toMatchObject({ status: 'failed' });
  expect(page.store.getState().problem).toContain('sign is ["",""]; it must be one of sun, moon');
});
