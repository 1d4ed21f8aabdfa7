/** The canal between the two banks, with a bridge before each pair of Characters, and a compass at each end. */
import type { ChartPen } from './ink.ts';
import { CHART_INK, line } from './ink.ts';
import type { Mat } from './mats.ts';

export function drawCanal(pen: ChartPen, mat: Mat, random: () => number): void {
  const [cx] = mat.chart;
  const half = mat.name === 'wide' ? 0.19 : 0.125;
  const bank = (side: 1 | -1, from: number, to: number): void => {
    const step = from < to ? 1 : -1;
    for (let i = from; i !== to + step; i += step) {
      pen.lineTo(-cx + (i / 40) * 2 * cx, side * (half + Math.sin(i * (side > 0 ? 1.3 : 1.7)) * 0.018));
    }
  };
  const water = pen.createLinearGradient(0, -half, 0, half);
  water.addColorStop(0, '#5E9A9C');
  water.addColorStop(0.5, '#8FBFB6');
  water.addColorStop(1, '#5E9A9C');
  pen.beginPath();
  bank(-1, 0, 40);
  bank(1, 40, 0);
  pen.closePath();
  pen.globalAlpha = 0.8;
  pen.fillStyle = water;
  pen.fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = '#2D5B63';
  pen.lineWidth = 0.018;
  for (const side of [-1, 1] as const) {
    pen.beginPath();
    bank(side, 0, 40);
    pen.stroke();
  }
  drawWaves(pen, cx, half, random);
  for (let i = -2; i <= 2; i++) drawBridge(pen, i * mat.pitch, half);
  if (mat.name === 'wide') for (const side of [1, -1]) drawRose(pen, side * 3.72);
}

function drawWaves(pen: ChartPen, cx: number, half: number, random: () => number): void {
  pen.strokeStyle = '#2D5B6380';
  pen.lineWidth = 0.01;
  for (let i = 0; i < 60; i++) {
    const [x, z] = [(random() - 0.5) * 2 * cx, (random() - 0.5) * half * 1.5];
    pen.beginPath();
    pen.moveTo(x, z);
    pen.quadraticCurveTo(x + 0.06, z - 0.03, x + 0.12, z);
    pen.quadraticCurveTo(x + 0.18, z + 0.03, x + 0.24, z);
    pen.stroke();
  }
}

function drawBridge(pen: ChartPen, x: number, half: number): void {
  const end = half + 0.05;
  pen.fillStyle = '#E9D7AC';
  pen.strokeStyle = CHART_INK;
  pen.lineWidth = 0.016;
  pen.beginPath();
  pen.moveTo(x - 0.16, -end);
  pen.quadraticCurveTo(x - 0.1, 0, x - 0.16, end);
  pen.lineTo(x + 0.16, end);
  pen.quadraticCurveTo(x + 0.1, 0, x + 0.16, -end);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.lineWidth = 0.008;
  for (let i = -3; i <= 3; i++) line(pen, x - 0.11, (i * half) / 3.4, x + 0.11, (i * half) / 3.4);
}

function drawRose(pen: ChartPen, x: number): void {
  pen.save();
  pen.translate(x, 0);
  pen.strokeStyle = '#3b2a10';
  pen.lineWidth = 0.008;
  for (let i = 0; i < 16; i++) {
    const long = i % 4 === 0 ? 0.42 : i % 2 === 0 ? 0.3 : 0.2;
    pen.save();
    pen.rotate((i / 16) * Math.PI * 2);
    for (const [side, fill] of [
      [1, i % 4 === 0 ? '#A3341E' : '#1E3A5A'],
      [-1, '#F4E7C6'],
    ] as const) {
      pen.fillStyle = fill;
      pen.beginPath();
      pen.moveTo(0, -long);
      pen.lineTo(0.05 * side, -0.06);
      pen.lineTo(0, 0);
      pen.fill();
    }
    pen.stroke();
    pen.restore();
  }
  pen.restore();
}
