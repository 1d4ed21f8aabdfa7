import type { Seat } from '@dealers-choice/kernel';
import { Asked, type DuelNow, HoldPad, Prompt, StopButton, useDuel, useNow } from '@dealers-choice/table';
import { Climber, Token } from '@dealers-choice/table/ui';
import { useEffect, useRef } from 'react';
import { arrowAt, type Distance, type DoorEvent, FLIGHT_MS, RANGES, SWING } from '../index.ts';
import { Ground } from './art/Ground.tsx';
import { Tin } from './art/Props.tsx';
import type { DoorText } from './text/en.ts';
import { useDoorText } from './text/useDoorText.ts';

export interface DuelShown {
  thrower: Seat;
  defender: Seat;
  distance: Distance;
  /** How it went, once that is told. */
  result: Extract<DoorEvent, { type: 'CHAOS_RESULT' }> | null;
}

interface Props {
  shown: DuelShown;
  name(seat: Seat): string;
}

/** Chaos: the picture is the meter. Can and body are drawn exactly as wide as their parts of the rail. */
export function Duel({ shown, name }: Props) {
  const { clockwork, kit, view, telling } = useNow();
  const live = useDuelOf(clockwork);
  const say = useDoorText();
  const { thrower, defender, distance, result } = shown;
  const question = view.asking;
  const moveLabel = (one: { clock: string }, timing: number | null): string =>
    question ? kit.words.move({ timing, for: one.clock }, question, telling) : '';
  return (
    <Asked className="door-duel">
      <header className="door-duel-head">
        <p className="door-duel-title">{say.chaos}</p>
        <p className="door-duel-who">
          <Token seat={thrower} /> <b>{name(thrower)}</b> {say.throwsAt} <Token seat={defender} />{' '}
          <b>{name(defender)}</b>
          <Pips distance={distance} say={say} />
        </p>
      </header>
      <Stage shown={shown} live={live} name={name} />
      <div className="door-duel-foot">
        <Prompt className="door-prompt" />
        {result ? (
          <p className="door-duel-result" role="status">
            {say.result(result.outcome, name(result.loser))}
          </p>
        ) : (
          <p className="door-hint">{live?.holder && live.state.phase === 'ready' ? say.holdToStand : say.takeTime}</p>
        )}
        <div className="flex flex-wrap gap-3">
          {live?.holder && !result && <HoldPad now={live} holder={live.holder} label={moveLabel(live.holder, null)} />}
          {live?.stopper && !result && (
            <StopButton now={live} stopper={live.stopper} label={moveLabel(live.stopper, 0)} className="door-throw" />
          )}
        </div>
      </div>
    </Asked>
  );
}

/** Where nobody can answer a duel there is no clockwork, and nothing to run. */
const IDLE = { asked: [], away: [], stopped: null, sitting: 0, steady: false, answer: () => {}, begin: () => {} };
const useDuelOf = (clockwork: ReturnType<typeof useNow>['clockwork']): DuelNow | null => useDuel(clockwork ?? IDLE);

const Pips = ({ distance, say }: { distance: Distance; say: DoorText }) => (
  <span className="door-pips" title={say.distance(distance)}>
    {[1, 2, 3, 4].map((n) => (
      <i key={n} data-on={n <= distance || undefined} />
    ))}
    <b>{say.difficulty(distance)}</b>
  </span>
);

/** Units of the rail per unit of the picture: it is 240 wide. */
const WIDE = 240;
const unit = (thousandths: number): number => thousandths / 1000;

