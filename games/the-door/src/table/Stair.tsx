import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import { DOOR, type Door, isCardSquare } from '../index.ts';
import { CageBack, CageFront } from './art/Cage.tsx';
import { mix } from './art/colours.ts';
import { SmallDie } from './art/Die.tsx';
import { Night } from './art/Night.tsx';
import { Crow, Lantern, Signpost } from './art/Props.tsx';
import { Rock, Step } from './art/Step.tsx';
import { StormCloud } from './art/StormCloud.tsx';
import { TheDoor } from './art/TheDoor.tsx';
import { Pawn, type PawnLook } from './Pawn.tsx';
import { type Layout, spotOf } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { CAGE, leaderIn, placesOf } from './standing.ts';

interface Props {
  layout: Layout;
  view: MatchOf<Door>;
  seats: readonly Seat[];
  look(seat: Seat): PawnLook;
  /** The seat whose roll is wanted: the squares it could come to show their numbers. */
  rolls: Seat | null;
  /** Over the climbers: what would happen to whoever is pointed at. */
  children?: ReactNode;
}

/** The stair at night, from the foot to the Door. For eyes: the list of squares beside it is for readers. */
export function Stair({ layout, view, seats, look, rolls, children }: Props) {
  const { table, options, over } = view;
  const { box, jail, door, cloud } = layout;
  const storm = table.lightning;
  const shut = options.doorOpens === 'lightning' && !storm;
  const leader = leaderIn(table, seats);
  const landing = spotOf(layout, DOOR);
  const cage = `translate(${jail.x} ${jail.y}) scale(${jail.scale})`;
  return (
    <div className="door-picture" style={{ '--wide': box.w / box.h } as CSSProperties}>
      <Sheet layout={layout}>
        <Night layout={layout} storm={storm} />
      </Sheet>
      <Sheet layout={layout}>
        <g transform={`translate(${door.x} ${door.y}) scale(${door.scale})`} data-door>
          <TheDoor look={gaze(layout, table, leader)} open={over?.reason === 'DOOR'} shut={shut} />
        </g>
      </Sheet>
      <Sheet layout={layout} hidden={storm}>
        <Steps layout={layout} storm={false} />
      </Sheet>
      <Sheet layout={layout} hidden={!storm}>
        <Steps layout={layout} storm />
      </Sheet>
      <Sheet layout={layout}>
        <ellipse
          cx={landing.x}
          cy={landing.y - landing.w * 0.03}
          rx={landing.w * 0.42}
          ry={landing.w * 0.13}
          fill="#fff0c0"
          opacity={shut ? 0.25 : 0.75}
        />
        <g transform={`translate(${cloud.x} ${cloud.y}) scale(${cloud.scale})`} data-cloud>
          <StormCloud turns={slowest(view, seats)} on={storm} />
        </g>
        {rolls !== null && <Reach layout={layout} from={table.pos[rolls]} />}
        <g transform={cage}>
          <CageBack />
        </g>
      </Sheet>
      <Sheet layout={layout} depth={CAGE}>
        <g transform={cage}>
          <CageFront />
        </g>
      </Sheet>
      {placesOf(layout, table, seats).map((place) => (
        <Pawn key={place.seat} place={place} look={look(place.seat)} box={box} />
      ))}
      <Sheet layout={layout} depth={CAGE + 1 + seats.length}>
        {children}
      </Sheet>
    </div>
  );
}

/** The Door's eyes follow whoever leads. */
function gaze(layout: Layout, { pos }: MatchOf<Door>['table'], leader: Seat | null): readonly [number, number] {
  if (leader === null) return [0, 0];
  const { x, y } = spotOf(layout, pos[leader]);
  const [dx, dy] = [x - layout.door.x, y - layout.door.y + 60 * layout.door.scale];
  const far = Math.hypot(dx, dy) || 1;
  return [dx / far, dy / far];
}

const slowest = ({ table }: MatchOf<Door>, seats: readonly Seat[]): number => {
  const turns = seats.filter((seat) => table.lives[seat] > 0).map((seat) => table.turnsTaken[seat]);
  return turns.length === 0 ? 0 : Math.min(4, ...turns);
};

interface StepsProps {
  layout: Layout;
  storm: boolean;
}

/** Everything of stone, from the back to the front. Most of it has another colour in a storm: both are drawn, once. */
const Steps = memo(function Steps({ layout, storm }: StepsProps) {
  const { squares, tall, jail, name } = layout;
  const depth = (square: number): number => (square < 7 ? 300 : square < 14 ? 440 : 480) * tall;
  const phone = name === 'phone';
  // Farther than the next step up, whose number they would cover.
  const behind = phone ? 26 : 40;
  const parts = squares.flatMap((spot, square) => [
    ...rocksAt(layout, square, storm).map((rock) => ({ at: rock.y - behind, part: <Rock {...rock} /> })),
    {
      at: spot.y,
      part: (
        <Step
          {...spot}
          square={square}
          h={depth(square)}
          card={isCardSquare(square)}
          storm={storm}
          height={square / DOOR}
          size={square === DOOR ? 0 : phone ? 13 : Math.max(15, spot.w * 0.185)}
        />
      ),
    },
  ]);
  parts.push({
    at: jail.y - 2,
    part: <Rock x={jail.x} y={jail.y} w={124 * jail.scale} h={380 * tall} tone={storm ? '#5a4d92' : '#55629f'} />,
  });
  parts.sort((one, other) => one.at - other.at);
  return (
    <>
      {parts.map(({ part }, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stones never change their order
        <Fragment key={k}>{part}</Fragment>
      ))}
      {!phone && <Furniture />}
    </>
  );
});

/** Two broken columns behind most steps, always the same ones. */
function rocksAt(layout: Layout, square: number, storm: boolean) {
  if (square >= DOOR - 1 || square === 7) return [];
  const { x, y, w } = spotOf(layout, square);
  return [0, 1].map((k) => {
    const some = (n: number): number => (Math.sin(square * 12.9898 + k * 78.233 + n * 37.719) + 1) / 2;
    return {
      x: x + (some(1) - 0.5) * w * 1.1,
      y: y - (0.08 + some(2) * 0.16) * w,
      w: w * (0.5 + some(3) * 0.4),
      h: (square < 7 ? 300 : 425) * layout.tall,
      tone: mix(storm ? '#46397c' : '#3a4588', '#8a6a6c', (square / DOOR) ** 1.7 * 0.8),
    };
  });
}

const Furniture = () => (
  <>
    <g transform="translate(44 716) scale(.9)">
      <Lantern />
    </g>
    <g transform="translate(176 706) scale(.95)">
      <Signpost />
    </g>
    <g transform="translate(1018 596) scale(.85)">
      <Lantern />
    </g>
    <g transform="translate(192 398) scale(.9)">
      <Crow />
    </g>
  </>
);

const ROLLS = [1, 2, 3, 4, 5, 6] as const;

/** What a roll would lead to, on the squares themselves. */
function Reach({ layout, from }: { layout: Layout; from: number }) {
  const size = layout.name === 'phone' ? 12 : 21;
  return ROLLS.filter((value) => from + value <= DOOR).map((value) => {
    const { x, y, w } = spotOf(layout, from + value);
    return (
      <g key={value} transform={`translate(${x + w * 0.3} ${y - w * 0.02})`}>
        <SmallDie value={value} size={size} />
      </g>
    );
  });
}
