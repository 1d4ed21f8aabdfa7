import type { Seat } from '@dealers-choice/kernel';
import { Climber } from '@dealers-choice/table/ui';
import type { RefObject } from 'react';
import { Ball } from '../art/Props.tsx';
import type { Phase } from './shown.ts';

interface Props {
  seat: Seat;
  phase: Phase;
  /** The throw was their own end. */
  lost: boolean;
  /** Where the ball is before it flies. */
  hand: RefObject<SVGGElement | null>;
}

/** Whoever throws, near the one who looks: with the ball, until it is in the air. */
export function Thrower({ seat, phase, lost, hand }: Props) {
  const thrown = phase === 'flying' || phase === 'done';
  const mood = phase === 'done' ? (lost ? 'dead' : 'grin') : thrown ? 'grim' : 'angry';
  return (
    <svg className="door-thrower" viewBox="-3 -9 58 52" aria-hidden="true" data-thrower={seat}>
      <ellipse cx="20" cy="41" rx="17" ry="2.600" fill="#050822" opacity=".5" />
      <Climber seat={seat} mood={mood} look={[0.9, -0.7]} />
      <g ref={hand} transform="translate(44 27)" opacity={thrown ? 0 : 1}>
        <g transform="scale(8)">
          <Ball />
        </g>
      </g>
    </svg>
  );
}
