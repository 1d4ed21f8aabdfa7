import type { Seat } from '@dealers-choice/kernel';
import { PIECES } from '@dealers-choice/table/ui';
import { useWide } from '../ui/useWide.ts';
import { useScreenText } from '../words/screens.ts';
import type { Climb, ClimbStory } from './climb.ts';
import { DASHES } from './dashes.ts';
import { Sign } from './Sign.tsx';
import { Ticks } from './Ticks.tsx';

const [LEFT, TOP, BOTTOM] = [34, 24, 200];
const DOOR = 20;

/** How everybody climbed: turns to the right, squares upwards, the Door on top. */
export function ClimbChart({ story, name }: { story: ClimbStory; name: (seat: Seat) => string }) {
  const text = useScreenText().result;
  // As wide as its place, so that numbers stay readable on a phone.
  const right = useWide() ? 620 : 322;
  const x = (turn: number): number => LEFT + ((right - LEFT) * turn) / Math.max(1, story.turns + 0.5);
  const y = (square: number): number => BOTTOM - ((BOTTOM - TOP) * Math.min(square, DOOR)) / DOOR;
  const last = ({ points }: Climb): number => points.at(-1)?.square ?? 0;
  const said = story.tracks.map((track) => text.climbOf(name(track.seat), last(track), track.dead)).join(' ');
  return (
    <figure className="rounded-lg border-[1.5px] border-line bg-raised px-2 pt-1">
      <svg
        viewBox={`0 0 ${right + 30} 226`}
        className="block max-h-72 w-full"
        role="img"
        aria-label={`${text.climb}. ${said}`}
      >
        {story.lightning !== null && (
          <rect
            x={x(story.lightning)}
            y={TOP}
            width={right - x(story.lightning) + 14}
            height={BOTTOM - TOP}
            className="fill-gold-wash"
          />
        )}
        <Ticks values={[0, 4, 8, 12, 16, DOOR]} goal={DOOR} left={LEFT} right={right + 14} y={y} />
        {story.tracks.map((track) => (
          <Line key={track.seat} track={track} x={x} y={y} turns={story.turns} />
        ))}
        <text x={(LEFT + right) / 2} y="220" textAnchor="middle" className="fill-soft font-sans" fontSize="13">
          {text.turns(story.turns)}
        </text>
      </svg>
    </figure>
  );
}

interface LineProps {
  track: Climb;
  turns: number;
  x(turn: number): number;
  y(square: number): number;
}

function Line({ track: { seat, points, dead }, turns, x, y }: LineProps) {
  const piece = PIECES[seat];
  const end = points.at(-1);
  if (!piece || !end) return null;
  const until = dead ? end.turn : turns;
  const line = points.map(({ turn, square }, i) => (i === 0 ? `M${x(turn)} ${y(square)}` : `H${x(turn)}V${y(square)}`));
  return (
    <g>
      <path
        d={`${line.join('')}H${x(until)}`}
        fill="none"
        stroke={piece.fill}
        strokeWidth={seat === 0 ? 4 : 2.5}
        strokeDasharray={DASHES[seat]}
        strokeLinejoin="round"
        className="climb-line"
      />
      <Sign seat={seat} x={x(until)} y={y(end.square)} said={dead ? '✕' : seat + 1} faint={dead} />
    </g>
  );
}
