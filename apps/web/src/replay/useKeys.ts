import { useEffect, useLayoutEffect, useRef } from 'react';
import { replay } from '../app/stores.ts';
import { type Stretch, stretchFrom } from './tracks.ts';

interface Keys {
  tracks: readonly Stretch[];
  link(): void;
  fork(): void;
}

/** A button is pressed with it: there it means that button. */
const PRESSES = new Set([' ', 'Enter']);

/**
 * Space plays and pauses, comma and full stop go move by move, Shift with an arrow turn by turn, Home and End to the
 * ends, L copies the link, F plays on from here. In a field they are what they are in any field.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (at?.closest('input, select, textarea, dialog, [popover]')) return;
      if (PRESSES.has(event.key) && at?.closest('button, a')) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actOf({ key, shiftKey }: KeyboardEvent, { tracks, link, fork }: Keys): (() => void) | undefined {
  const { steps, playing, seek, play } = replay.getState();
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => play(!playing),
    ',': () => seek((from) => from - 1),
    '.': () => seek((from) => from + 1),
    home: () => seek(0),
    end: () => seek(steps),
    l: link,
    f: fork,
  };
  if (shiftKey && /^Arrow(Left|Down)$/.test(key)) return () => seek((from) => stretchFrom(tracks, from, -1));
  if (shiftKey && /^Arrow(Right|Up)$/.test(key)) return () => seek((from) => stretchFrom(tracks, from, 1));
  return acts[key.toLowerCase()];
}
