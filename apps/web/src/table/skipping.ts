/** While something is being shown, a tap or a key shows the rest at once, and answers nothing. */
import { useEffect } from 'react';

/** Bar, guide, dialogs and the way back go on working; so do keys that only move the focus, and the one for sounds. */
const KEEPS = '[data-bar], [data-guide], [data-away], dialog, [popover]';
const NO_SKIP = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'm', 'M']);

const isKept = (target: EventTarget | null): boolean => target instanceof Element && target.closest(KEEPS) !== null;

/** `skip`: null while nothing is shown that could be skipped. */
export function useSkipping(skip: (() => void) | null): void {
  useEffect(() => {
    if (!skip) return;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const click = (event: MouseEvent): void => {
      if (isKept(event.target)) return;
      stop(event);
      skip();
    };
    const key = (event: KeyboardEvent): void => {
      const { key: name, ctrlKey, altKey, metaKey } = event;
      if (NO_SKIP.has(name) || ctrlKey || altKey || metaKey || isKept(event.target)) return;
      stop(event);
      // The key comes up when the next question is there already: it must not press what has the focus then.
      window.addEventListener('keyup', stop, { capture: true, once: true });
      if (!event.repeat) skip();
    };
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [skip]);
}
