/** Outlines that many pictures share, as path data. */
const at = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [round(cx + r * Math.cos(turn)), round(cy + r * Math.sin(turn))];
};
const round = (n: number): number => Math.round(n * 100) / 100;

/** A star of triangles between two circles: suns, manes, shields. */
export function burst(cx: number, cy: number, inner: number, outer: number, rays: number, turned = 0): string {
  let d = '';
  for (let i = 0; i < 2 * rays; i++) {
    const [x, y] = at(cx, cy, i % 2 === 1 ? inner : outer, turned + (i * 180) / rays);
    d += `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  }
  return `${d}Z`;
}

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
