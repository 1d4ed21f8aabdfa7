/** Runs are drawn by place: when one before it is gone, the focus goes along with its run to another place. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Heard {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

export function useRunFocus(board: RefObject<HTMLElement | null>): Heard {
  const focused = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const tap = board.current?.querySelector<HTMLElement>(`[data-run="${focused.current}"] .run-tap`);
    if (tap && tap !== document.activeElement) tap.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }) {
      focused.current = target.closest<HTMLElement>('[data-run]')?.dataset.run;
    },
    onBlur() {
      focused.current = undefined;
    },
  };
}
