import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from './desk.ts';

/** Lies over a part of the table: the hand, and on a desk the own board, stay in sight. It gives the focus back. */
export function Cloth({ title, children, feet }: { title: string; children: ReactNode; feet: ReactNode }) {
  const { text, open } = useDesk();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} role="dialog" aria-label={title} tabIndex={-1} className="cloth">
      <h2 className="cloth-title">{title}</h2>
      <div className="cloth-body">{children}</div>
      <div className="cloth-feet">
        <button type="button" className="ghost-button" onClick={() => open(null)}>
          {text.close}
        </button>
        {feet}
      </div>
    </div>
  );
}
