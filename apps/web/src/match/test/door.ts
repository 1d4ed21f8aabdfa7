/** Tables of The Door for tests: who sits there, a deck with Chaos on top, and people who play without thinking. */
import { host } from '@dealers-choice/host';
import { type CopyId, type Move, moves, type Seat, start, type Wanted } from '@dealers-choice/kernel';
import type { MatchPlan } from '../contract.ts';
import type { Deal } from '../worker/live-match.ts';
import type { FakePage } from './fake.ts';

export const PERSON = 'person';

export const planOf = (game: string, who: readonly string[], options: Wanted = {}, seed = 'a test'): MatchPlan => ({
  game,
  seats: who.map((bot) => ({ who: bot === PERSON ? PERSON : 'bot', name: '', bot: bot === PERSON ? '' : bot })),
  options,
  seed,
});
export const doorPlan = (...who: string[]): MatchPlan => planOf('the-door', who, { startSeat: '1' });

interface DoorTable {
  deck: CopyId[];
  lightning: boolean;
}

/** The Lightning Round is on and every card is Chaos, as long as there is some. */
export const chaosFirst: Deal = (game, setup) => {
  const match = start(game, setup);
  const table = match.table as DoorTable;
  const isChaos = (card: CopyId): number => (game.faces[card]?.id === 'CHAOS' ? 1 : 0);
  table.deck.sort((a, b) => isChaos(a) - isChaos(b));
  table.lightning = true;
  return host(game, setup, match);
};

/** What a person without a plan does: the first thing that is allowed. */
export function anyAnswer({ store }: FakePage, seat: Seat): Move {
  const { view, loaded } = store.getState();
  if (!view || !loaded) throw new Error('nothing is shown');
  const [move] = moves(loaded.game, view, seat);
  if (!move) throw new Error(`seat ${seat + 1} has no answer`);
  return move;
}

/** Starts a match and waits for what comes first. */
export async function begin(page: FakePage, plan: MatchPlan, speed = 0): Promise<void> {
  page.store.getState().setSpeed(speed);
  page.store.getState().start(plan);
  await page.settle();
}

/** People answer anything until this is true, or the match is over. */
export async function playUntil(page: FakePage, there: () => boolean): Promise<void> {
  for (let i = 0; i < 3_000 && page.store.getState().status === 'playing' && !there(); i++) {
    const { asked, view, passTo, beginClock, answer, takeDevice } = page.store.getState();
    const [seat] = asked;
    if (passTo !== null) takeDevice();
    if (seat !== undefined && view?.asking?.kind === 'timing') beginClock();
    if (seat !== undefined) answer(seat, anyAnswer(page, seat));
    await page.pass(500);
  }
}
export const playToEnd = (page: FakePage): Promise<void> => playUntil(page, () => false);

export const promptOf = ({ store }: FakePage): string => store.getState().view?.asking?.prompt ?? '';
