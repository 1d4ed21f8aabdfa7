import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { Climber } from '@dealers-choice/table/ui';
import type { Door } from '../index.ts';
import { type Layout, spotOf } from './places.ts';
import { optionIn, previewOf } from './preview.ts';
import { standings } from './standing.ts';
import { useDoorText } from './text/useDoorText.ts';

interface Props {
  layout: Layout;
  view: MatchOf<Door>;
  seats: readonly Seat[];
  /** Who is pointed at; null: nobody. */
  target: Seat | null;
}

type Point = { x: number; y: number };

/** What would happen, drawn where it would: the way to go, who would stand there, and what it costs. */
export function Ahead({ layout, view, seats, target }: Props) {
  const { question, showing } = useNow();
  const say = useDoorText();
  if (target === null || showing || !question) return null;
  const from = placeOf(layout, view, seats, target);
  const to = goalOf(layout, view);
  const { tag, losing } = previewOf(question, view.table.lives[target], say);
  const small = layout.name === 'phone';
  const size = small ? 0.8 : 1.4;
  // On the side that the way does not take.
  const aside = to && to.x > from.x ? (small ? -56 : -96) : small ? 24 : 44;
  const cost = losing > 0 && view.table.lives[target] > losing ? say.loses(losing) : '';
  return (
    <g className="door-ahead" data-testid="ahead">
      {to && <Way from={from} to={to} thin={small} />}
      {to && (
        <g transform={`translate(${to.x} ${to.y}) scale(${size * 0.8}) translate(-20 -41)`} opacity=".55">
          <Climber seat={target} mood="shock" />
        </g>
      )}
      {tag !== '' && cost !== '' && (
        <g transform={`translate(${from.x + aside} ${from.y - (small ? 40 : 66)}) scale(${small ? 0.8 : 1.3})`}>
          <rect x="-2" y="-11" width="42" height="22" rx="11" fill="#a3221c" stroke="#fff6df" strokeWidth="2" />
          <text x="15" y="5.500" textAnchor="middle" fontSize="15" fontWeight="800" fill="#fff">
            {cost}
          </text>
          <path d="M31 5.500l-5.500-5.500a3.300 3.300 0 0 1 5.500-3.600 3.300 3.300 0 0 1 5.500 3.600z" fill="#fff" />
        </g>
      )}
    </g>
  );
}

/** In the cage, or on its step among the others. */
function placeOf(layout: Layout, { table }: MatchOf<Door>, seats: readonly Seat[], seat: Seat): Point {
  if (table.jailed[seat]) return { x: layout.jail.x, y: layout.jail.y };
  return standings(layout, table, seats).find((one) => one.seat === seat) ?? spotOf(layout, table.pos[seat]);
}

/** Where the card would take them; null: nowhere. */
function goalOf(layout: Layout, view: MatchOf<Door>): Point | null {
  const { pos, turnSeat, lives } = view.table;
  switch (optionIn(view)) {
    case 'EXILE':
      return { x: layout.jail.x, y: layout.jail.y };
    case 'SUMMON':
      return lives[turnSeat] > 0 ? spotOf(layout, pos[turnSeat]) : null;
    case 'RESURRECT':
      return spotOf(layout, 0);
    default:
      return null;
  }
}

/** An arc over the stair, with a tip. */
function Way({ from, to, thin }: { from: Point; to: Point; thin: boolean }) {
  const top = Math.min(from.y, to.y) - (thin ? 44 : 120);
  const start = { x: from.x, y: from.y - (thin ? 34 : 62) };
  const end = { x: to.x, y: to.y - (thin ? 34 : 62) };
  const arc = `M${start.x} ${start.y}Q${(from.x + to.x) / 2} ${top} ${end.x} ${end.y}`;
  const tip = thin ? 4 : 9;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arc} stroke="#141a3c" strokeWidth={thin ? 4 : 8} opacity=".7" />
      <path d={arc} stroke="#ffd978" strokeWidth={thin ? 2 : 4} strokeDasharray={thin ? '1 5' : '2 10'} />
      <path
        d={`M${end.x - tip} ${end.y - tip}L${end.x} ${end.y}l${tip}-${tip}`}
        stroke="#ffd978"
        strokeWidth={thin ? 2 : 4}
      />
    </g>
  );
}