/** The rail with its arrow, the defender under the can, and the ball. */
function Stage({ shown, live, name }: { shown: DuelShown; live: DuelNow | null; name(seat: Seat): string }) {
  const { thrower, defender, distance, result } = shown;
  const say = useDoorText();
  const { can, body } = RANGES[distance];
  const [bodyW, canW] = [2 * unit(body), 2 * unit(can)];
  const arrow = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  useArrow({ shown, live, arrow, ball });
  const size = bodyW / 36;
  const phase = result ? 'done' : (live?.state.phase ?? 'moving');
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
      <svg viewBox="-128 -8 256 150" className="size-full overflow-visible" aria-hidden="true">
        <Ground />
        <rect x="-124" y="12" width="3.4" height="112" fill="#5a3a22" />
        <rect x="120.600" y="12" width="3.4" height="112" fill="#5a3a22" />
        <g opacity=".5">
          <rect x={-bodyW / 2} y="14" width={bodyW} height="104" className="door-zone-body" />
          <rect x={-canW / 2} y="14" width={canW} height="104" className="door-zone-can" />
        </g>
        <rect x="-126" y="10" width="252" height="3.2" rx="1.6" fill="#f0c264" />
        <rect x={-bodyW / 2} y="10" width={bodyW} height="3.2" fill="#d8382e" />
        <rect x={-canW / 2} y="10" width={canW} height="3.2" fill="#fff3cc" />
        <ellipse cx="0" cy="118" rx={Math.max(26, bodyW * 0.7)} ry="7" fill="#8b90c4" opacity=".7" />
        <g transform={`translate(0 ${118}) scale(${size})`} data-defender>
          <g transform="translate(-20 -41)">
            <Climber seat={defender} mood={mood} hat={false} />
          </g>
        </g>
        {result?.outcome !== 'HIT_CAN' && (
          <g transform={`translate(0 ${118 - 38.5 * size}) scale(${canW / 26})`} data-can>
            <Tin />
          </g>
        )}
        <g ref={ball} opacity="0">
          <circle r="7" fill="url(#door-ballG)" stroke="#141a3c" strokeWidth="1" />
        </g>
        <g ref={arrow} data-arrow>
          <path d="M-2.200-6h4.400v14h3.600L0 18-5.800 8h3.600z" fill="#ffd35c" stroke="#141a3c" strokeWidth="1.2" />
          <circle cy="-6" r="3" fill="#d8382e" stroke="#141a3c" strokeWidth="1" />
        </g>
        <Ruler bodyW={bodyW} canW={canW} thrower={thrower} defender={defender} nothing={say.zoneNothing} />
      </svg>
      <p className="sr-only">{say.graves(name(thrower), name(defender))}</p>
    </div>
  );
}

/** Whose grave each part is. */
interface RulerProps {
  bodyW: number;
  canW: number;
  thrower: Seat;
  defender: Seat;
  nothing: string;
}

function Ruler({ bodyW, canW, thrower, defender, nothing }: RulerProps) {
  const edge = (bodyW + canW) / 4;
  return (
    <g>
      <rect x="-126" y="122" width="252" height="16" rx="3" fill="#27306a" stroke="#d9a441" strokeWidth="1" />
      <rect x={-bodyW / 2} y="122.500" width={bodyW} height="15" className="door-zone-body" />
      <rect x={-canW / 2} y="122.500" width={canW} height="15" fill="#f0c264" />
      <g className="door-zone-names" fontWeight="700" textAnchor="middle" dominantBaseline="central">
        <text x={-(bodyW / 2 + 126) / 2} y="130.5" fill="#e6eafc">{`${nothing} †${thrower + 1}`}</text>
        <text x={(bodyW / 2 + 126) / 2} y="130.5" fill="#e6eafc">{`${nothing} †${thrower + 1}`}</text>
        {bodyW - canW > 20 && <text x={-edge} y="130.5" fill="#fff">{`†${thrower + 1}`}</text>}
        {bodyW - canW > 20 && <text x={edge} y="130.5" fill="#fff">{`†${thrower + 1}`}</text>}
        <text x="0" y="130.5" fill="#1e2a5a">{`†${defender + 1}`}</text>
      </g>
    </g>
  );
}

interface ArrowHow {
  shown: DuelShown;
  live: DuelNow | null;
  arrow: React.RefObject<SVGGElement | null>;
  ball: React.RefObject<SVGGElement | null>;
}

/** The arrow is where the rules' clock says, frame by frame; a told result is shown where it stopped. */
function useArrow({ shown: { distance, result }, live, arrow, ball }: ArrowHow): void {
  const duel = live?.duel ?? null;
  useEffect(() => {
    const put = (x: number): void => arrow.current?.setAttribute('transform', `translate(${x} 0)`);
    if (result) {
      put(unit(result.x));
      throwBall(ball.current, unit(result.x));
      return;
    }
    let frame = 0;
    const began = performance.now();
    const draw = (): void => {
      const x = duel ? duel.state().arrow * (WIDE / 2) : unit(arrowAt(distance, Math.floor(performance.now() - began)));
      put(x);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [distance, result, duel, arrow, ball]);
  const flying = live?.state.phase === 'flying';
  useEffect(() => {
    if (flying && duel) throwBall(ball.current, duel.state().arrow * (WIDE / 2));
  }, [flying, duel, ball]);
}

/** It takes exactly as long as the rules say, and nothing eases it. */
function throwBall(ball: SVGGElement | null, x: number): void {
  if (!ball || ball.getAnimations().length > 0) return;
  const far = (SWING / 1000) * -1;
  ball.setAttribute('opacity', '1');
  ball.animate(
    {
      transform: [
        `translate(${far}px, 120px) scale(1.6)`,
        `translate(${far / 2 + x / 2}px, 30px)`,
        `translate(${x}px, 62px) scale(.9)`,
      ],
    },
    { duration: FLIGHT_MS, fill: 'forwards' },
  );
}
