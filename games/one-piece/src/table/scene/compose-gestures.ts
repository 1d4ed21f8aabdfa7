/** Gestures as quads: they need no form, material or call of their own. */
import type { Layers, Picture } from './compose.ts';
import type { Gesture } from './gestures.ts';
import { CARD_THICK, CARD_WIDE } from './mats.ts';
import type { Actor } from './motion.ts';
import type { Pose } from './placed.ts';

const TONES = { effect: '#FFD25A', hit: '#FF4A2A', shield: '#7FD4FF' } as const;
const [UP, DOWN] = ['#C9F5C9', '#FFD0C4'];
const BEADS = 16;
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

function put({ under, over }: Layers, { cast, mat }: Picture, gesture: Gesture, part: number): void {
  switch (gesture.show) {
    case 'pulse': {
      const actor = cast.get(gesture.handle);
      if (!actor) return;
      const { x, y, z, size, turn } = actor.now;
      const grown = size * (1 + 0.4 * part);
      const high = y + CARD_THICK * actor.placed.thick + 0.01;
      over.put('glow', x, high, z, grown * CARD_WIDE * 1.5, grown * 1.34, TONES[gesture.tone], 1 - part * part, turn);
      return;
    }
    case 'count': {
      const actor = cast.get(gesture.handle);
      const tag = actor?.placed.tags.find(({ what }) => what === gesture.what);
      if (!actor || !tag) return;
      const more = gesture.to - gesture.from;
      const text = `${more < 0 ? '−' : '+'}${Math.abs(more)}`;
      // A cost that falls is good news.
      const ink = more > 0 === (gesture.what === 'power') ? UP : DOWN;
      const { x, y, z } = actor.now;
      const letter = mat.tagHeight * 0.95;
      const start = x + tag.dx - (letter * 0.62 * text.length) / 2;
      const fades = part < 0.6 ? 1 : (1 - part) / 0.4;
      const at = z + tag.dz - mat.tagHeight * 0.9 - 0.2 * part;
      const wide = letter * 0.62 * text.length + letter * 0.5;
      over.put('plate', x + tag.dx, y + 0.1, at, wide, letter * 1.15, more > 0 ? '#123f20' : '#5c140c', fades * 0.85);
      for (const [i, sign] of [...text].entries()) {
        over.put(sign, start + letter * 0.62 * (i + 0.5), y + 0.1, at, letter * 0.76, letter, ink, fades);
      }
      return;
    }
    case 'line': {
      const [from, to] = [cast.get(gesture.from)?.now, cast.get(gesture.to)?.now];
      if (!from || !to) return;
      const head = Math.min(1, part / 0.6);
      const fades = part < 0.6 ? 1 : (1 - part) / 0.4;
      for (let i = 0; i <= BEADS; i++) {
        const t = (i / BEADS) * head;
        const size = i === BEADS ? 0.15 : 0.075;
        const high = 0.08 + Math.sin(t * Math.PI) * 0.45;
        over.put(
          'round',
          from.x + (to.x - from.x) * t,
          high,
          from.z + (to.z - from.z) * t,
          size,
          size,
          i === BEADS ? '#FFF0B8' : '#E8B64A',
          fades,
        );
      }
      return;
    }
    case 'sweep': {
      const [half] = mat.chart;
      const x = half * (2 * part - 1);
      const fades = Math.sin(part * Math.PI);
      under.put('shadow', x, 0.004, 0.12 * gesture.side, 2.2, 0.9, '#FFE9A6', 0.75 * fades);
      under.put('shadow', x - 0.5, 0.004, 0.12 * gesture.side, 3.4, 0.6, '#FFD25A', 0.4 * fades);
      return;
    }
    case 'dash':
      return; // the thing itself moves
  }
}
