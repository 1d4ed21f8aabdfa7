import { must, type Seat } from '@dealers-choice/kernel';
import { memo } from 'react';
import { Climber, type ClimberProps } from './climber/Climber.tsx';
import { PIECES, RIM } from './climber/pieces.ts';

/** A seat as somebody: its piece with eyes, feet and a hat; the number is also its key. */
export function Portrait({ className = 'size-10', ...climber }: ClimberProps & { className?: string }) {
  return (
    <svg viewBox="-7 -12 54 56" className={`shrink-0 overflow-visible ${className}`} aria-hidden="true">
      <Climber {...climber} />
    </svg>
  );
}

/** The same on a night-blue tile, cut at the feet: for plates, where name and token stand beside it. */
export function Bust({ className = 'size-14', ...climber }: ClimberProps & { className?: string }) {
  return (
    <span className={`night-tile grid shrink-0 place-items-end overflow-hidden ${className}`}>
      <svg viewBox="-6 -12 52 52" className="size-full" aria-hidden="true">
        <Climber number={false} {...climber} />
      </svg>
    </span>
  );
}

/** The bare piece with its number, for small places. */
export const Token = memo(function Token({ seat, className = 'size-6' }: { seat: Seat; className?: string }) {
  const { fill, path } = must(PIECES, seat);
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={path} fill={fill} stroke={RIM} strokeWidth="2" strokeLinejoin="round" />
      <text
        x="20"
        y="27"
        textAnchor="middle"
        fill="#fff8ea"
        fontSize="19"
        fontWeight="800"
        className="font-sans select-none"
      >
        {seat + 1}
      </text>
    </svg>
  );
});
