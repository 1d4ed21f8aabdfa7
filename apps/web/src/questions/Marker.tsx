import type { Clock } from '@dealers-choice/kernel';
import { useEffect, useRef } from 'react';
import { elapsed } from './clock.ts';

const percent = (x: number): string => `${((x + 1) * 50).toFixed(3)}%`;

/** The bar with its parts, and the marker on it: moved frame by frame, for it is the game itself. */
export function Marker({ clock, running, stopped }: { clock: Clock; running: boolean; stopped: number | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const ms = running ? elapsed() : 0;
      const shown = stopped === null ? ms : Math.min(ms, stopped);
      if (ref.current) ref.current.style.left = percent(clock.arrow(shown));
      if (running && (stopped === null || ms < stopped)) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clock, running, stopped]);
  const zones = clock.zones.map(({ label }) => label).join(', ');
  const state = !running ? 'waiting' : stopped === null ? 'moving' : 'stopped';
  return (
    <div role="img" aria-label={`Marker ${state}; parts of the bar: ${zones}`} data-testid="marker" data-state={state}>
      <div className="relative mt-6 h-14 rounded-md border-2 border-edge bg-cloth-deep">
        {clock.zones.map(({ from, to, label }, place) => (
          <div
            key={label}
            className={`absolute inset-y-0 flex justify-center border-x-2 border-edge ${place === clock.zones.length - 1 ? 'bg-brass/70' : 'hatch bg-brass/20'}`}
            style={{ left: percent(from), width: `${(to - from) * 50}%` }}
          >
            <span className={`absolute text-xs font-semibold ${place % 2 === 0 ? '-top-5' : '-bottom-5'}`}>
              {label}
            </span>
          </div>
        ))}
        <div ref={ref} className="absolute -inset-y-2 w-0" style={{ left: '0%' }}>
          <svg viewBox="0 0 20 72" className="absolute -left-2.5 h-full w-5 overflow-visible" aria-hidden="true">
            <path d="M10 10v52" className="stroke-danger" strokeWidth="4" />
            <path d="M1 0h18l-9 14zM1 72h18l-9-14z" className="fill-danger" />
          </svg>
        </div>
      </div>
      <div className="h-5" />
    </div>
  );
}
