/** Small things that stand about the stair. Each stands on 0, 0. */
import type { Seat } from '@dealers-choice/kernel';
import { PIECES } from '@dealers-choice/table/ui';
import { memo } from 'react';
import { fileOf } from './files.ts';

export const Lantern = () => (
  <>
    <circle cx="0" cy="-46" r="56" fill="url(#door-halo)" opacity=".55" />
    <path d="M0 0V-40" stroke="#141a3c" strokeWidth="5" />
    <path d="M-9-58h18l3 20h-24z" fill="#ffe59b" stroke="#141a3c" strokeWidth="2" />
    <path d="M-12-58h24L0-70z" fill="#2f2b45" stroke="#141a3c" strokeWidth="1.5" />
    <path d="M0-56q5 7 0 13-5-6 0-13z" fill="#f08a3c" />
  </>
);

export const Crow = () => (
  <>
    <path
      d="M-16 2Q-18-14-4-18q2-8 10-8 7 0 9 6l8 3-8 3q0 14-12 18l-12 4-18 8z"
      fill="#080b26"
      stroke="#2a326b"
      strokeWidth="1"
    />
    <circle cx="8" cy="-20" r="3.2" fill="#ffe27a" />
    <circle cx="9" cy="-20" r="1.4" fill="#080b26" />
    <path d="M-2 8v8M4 6v8" stroke="#080b26" strokeWidth="2" />
  </>
);

export const Signpost = () => (
  <>
    <rect x="-4" y="-70" width="8" height="72" rx="2" fill="#5a3a22" stroke="#1b1020" strokeWidth="1.5" />
    <g transform="rotate(-5 0 -56)">
      <path d="M-30-70h66l16 13-16 13h-66z" fill="#b9813f" stroke="#2b1408" strokeWidth="1.8" />
      <text x="4" y="-51.5" textAnchor="middle" className="font-display" fontWeight="800" fontSize="16" fill="#2b1408">
        DOOR
      </text>
    </g>
    <g transform="rotate(4 0 -30)">
      <path d="M-34-40h58v18h-58z" fill="#96642d" stroke="#2b1408" strokeWidth="1.5" />
      <text x="-5" y="-27" textAnchor="middle" className="font-display" fontWeight="600" fontSize="10.5" fill="#2b1408">
        no refunds
      </text>
    </g>
  </>
);

/** Where somebody died. */
export const Tomb = memo(function Tomb({ seat }: { seat: Seat }) {
  const piece = PIECES[seat];
  return (
    <>
      <image href={fileOf('tomb')} x="-20" y="-35" width="40" height="42" />
      <path
        d={piece?.path}
        transform="translate(-9 -26) scale(.45)"
        fill={piece?.fill}
        stroke="#fff6df"
        strokeWidth="3"
      />
    </>
  );
});

/** Of the duel: one unit is its radius. */
export const Ball = () => (
  <>
    <circle r="1" fill="url(#door-ballG)" stroke="#141a3c" strokeWidth=".14" />
    <path d="M-.55-.7q.6.7.1 1.450" stroke="#fff3cf" strokeWidth=".1" fill="none" />
  </>
);
