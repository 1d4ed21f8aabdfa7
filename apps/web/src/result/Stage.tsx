import type { Seat } from '@dealers-choice/kernel';
import { Portrait } from '@dealers-choice/table/ui';
import { useId } from 'react';
import { NIGHT, Stars } from '../worlds/DoorWorld.tsx';
import { dice, tenth, times } from '../worlds/drawing.ts';
import { Fade } from '../worlds/Light.tsx';
import { TheDoor } from '../worlds/TheDoor.tsx';
import { World } from '../worlds/World.tsx';

interface Props {
  game: string;
  winners: readonly Seat[];
  others: readonly Seat[];
  /** Of the others: who is no longer among the living. */
  dead: readonly Seat[];
  /** Somebody at this device has won. */
  cheer: boolean;
}

/** Who stands where the game was about: winners in front of everybody else. */
export function Stage({ game, winners, others, dead, cheer }: Props) {
  return (
    <div
      aria-hidden="true"
      className="relative min-h-60 overflow-hidden bg-night md:max-lg:landscape:sticky md:max-lg:landscape:top-0 md:max-lg:landscape:h-[calc(100dvh-4rem)] md:max-lg:portrait:min-h-110 lg:min-h-0"
    >
      {game === 'the-door' ? <OpenDoor /> : <World game={game} className="absolute inset-0 size-full" />}
      {/* Who stands in front is told from the picture by the dusk behind them. */}
      {game !== 'the-door' && <div className="absolute inset-0 bg-linear-to-b from-transparent from-40% to-night/70" />}
      {cheer && <Confetti />}
      <div className="absolute inset-x-0 bottom-3 flex flex-wrap items-end justify-center gap-x-1 lg:bottom-10">
        {others.slice(0, Math.ceil(others.length / 2)).map((seat) => (
          <Portrait
            key={seat}
            seat={seat}
            mood="grim"
            ghost={dead.includes(seat)}
            look={[0.8, -0.4]}
            className="size-16 lg:size-26"
          />
        ))}
        {winners.map((seat) => (
          <Portrait key={seat} seat={seat} mood="grin" className="size-28 lg:size-48" />
        ))}
        {others.slice(Math.ceil(others.length / 2)).map((seat) => (
          <Portrait
            key={seat}
            seat={seat}
            mood="angry"
            ghost={dead.includes(seat)}
            look={[-0.8, -0.4]}
            className="size-16 lg:size-26"
          />
        ))}
      </div>
    </div>
  );
}

function OpenDoor() {
  const id = useId();
  return (
    <svg
      viewBox="0 130 640 710"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <Fade id={id} stops={NIGHT} />
      </defs>
      <rect width="640" height="840" fill={`url(#${id})`} />
      <Stars seed={7} count={80} width={640} height={460} />
      <g transform="translate(330 660) scale(2.5)">
        <TheDoor open />
      </g>
      <path d="M120 720l90-70h240l90 70-90 70H210z" fill="#c9b7a6" stroke="#e8ddd0" strokeWidth="2" />
      <ellipse cx="330" cy="722" rx="150" ry="40" fill="#fff3cc" opacity=".75" />
      <path d="M120 720l90 70h240l90-70v120H120z" fill="#3a3564" />
    </svg>
  );
}

const COLOURS = ['#c2402f', '#2467b5', '#2f8140', '#e3b45c', '#fff6df'];

function Confetti() {
  const roll = dice(11);
  const scraps = times(60, (k) => ({
    k,
    x: tenth(roll() * 640),
    y: tenth(roll() * 560),
    turn: Math.round(roll() * 90),
  }));
  return (
    <svg
      viewBox="0 0 640 840"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full animate-deal"
      aria-hidden="true"
    >
      {scraps.map(({ k, x, y, turn }) => (
        <rect key={k} x={x} y={y} width="10" height="7" fill={COLOURS[k % 5]} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </svg>
  );
}
