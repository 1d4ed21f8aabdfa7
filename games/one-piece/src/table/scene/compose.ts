/** One picture of the table: every thing with its shadow, its ring, its numbers and marks, into three layers. */
import { dashOf, putGestures } from './compose-gestures.ts';
import type { Gestures } from './gestures.ts';
import type { Quads, Slabs } from './instances.ts';
import { CARD_THICK, CARD_WIDE, type Mat } from './mats.ts';
import type { Actor } from './motion.ts';
import type { Tag, Tone } from './placed.ts';

/** What a press would mean, shown around a thing. */
export interface Mark {
  ring: 'can' | 'on' | 'target' | 'hit' | null;
  dim: boolean;
  tick: boolean;
  /** No number of its own: one larger is shown elsewhere. */
  bare: boolean;
}

export interface Layers {
  under: Quads;
  cards: Slabs;
  over: Quads;
  texelsOf(face: string): readonly [number, number, number, number];
}

const RINGS = { can: '#FFB81F', on: '#27C8FF', target: '#FF4A2A', hit: '#FF4A2A' } as const;
const LIFTED = 0.1;

interface Look {
  ground: string;
  ink: string;
  icon: 'up' | 'down' | 'heart' | null;
  iconInk: string;
}
const LOOKS: Readonly<Record<Tone, Look>> = {
  base: { ground: '#1B2450', ink: '#FFFFFF', icon: null, iconInk: '#FFFFFF' },
  up: { ground: '#1E6B34', ink: '#FFFFFF', icon: 'up', iconInk: '#C9F5C9' },
  down: { ground: '#8E2318', ink: '#FFFFFF', icon: 'down', iconInk: '#FFD9CF' },
  count: { ground: '#F4E7C6', ink: '#1B2450', icon: null, iconInk: '#1B2450' },
  life: { ground: '#FFF6E0', ink: '#8E1B12', icon: 'heart', iconInk: '#C2281B' },
  active: { ground: '#1B2450', ink: '#FFE7A8', icon: null, iconInk: '#FFE7A8' },
  rested: { ground: '#F4E7C6', ink: '#1B2450', icon: null, iconInk: '#1B2450' },
};

export interface Picture {
  cast: ReadonlyMap<string, Actor>;
  marks: ReadonlyMap<string, Mark>;
  gestures: Gestures;
  mat: Mat;
  now: number;
}

export function compose(layers: Layers, picture: Picture): void {
  layers.under.clear();
  layers.cards.clear();
  layers.over.clear();
  for (const actor of picture.cast.values()) putThing(layers, actor, picture);
  putGestures(layers, picture);
  layers.under.send();
  layers.cards.send();
  layers.over.send();
}

function putThing({ under, cards, over, texelsOf }: Layers, actor: Actor, picture: Picture): void {
  const { placed, face } = actor;
  const { gestures, now: clock, mat } = picture;
  const { tagHeight } = mat;
  const mark = picture.marks.get(placed.handle);
  const now = dashOf(actor, picture);
  const lift = mark?.ring === 'on' ? LIFTED : 0;
  const pose = { ...now, y: now.y + lift, dim: now.dim * (mark?.dim ? 0.5 : 1), up: face === 'back' ? 1 : now.up };
  const { x, y, z, turn, size } = pose;
  const grown = 1 + y * 0.1;
  under.put(
    'shadow',
    x + 0.03 + y * 0.25,
    0.002,
    z + 0.045 + y * 0.4,
    1.02 * size * grown,
    1.36 * size * grown,
    '#1a0c02',
    0.55 - Math.min(0.3, y * 0.3),
    turn,
  );
  if (mark?.ring) under.put('glow', x, y + 0.006, z, size * CARD_WIDE * 1.5, size * 1.34, RINGS[mark.ring], 1, turn);
  cards.put(texelsOf(face), pose, placed.thick);
  const top = y + CARD_THICK * placed.thick + 0.02;
  for (const tag of mark?.bare ? [] : placed.tags) {
    const counts = tag.what ? gestures.numberOf(placed.handle, tag.what, clock) : null;
    putTag(over, counts === null ? tag : { ...tag, text: String(counts) }, x, top, z, tagHeight);
  }
  const across = Math.abs(Math.sin(turn)) > 0.7;
  for (const name of placed.marks) {
    const right = name === 'shield';
    const aside = (across ? 0.42 * size : 0.3) * (right ? 1 : -1);
    over.put('round', x + aside, top, z - 0.02, 0.23, 0.23, right ? '#1B2450' : '#F4E7C6');
    over.put(name, x + aside, top, z - 0.02, right ? 0.125 : 0.1, right ? 0.14 : 0.125, right ? '#FFE7A8' : '#1B2450');
  }
  if (mark?.tick) {
    over.put('round', x + 0.26, top, z - 0.38, 0.3, 0.3, '#0C6E9A');
    over.put('check', x + 0.26, top, z - 0.38, 0.19, 0.19, '#FFFFFF');
  }
}

/** A plate with a number, always upright and towards the reader. */
function putTag(
  over: Quads,
  { text, tone, dx, dz, size }: Tag,
  x: number,
  y: number,
  z: number,
  tagHeight: number,
): void {
  const { ground, ink, icon, iconInk } = LOOKS[tone];
  const high = tagHeight * size;
  const wide = high * 0.5 * text.length + (icon ? high * 0.55 : 0);
  const [tx, tz] = [x + dx, z + dz];
  over.put('plate', tx, y, tz, wide + high * 0.62, high * 1.16, ground);
  if (icon) over.put(icon, tx - wide / 2 + high * 0.2, y, tz, high * 0.52, high * 0.55, iconInk);
  const letter = high * 0.82;
  const step = letter * 0.62;
  const start = tx + (icon ? high * 0.27 : 0) - (step * text.length) / 2;
  for (const [i, digit] of [...text].entries()) {
    over.put(digit, start + step * (i + 0.5), y, tz, letter * 0.76, letter, ink);
  }
}
