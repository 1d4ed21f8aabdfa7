/** Which arrangement fits the room the table has, and how large it is drawn. */
import type { Room } from '@dealers-choice/table';

/** `desk`: rows of cards; `phone`: strips and shelves; `flat`: a phone on its side. */
export type Shape = 'desk' | 'phone' | 'flat';

export function shapeOf({ width, height }: Room): Shape {
  if (height < 470 && width > height) return 'flat';
  return width >= 900 && width > height * 0.95 ? 'desk' : 'phone';
}

/** How much larger than the drawing everything is. */
export function zoomOf({ width, height }: Room, shape: Shape): number {
  const within = (least: number, zoom: number, most: number): number => Math.min(most, Math.max(least, zoom));
  if (shape === 'desk') return within(0.8, Math.min(width / 1440, height / 848), 1.25);
  if (shape === 'flat') return within(0.8, width / 844, 1.1);
  return within(0.92, Math.min(width / 390, height / 780), 1.6);
}
