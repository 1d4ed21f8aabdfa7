/** The name below the picture: on a plate for a Leader and in the reading view, else on the paper itself. */
import { type FaceCard, type FaceMode, FACE_WIDTH as W } from './face-card.ts';
import { type Brush, fittingSize, fontOf, inked, linesOf, rounded, SERIF } from './pen.ts';

const ROOM = W - 40;
const NAVY = '#1E2A5A';
const CREAM = '#FFF8E8';

export function drawName(
  brush: Brush,
  { name, category }: FaceCard,
  mode: FaceMode,
  place: { end: number; deep: string },
): void {
  const { end, deep } = place;
  if (mode === 'read') {
    brush.fillStyle = deep;
    brush.fillRect(12, end, W - 24, 34);
    drawLine(brush, name, { size: 22, y: end + 24, ink: CREAM });
  } else if (category === 'LEADER') {
    rounded(brush, { x: 8, y: end - 12, w: W - 16, h: 46 }, 4);
    inked(brush, deep, '#E7BE62', 2);
    drawLine(brush, name, { size: 29, y: end + 20, ink: CREAM });
  } else drawOnPaper(brush, name, mode, end);
}

function drawOnPaper(brush: Brush, name: string, mode: FaceMode, end: number): void {
  const lines = linesOf(brush, name, 27, ROOM);
  const [one, two] = mode === 'board' ? [33, 27] : [29, 25];
  const size = fittingSize(brush, lines, { family: SERIF, size: lines.length > 1 ? two : one, width: ROOM });
  lines.forEach((line, i) => {
    drawLine(brush, line, { size, y: end + (lines.length > 1 ? 25 + i * (two - 1) : 38), ink: NAVY });
  });
}

function drawLine(brush: Brush, text: string, { size, y, ink }: { size: number; y: number; ink: string }): void {
  brush.font = fontOf(SERIF, fittingSize(brush, [text], { family: SERIF, size, width: ROOM }));
  brush.fillStyle = ink;
  brush.fillText(text, W / 2, y, ROOM);
}
