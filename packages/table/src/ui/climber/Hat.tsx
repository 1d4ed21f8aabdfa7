import type { Seat } from '@dealers-choice/kernel';
import type { ReactNode } from 'react';
import { INK } from './pieces.ts';

const line = { stroke: INK, strokeWidth: 1.1, strokeLinejoin: 'round' } as const;

/** What each climber wears, by seat: drawn round the top of a 40-unit piece. */
const HATS: readonly ReactNode[] = [
  <>
    <path d="M8.6 8.6Q20 3.4 31.4 8.6L30 2.4Q20-2.6 10 2.4Z" fill="#fffaf0" {...line} />
    <path d="M9.6 5.4Q20 .6 30.4 5.4" fill="none" stroke="#2467b5" strokeWidth="1.3" />
  </>,
  <>
    <circle cx="20" cy="-2" r="10" fill="#ffd978" opacity=".28" />
    <path d="M14.6 4.4h10.8l-1-8.4h-8.8z" fill="#ffdf87" {...line} />
    <path d="M13.4-4h13.2L20-9.6z" fill="#fffaf0" {...line} />
    <path d="M20-3.6V4" stroke={INK} strokeWidth=".8" />
  </>,
  <>
    <path d="M8.6 12.2L20 0l11.4 12.2Q20 7.4 8.6 12.2z" fill="#7d1f2b" {...line} />
    <path d="M31 11.6l5.6-2.4-1.2 3.8 3 2.6-6.6-1.4z" fill="#7d1f2b" {...line} />
    <path
      d="M16 6a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM20.4 3a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM24.6 6.2a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"
      fill="#fffaf0"
    />
  </>,
  <>
    <path d="M7.4 7.6Q8.2-3.6 20-3.6T32.6 7.6z" fill="#f3c63c" {...line} />
    <path d="M17.6-3.4h4.8V6h-4.8z" fill="#ffe08a" {...line} />
    <rect x="4.4" y="6" width="31.2" height="3.2" rx="1.6" fill="#f3c63c" {...line} />
  </>,
  <>
    <path
      d="M8 6.4Q5.4-3 12-7.6 11.4-2.6 15.4-2.6 15-10 22-13.6 21.4-6.6 25.6-4 28-5.6 27.6-9 34-3 31.6 6.4z"
      fill="#f0742c"
      {...line}
    />
    <path d="M13 6.4Q11.6.6 16 .2 17-3.6 21-5.6 21 .2 25 1.2 28.4 2.4 27 6.4z" fill="#ffd35c" />
  </>,
  <g fill="none" strokeLinecap="round" key="snorkel">
    <path d="M33 27q5-1 4.6-8V2" stroke={INK} strokeWidth="4.2" />
    <path d="M33 27q5-1 4.6-8V2" stroke="#f08a3c" strokeWidth="2.4" />
  </g>,
  <path
    key="wind"
    d="M22 5Q16-5 3-4q5 2 6 4Q3 1-1 6q7-2 10 1 5 2 13-2z"
    fill="#dff1ff"
    stroke={INK}
    strokeWidth="1.1"
    strokeLinejoin="round"
  />,
  <>
    <circle cx="20" cy="-6.6" r="3.4" fill="#fffaf0" {...line} />
    <path d="M9 6Q9.6-5 20-5T31 6z" fill="#c2402f" {...line} />
    <path d="M13-.8q7-3 14 0" fill="none" stroke="#fffaf0" strokeWidth="1.8" />
    <rect x="7.6" y="4" width="24.8" height="4.6" rx="2.3" fill="#fffaf0" {...line} />
  </>,
  <>
    <path d="M20-2q2-10 12-10-4 3-3 6-5 1-7 5z" fill="#c2402f" {...line} />
    <path d="M6.4 13.2Q6-3.6 20-3.6T33.6 13.2Q20 8.6 6.4 13.2z" fill="#aeb8cc" {...line} />
    <path d="M20-3.4V9.8M9.6 6Q20 1.4 30.4 6" fill="none" stroke="#6d788f" strokeWidth="1.4" />
  </>,
];

export const Hat = ({ seat }: { seat: Seat }) => HATS[seat];
