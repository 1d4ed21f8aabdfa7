/** What the table in depth costs, on a stage of its own: the fullest table, and many moves. */
import { recordOf } from '@dealers-choice/host';
import { type CopyId, FACE_DOWN, type MatchOf, type Seat } from '@dealers-choice/kernel';
import { type OnePiece, onePiece, snapshot } from '@dealers-choice/one-piece';
import { type Gesture, layOut, type Placed, type Stats, WIDE } from '@dealers-choice/one-piece/scene';
import { expect, test } from '../fixtures.ts';
import { openBench } from './bench/bench.ts';
import { busy, isLong, navigated, SOFTWARE_GL, standingMatch, standingSave } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL });

const laid = (view: MatchOf<OnePiece>): Placed[] =>
  layOut({ scene: snapshot(view, onePiece.kit), mat: WIDE, near: 0, isFresh: ({ card }) => card % 2 === 0 });

/** A real position with more on it than any match brings: whole rows, all DON!!, and Life enough for 120 cards. */
function fullest(): MatchOf<OnePiece> {
  const view = structuredClone(standingSave(busy()).view(0));
  const { table: t } = view;
  for (const seat of [0, 1] as const) {
    t.life[seat] = Array.from({ length: 42 }, () => FACE_DOWN);
    [t.donActive[seat], t.donRested[seat], t.donDeck[seat]] = [6, 4, 3];
    const row = t.characters[seat];
    for (const card of t.trash[seat].splice(1, 5 - row.length)) stand(card, seat);
  }
  return view;

  function stand(card: CopyId, seat: Seat): void {
    const slot = [1, 2, 3, 4, 5].find((one) => !t.characters[seat].some((other) => t.slot[other] === one)) ?? 5;
    t.characters[seat].push(card);
    t.slot[card] = slot;
    t.power[card] = 1000 * slot;
    t.given[card] = 1;
  }
}

test('[OP-R16] 120 cards with digits, rings, shadows and a rope take 12 draw calls at most', async ({ page, site }) => {
  const show = await openBench(page, site);
  const placed = laid(fullest());
  expect(placed.length).toBeGreaterThanOrEqual(120);
  const field = placed.filter(({ card }) => card > 0).map(({ handle }) => handle);
  const gestures = field.flatMap((handle): Gesture[] => [
    { show: 'pulse', handle, tone: 'effect' },
    { show: 'count', handle, what: 'power', from: 1000, to: 7000 },
    { show: 'line', from: field[0] ?? handle, to: handle },
  ]);
  const stats = await show({ placed, full: true, gestures });
  console.log(
    `${stats.cards} cards and ${stats.quads} quads: ${stats.calls} calls, ${stats.triangles} triangles, ` +
      `${stats.megabytes.toFixed(1)} MB of pictures`,
  );
  expect(stats.cards).toBeGreaterThanOrEqual(120);
  expect(stats.quads).toBeGreaterThan(stats.cards * 2);
  expect(stats.dropped).toBe(0);
  expect(stats.calls).toBeGreaterThanOrEqual(5);
  expect(stats.calls).toBeLessThanOrEqual(12);
  expect(stats.megabytes).toBeLessThanOrEqual(70);
});

test('[OP-R16] a move brings no new form, material or picture', async ({ page, site }) => {
  const show = await openBench(page, site);
  const { moves, seed, options } = recordOf(navigated('moves', ['ember', 'grove']));
  const made = ({ geometries, textures, programs, megabytes }: Stats) => [geometries, textures, programs, megabytes];
  const first = await show({ placed: laid(fullest()), full: true });
  const many = isLong ? 80 : 12;
  const looks = Array.from({ length: many }, (_, i) => Math.floor((i / (many - 1)) * moves.length));
  let shown = 0;
  for (const steps of looks) {
    const placed = laid(standingMatch({ seed, options, moves }, steps).view(0));
    const stats = await show({ placed });
    expect(made(stats)).toEqual(made(first));
    expect(stats.cards).toBe(placed.length);
    shown++;
  }
  expect(shown).toBe(many);
});
