import { must, type Seat } from '@dealers-choice/kernel';

/** Nine pieces: each has its own outline, so that no one needs the colour to tell them apart. */
const PIECES: readonly { fill: string; path: string }[] = [
  { fill: '#a63a2b', path: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z' },
  { fill: '#1f5fa8', path: 'M7 4h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z' },
  { fill: '#2c7338', path: 'M20 1l18 19-18 19L2 20z' },
  { fill: '#8a5d00', path: 'M11 3.5h18L38.5 20 29 36.5H11L1.5 20z' },
  { fill: '#6b3fa0', path: 'M4 4h32v15c0 9-7 15-16 19C11 34 4 28 4 19z' },
  { fill: '#0b6f75', path: 'M20 1c7 8 15 13 15 22a15 15 0 0 1-30 0C5 14 13 9 20 1z' },
  { fill: '#a1286a', path: 'M20 1l5 7 8-1-1 8 7 5-7 5 1 8-8-1-5 7-5-7-8 1 1-8-7-5 7-5-1-8 8 1z' },
  { fill: '#4d5566', path: 'M12 3h16v9h9v16h-9v9H12v-9H3V12h9z' },
  { fill: '#7a4a2b', path: 'M20 2l17 14v21H3V16z' },
];

/** A seat's piece with its number, which is also its key. */
export function Portrait({ seat, className = 'size-10' }: { seat: Seat; className?: string }) {
  const { fill, path } = must(PIECES, seat);
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={path} fill={fill} className="stroke-raised" strokeWidth="2" strokeLinejoin="round" />
      <text
        x="20"
        y="27"
        textAnchor="middle"
        fill="#fff8ea"
        fontSize="19"
        fontWeight="700"
        className="font-display select-none"
      >
        {seat + 1}
      </text>
    </svg>
  );
}
