/** A trader, in the shape and the colour of the seat. */
import type { Seat } from '@dealers-choice/kernel';
import { Figure, SKIN } from './scene.tsx';

export function TraderBust({ seat }: { seat: Seat }) {
  const clip = seat === 0 ? <circle cx="70" cy="62" r="50" /> : <rect x="20" y="12" width="100" height="100" rx="10" />;
  const [ground, light, edge] = seat === 0 ? ['#CB4A3C', '#E2705F', '#8E241B'] : ['#2F6CB5', '#5B93D1', '#154A86'];
  return (
    <svg viewBox="14 6 112 112" className="j-bust" aria-hidden="true">
      <defs>
        <clipPath id={`j-bust-${seat}`}>{clip}</clipPath>
      </defs>
      <g clipPath={`url(#j-bust-${seat})`}>
        <rect width="140" height="130" fill={ground} />
        <circle cx="70" cy="46" r="34" fill={light} />
        <g transform="translate(0,8)">
          {seat === 0 ? (
            <Figure skin={SKIN[1]} robe="r-chev" trim="#C0582E" hat="wrap" />
          ) : (
            <Figure skin={SKIN[3]} robe="r-bar" trim="#D9A441" hat="kufi" />
          )}
        </g>
      </g>
      <g fill="none" stroke={edge} strokeWidth="6">
        {clip}
      </g>
      <g fill="none" stroke="#FFF3D6" strokeWidth="2">
        {clip}
      </g>
    </svg>
  );
}
