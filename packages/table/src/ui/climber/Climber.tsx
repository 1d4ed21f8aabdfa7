import { must, type Seat } from '@dealers-choice/kernel';
import { memo, useId } from 'react';
import { ClimberFace, Crosses, type Look, type Mood } from './Face.tsx';
import { Hat } from './Hat.tsx';
import { INK, PIECES, type Piece, RIM } from './pieces.ts';

export interface ClimberProps {
  seat: Seat;
  mood?: Mood;
  look?: Look;
  /** Out of the game: an outline with a halo. Absent: it never is. */
  ghost?: boolean;
  /** Its number on the belly. */
  number?: boolean;
  /** With its own hat; pictures may dress it otherwise. */
  hat?: boolean;
  feet?: boolean;
  /** A ring round it: it can be chosen. */
  rim?: boolean;
}

const STRAIGHT: Look = [0, 0];
const FEET = 'M8.9 39.6a4.6 2.4 0 1 1 9.2 0 4.6 2.4 0 1 1-9.2 0zM21.9 39.6a4.6 2.4 0 1 1 9.2 0 4.6 2.4 0 1 1-9.2 0z';

/**
 * A seat's piece as somebody: 40 wide, hat above 0, feet at 41. To be drawn inside an svg. Whoever may become a ghost
 * is drawn as both, and one of them is not seen: a replay goes back and forth between them.
 */
export const Climber = memo(function Climber(props: ClimberProps) {
  const { seat, ghost } = props;
  if (ghost === undefined) return <Living {...props} />;
  return (
    <>
      <g opacity={ghost ? 0 : undefined}>
        <Living {...props} />
      </g>
      <g opacity={ghost ? undefined : 0}>
        <Ghost piece={must(PIECES, seat)} />
      </g>
    </>
  );
});

function Living(props: ClimberProps) {
  const { seat, mood = 'calm', look = STRAIGHT, number = true, hat = true, feet = true } = props;
  const piece = must(PIECES, seat);
  const light = useId();
  return (
    <>
      {feet && <path d={FEET} fill={piece.shade} stroke={INK} strokeWidth=".9" />}
      {props.rim && <path d={piece.path} fill="none" stroke="#ffd978" strokeWidth="6" strokeLinejoin="round" />}
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".45" stopColor="#fff" stopOpacity=".06" />
        <stop offset="1" stopColor="#000" stopOpacity=".2" />
      </linearGradient>
      <path d={piece.path} transform="translate(0 2)" fill={piece.shade} />
      <path d={piece.path} fill={piece.fill} />
      <path d={piece.path} fill={`url(#${light})`} stroke={RIM} strokeWidth="1.9" strokeLinejoin="round" />
      {seat === DIVER && (
        <rect
          x="7.4"
          y={piece.eyes - 7}
          width="25.2"
          height="13.6"
          rx="6.6"
          fill="#bfeaf2"
          fillOpacity=".35"
          stroke="#f3c63c"
          strokeWidth="2.2"
        />
      )}
      <ClimberFace mood={mood} look={look} y={piece.eyes} shade={piece.shade} patch={seat === PIRATE && hat} />
      {number && <BellyNumber seat={seat} piece={piece} />}
      {hat && <Hat seat={seat} />}
    </>
  );
}

/** Wear more than a hat. */
const [PIRATE, DIVER] = [2, 5];

function BellyNumber({ seat, piece }: { seat: Seat; piece: Piece }) {
  return (
    <text
      x="20"
      y={piece.number}
      textAnchor="middle"
      className="font-sans select-none"
      fontWeight="800"
      fontSize="10.5"
      fill="#fffdf6"
      stroke={piece.shade}
      strokeWidth="2"
      paintOrder="stroke"
      strokeLinejoin="round"
    >
      {seat + 1}
    </text>
  );
}

function Ghost({ piece }: { piece: Piece }) {
  const pale = { fill: 'none', stroke: '#eef2ff', strokeLinecap: 'round' } as const;
  return (
    <>
      <path
        d={piece.path}
        fill="#c9d6ff"
        fillOpacity=".16"
        stroke="#dfe6ff"
        strokeWidth="1.6"
        strokeDasharray="3 2.4"
        strokeLinejoin="round"
      />
      <Crosses y={piece.eyes} stroke="#eef2ff" />
      <path d={`M16.5 ${piece.eyes + 8.6}q3.5-2.6 7 0`} {...pale} strokeWidth="1.5" />
      <ellipse cx="20" cy="-3" rx="8" ry="2.4" {...pale} stroke="#ffe6a8" strokeWidth="1.5" />
    </>
  );
}
