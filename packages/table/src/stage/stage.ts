/** A table lives on the events: it hears each of them, in turn, and what it sets in motion is waited for. */
import type { MatchOf, Spec } from '@dealers-choice/kernel';
import { useLayoutEffect, useRef } from 'react';
import { useNow } from '../asking/now.ts';
import type { Motion } from './motion.ts';

export interface Stage<G extends Spec = Spec> {
  /** Begins from this position: where the events heard so far have led, or somebody else's view. */
  see?(view: MatchOf<G>): void;
  hear(event: G['event']): Motion | undefined;
}

/** Takes part in what is shown, for as long as the component is on the table. */
export function useStage<G extends Spec>(stage: Stage<G>): void {
  const { join } = useNow();
  const latest = useRef(stage);
  useLayoutEffect(() => {
    latest.current = stage;
  });
  useLayoutEffect(
    // The page forgets which game it shows; a table is given events of its own game only.
    () =>
      join({ see: (view) => latest.current.see?.(view as MatchOf<G>), hear: (event) => latest.current.hear(event) }),
    [join],
  );
}
