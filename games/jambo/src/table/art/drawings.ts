/** The files of the drawings, fetched when the table opens: what is turned over or built later is there at once. */
import { jambo, WARES } from '../../index.ts';

const FAMILIES = ['ware', 'people', 'animal', 'utility', 'stand'];
const PIECES = [
  'awning-0-7',
  'awning-1-7',
  'coin',
  'coin-blank',
  'lantern',
  'mat',
  'sun-frozen',
  'sun-lit',
  'sun-spent',
];

function addresses(): string[] {
  const cards = [...new Set(jambo.faces.flatMap((face) => (face ? [face.id] : [])))];
  const family = (name: string): string => new URL(`./families/${name}.svg`, import.meta.url).href;
  const piece = (name: string): string => new URL(`./pieces/${name}.svg`, import.meta.url).href;
  const ware = (name: string): string => new URL(`./wares/${name}.svg`, import.meta.url).href;
  return [
    ...WARES.flatMap((name) => [ware(name), `${ware(name)}?small`, `${ware(name)}?stack`]),
    ...WARES.flatMap((name) => [ware(`${name}-under`), ware(`${name}-gone`)]),
    ...PIECES.map(piece),
    `${piece('mat')}?small`,
    ...FAMILIES.flatMap((name) => [family(name), family(`${name}-strip`)]),
    ...cards.map((id) => new URL(`./cards/${id}.svg`, import.meta.url).href),
  ];
}

/** Held, so that the browser does not forget them. */
let held: readonly HTMLImageElement[] = [];

export function fetchDrawings(): void {
  if (held.length > 0) return;
  held = addresses().map((address) => {
    const image = new Image();
    image.src = address;
    return image;
  });
}
