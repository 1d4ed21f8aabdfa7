/** Frames of the areas in ink, and the brass rails that hold DON!!. Both mats, the far one turned about the middle. */
import { CHART_INK, type ChartPen } from './ink.ts';
import { CARD_WIDE, type Mat, type Spot } from './mats.ts';

export function drawFrames(pen: ChartPen, mat: Mat): void {
  for (const side of [1, -1] as const) {
    const at = ([x, z]: Spot): Spot => [x * side, z * side];
    for (let i = -2; i <= 2; i++) frame(pen, [i * mat.pitch, mat.rowZ * side], CARD_WIDE + 0.09, 1.09);
    frame(pen, at(mat.leader), CARD_WIDE + 0.1, 1.1);
    frame(pen, at(mat.stage), CARD_WIDE + 0.07, 1.07);
    if (mat.name === 'wide') frame(pen, at(mat.trigger), CARD_WIDE + 0.07, 1.07);
    frame(pen, at(mat.deck), CARD_WIDE + 0.07, 1.07);
    frame(pen, at(mat.trash), (CARD_WIDE + 0.07) * mat.trashSize, 1.07 * mat.trashSize);
    const { x, z, dx, dz, across } = mat.life;
    if (across) frame(pen, at([x, z + dz * 2]), 1.08, 0.8 + dz * 4);
    else frame(pen, at([x + dx * 2, z]), 0.8 + dx * 4, 1.07);
    frame(pen, at(mat.don.deck), CARD_WIDE * mat.don.size + 0.06, mat.don.size + 0.06);
    rail(pen, mat, side);
  }
}

function frame(pen: ChartPen, [x, z]: Spot, w: number, h: number): void {
  pen.save();
  pen.translate(x, z);
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, 0.06);
  pen.fillStyle = '#FFF7E057';
  pen.fill();
  pen.globalAlpha = 0.75;
  pen.strokeStyle = CHART_INK;
  pen.lineWidth = 0.014;
  pen.setLineDash([0.05, 0.035]);
  pen.stroke();
  pen.restore();
}

function rail(pen: ChartPen, { don }: Mat, side: 1 | -1): void {
  const [w, h] = [don.x1 - don.x0 + 0.12, don.oneLine ? 0.58 : 1.1];
  pen.save();
  pen.translate((side * (don.x0 + don.x1)) / 2, (side * (don.activeZ + don.restedZ)) / 2);
  const brass = pen.createLinearGradient(0, -h / 2, 0, h / 2);
  for (const [stop, colour] of [
    [0, '#C99B45'],
    [0.12, '#F6DE9E'],
    [0.2, '#B98A3A'],
    [0.9, '#8A621B'],
    [1, '#5E4210'],
  ] as const)
    brass.addColorStop(stop, colour);
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, 0.08);
  pen.fillStyle = brass;
  pen.fill();
  pen.beginPath();
  pen.roundRect(-w / 2 + 0.035, -h / 2 + 0.035, w - 0.07, h - 0.07, 0.06);
  pen.fillStyle = '#3A2A14';
  pen.fill();
  if (!don.oneLine) {
    pen.fillStyle = '#6b4a1c80';
    pen.fillRect(-w / 2 + 0.06, -0.006, w - 0.12, 0.012);
  }
  pen.restore();
}
