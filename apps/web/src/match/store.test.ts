import { type Move, moves, type Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { MatchPlan } from './contract.ts';
import { type FakePage, fakePage } from './test/fake.ts';

const plan = (...who: string[]): MatchPlan => ({
  game: 'the-door',
  seats: who.map((bot) => ({ who: bot === 'person' ? 'person' : 'bot', name: '', bot: bot === 'person' ? '' : bot })),
  options: {},
  seed: 'store test',
});

/** What a person without a plan does: the first thing that is allowed. */
function anyAnswer(page: FakePage, seat: Seat): Move {
  const { view, loaded } = page.store.getState();
  if (!view || !loaded) throw new Error('nothing is shown');
  const [move] = moves(loaded.game, view, seat);
  if (!move) throw new Error(`seat ${seat} has no answer`);
  return move;
}

async function playOut(page: FakePage): Promise<void> {
  for (let i = 0; page.store.getState().status === 'playing' && i < 2_000; i++) {
    const { asked, view, beginClock, answer } = page.store.getState();
    const [seat] = asked;
    if (seat !== undefined) {
      if (view?.asking?.kind === 'timing') beginClock();
      answer(seat, anyAnswer(page, seat));
    }
    await page.pass(500);
  }
}

test('a match of bots is shown to its end', async () => {
  const page = fakePage();
  page.store.getState().setSpeed(0);
  page.store.getState().start(plan('temper', 'temper', 'sharp', 'random'));
  await page.settle();
  await playOut(page);

  const { status, view, log, problem } = page.store.getState();
  expect(problem).toBeNull();
  expect(status).toBe('over');
  expect(view?.over?.winners).toHaveLength(1);
  expect(log.at(-1)?.text).toContain('wins');
});

test('one person and bots play to the end', async () => {
  const page = fakePage();
  page.store.getState().start(plan('person', 'temper', 'temper', 'temper'));
  await page.settle();
  await playOut(page);

  const { status, log, refusal, viewer } = page.store.getState();
  expect(refusal).toBeNull();
  expect(viewer).toBe(0);
  expect(status).toBe('over');
  expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
});
