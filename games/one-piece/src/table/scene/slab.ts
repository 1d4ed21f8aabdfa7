/** The form of every card: a slab with round corners, one unit high. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { CARD_WIDE } from './mats.ts';

const CORNER = 0.042;
const STEPS = 6;
const [TOP, EDGE, BOTTOM] = [0, 1, 2];

/** Thickness is 1: instances are as thick as their scale says. */
export function slab(): BufferGeometry {
  const rim = rimPoints();
  const position: number[] = [];
  const uv: number[] = [];
  const part: number[] = [];
  const index: number[] = [];
  const point = (x: number, y: number, z: number, u: number, v: number, of: number): number => {
    position.push(x, y, z);
    uv.push(u, v);
    part.push(of);
    return part.length - 1;
  };
  for (const [y, of] of [
    [1, TOP],
    [0, BOTTOM],
  ] as const) {
    const middle = point(0, y, 0, 0.5, 0.5, of);
    const around = rim.map(([x, z]) =>
      point(x, y, z, of === TOP ? 0.5 + x / CARD_WIDE : 0.5 - x / CARD_WIDE, 0.5 - z, of),
    );
    for (const [i, a] of around.entries()) {
      const b = around[(i + 1) % around.length] ?? a;
      index.push(middle, ...(of === TOP ? [b, a] : [a, b]));
    }
  }
  const sides = rim.map(([x, z]) => [point(x, 1, z, 0, 1, EDGE), point(x, 0, z, 0, 0, EDGE)] as const);
  for (const [i, [a, b]] of sides.entries()) {
    const [c, d] = sides[(i + 1) % sides.length] ?? [a, b];
    index.push(a, c, b, c, d, b);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setAttribute('aPart', new Float32BufferAttribute(part, 1));
  geometry.setIndex(index);
  return geometry;
}

function rimPoints(): [number, number][] {
  const points: [number, number][] = [];
  for (const [sx, sz, quarter] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const)
    for (let i = 0; i <= STEPS; i++) {
      const turn = ((quarter + i / STEPS) * Math.PI) / 2;
      points.push([
        sx * (CARD_WIDE / 2 - CORNER) + Math.cos(turn) * CORNER,
        sz * (0.5 - CORNER) + Math.sin(turn) * CORNER,
      ]);
    }
  return points;
}
