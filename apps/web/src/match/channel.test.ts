/** What the worker says to the page, in worlds that the page cannot tell apart. */
import { must, type Viewer } from '@dealers-choice/kernel';
import type { ToPage } from '@dealers-choice/protocol';
import { describe, expect, test } from 'vitest';
import type { MatchPlan } from './contract.ts';
import { caravan } from './test/caravan.ts';
import { anyAnswer, begin, doorPlan, PERSON, planOf } from './test/door.ts';
import { type FakeHow, fakePage } from './test/fake.ts';
import { otherDeal } from './test/other-deal.ts';

/** Every message to the page of a match in which people answer anything. */
async function recorded(how: FakeHow, plan: MatchPlan, moves = 60): Promise<ToPage[]> {
  const page = fakePage({ ...how, draw: () => 'one name' });
  await begin(page, plan);
  for (let i = 0; i < moves && page.store.getState().status === 'playing'; i++) {
    const { asked, view, answer, beginClock } = page.store.getState();
    const [seat] = asked;
    if (seat !== undefined && view?.asking?.kind === 'timing') beginClock();
    if (seat !== undefined) answer(seat, anyAnswer(page, seat));
    await page.pass(3_000);
  }
  return page.toPage;
}

/** The cards that a message tells this viewer about, in order. */
const shownIn = (message: ToPage, viewer: Viewer): number[] =>
  message.type !== 'report'
    ? []
    : message.report.eyes
        .filter((eye) => eye.viewer === viewer)
        .flatMap(({ lines }) => lines.map(({ event }) => ('card' in event ? Number(event.card) : 0)))
        .filter((card) => card > 0);

/** The messages before the one that shows this viewer a card which is not pinned. */
function untilRevealed(messages: readonly ToPage[], viewer: Viewer, pinned: ReadonlySet<number>): ToPage[] {
  const end = messages.findIndex((message) => shownIn(message, viewer).some((card) => !pinned.has(card)));
  return messages.slice(0, end < 0 ? messages.length : end);
}

const WORLDS = [1, 2, 3];

describe('the message channel', () => {
  test.each<[string, MatchPlan, Viewer]>([
    ['one person', doorPlan(PERSON, 'temper', 'sharp', 'random'), 0],
    ['two people', doorPlan(PERSON, PERSON, 'temper'), 1],
    ['bots only', doorPlan('temper', 'temper', 'temper', 'temper', 'temper'), 9],
  ])('of The Door does not know which cards are still to be drawn (%s)', async (_title, plan, viewer) => {
    const here = await recorded({ deal: otherDeal(viewer, 0) }, plan);
    const drawn = here.flatMap((message) => shownIn(message, viewer));
    expect(drawn.length).toBeGreaterThan(1);
    // As many cards as were drawn may be known; what lies below them is another deck in each world.
    for (let known = 0; known <= drawn.length; known++) {
      const pinned = new Set(drawn.slice(0, known));
      const expected = untilRevealed(here, viewer, pinned);
      for (const world of WORLDS) {
        const there = await recorded({ deal: otherDeal(viewer, world, pinned) }, plan);
        expect(untilRevealed(there, viewer, pinned)).toEqual(expected);
      }
    }
  });

  test('of a game with hands knows no card of another hand, to the end', async () => {
    const load = () => Promise.resolve(caravan);
    const plan = planOf('caravan', [PERSON, 'idler', 'idler']);
    const here = await recorded({ load, deal: otherDeal(0, 0) }, plan);
    const pinned = new Set(here.flatMap((message) => shownIn(message, 0)));
    expect(pinned.size).toBeGreaterThan(2);
    for (const world of [...WORLDS, 4, 5, 6, 7, 8]) {
      expect(await recorded({ load, deal: otherDeal(0, world, pinned) }, plan)).toEqual(here);
    }
  });

  test('the worlds really are different: what the page may know of the end is not the same', async () => {
    const plan = doorPlan('temper', 'temper', 'temper');
    const here = await recorded({ deal: otherDeal(9, 0) }, plan);
    const others = await Promise.all(WORLDS.map((world) => recorded({ deal: otherDeal(9, world) }, plan)));
    expect(others.some((there) => JSON.stringify(there) !== JSON.stringify(here))).toBe(true);
  });

  test('carries no seed, no generator and no card of another hand', async () => {
    const load = () => Promise.resolve(caravan);
    const plan = planOf('caravan', [PERSON, 'idler'], {}, 'a seed nobody may read');
    const messages = await recorded({ load }, plan);
    expect(JSON.stringify(messages)).not.toContain('a seed nobody may read');
    for (const message of messages) {
      if (message.type !== 'report' && message.type !== 'table') continue;
      for (const { view } of message.report.eyes) {
        const { hand, deck } = view.table as { hand: number[][]; deck: number[] };
        expect([...must(hand, 1), ...deck].every((card) => card === 0)).toBe(true);
        expect(view.rng).toEqual([0, 0, 0, 0]);
      }
    }
  });

  test('hands a record over only when it is asked for, as a file that nobody has read', async () => {
    const page = fakePage();
    await begin(page, { ...doorPlan(PERSON, 'temper'), seed: 'a seed nobody may read' });
    const file = await page.store.getState().exportFile();

    expect(file).toBeInstanceOf(Blob);
    expect(JSON.stringify(page.toPage)).not.toContain('a seed nobody may read');
    expect(await file.text()).toContain('a seed nobody may read');
  });
});
