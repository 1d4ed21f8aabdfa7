import type { Seat } from '@dealers-choice/kernel';
import type { DuelNow } from '@dealers-choice/table';
import { Climber } from '@dealers-choice/table/ui';
import { type RefObject, useRef } from 'react';
import { RANGES } from '../../index.ts';
import { fileOf } from '../art/files.ts';
import { Ball } from '../art/Props.tsx';
import { useDoorText } from '../text/useDoorText.ts';
import { Rail } from './Rail.tsx';
import { Ruler } from './Ruler.tsx';
import { type DuelShown, phaseOf } from './shown.ts';
import { Arrow, useArrow } from './useArrow.tsx';

interface Props {
  shown: DuelShown;
  watchers: readonly Seat[];
  live: DuelNow | null;
  hand: RefObject<SVGGElement | null>;
  name(seat: Seat): string;
}

const unit = (thousandths: number): number => thousandths / 1000;

/** How wide each piece is with its outline, of 40: scaled by it, a body is exactly as wide as its zone. */
const WIDTHS: readonly number[] = [35.9, 33.9, 40, 39, 33.9, 31.9, 40, 35.9, 35.9];
const GROUND = 118;
/** Near figures hang from here, and the ruler hides their feet. */
const HEADROOM = 29;
const RULER = 122;

/** Where those who look on stand: on the right, before the Door. */
const SEATS: readonly (readonly [number, number])[] = [
  [54, 106],
  [72, 111],
  [104, 110],
  [117, 105],
];

/** The rail with its arrow, the defender under the can, whoever looks on, and the ball. It is 240 units wide. */
export function Stage({ shown, watchers, live, hand, name }: Props) {
  const { thrower, defender, distance, result } = shown;
  const say = useDoorText();
  const { can, body } = RANGES[distance];
  const [bodyW, canW] = [2 * unit(body), 2 * unit(can)];
  const arrow = useRef<SVGGElement>(null);
  const trail = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  useArrow({ shown, live, arrow, trail, ball, hand });
  const size = bodyW / (WIDTHS[defender] ?? 36);
  const tin = canW / 26;
  const feet = Math.max(GROUND + 1, HEADROOM + 41 * size + 25 * tin);
  const phase = phaseOf(shown, live);
  const state = phase === 'ready' ? 'waiting' : phase === 'moving' ? 'moving' : 'stopped';
  const mood = result ? (result.loser === defender ? 'dead' : 'grin') : 'fear';
  return (
    <div
      className="door-stage"
      role="img"
      data-testid="marker"
      data-state={state}
      aria-label={say.duel(name(thrower), name(defender), distance)}
    >
      <svg viewBox="-128 -10 256 160" className="size-full overflow-visible" aria-hidden="true">
        <clipPath id="door-parapet">
          <rect x="-400" y="-400" width="800" height={400 + RULER} />
        </clipPath>
        <image href={fileOf('ground')} x="-250" y="-90" width="500" height="660" />
        <ellipse cx="0" cy={GROUND} rx={Math.max(26, bodyW * 0.7)} ry="7" fill="#8b90c4" opacity=".7" />
        <Rail bodyW={bodyW} canW={canW} />
        {watchers.slice(0, bodyW > 70 ? 3 : 4).map((seat, i) => (
          <g key={seat} transform={`translate(${(SEATS[i]?.[0] ?? 0) - 9} ${(SEATS[i]?.[1] ?? 0) - 18}) scale(.45)`}>
            <Climber seat={seat} mood={i % 2 === 0 ? 'shock' : 'grin'} look={[-0.9, -0.4]} />
          </g>
        ))}
        <g clipPath="url(#door-parapet)">
          <g transform={`translate(0 ${feet}) scale(${size})`} data-defender>
            <g transform="translate(-20 -41)">
              <Climber seat={defender} mood={mood} look={[0, -1]} hat={false} />
            </g>
          </g>
          <g
            transform={`translate(0 ${feet - 38.5 * size}) scale(${tin})`}
            data-can={result?.outcome === 'HIT_CAN' ? 'flies' : ''}
          >
            <g className="door-can">
              <image href={fileOf('can')} x="-20" y="-34.4" width="40" height="40" />
            </g>
          </g>
        </g>
        <Ruler bodyW={bodyW} canW={canW} thrower={thrower} defender={defender} />
        <g ref={trail} className="door-trail">
          {[0.3, 0.18, 0.1].map((opacity) => (
            <g key={opacity} opacity={opacity}>
              <Arrow />
            </g>
          ))}
        </g>
        <g ref={arrow} data-arrow>
          {state === 'stopped' && (
            <>
              <circle cy="11" r="20" fill="url(#door-halo)" opacity=".8" />
              <path d="M0 24V60" stroke="#fff0c0" strokeWidth="1" strokeDasharray="1.600 2.400" />
            </>
          )}
          <Arrow />
          <path d="M0 121.500l-3-5h6z" fill="#ffd35c" stroke="#141a3c" strokeWidth=".8" />
        </g>
        <g ref={ball} opacity="0">
          <g transform="scale(7)">
            <Ball />
          </g>
        </g>
      </svg>
      <p className="sr-only">{say.graves(name(thrower), name(defender))}</p>
    </div>
  );
}
