/** The table, drawn once: planks, a chart with a canal and five bridges, frames for the areas, rails for DON!!. */
import { seeded } from '../faces/seeded.ts';
import { drawCanal } from './chart-canal.ts';
import { drawFrames } from './chart-frames.ts';
import { CHART_INK, type ChartPen, line } from './ink.ts';
import type { Mat } from './mats.ts';

export function drawChart(mat: Mat): HTMLCanvasElement {
  const [wide, high] = mat.plane;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wide * mat.sharp);
  canvas.height = Math.round(high * mat.sharp);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('one-piece: there is no canvas to draw on');
  pen.scale(mat.sharp, mat.sharp);
  pen.translate(wide / 2, high / 2);
  const random = seeded('chart of Lowwater');
  drawPlanks(pen, wide, high, random);
  drawPaper(pen, mat, random);
  drawRope(pen, mat);
  return canvas;
}

function drawPlanks(pen: ChartPen, wide: number, high: number, random: () => number): void {
  for (let y = -high / 2; y < high / 2; y += 0.9) {
    const v = random();
    pen.fillStyle = `rgb(${104 + v * 20},${68 + v * 14},${40 + v * 10})`;
    pen.fillRect(-wide / 2, y, wide, 0.9);
    pen.strokeStyle = '#2f1b0c88';
    pen.lineWidth = 0.025;
    line(pen, -wide / 2, y, wide / 2, y);
    pen.strokeStyle = '#1d0f051a';
    pen.lineWidth = 0.014;
    for (let grain = 0; grain < 9; grain++) {
      const at = y + random() * 0.9;
      pen.beginPath();
      pen.moveTo(-wide / 2, at);
      pen.bezierCurveTo(-wide / 4, at + (random() - 0.5) * 0.2, wide / 4, at + (random() - 0.5) * 0.2, wide / 2, at);
      pen.stroke();
    }
  }
}

/** Deckled paper with a shadow; what is drawn on it stays on it. */
function drawPaper(pen: ChartPen, mat: Mat, random: () => number): void {
  const [cx, cz] = mat.chart;
  pen.save();
  pen.beginPath();
  const ragged = (): number => (random() - 0.5) * 0.035;
  const side = 24;
  for (let i = 0; i < side; i++) pen.lineTo(-cx + (i / side) * 2 * cx, -cz + ragged());
  for (let i = 0; i < side; i++) pen.lineTo(cx + ragged(), -cz + (i / side) * 2 * cz);
  for (let i = 0; i < side; i++) pen.lineTo(cx - (i / side) * 2 * cx, cz + ragged());
  for (let i = 0; i < side; i++) pen.lineTo(-cx + ragged(), cz - (i / side) * 2 * cz);
  pen.closePath();
  pen.save();
  pen.shadowColor = '#1a0d04cc';
  pen.shadowBlur = 0.22 * mat.sharp;
  pen.shadowOffsetY = 0.07 * mat.sharp;
  pen.fillStyle = '#EAD9B0';
  pen.fill();
  pen.restore();
  pen.clip();
  const paper = pen.createRadialGradient(0, 0, 0.5, 0, 0, cx * 1.25);
  paper.addColorStop(0, '#F4E7C6');
  paper.addColorStop(0.7, '#E6D2A2');
  paper.addColorStop(1, '#C9AB6E');
  pen.fillStyle = paper;
  pen.fillRect(-cx, -cz, 2 * cx, 2 * cz);
  drawStains(pen, cx, cz, random);
  drawRhumbs(pen, cx);
  drawCanal(pen, mat, random);
  drawSoundings(pen, mat, random);
  drawFrames(pen, mat);
  pen.restore();
  pen.strokeStyle = CHART_INK;
  pen.lineWidth = 0.03;
  pen.strokeRect(-cx + 0.07, -cz + 0.07, 2 * cx - 0.14, 2 * cz - 0.14);
  pen.lineWidth = 0.01;
  pen.strokeRect(-cx + 0.12, -cz + 0.12, 2 * cx - 0.24, 2 * cz - 0.24);
}

