import type { Seat } from '@dealers-choice/kernel';
import { PIECES } from '@dealers-choice/table/ui';
import { useWide } from '../ui/useWide.ts';
import { useScreenText } from '../words/screens.ts';
import { DASHES } from './dashes.ts';
import type { Race, RaceLine } from './race.ts';
import { Sign } from './Sign.tsx';
import { Ticks } from './Ticks.tsx';

const [LEFT, TOP, BOTTOM] = [40, 22, 186];

/** One figure of everybody over time: gold, cards still held, or points of the teams. */
export function RaceChart({ race, name }: { race: Race; name: (seat: Seat) => string }) {
  const text = useScreenText().result;
  const right = useWide() ? 610 : 312;
  const { what, length, goal, lines } = race;
  const { least, most, ticks } = scaleOf(race);
  const x = (at: number): number => LEFT + ((right - LEFT) * at) / Math.max(1, length);
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (value - least)) / Math.max(1, most - least);
  const nameOf = ({ seat, team }: RaceLine): string => (team ? text.team(team) : name(seat));
  const said = lines.map((line) => text.race[what].of(nameOf(line), lastOf(line))).join(' ');
  const ends = spread(lines.map((line) => y(lastOf(line))));
  return (
    <figure className="rounded-lg border-[1.5px] border-line bg-raised px-2 pt-2">
      <figcaption className="px-2 font-display text-base font-bold">{text.race[what].title}</figcaption>
      <svg
        viewBox={`0 0 ${right + 40} 212`}
        className="block max-h-72 w-full"
        role="img"
        aria-label={`${text.race[what].title}. ${said}`}
      >
        <Ticks values={ticks} goal={goal} left={LEFT} right={right + 8} y={y} />
        {lines.map((line, i) => (
          <Line key={line.seat} line={line} x={x} y={y} end={{ x: right + 22, y: ends[i] ?? 0 }} length={length} />
        ))}
        <text x={(LEFT + right) / 2} y="206" textAnchor="middle" className="fill-soft font-sans" fontSize="13">
          {what === 'points' ? text.deals(length) : text.turns(length)}
        </text>
      </svg>
    </figure>
  );
}

interface LineProps {
  line: RaceLine;
  length: number;
  x(at: number): number;
  y(value: number): number;
  /** Where its sign stands. */
  end: { x: number; y: number };
}

function Line({ line, x, y, end, length }: LineProps) {
  const piece = PIECES[line.seat];
  if (!piece) return null;
  const path = line.points.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  return (
    <g>
      <path
        d={`${path}L${x(length)} ${y(lastOf(line))}`}
        fill="none"
        stroke={piece.fill}
        strokeWidth={line.seat === 0 ? 4 : 3}
        strokeDasharray={DASHES[line.seat]}
        strokeLinejoin="round"
        className="climb-line"
      />
      <Sign seat={line.seat} x={end.x} y={end.y} said={line.team ?? line.seat + 1} />
    </g>
  );
}

const lastOf = ({ points }: RaceLine): number => points.at(-1)?.value ?? 0;

/** Round numbers from below the lowest to above the highest, the goal among them. */
function scaleOf({ lines, goal }: Race): { least: number; most: number; ticks: number[] } {
  const values = [...lines.flatMap(({ points }) => points.map(({ value }) => value)), goal ?? 0];
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((each) => (high - low) / each <= 5) ?? 2000;
  const least = Math.floor(low / step) * step;
  const count = Math.ceil((high - least) / step);
  const ticks = Array.from({ length: count + 1 }, (_, i) => least + i * step);
  return { least, most: least + count * step, ticks };
}

/** Signs that would lie over each other move apart. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(places[i] ?? 0, above + 22);
    above = moved[i] ?? 0;
  }
  const over = Math.max(0, above - BOTTOM);
  return moved.map((place) => place - over);
}
