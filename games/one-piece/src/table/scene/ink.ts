/** What every part of the chart is drawn with. */
export type ChartPen = CanvasRenderingContext2D;
export const CHART_INK = '#5B3F17';

export function line(pen: ChartPen, x0: number, z0: number, x1: number, z1: number): void {
  pen.beginPath();
  pen.moveTo(x0, z0);
  pen.lineTo(x1, z1);
  pen.stroke();
}
