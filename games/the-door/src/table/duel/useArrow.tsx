/** The arrow on its rail, where the rules' clock says, frame by frame; and the ball on its way. */
import type { DuelNow } from '@dealers-choice/table';
import { type RefObject, useEffect } from 'react';
import { arrowAt, FLIGHT_MS, SWING } from '../../index.ts';
import type { DuelShown } from './shown.ts';

interface ArrowHow {
  shown: DuelShown;
  live: DuelNow | null;
  arrow: RefObject<SVGGElement | null>;
  /** Where the arrow was a moment ago, and before that. */
  trail: RefObject<SVGGElement | null>;
  ball: RefObject<SVGGElement | null>;
  hand: RefObject<SVGGElement | null>;
}

const unit = (thousandths: number): number => thousandths / 1000;
const TRAIL_MS = 70;

/** A told result is shown where the arrow stopped. */
export function useArrow({ shown: { distance, result }, live, arrow, trail, ball, hand }: ArrowHow): void {
  const duel = live?.duel ?? null;
  useEffect(() => {
    const put = (ms: number): void => {
      const at = (when: number): string => `translate(${unit(arrowAt(distance, Math.max(0, Math.floor(when))))} 0)`;
      arrow.current?.setAttribute('transform', at(ms));
      for (const [i, one] of [...(trail.current?.children ?? [])].entries()) {
        one.setAttribute('transform', at(ms - (i + 1) * TRAIL_MS));
      }
    };
    if (result) {
      trail.current?.setAttribute('data-off', '');
      put(result.stopAtMs);
      throwBall(ball.current, hand.current, unit(result.x));
      return;
    }
    let frame = 0;
    const began = performance.now();
    const draw = (): void => {
      const state = duel?.state();
      put(state ? state.ms : performance.now() - began);
      trail.current?.toggleAttribute('data-off', state !== undefined && state.phase !== 'moving');
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [distance, result, duel, arrow, trail, ball, hand]);
  const flying = live?.state.phase === 'flying';
  useEffect(() => {
    if (flying && duel) throwBall(ball.current, hand.current, unit(arrowAt(distance, duel.state().ms)));
  }, [flying, duel, distance, ball, hand]);
}

/** Where the ball leaves the hand, in units of the stage. */
function startOf(ball: SVGGElement, hand: SVGGElement | null): DOMPoint {
  const stage = ball.ownerSVGElement?.getScreenCTM();
  const box = hand?.getBoundingClientRect();
  if (!stage || !box?.width) return new DOMPoint(unit(-SWING), 120);
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(stage.inverse());
}

/** It takes exactly as long as the rules say, and nothing eases it. */
function throwBall(ball: SVGGElement | null, hand: SVGGElement | null, x: number): void {
  if (!ball || ball.getAnimations().length > 0) return;
  const from = startOf(ball, hand);
  ball.setAttribute('opacity', '1');
  ball.animate(
    {
      transform: [
        `translate(${from.x}px, ${from.y}px) scale(1.8)`,
        `translate(${from.x / 2 + x / 2}px, 34px) scale(1.2)`,
        `translate(${x}px, 62px) scale(.9)`,
      ],
    },
    { duration: FLIGHT_MS, fill: 'forwards' },
  );
}

/** Its tip hangs a little under the rail. */
export const Arrow = () => (
  <>
    <path
      d="M-2.700-3h5.400V12.500h5.200L0 24-7.900 12.500h5.200z"
      fill="#ffd35c"
      stroke="#141a3c"
      strokeWidth="1"
      strokeLinejoin="round"
    />
    <path d="M-1.500-2h1.800V13.500h-1.800z" fill="#fff3cf" />
    <circle cy="-3.500" r="3.400" fill="#d8382e" stroke="#141a3c" strokeWidth="1" />
  </>
);
