/** Gestures as quads: they need no form, material or call of their own. */
import type { Layers, Picture } from './compose.ts';
import type { Gesture, PulseTone } from './gestures.ts';
import { CARD_THICK, CARD_WIDE } from './mats.ts';
import type { Actor } from './motion.ts';
import type { Pose } from './placed.ts';

const TONES: Readonly<Record<PulseTone, string>> = { effect: '#FFD25A', hit: '#FF4A2A', shield: '#7FD4FF' };
const [UP, DOWN] = ['#C9F5C9', '#FFD0C4'];
const BEADS = 16;
/** How far a thing dashes, as a part of the way. */
const DASH = 0.35;

/** How a thing lies now, or how far it has dashed. */
export function dashOf({ now, placed }: Actor, { gestures, cast, now: clock }: Picture): Pose {
  for (const [gesture, part] of gestures.at(clock)) {
    if (gesture.show !== 'dash' || gesture.handle !== placed.handle) continue;
    const to = cast.get(gesture.to)?.now;
    if (!to) continue;
    const far = Math.sin(part * Math.PI) * DASH;
    return { ...now, x: now.x + (to.x - now.x) * far, y: now.y + 0.12 * far, z: now.z + (to.z - now.z) * far };
  }
  return now;
}

export function putGestures(layers: Layers, picture: Picture): void {
  for (const [gesture, part] of picture.gestures.at(picture.now)) put(layers, picture, gesture, part);
}

function put(layers: Layers, picture: Picture, gesture: Gesture, part: number): void {
  switch (gesture.show) {
    case 'pulse':
      putPulse(layers, picture, gesture, part);
      return;
    case 'count':
      putCount(layers, picture, gesture, part);
      return;
    case 'line':
      putLine(layers, picture, gesture, part);
      return;
    case 'sweep':
      putSweep(layers, picture, gesture, part);
      return;
    case 'dash':
      return; // the thing itself moves
  }
}

type Showing<K extends Gesture['show']> = Extract<Gesture, { show: K }>;

/** How much of a gesture is still seen: it stands for a while, and fades at its end. */
const fading = (part: number): number => (part < 0.6 ? 1 : (1 - part) / 0.4);

function putPulse({ over }: Layers, { cast }: Picture, { handle, tone }: Showing<'pulse'>, part: number): void {
  const actor = cast.get(handle);
  if (!actor) return;
  const { x, y, z, size, turn } = actor.now;
  const grown = size * (1 + 0.4 * part);
  const high = y + CARD_THICK * actor.placed.thick + 0.01;
  over.put('glow', x, high, z, grown * CARD_WIDE * 1.5, grown * 1.34, TONES[tone], 1 - part * part, turn);
}

function putCount({ over }: Layers, { cast, mat }: Picture, gesture: Showing<'count'>, part: number): void {
  const actor = cast.get(gesture.handle);
  const tag = actor?.placed.tags.find(({ what }) => what === gesture.what);
  if (!actor || !tag) return;
  const more = gesture.to - gesture.from;
  const text = `${more < 0 ? '−' : '+'}${Math.abs(more)}`;
  // A cost that falls is good news.
  const ink = more > 0 === (gesture.what === 'power') ? UP : DOWN;
  const letter = mat.tagHeight * 0.95;
  const step = letter * 0.62;
  const wide = step * text.length;
  const x = actor.now.x + tag.dx;
  const y = actor.now.y + 0.1;
  const z = actor.now.z + tag.dz - mat.tagHeight * 0.9 - 0.2 * part;
  const fades = fading(part);
  over.put('plate', x, y, z, wide + letter * 0.5, letter * 1.15, more > 0 ? '#123f20' : '#5c140c', fades * 0.85);
  for (const [i, sign] of [...text].entries()) {
    over.put(sign, x - wide / 2 + step * (i + 0.5), y, z, letter * 0.76, letter, ink, fades);
  }
}

function putLine({ over }: Layers, { cast }: Picture, gesture: Showing<'line'>, part: number): void {
  const [from, to] = [cast.get(gesture.from)?.now, cast.get(gesture.to)?.now];
  if (!from || !to) return;
  const head = Math.min(1, part / 0.6);
  const fades = fading(part);
  for (let i = 0; i <= BEADS; i++) {
    const t = (i / BEADS) * head;
    const [size, hex] = i === BEADS ? [0.15, '#FFF0B8'] : [0.075, '#E8B64A'];
    const high = 0.08 + Math.sin(t * Math.PI) * 0.45;
    over.put('round', from.x + (to.x - from.x) * t, high, from.z + (to.z - from.z) * t, size, size, hex, fades);
  }
}

function putSweep({ under }: Layers, { mat }: Picture, { side }: Showing<'sweep'>, part: number): void {
  const [half] = mat.chart;
  const x = half * (2 * part - 1);
  const fades = Math.sin(part * Math.PI);
  under.put('shadow', x, 0.004, 0.12 * side, 2.2, 0.9, '#FFE9A6', 0.75 * fades);
  under.put('shadow', x - 0.5, 0.004, 0.12 * side, 3.4, 0.6, '#FFD25A', 0.4 * fades);
}
