/** A DON!! card: brass, and a bollard with a rope: what a ship, or a power, is made fast to. */

import { drawEdge } from './edge.ts';
import { FACE_HEIGHT as H, FACE_WIDTH as W } from './face-card.ts';
import { type Brush, disc, fontOf, inked, pathOf, rounded, SANS } from './pen.ts';

const NAVY = '#1E2A5A';
const MIDDLE = 150;
const BOLLARD = 'M92 92H164V112H150L154 190H174V206H82V190H102L106 112H92Z';

export function drawDon(brush: Brush): void {
  brush.save();
  rounded(brush, { x: 0, y: 0, w: W, h: H }, 15);
  brush.clip();
  const brass = brush.createLinearGradient(0, 0, W * 0.6, H);
  brass.addColorStop(0, '#FBEBC0');
  brass.addColorStop(0.5, '#E3B659');
  brass.addColorStop(1, '#B07F27');
  brush.fillStyle = brass;
  brush.fillRect(0, 0, W, H);
  drawEdge(brush, '#6B4A12', [
    { inset: 9, width: 5, radius: 10 },
    { inset: 17, width: 1.5, radius: 6 },
  ]);
  drawRays(brush);
  disc(brush, W / 2, MIDDLE, 78);
  inked(brush, NAVY, '#FFF1C9', 5);
  disc(brush, W / 2, MIDDLE, 83);
  brush.lineWidth = 2;
  brush.strokeStyle = '#6B4A12';
  brush.stroke();
  drawBollard(brush);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = NAVY;
  brush.font = fontOf(SANS, 52);
  brush.fillText('DON!!', W / 2, 288);
  brush.font = fontOf(SANS, 34);
  brush.fillText('+1000', W / 2, 330);
  brush.restore();
}

function drawRays(brush: Brush): void {
  brush.strokeStyle = '#8A621B';
  brush.globalAlpha = 0.55;
  for (let i = 0; i < 32; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)];
    const long = i % 2 === 0 ? 104 : 96;
    brush.lineWidth = i % 2 === 0 ? 5 : 2;
    brush.beginPath();
    brush.moveTo(W / 2 + x * 84, MIDDLE + y * 84);
    brush.lineTo(W / 2 + x * long, MIDDLE + y * long);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function drawBollard(brush: Brush): void {
  brush.fillStyle = '#F3D286';
  brush.fill(pathOf(BOLLARD));
  brush.strokeStyle = NAVY;
  brush.lineWidth = 5;
  brush.beginPath();
  for (let i = 0; i < 3; i++) {
    brush.moveTo(W / 2 - 25, 132 + i * 15);
    brush.quadraticCurveTo(W / 2, 144 + i * 15, W / 2 + 25, 132 + i * 15);
  }
  brush.stroke();
}
