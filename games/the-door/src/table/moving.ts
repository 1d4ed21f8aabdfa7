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
      return fromPlace(find(`[data-pawn="${event.seat}"]`), spotOf(layout, event.from), 600);
    case 'RELEASED':
      return fromPlace(find(`[data-pawn="${event.seat}"]`), layout.jail, 350);
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
  const { scale } = placeOf(pawn);
  const stops: Point[] = squares.map((square) => {
    const { x, y } = spotOf(layout, square);
    return [(x - end.x) / scale, (y - end.y) / scale];
  });
  return hop(pawn, stops, ms * (squares.length - 1));
}

function fromPlace(pawn: Element | null, { x, y }: { x: number; y: number }, ms: number): Animation | undefined {
  if (!pawn) return undefined;
  const now = placeOf(pawn);
  const start: Point = [(x - now.x) / now.scale, (y - now.y) / now.scale];
  return hop(pawn, [start, [0, 0]], ms);
}

/** Where a pawn stands, as its picture says it; what hops in there moves in units of its own scale. */
function placeOf(pawn: Element): { x: number; y: number; scale: number } {
  const at = pawn.closest('svg')?.dataset.at ?? '';
  const [x = 0, y = 0, scale = 1] = at.split(' ').map(Number);
  return { x, y, scale };
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
