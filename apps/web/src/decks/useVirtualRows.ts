/** Which rows of a long list are near what can be seen: only those are there. */
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Rows {
  from: number;
  /** Behind the last one. */
  to: number;
}

/** So much more than can be seen is there, above and below: a flick of a finger meets no gap. */
const AHEAD = 1.25;

export function useVirtualRows(scroller: RefObject<HTMLElement | null>, rows: number, height: number): Rows {
  const [seen, setSeen] = useState<Rows>({ from: 0, to: 12 });
  useEffect(() => {
    const element = scroller.current;
    if (!element || height <= 0) return;
    let last = '';
    const look = (): void => {
      const { scrollTop, clientHeight } = element;
      const more = Math.ceil((clientHeight * AHEAD) / height);
      const from = Math.max(0, Math.floor(scrollTop / height) - more);
      const to = Math.min(rows, Math.ceil((scrollTop + clientHeight) / height) + more);
      if (last === `${from} ${to}`) return;
      last = `${from} ${to}`;
      // In this very frame: the next one would show a gap.
      flushSync(() => setSeen((before) => (before.from === from && before.to === to ? before : { from, to })));
    };
    const first = requestAnimationFrame(look);
    const sized = new ResizeObserver(() => requestAnimationFrame(look));
    sized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      sized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rows, height]);
  return { from: Math.min(seen.from, Math.max(0, rows - 1)), to: Math.min(seen.to, rows) };
}
