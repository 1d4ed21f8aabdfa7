/** A card that goes from one place to another, as a scene moves it. */
import { FACE_DOWN } from '@dealers-choice/kernel';
import type { Cue, Moment, Spot } from './hooks.ts';
import { type Moved, placeIn } from './move-cards.ts';
import type { Back, Don, Face, SeenCard } from './scene.ts';
import { isPile } from './things.ts';

export function moveCue(moment: Moment, event: Moved): Cue {
  const { seat, card, why } = event;
  const source = moment.before.mats[seat][event.from];
  const was = source[placeIn(source, card, event.depth)];
  const now = arrivedAs(moment, event);
  return {
    hook: 'onMove',
    data: {
      ...moment,
      seat,
      what: 'card',
      card: card === FACE_DOWN ? null : card,
      from: spotOf(was),
      to: spotOf(now),
      faces: { before: faceOf(was), after: faceOf(now) },
      cause: why,
    },
  };
}

function arrivedAs({ scene }: Moment, { seat, card, to, bottom }: Moved): SeenCard | Back | undefined {
  const things = scene.mats[seat][to];
  if (card === FACE_DOWN && isPile(to)) return bottom ? things.at(-1) : things[0];
  return things[placeIn(things, card, -1)];
}

export function spotOf(thing: SeenCard | Back | Don | undefined): Spot {
  if (!thing) throw new Error('one-piece: the snapshot does not fit the event: no such card lies there');
  const { handle, area, index, slot } = thing;
  return { handle, area, index, slot, under: null };
}
const faceOf = (thing: SeenCard | Back | undefined): Face | null => (thing?.kind === 'card' ? thing.face : null);
