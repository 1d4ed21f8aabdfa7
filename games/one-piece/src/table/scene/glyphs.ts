/** One picture of all that lies on and under cards: digits, plates, marks, shadows, rings. White, to be tinted. */
import { type Brush, pathOf, SANS } from '../faces/pen.ts';

const SIDE = 1024;

const MARKS = {
  plate: [0, 110, 256, 100],
  round: [260, 110, 128, 128],
  heart: [390, 110, 110, 110],
  up: [505, 110, 90, 90],
  down: [600, 110, 90, 90],
  shield: [695, 110, 100, 110],
  check: [800, 110, 110, 110],
  rush: [912, 110, 108, 100],
  shadow: [0, 260, 256, 320],
  glow: [260, 260, 300, 372],
  dash: [570, 260, 300, 372],
  fresh: [905, 260, 90, 110],
} as const;
const LETTERS = '0123456789+−';

export type Glyph = keyof typeof MARKS | string;
type Texels = readonly [number, number, number, number];

/** Left, lower edge, width and height, in parts of the picture, counted from below. */
const boxOf = (x: number, y: number, w: number, h: number): Texels => [
  x / SIDE,
  1 - (y + h) / SIDE,
  w / SIDE,
  h / SIDE,
];

export const GLYPHS: ReadonlyMap<Glyph, Texels> = new Map<Glyph, Texels>([
  ...[...LETTERS].map((letter, i): [Glyph, Texels] => [letter, boxOf(i * 76, 0, 76, 100)]),
  ...Object.entries(MARKS).map(([name, [x, y, w, h]]): [Glyph, Texels] => [name, boxOf(x, y, w, h)]),
]);

export function drawGlyphs(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('one-piece: there is no canvas to draw on');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = pen.strokeStyle = '#fff';
  pen.font = `800 100px ${SANS}`;
  for (const [i, letter] of [...LETTERS].entries()) pen.fillText(letter, i * 76 + 38, 56);
  const put = (name: keyof typeof MARKS, draw: (w: number, h: number) => void): void => {
    const [x, y, w, h] = MARKS[name];
    pen.save();
    pen.translate(x, y);
    draw(w, h);
    pen.restore();
  };
  const fill = (d: string) => (): void => pen.fill(pathOf(d));
  put('plate', (w, h) => {
    pen.beginPath();
    pen.roundRect(5, 5, w - 10, h - 10, 26);
    edged(pen);
  });
  put('round', (w, h) => {
    pen.beginPath();
    pen.arc(w / 2, h / 2, 58, 0, 7);
    edged(pen);
  });
  put('heart', fill('M55 100C-20 50 8 -8 55 28C102 -8 130 50 55 100Z'));
  put('up', fill('M45 8L84 78H6Z'));
  put('down', fill('M45 82L84 12H6Z'));
  put('shield', fill('M50 4L94 20V56C94 84 70 100 50 108C30 100 6 84 6 56V20Z'));
  put('rush', fill('M8 10L52 50L8 90L24 50ZM54 10L98 50L54 90L70 50Z'));
  put(
    'fresh',
    fill('M14 6H76V20H70C70 44 52 48 50 55C52 62 70 66 70 90H76V104H14V90H20C20 66 38 62 40 55C38 48 20 44 20 20H14Z'),
  );
  put('check', () => {
    pen.lineWidth = 20;
    pen.lineCap = pen.lineJoin = 'round';
    pen.stroke(pathOf('M16 58L44 86L94 24'));
  });
  put('shadow', (w, h) => soft(pen, 26, () => pen.roundRect(42, 42, w - 84, h - 84, 20), 'fill'));
  put('glow', (w, h) => {
    const ring = (): void => pen.roundRect(44, 44, w - 88, h - 88, 22);
    pen.lineWidth = 26;
    soft(pen, 22, ring, 'stroke');
    pen.lineWidth = 9;
    pen.beginPath();
    ring();
    pen.stroke();
  });
  put('dash', (w, h) => {
    pen.lineWidth = 10;
    pen.setLineDash([26, 18]);
    pen.beginPath();
    pen.roundRect(44, 44, w - 88, h - 88, 22);
    pen.stroke();
  });
  return canvas;
}

function edged(pen: Brush): void {
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = '#0008';
  pen.stroke();
  pen.strokeStyle = '#fff';
}

/** Only the shadow of the shape falls on the picture: a blur that every browser has. */
function soft(pen: Brush, blur: number, shape: () => void, how: 'fill' | 'stroke'): void {
  const away = 4 * SIDE;
  pen.save();
  pen.shadowColor = '#fff';
  pen.shadowBlur = blur * 1.6;
  pen.shadowOffsetX = away;
  pen.translate(-away, 0);
  pen.beginPath();
  shape();
  pen[how]();
  pen.restore();
}
