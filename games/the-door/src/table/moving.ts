/** What each event sets in motion on the stair. */
import type { Seat } from '@dealers-choice/kernel';
import type { DoorEvent } from '../index.ts';
import { type Layout, spotOf } from './places.ts';

const HOP_MS = 120;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

type Find = (what: string) => Element | null;
type Point = readonly [number, number];

/** A climber hops from step to step, or flies where it is sent. Undefined: the event moves nobody. */
export function moved(event: DoorEvent, layout: Layout, find: Find): Animation | undefined {
  switch (event.type) {
    case 'MOVED':
      return along(event.seat, layout, find, squaresBetween(event.from, event.to), HOP_MS);
    case 'SUMMONED':
    case 'RESURRECTED':
      return along(event.seat, layout, find, [event.from, event.to], 550);
    case 'EXILED':
      return fromPlace(find(`[data-pawn="${event.seat}"]`), spotOf(layout, event.from), layout, 600);
    case 'RELEASED':
      return fromPlace(find(`[data-pawn="${event.seat}"]`), layout.jail, layout, 350);
    default:
      return undefined;
  }
}

const squaresBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => from + Math.sign(to - from) * k);

function along(seat: Seat, layout: Layout, find: Find, squares: readonly number[], ms: number): Animation | undefined {
  const pawn = find(`[data-pawn="${seat}"]`);
  const last = squares[squares.length - 1];
  if (!pawn || last === undefined || squares.length < 2) return undefined;
  const end = spotOf(layout, last);
  const off = offsetOf(pawn);
  const stops: Point[] = squares.map((square) => {
    const { x, y } = spotOf(layout, square);
    return [(x - end.x) / off, (y - end.y) / off];
  });
  return hop(pawn, stops, ms * (squares.length - 1));
}

function fromPlace(
  pawn: Element | null,
  { x, y }: { x: number; y: number },
  layout: Layout,
  ms: number,
): Animation | undefined {
  if (!pawn) return undefined;
  const box = pawn.closest('svg')?.getBoundingClientRect();
  const here = pawn.getBoundingClientRect();
  const shown = box ? Math.min(box.width / layout.box.w, box.height / layout.box.h) : 1;
  if (!box || shown === 0) return undefined;
  const left = box.left + (box.width - layout.box.w * shown) / 2 - layout.box.x * shown;
  const top = box.bottom - (layout.box.h + layout.box.y) * shown;
  const scale = scaleOf(pawn) * shown;
  const dx = (left + x * shown - (here.left + here.width / 2)) / scale;
  const dy = (top + y * shown - here.bottom) / scale;
  return hop(
    pawn,
    [
      [dx, dy],
      [0, 0],
    ],
    ms,
  );
}

/** One unit of the inner group in units of the stair. */
const offsetOf = (pawn: Element): number => {
  const group = pawn.parentElement;
  const found = /scale\(([\d.]+)\)/.exec(group?.getAttribute('transform') ?? '');
  return found ? Number(found[1]) : 1;
};
/** The same through every group around it. */
function scaleOf(pawn: Element): number {
  let scale = 1;
  for (let at = pawn.parentElement; at && at.tagName !== 'svg'; at = at.parentElement) {
    const found = /scale\(([\d.]+)\)/.exec(at.getAttribute('transform') ?? '');
    if (found) scale *= Number(found[1]);
  }
  return scale;
}

/** From stop to stop in arcs. */
function hop(pawn: Element, stops: readonly Point[], duration: number): Animation {
  for (const running of pawn.getAnimations()) running.cancel();
  const frames = stops.flatMap(([x, y], k) => {
    const at = `translate(${x}px, ${y}px)`;
    const next = stops[k + 1];
    if (!next) return [at];
    return [at, `translate(${(x + next[0]) / 2}px, ${Math.min(y, next[1]) - 14}px)`];
  });
  return pawn.animate({ transform: frames }, { duration, easing: stops.length > 2 ? 'linear' : EASE });
}

/** The die hops and turns, and lands with its number. */
export const tumble = (die: HTMLElement | null): Animation | undefined =>
  die?.animate(
    {
      transform: [
        'translateY(0)',
        'translateY(-34%) rotate(-160deg)',
        'translateY(-12%) rotate(-300deg)',
        'rotate(-360deg)',
      ],
    },
    { duration: 420, easing: EASE },
  );

/** A card comes from the deck and turns over. */
export function dealt(card: HTMLElement | null, deck: Element | null): Animation | undefined {
  if (!card || !deck) return undefined;
  const [from, to] = [deck.getBoundingClientRect(), card.getBoundingClientRect()];
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const small = Math.max(0.15, from.width / to.width);
  return card.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${small}) rotateY(180deg)`, 'none'] },
    { duration: 450, easing: EASE },
  );
}
