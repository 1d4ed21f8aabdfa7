/** Where a thing of the table can be pressed: the rectangle around it on the screen. */
import { type Lens, project, type Rect } from './camera.ts';
import { CARD_WIDE } from './mats.ts';
import type { Placed } from './placed.ts';

/** Nothing is smaller for a finger. */
const LEAST = 44;

export function rectangleOf(lens: Lens, { pose }: Pick<Placed, 'pose'>): Rect {
  const across = Math.abs(Math.sin(pose.turn)) > 0.7;
  const [w, h] = across ? [1, CARD_WIDE] : [CARD_WIDE, 1];
  const [halfW, halfH] = [(w * pose.size) / 2, (h * pose.size) / 2];
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => project(lens, pose.x + a * halfW, pose.y, pose.z + b * halfH)),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return grown({ x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top });
}

function grown({ x, y, w, h }: Rect): Rect {
  const [moreW, moreH] = [Math.max(0, LEAST - w), Math.max(0, LEAST - h)];
  return { x: x - moreW / 2, y: y - moreH / 2, w: w + moreW, h: h + moreH };
}
