/** Lives: whole, about to be lost, gone. All of one kind are one shape: a life more or less makes no new one. */
import { memo } from 'react';

const heart = (x: number): string =>
  `M${x + 10} 18c-6-5-9-8.4-9-11.8 0-2.9 2.2-5.2 5-5.2 1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3 2.8 0 5 2.3 5 5.2 0 3.4-3 6.8-9 11.8z`;
const crack = (x: number): string => `M${x + 10} 3.3l-2.4 3.9 4.6 2.6-3.4 3 1.2 5`;
const gleam = (x: number): string => `M${x + 4} 6.4c0-1.6 1-2.6 2.4-2.7`;

/** From one heart to the next. */
const STEP = 22;
const drawn = (from: number, to: number, shape: (x: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => shape((from + k) * STEP)).join('');

interface Props {
  left: number;
  of: number;
  /** This many of those left would go. */
  losing: number;
  /** Its height is that of one heart. */
  className?: string;
}

export const Hearts = memo(function Hearts({ left, of, losing, className = 'h-4' }: Props) {
  const whole = left - losing;
  return (
    <div className="flex">
      <span className="sr-only">{`${left} of ${of} lives`}</span>
      <svg viewBox={`-1 -1.5 ${STEP * of} ${STEP}`} className={className} aria-hidden="true">
        <path d={drawn(0, whole, heart)} fill="#d8382e" stroke="#7d1218" strokeWidth="1.2" />
        <path d={drawn(0, whole, gleam)} fill="none" stroke="#ffc9bd" strokeWidth="1.8" strokeLinecap="round" />
        {losing > 0 && (
          <g stroke="#c2291f" strokeWidth="1.9">
            <path d={drawn(whole, left, heart)} fill="#fbe3dc" strokeDasharray="3 1.8" />
            <path d={drawn(whole, left, crack)} fill="none" strokeLinejoin="round" />
          </g>
        )}
        <path
          d={drawn(left, of, heart) + drawn(left, of, crack)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          opacity=".75"
        />
      </svg>
    </div>
  );
});
