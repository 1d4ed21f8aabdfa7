/** The outline of the picture says the kind of card: a whole plate, an arch, a hexagon, a gable. */
import { type FaceCard, type FaceMode, FACE_WIDTH as W } from './face-card.ts';
import type { Box } from './pen.ts';

const LEFT = 17;
const TOP = 17;

/** Where the picture ends and the name begins. */
export function artEnd({ category }: FaceCard, mode: FaceMode): number {
  if (mode === 'read') return 150;
  const leader = category === 'LEADER';
  if (mode === 'board') return leader ? 226 : 202;
  return leader ? 246 : 226;
}

export const artBox = (end: number): Box => ({ x: LEFT - 4, y: TOP - 4, w: W - 2 * LEFT + 8, h: end - TOP + 4 });

export function windowOf({ category }: FaceCard, end: number): Path2D {
  const path = new Path2D();
  const [right, middle] = [W - LEFT, W / 2];
  if (category === 'LEADER') {
    const { x, y, w, h } = artBox(end);
    path.roundRect(x, y, w, h, 7);
    return path;
  }
  if (category === 'EVENT') {
    const half = TOP + (end - TOP) / 2;
    path.moveTo(LEFT + 34, TOP);
    path.lineTo(right - 34, TOP);
    path.lineTo(right, half);
    path.lineTo(right - 34, end);
    path.lineTo(LEFT + 34, end);
    path.lineTo(LEFT, half);
  } else if (category === 'STAGE') {
    path.moveTo(LEFT, end);
    path.lineTo(LEFT, TOP + 46);
    path.lineTo(middle, TOP);
    path.lineTo(right, TOP + 46);
    path.lineTo(right, end);
  } else {
    path.moveTo(LEFT, end);
    path.lineTo(LEFT, TOP + 52);
    path.bezierCurveTo(LEFT, TOP - 10, LEFT + 70, TOP, middle, TOP);
    path.bezierCurveTo(right - 70, TOP, right, TOP - 10, right, TOP + 52);
    path.lineTo(right, end);
  }
  path.closePath();
  return path;
}
