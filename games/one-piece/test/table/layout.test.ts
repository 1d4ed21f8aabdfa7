import { host } from '@dealers-choice/host';
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { sample, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type OnePiece, onePiece } from '../../src/index.ts';
import { snapshot } from '../../src/surface/snapshot.ts';
import { fitCamera, project } from '../../src/table/scene/camera.ts';
import { layOut } from '../../src/table/scene/layout.ts';
import { CARD_WIDE, TALL, WIDE } from '../../src/table/scene/mats.ts';
import { rectangleOf } from '../../src/table/scene/pick.ts';
import type { Placed } from '../../src/table/scene/placed.ts';

/** Positions of a match played by chance, as both seats see them. */
function* positions(seed: string, moves: number): Generator<MatchOf<OnePiece>> {
  const played = host(onePiece, { seats: 2, options: { decks: ['ember', 'grove'] }, seed });
  const rng = seedRng(seed);
  for (let i = 0; i < moves && !played.match.over; i++) {
    const seat = played.match.asking?.seats[0] ?? 0;
    yield played.view(seat);
    played.play(seat, sample(onePiece, played.match, seat, rng));
  }
}
const laid = (view: MatchOf<OnePiece>, mat = WIDE, near: Seat = 0): Placed[] =>
  layOut({ scene: snapshot(view, onePiece.kit), mat, near, isFresh: () => false });

describe.each([WIDE, TALL])('the $name mat', (mat) => {
  test('[OP-R16.4] [S93] Everything lies somewhere: each card of the field once, and each DON!!', () => {
    let looked = 0;
    for (const view of positions('laid', 260)) {
      const placed = laid(view, mat);
      const handles = placed.map(({ handle }) => handle);
      expect(new Set(handles).size).toBe(handles.length);
      const { table: t } = view;
      const field = [...t.leader, ...t.characters, ...t.stage].flat().filter((card) => card > 0);
      const shown = placed.filter(({ handle }) => handle.startsWith('card-')).map(({ card }) => card);
      for (const card of field) expect(shown).toContain(card);
      const dons = placed.filter(({ face, handle }) => face === 'don' && !handle.endsWith('DON_DECK')).length;
      expect(dons).toBe(
        [0, 1].reduce((n, s) => n + (t.donActive[s as Seat] ?? 0) + (t.donRested[s as Seat] ?? 0), 0) + given(view),
      );
      looked++;
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('[OP-R16.1] nothing that lies face down has a face or a number', () => {
    for (const view of positions('hidden', 120)) {
      const { table: t } = view;
      const known = new Set(
        [...t.leader, ...t.characters, ...t.stage, ...t.trash, ...t.limbo, ...t.life, ...t.deck].flat(),
      );
      for (const { face, card } of laid(view, mat)) {
        if (face === 'back' || face === 'don') expect(card).toBe(0);
        else expect(known.has(card as never)).toBe(true);
      }
    }
  });

  test('[OP-R16] both mats fit any free rectangle, and every card can be pressed on 44 pixels', () => {
    const [view] = [...positions('fits', 200)].slice(-1);
    if (!view) throw new Error('there is no position');
    for (const [width, height] of [
      [390, 566],
      [390, 440],
      [540, 330],
      [1080, 638],
      [820, 760],
      [2400, 1300],
    ] as const) {
      const free = { x: 10, y: 20, w: width - 20, h: height - 30 };
      const lens = fitCamera(mat, width, height, free);
      const [fx, fz] = mat.fit;
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const [x, y] = project(lens, a * fx, 0, b * fz);
        expect(x).toBeGreaterThanOrEqual(free.x - 1);
        expect(x).toBeLessThanOrEqual(free.x + free.w + 1);
        expect(y).toBeGreaterThanOrEqual(free.y - 1);
        expect(y).toBeLessThanOrEqual(free.y + free.h + 1);
      }
      for (const one of laid(view, mat)) {
        const rect = rectangleOf(lens, one);
        expect(Math.min(rect.w, rect.h)).toBeGreaterThanOrEqual(43.9);
      }
    }
  });

  test('[OP-R16.4] five Characters of a side do not touch, rested or not', () => {
    const rested = mat.restedSize;
    expect(mat.pitch).toBeGreaterThan(CARD_WIDE);
    expect(mat.pitch).toBeGreaterThan(rested * 0.98);
  });
});

function given({ table: t }: MatchOf<OnePiece>): number {
  return [...t.leader, ...t.characters].flat().reduce((n: number, card) => n + (t.given[card] ?? 0), 0);
}
