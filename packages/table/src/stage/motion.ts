/** Things in motion, and how long they are waited for. Nothing on a table depends on a motion: it may be cut short. */
import { useCallback } from 'react';
import { useNow } from '../asking/now.ts';
import { type Place, rectOf } from './flight.ts';

/** It is over when all of it has settled, well or not. */
export type Motion = readonly PromiseLike<unknown>[];

/** One animation, several at once, or nothing to move. */
type Started = Animation | undefined | readonly (Animation | undefined)[];

/** Gives what sets things in motion. At pace 0, and where less motion is wanted, nothing moves. */
export function useMotion(): (start: () => Started) => Motion | undefined {
  const { pace } = useNow();
  return useCallback(
    (start) => {
      if (pace === 0 || document.hidden) return undefined;
      return [onNextFrame(start, pace)];
    },
    [pace],
  );
}

/** By then the change that the motion leads to is drawn, and nobody has seen it yet. */
function onNextFrame(start: () => Started, pace: number): Promise<unknown> {
  return new Promise((settle) => {
    requestAnimationFrame(() => {
      const started = [start()].flat();
      for (const animation of started) animation?.updatePlaybackRate(pace);
      settle(Promise.allSettled(started.map((animation) => animation?.finished)));
    });
  });
}

const USUAL_MS = 450;

/** Slides a thing to the place it has from the middle of another one, or of where that was. */
export function slideFrom(from: Place, thing: HTMLElement | null | undefined, ms = USUAL_MS): Animation | undefined {
  const start = rectOf(from);
  if (!start || !thing) return undefined;
  for (const running of thing.getAnimations()) running.cancel();
  const end = thing.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  return thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: ms,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
  });
}
