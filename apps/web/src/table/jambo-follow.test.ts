/** Jambo's table follows the events: at every moment what lies on it is where they have led. */
import type { Jambo } from '@dealers-choice/jambo';
import * as market from '@dealers-choice/jambo/table';
import type { MatchOf } from '@dealers-choice/kernel';
import type { GameTable, View } from '@dealers-choice/table';
import { expect, test } from 'vitest';
import type { MatchState } from '../match/contract.ts';
import { begin, PERSON, planOf, playToEnd } from '../match/test/door.ts';
import { fakePage } from '../match/test/fake.ts';

const table: GameTable<Jambo> = market;
/** The page forgets which game it shows; this table belongs to Jambo only. */
const seen = (view: View | null): MatchOf<Jambo> => view as unknown as MatchOf<Jambo>;
const follow = (view: View, event: { type: string }): View =>
  (table.follow?.(seen(view), event as Jambo['event']) ?? view) as unknown as View;

/** Cards of which the viewer need not know more than how many there are. */
const counts = (lists: readonly (readonly number[])[]): number[] => lists.map(({ length }) => length);

/** All that the events of Jambo tell. Whose hand was seen, and what a phase without an event changes, they do not. */
function toldIn({ turn, table: t }: MatchOf<Jambo>): unknown {
  const { active, actions, looks, wiseMen, firstStandBuilt, gold, large, small, supply, lot, waiting, discard } = t;
  const { endgameActive, endgameTriggerPlayer, endgameFinalTurn, triggerGold, played, utilities, stands, used } = t;
  return {
    ...{ turn, active, actions, looks, wiseMen, firstStandBuilt, gold, large, small, supply, lot, waiting, discard },
    ...{ endgameActive, endgameTriggerPlayer, endgameFinalTurn, triggerGold, utilities, stands, used },
    ...{ played, deck: t.deck.length, hand: counts(t.hand), looked: counts(t.looked), pool: t.pool.length },
  };
}

/** What a draft gathers: no event tells that it opens. */
const DRAFTED = new Set(['pool', 'hand', 'utilities']);

test('Jambo: the events of a move lead to the position after it', { timeout: 120_000 }, async () => {
  let moves = 0;
  const wrong: unknown[] = [];
  for (let n = 0; n < 4; n++) {
    const page = fakePage();
    const state = (): MatchState => page.store.getState();
    let followed: { view: MatchOf<Jambo>; events: string[] } | null = null;
    page.store.getState().perform({
      follow,
      hear(event) {
        followed = { view: seen(state().view), events: [...(followed?.events ?? []), JSON.stringify(event)] };
        return undefined;
      },
      see(view) {
        if (followed) moves++;
        const is = toldIn(seen(view)) as Record<string, unknown>;
        const led = followed && (toldIn(followed.view) as Record<string, unknown>);
        const opens = led?.pool === 0 && is.pool !== 0;
        for (const field of Object.keys(led ?? {})) {
          if (opens && DRAFTED.has(field)) continue;
          if (JSON.stringify(led?.[field]) === JSON.stringify(is[field])) continue;
          wrong.push({ field, led: led?.[field], is: is[field], events: followed?.events });
        }
        followed = null;
      },
    });
    await begin(page, {
      ...planOf('jambo', n % 2 === 0 ? [PERSON, 'random'] : ['random', 'random']),
      seed: `led ${n}`,
    });
    await playToEnd(page);
  }

  expect(moves).toBeGreaterThan(300);
  expect(wrong.slice(0, 5)).toEqual([]);
});
