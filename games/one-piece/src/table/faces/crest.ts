/** A guild's crest, on a cream disc. */
import { type Colour, GUILDS } from './guilds.ts';
import { type Brush, disc, inked, pathOf } from './pen.ts';

/** Lamp yellow is too light to be seen on cream. */
const ON_CREAM: Readonly<Partial<Record<Colour, string>>> = { yellow: '#8A5D05' };

export function drawCrest(
  brush: Brush,
  colour: Colour,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const { crest, crestShift = 0, deep, main } = GUILDS[colour];
  disc(brush, x, y, radius);
  inked(brush, '#FFF9EA', deep, radius * 0.12);
  brush.save();
  brush.translate(x, y);
  brush.scale(radius * 0.0128, radius * 0.0128);
  brush.translate(crestShift - 50, -50);
  brush.fillStyle = ON_CREAM[colour] ?? main;
  brush.fill(pathOf(crest), 'evenodd');
  brush.restore();
}
