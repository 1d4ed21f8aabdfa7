/** The files of the drawings, to be fetched when the table opens. */
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

export function drawings(): string[] {
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
