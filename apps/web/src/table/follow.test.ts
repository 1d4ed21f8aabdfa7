/** A table that follows the events is where they have led, at every moment, and so is what stands at its head. */
import type { MatchOf } from '@dealers-choice/kernel';
import type { GameTable, View } from '@dealers-choice/table';
import { headlineOf, tableEnglish } from '@dealers-choice/table/page';
import type { Door } from '@dealers-choice/the-door';
import * as door from '@dealers-choice/the-door/table';
import { expect, test } from 'vitest';
import type { MatchState } from '../match/contract.ts';
import { telling } from '../match/sentences.ts';
import { begin, doorPlan, PERSON, playToEnd } from '../match/test/door.ts';
import { fakePage } from '../match/test/fake.ts';

const table: GameTable<Door> = door;
/** The page forgets which game it shows; this table belongs to The Door only. */
const seen = (view: View | null): MatchOf<Door> => view as unknown as MatchOf<Door>;
const follow = (view: View, event: { type: string }): View =>
  (table.follow?.(seen(view), event as Door['event']) ?? view) as unknown as View;

/** All that the events of The Door tell. */
function toldIn(view: MatchOf<Door>): unknown {
  const { turnSeat, lightning, lives, pos, jailed, skip } = view.table;
  return { turn: view.turn, turnSeat, lightning, lives, pos, jailed, skip };
}

test('The Door: the events of a move lead to the position after it', async () => {
  let moves = 0;
  const wrong: unknown[] = [];
  for (let n = 0; n < 6; n++) {
    const page = fakePage();
    const state = (): MatchState => page.store.getState();
    let followed: MatchOf<Door> | null = null;
    page.store.getState().perform({
      follow,
      hear() {
        followed = seen(state().view);
        return undefined;
      },
      see(view) {
        if (followed) moves++;
        const [led, is] = [followed && toldIn(followed), toldIn(seen(view))];
        if (led && JSON.stringify(led) !== JSON.stringify(is)) wrong.push({ led, is });
        followed = null;
      },
    });
    await begin(page, { ...doorPlan(PERSON, 'random', 'random', 'random'), seed: `followed ${n}` });
    await playToEnd(page);
  }

  expect(moves).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('what stands at the head is what is being shown, and never a question that is over', async () => {
  const page = fakePage();
  const heads: { head: string; shown: string }[] = [];
  const turns: { said: number | undefined; shown: number }[] = [];
  page.store.getState().perform({ follow, hear: () => undefined });
  await begin(page, doorPlan('random', 'random'), 1);
  page.store.subscribe(({ showing, view, loaded: kit, plan }) => {
    if (!showing || !view || !kit || !plan) return;
    const now = {
      kit,
      text: tableEnglish,
      view,
      telling: telling(kit, view, plan),
      seat: null,
      question: null,
      told: showing,
    };
    heads.push({ head: headlineOf({ ...now, showing: true }), shown: showing.text });
    if (showing.event.type !== 'TURN_STARTED') return;
    turns.push({ said: showing.event.seat, shown: seen(view).table.turnSeat });
  });
  for (let i = 0; i < 20; i++) await page.pass(2_000);

  expect(heads.length).toBeGreaterThan(10);
  expect(heads.map(({ head }) => head)).toEqual(heads.map(({ shown }) => shown));
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.map(({ shown }) => shown)).toEqual(turns.map(({ said }) => said));
});
