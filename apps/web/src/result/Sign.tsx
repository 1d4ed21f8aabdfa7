import type { Seat } from '@dealers-choice/kernel';
import { PIECES } from '@dealers-choice/table/ui';

interface Props {
  seat: Seat;
  /** Its middle. */
  x: number;
  y: number;
  said: string | number;
  faint?: boolean;
}

/** Whose line ends here: the seat's piece, with what it is called. */
export function Sign({ seat, x, y, said, faint = false }: Props) {
  const piece = PIECES[seat];
  if (!piece) return null;
  return (
    <g transform={`translate(${x - 11} ${y - 11}) scale(.55)`} opacity={faint ? 0.75 : 1}>
      <path d={piece.path} fill={piece.fill} stroke="#fff6df" strokeWidth="3" />
      <text x="20" y="28" textAnchor="middle" fill="#fff" fontSize="23" fontWeight="800" className="font-sans">
        {said}
      </text>
    </g>
  );
}
