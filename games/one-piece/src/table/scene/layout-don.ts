/** The DON!! deck, and the cost area: a rail in two lines, or in one where there is little room. */
import type { Seat } from '@dealers-choice/kernel';
import type { Don } from '../../surface/scene.ts';
import { type Given, lying, mirrored, type Placed, sideOf, type Tag } from './placed.ts';

const TURNED = -Math.PI / 2;

export function layDon({ scene, mat, near }: Given, seat: Seat): Placed[] {
  const side = sideOf(seat, near);
  const { don } = mat;
  const { DON_DECK, COST_AREA } = scene.mats[seat];
  const active = COST_AREA.filter(({ state }) => state === 'ACTIVE');
  const rested = COST_AREA.filter(({ state }) => state !== 'ACTIVE');
  const left = side > 0 ? don.x0 : -don.x1;
  const wide = don.x1 - don.x0;
  const [deckX, deckZ] = mirrored(don.deck, side);
  const deck: Placed[] =
    DON_DECK.length === 0
      ? []
      : [
          placed(`${seat}-DON_DECK`, deckX, deckZ, 0, 0.9, DON_DECK.length * 1.6, [
            { text: String(DON_DECK.length), tone: 'count', dx: 0, dz: 0.17, size: 0.78 },
          ]),
        ];
  return [...deck, ...(don.oneLine ? oneLine() : twoLines())];

  function placed(handle: string, x: number, z: number, turn: number, dim: number, thick: number, tags: Tag[]): Placed {
    const pose = lying(x, z, { turn, dim, size: don.size });
    return { handle, face: 'don', card: 0, seat, pose, thick, tags, marks: [] };
  }

  /** The count lies on the last one of a line, so that it moves with it. */
  function line(
    dons: readonly Don[],
    x0: number,
    z: number,
    step: number,
    tone: 'active' | 'rested',
    tagX: number,
  ): Placed[] {
    const isRested = tone === 'rested';
    return dons.map((one, i) => {
      const x = x0 + i * step;
      const tags: Tag[] =
        i === dons.length - 1
          ? [{ text: String(dons.length), tone, dx: tagX - x, dz: don.oneLine ? 0.17 : 0, size: 0.9 }]
          : [];
      const thing = placed(one.handle, x, z, isRested ? TURNED : 0, isRested ? 0.66 : 1, 1, tags);
      return { ...thing, pose: { ...thing.pose, y: 0.003 * i } };
    });
  }

  function twoLines(): Placed[] {
    const activeZ = side > 0 ? don.activeZ : -don.restedZ;
    const restedZ = side > 0 ? don.restedZ : -don.activeZ;
    const stepOf = (n: number, most: number): number => Math.min(most, (wide - 0.62) / Math.max(1, n - 1));
    const tagX = left + wide - 0.1;
    return [
      ...line(active, left + 0.2, activeZ, stepOf(active.length, 0.39), 'active', tagX),
      ...line(rested, left + 0.27, restedZ, stepOf(rested.length, 0.4), 'rested', tagX),
    ];
  }

  function oneLine(): Placed[] {
    const need = active.length * 0.38 + rested.length * 0.47;
    const squeeze = Math.min(1, (wide - 0.42) / Math.max(0.01, need));
    const z = don.activeZ * side;
    const start = left + 0.2;
    const then = start + active.length * 0.38 * squeeze + 0.08 * squeeze;
    return [
      ...line(active, start, z, 0.38 * squeeze, 'active', start),
      ...line(rested, then, z, 0.47 * squeeze, 'rested', left + wide - 0.12),
    ];
  }
}
