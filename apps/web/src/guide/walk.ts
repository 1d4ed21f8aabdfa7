/** Where in its guide a match is. */
import type { Along } from '@dealers-choice/protocol';
import { type Guide, lineOf, placesOf } from '@dealers-choice/words/guide';

/**
 * `reads`: it is only read. `asks`: it waits for what is to be done. `waits`: that is done, and the others answer.
 * `strayed`: something else was done. `ends`: the guide has nothing more to say.
 */
export type GuideStand = 'reads' | 'asks' | 'waits' | 'strayed' | 'ends';

export interface Place {
  step: number;
  stand: GuideStand;
}

/** `read`: steps before this one have been read. */
export function placeIn(guide: Guide, along: Along, read: number): Place {
  const { steps } = guide;
  const places = placesOf(guide);
  const end = (i: number): number => places[i + 1] ?? lineOf(guide).length;
  const isDone = (i: number): boolean =>
    steps[i]?.does ? along.moves >= end(i) : i < read || along.moves > (places[i] ?? 0);
  const left = steps.findIndex((_, i) => !isDone(i));
  if (along.strayed) {
    const from = steps.findIndex(({ does }, i) => does !== undefined && along.moves < end(i));
    return { step: Math.max(from, 0), stand: 'strayed' };
  }
  const step = left === -1 ? steps.length - 1 : left;
  if (!steps[step]?.does) return { step, stand: step === steps.length - 1 ? 'ends' : 'reads' };
  return { step, stand: along.moves > (places[step] ?? 0) ? 'waits' : 'asks' };
}