function drawStains(pen: ChartPen, cx: number, cz: number, random: () => number): void {
  for (let i = 0; i < 9; i++) {
    const [x, z, radius] = [(random() - 0.5) * 2 * cx, (random() - 0.5) * 2 * cz, 0.35 + random() * 0.75];
    pen.beginPath();
    for (let step = 0; step <= 24; step++) {
      const turn = (step / 24) * Math.PI * 2;
      const far = radius * (1 + Math.sin(turn * 3 + i) * 0.06 + Math.sin(turn * 5 + i * 2) * 0.03);
      pen.lineTo(x + Math.cos(turn) * far, z + Math.sin(turn) * far);
    }
    pen.strokeStyle = '#8B6A2E1a';
    pen.lineWidth = 0.05;
    pen.stroke();
    pen.fillStyle = '#9C7A3A0c';
    pen.fill();
  }
}

function drawRhumbs(pen: ChartPen, cx: number): void {
  pen.strokeStyle = '#7A5B2A59';
  pen.lineWidth = 0.008;
  for (const x of [0, -cx * 0.82, cx * 0.82])
    for (let i = 0; i < 32; i++) {
      const turn = (i / 32) * Math.PI * 2;
      line(pen, x, 0, x + Math.cos(turn) * 14, Math.sin(turn) * 14);
    }
}

function drawSoundings(pen: ChartPen, { chart: [cx, cz] }: Mat, random: () => number): void {
  pen.font = '500 .12px Fraunces';
  pen.fillStyle = '#6B4F2280';
  pen.textAlign = 'center';
  for (let i = 0; i < 60; i++) {
    const [x, z] = [(random() - 0.5) * 1.94 * cx, (random() - 0.5) * 1.94 * cz];
    if (Math.abs(z) > 0.3) pen.fillText(String(1 + Math.floor(random() * 19)), x, z);
  }
}

/** A rope around the chart, held by brass bolts. */
function drawRope(pen: ChartPen, { chart: [cx, cz], sharp }: Mat): void {
  const [x, z] = [cx + 0.2, cz + 0.2];
  for (const [x0, z0, x1, z1] of [
    [-x, -z, x, -z],
    [-x, z, x, z],
    [-x, -z, -x, z],
    [x, -z, x, z],
  ] as const) {
    const long = Math.hypot(x1 - x0, z1 - z0);
    pen.save();
    pen.translate(x0, z0);
    pen.rotate(Math.atan2(z1 - z0, x1 - x0));
    pen.fillStyle = '#0006';
    pen.fillRect(0, -0.03, long, 0.14);
    const hemp = pen.createLinearGradient(0, -0.07, 0, 0.07);
    hemp.addColorStop(0, '#E7CF98');
    hemp.addColorStop(0.6, '#B48B4C');
    hemp.addColorStop(1, '#6B4A20');
    pen.fillStyle = hemp;
    pen.fillRect(0, -0.065, long, 0.13);
    pen.strokeStyle = '#5a3c16';
    pen.lineWidth = 0.014;
    for (let at = 0; at < long; at += 0.09) {
      pen.beginPath();
      pen.moveTo(at, -0.065);
      pen.quadraticCurveTo(at + 0.02, 0.01, at + 0.075, 0.065);
      pen.stroke();
    }
    pen.restore();
  }
  for (const sx of [1, -1])
    for (const sz of [1, -1]) {
      pen.save();
      pen.translate(sx * x, sz * z);
      const brass = pen.createRadialGradient(-0.05, -0.05, 0.02, 0, 0, 0.24);
      brass.addColorStop(0, '#FFF3C4');
      brass.addColorStop(0.5, '#D9A441');
      brass.addColorStop(1, '#6B4A12');
      pen.fillStyle = brass;
      pen.shadowColor = '#000a';
      pen.shadowBlur = 0.1 * sharp;
      pen.beginPath();
      pen.arc(0, 0, 0.2, 0, 7);
      pen.fill();
      pen.shadowBlur = 0;
      pen.strokeStyle = '#5E4210';
      pen.lineWidth = 0.018;
      line(pen, -0.08, -0.08, 0.08, 0.08);
      pen.restore();
    }
}
