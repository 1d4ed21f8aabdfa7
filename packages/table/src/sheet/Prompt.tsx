import { useEffect, useRef } from 'react';
import { headlineOf } from '../asking/headline.ts';
import { useNow } from '../asking/now.ts';

/** What is happening, or what is asked. The focus comes here when what had it is gone: it is never lost to the page. */
export function Prompt({ className = 'font-semibold sm:text-lg' }: { className?: string }) {
  const now = useNow();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) {
      ref.current?.focus({ preventScroll: true });
    }
  });
  return (
    <h2 ref={ref} tabIndex={-1} data-landing data-testid="prompt" className={className}>
      {headlineOf(now)}
    </h2>
  );
}
