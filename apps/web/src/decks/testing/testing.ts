/** The test that is running, or was run last, for each deck of this visit. */
import { formatDeck } from '@dealers-choice/one-piece/decks';
import { create } from 'zustand';
import type { DeckKit } from '../deck-kit.ts';
import type { SavedDeck } from '../saved-decks.ts';
import type { Rival, TestPlan } from './plan.ts';
import { reportOf, type TestReport } from './report.ts';
import { runTests, usualWorkers } from './run-tests.ts';

export const USUAL_GAMES = 200;
const SEED = 'test';

export interface Tested {
  /** The list that was tested: a deck that was changed since has another one. */
  list: string;
  plan: TestPlan;
  report: TestReport;
  done: number;
  state: 'running' | 'done' | 'cancelled' | { problem: string };
  milliseconds: number;
  workers: number;
}

interface Testing {
  /** By the id of the deck. */
  tested: Readonly<Record<string, Tested>>;
  start(deck: SavedDeck, kit: DeckKit, rivals: readonly SavedDeck[], games?: number): Promise<void>;
  cancel(): void;
}

/** The decks that come with the set; where there are none, other decks that somebody made of it, or the deck itself. */
export function opponentsOf(
  deck: SavedDeck,
  { starters, shelf }: DeckKit,
  rivals: readonly SavedDeck[],
): readonly Rival[] {
  const nameOf = (leader: string): string => shelf.card(leader)?.name ?? leader;
  if (starters.length > 0) {
    return starters.map(({ id, name, leader }) => ({ id, name, leader: nameOf(leader), choice: id }));
  }
  const others = rivals.filter(({ id }) => id !== deck.id);
  return (others.length > 0 ? others : [deck]).map((rival) => ({
    id: rival.id,
    name: rival.name,
    leader: nameOf(rival.leader),
    choice: formatDeck(rival),
  }));
}

let stop: AbortController | null = null;
/** How often the report is made anew while games are played. */
const PACE = 400;

export const useTesting = create<Testing>((set, get) => ({
  tested: {},
  async start(deck, kit, rivals, games = USUAL_GAMES) {
    stop?.abort();
    const own = new AbortController();
    stop = own;
    const list = formatDeck(deck);
    const plan: TestPlan = { set: kit.set, deck: list, opponents: opponentsOf(deck, kit, rivals), games, seed: SEED };
    const put = (part: Partial<Tested>): void => {
      const before = get().tested[deck.id];
      const none: Tested = {
        list,
        plan,
        report: reportOf(plan, []),
        done: 0,
        state: 'running',
        milliseconds: 0,
        workers: 0,
      };
      set({ tested: { ...get().tested, [deck.id]: { ...(before?.plan === plan ? before : none), ...part } } });
    };
    put({});
    let shown = 0;
    try {
      const run = await runTests(plan, {
        workers: usualWorkers(),
        signal: own.signal,
        progress(done) {
          const now = performance.now();
          put(now - shown > PACE ? { done: done.length, report: reportOf(plan, done) } : { done: done.length });
          if (now - shown > PACE) shown = now;
        },
      });
      const state = own.signal.aborted ? 'cancelled' : 'done';
      put({ ...run, done: run.games.length, report: reportOf(plan, run.games), state });
    } catch (error) {
      put({ state: { problem: error instanceof Error ? error.message : String(error) } });
    }
  },
  cancel: () => stop?.abort(),
}));
