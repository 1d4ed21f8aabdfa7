/** The back of every card: navy, a golden lattice, and a compass in the house's diamond. */

import { drawEdge } from './edge.ts';
import { FACE_HEIGHT as H, FACE_WIDTH as W } from './face-card.ts';
import { type Brush, disc, inked, rounded } from './pen.ts';

export function drawBack(brush: Brush): void {
  brush.save();
  rounded(brush, { x: 0, y: 0, w: W, h: H }, 15);
  brush.clip();
  const navy = brush.createLinearGradient(0, 0, W, H);
  navy.addColorStop(0, '#25336D');
  navy.addColorStop(1, '#141D45');
  brush.fillStyle = navy;
  brush.fillRect(0, 0, W, H);
  drawLattice(brush);
  drawEdge(brush, '#D9A441', [
    { inset: 12, width: 4, radius: 9 },
    { inset: 20, width: 1.5, radius: 6 },
  ]);
  brush.beginPath();
  brush.moveTo(W / 2, 62);
  brush.lineTo(W - 40, H / 2);
  brush.lineTo(W / 2, H - 62);
  brush.lineTo(40, H / 2);
  brush.closePath();
  inked(brush, '#182252', '#D9A441', 4);
  for (let i = 0; i < 8; i++) drawNeedle(brush, (i * Math.PI) / 4, i % 2 === 0);
  brush.fillStyle = '#FFF3D0';
  disc(brush, W / 2, H / 2, 7);
  brush.fill();
  brush.restore();
}

function drawLattice(brush: Brush): void {
  brush.strokeStyle = '#D9A44130';
  brush.lineWidth = 1.5;
  brush.beginPath();
  for (let x = -H; x < W + H; x += 17) {
    brush.moveTo(x, 0);
    brush.lineTo(x + H, H);
    brush.moveTo(x, H);
    brush.lineTo(x + H, 0);
  }
  brush.stroke();
}

/** Each in a light and a dark half. */
function drawNeedle(brush: Brush, angle: number, long: boolean): void {
  brush.save();
  brush.translate(W / 2, H / 2);
  brush.rotate(angle);
  for (const [side, fill] of [
    [9, long ? '#E7BE62' : '#A97B26'],
    [-9, long ? '#B98A32' : '#7D5A1A'],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(0, long ? -66 : -34);
    brush.lineTo(side, -9);
    brush.lineTo(0, 0);
    brush.closePath();
    brush.fill();
  }
  brush.restore();
}
