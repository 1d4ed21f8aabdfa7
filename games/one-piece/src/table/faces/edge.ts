/** Two lines along the edge, the inner one thin: what the back and a DON!! card have around them. */
import { FACE_HEIGHT as H, FACE_WIDTH as W } from './face-card.ts';
import { type Brush, rounded } from './pen.ts';

interface Line {
  inset: number;
  width: number;
  radius: number;
}

export function drawEdge(brush: Brush, colour: string, lines: readonly Line[]): void {
  brush.strokeStyle = colour;
  for (const { inset, width, radius } of lines) {
    brush.lineWidth = width;
    rounded(brush, { x: inset, y: inset, w: W - 2 * inset, h: H - 2 * inset }, radius);
    brush.stroke();
  }
}
