/** A camera that shows the mats in the free part of the screen, whatever its shape. Numbers only. */
import type { Mat } from './mats.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Lens {
  /** From the middle of the table. */
  distance: number;
  tilt: number;
  fov: number;
  /** The whole picture, and how far it is moved, in pixels. */
  width: number;
  height: number;
  dx: number;
  dy: number;
}

/** A point of the table on the screen, before the picture is moved. */
function throughLens({ distance, tilt, fov, width, height }: Lens, x: number, y: number, z: number): [number, number] {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  // The camera stands over the middle line, cos·d high and sin·d away, and looks at the middle.
  const depth = distance - (y * cos + z * sin);
  const up = y * sin - z * cos;
  const scale = height / 2 / Math.tan((fov * Math.PI) / 360) / depth;
  return [width / 2 + x * scale, height / 2 - up * scale];
}

/** A point of the table on the screen. */
export function project(lens: Lens, x: number, y: number, z: number): [number, number] {
  const [px, py] = throughLens(lens, x, y, z);
  return [px - lens.dx, py - lens.dy];
}

/** As near as the corners of the mats allow, with them in the middle of the free rectangle. */
export function fitCamera({ tilt, fov, fit: [fx, fz] }: Mat, width: number, height: number, free: Rect): Lens {
  const at = (distance: number): Lens => ({ distance, tilt, fov, width, height, dx: 0, dy: 0 });
  const boxOf = (lens: Lens): Rect => {
    const corners = [-1, 1].flatMap((a) => [-1, 1].map((b) => throughLens(lens, a * fx, 0, b * fz)));
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
  };
  let [near, far] = [3, 60];
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    const { w, h } = boxOf(at(middle));
    if (w > free.w || h > free.h) near = middle;
    else far = middle;
  }
  const lens = at(far);
  const box = boxOf(lens);
  return {
    ...lens,
    dx: box.x + box.w / 2 - (free.x + free.w / 2),
    dy: box.y + box.h / 2 - (free.y + free.h / 2),
  };
}
