import { isElsewhere } from '@dealers-choice/table';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMatch } from '../app/stores.ts';
import { useBarText } from '../words/bar.ts';
import type { Past } from './past.ts';

/** Below a table that is looked back at: which move it is, the moves beside it, and the way back. */
export function PastBar({ past }: { past: Past }) {
  const { past: say } = useBarText();
  const bar = useRef<HTMLElement>(null);
  const { move, moves, see, leave, shown } = past;
  const isPart = useMatch((s) => s.isPart);
  const at = moves.indexOf(move);
  const go = (by: 1 | -1): void => {
    const next = moves[at + by];
    if (next !== undefined) see(next);
  };
  useEffect(() => {
    const section = bar.current;
    section?.focus();
    return () => {
      const lost = document.activeElement === document.body || section?.contains(document.activeElement);
      if (lost) document.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: true });
    };
  }, []);
  const latest = useRef({ go, leave });
  useLayoutEffect(() => {
    latest.current = { go, leave };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (isElsewhere(target) || (key !== 'Escape' && key !== ',' && key !== '.')) return;
      event.preventDefault();
      if (key === 'Escape') latest.current.leave();
      else latest.current.go(key === ',' ? -1 : 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const told = shown?.log.at(-1)?.lines.map(({ text }) => text) ?? [];
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={say.title}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1 outline-none"
    >
      <Button look="quiet" icon="left" bare aria-disabled={at <= 0} onClick={() => go(-1)}>
        {say.before}
      </Button>
      <Button look="quiet" icon="right" bare aria-disabled={at >= moves.length - 1} onClick={() => go(1)}>
        {say.after}
      </Button>
      <p aria-live="polite" className="min-w-0 grow basis-40 text-sm">
        {/* Nobody can count the moves of a log that is not whole. */}
        {!isPart && <strong>{say.where(at + 1, moves.length)}</strong>}
        <span className="line-clamp-2">{told.join(' ')}</span>
      </p>
      <Button look="primary" icon="last" onClick={leave}>
        {say.now}
      </Button>
    </section>
  );
}
