/** How near the Lightning Round is: a bolt for each turn that even the slowest living player has taken. */
import { memo } from 'react';

const BOLTS: readonly number[] = [0, 1, 2, 3];

export const StormCloud = memo(function StormCloud({ turns, on }: { turns: number; on: boolean }) {
  return (
    <>
      {on && <ellipse cx="0" cy="0" rx="190" ry="90" fill="url(#door-halo)" opacity=".6" />}
      <path
        d="M-104 24q-26-2-24-26 2-22 27-22 6-30 40-32 26-1 38 20 14-16 38-10 22 6 24 28 26-6 38 12 12 24-16 30z"
        fill="#0a0f2e"
        opacity=".4"
        transform="translate(0 8)"
      />
      <path
        d="M-104 24q-26-2-24-26 2-22 27-22 6-30 40-32 26-1 38 20 14-16 38-10 22 6 24 28 26-6 38 12 12 24-16 30z"
        fill="url(#door-cloudG)"
        stroke="#aab4e6"
        strokeWidth="1.6"
      />
      <path
        d="M-84-8q4-12 18-12M-14-26q8-10 22-6"
        stroke="#d5dcff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity=".7"
      />
      {BOLTS.map((k) => (
        <Bolt key={k} x={-66 + k * 40} lit={on || k < turns} />
      ))}
    </>
  );
});

const Bolt = ({ x, lit }: { x: number; lit: boolean }) => (
  <path
    transform={`translate(${x} 2) scale(1.15)`}
    d="M6-14L-7 2h6l-4 12L8-3H2z"
    fill={lit ? '#ffe27a' : '#2b3470'}
    stroke={lit ? '#5a3a00' : '#8f9ad0'}
    strokeWidth="1.4"
    strokeLinejoin="round"
  />
);
