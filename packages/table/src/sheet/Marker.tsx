import type { Clock } from '@dealers-choice/words';
import { useEffect, useRef } from 'react';
import { useNow } from '../asking/now.ts';
import type { Duel, DuelState } from './duel.ts';

const percent = (x: number): string => `${((x + 1) * 50).toFixed(3)}%`;
const STATES: Readonly<Record<DuelState['phase'], 'waiting' | 'moving' | 'stopped'>> = {
  ready: 'waiting',
  moving: 'moving',
  flying: 'stopped',
  done: 'stopped',
};

/** The bar with its parts, and the marker on it: moved frame by frame, for it is the game itself. */
export function Marker({ clock, duel, phase }: { clock: Clock; duel: Duel; phase: DuelState['phase'] }) {
  const ref = useRef<HTMLDivElement>(null);
  const { timing } = useNow().text;
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      if (ref.current) ref.current.style.left = percent(duel.state().arrow);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [duel]);
  return (
    <div
      role="img"
      aria-label={timing.marker(
        STATES[phase],
        clock.bands.map(({ label }) => label),
      )}
      data-testid="marker"
      data-state={STATES[phase]}
      className="py-6"
    >
      <div className="relative h-14 rounded-md border-2 border-edge bg-cloth-deep">
        {clock.bands.map(({ from, to, label }, place) => (
          <div
            key={label}
            className={`absolute inset-y-0 flex justify-center border-x-2 border-edge ${place === clock.bands.length - 1 ? 'bg-brass/60' : 'hatch bg-brass/20'}`}
            style={{ left: percent(from), width: `${(to - from) * 50}%` }}
          >
            <span className={`absolute text-xs font-semibold ${place % 2 === 0 ? '-top-6' : '-bottom-6'}`}>
              {label}
            </span>
          </div>
        ))}
        <div ref={ref} className="absolute -inset-y-2 w-0">
          <svg viewBox="0 0 20 72" className="absolute -left-2.5 h-full w-5 overflow-visible" aria-hidden="true">
            <path d="M10 10v52" className="stroke-danger" strokeWidth="4" />
            <path d="M1 0h18l-9 14zM1 72h18l-9-14z" className="fill-danger" />
          </svg>
        </div>
      </div>
    </div>
  );
}
