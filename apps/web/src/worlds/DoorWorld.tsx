import { Climber, type ClimberProps } from '@dealers-choice/table/ui';
import { type ReactNode, useId } from 'react';
import { dice, mix, tenth, times } from './drawing.ts';
import { Fade, HALO, Light } from './Light.tsx';
import { Rock, Step } from './Stair.tsx';
import { TheDoor } from './TheDoor.tsx';

/** [x, y, width, square], from the Door down. */
const STEPS = [
  [236, 240, 150, 20],
  [128, 268, 64, 17],
  [64, 300, 68, 16],
  [128, 338, 80, 13],
  [222, 352, 84, 12],
  [318, 366, 90, 11],
  [336, 430, 104, 8],
  [222, 440, 104, 7],
  [96, 436, 112, 6],
] as const;
const CARDS: readonly number[] = [8, 12, 16];

/** A stair at night that climbs to a Door with a face. */
export function DoorWorld() {
  const id = useId();
  return (
    <>
      <defs>
        <Fade id={`${id}sky`} stops={NIGHT} />
        <Light id={`${id}halo`} stops={HALO} />
        <Fade
          id="abyss"
          stops={[
            [0, '#0e1440', 0],
            [0.1, '#0e1440', 0.16],
            [0.42, '#0f1546', 0.86],
            [0.6, '#0f1546'],
          ]}
        />
      </defs>
      <rect width="400" height="460" fill={`url(#${id}sky)`} />
      <Stars seed={3} count={60} width={400} height={260} />
      <path d="M0 250l34-62 30 40 34-78 40 70 40-50 36 60 48-80 36 66 42-54 60 60v220H0z" fill="#222c6a" />
      <path d="M0 330l30-46 24 30 40-56 34 50 44-40 40 48 52-56 46 40 40-34 50 50v150H0z" fill="#1b2459" />
      <g transform="translate(236 232) scale(.98)">
        <TheDoor />
      </g>
      {climb()}
      <Stand x={126} y={272} size={1.2} seat={2} mood="smug" look={[0.8, -0.3]} />
      <Stand x={222} y={356} size={1.5} seat={0} mood="shock" look={[-0.6, -0.8]} />
      <Stand x={96} y={440} size={1.35} seat={6} mood="fear" look={[0.6, -0.9]} hat={false} />
      <g transform="translate(96 392) scale(1.35)">
        <Tin />
      </g>
      <g transform="translate(352 366) scale(.8)" className="flickers">
        <circle cx="0" cy="-46" r="56" fill={`url(#${id}halo)`} opacity=".55" />
        <path d="M0 0V-40" stroke="#141a3c" strokeWidth="5" />
        <path d="M-9-58h18l3 20h-24z" fill="#ffe59b" stroke="#141a3c" strokeWidth="2" />
        <path d="M-12-58h24L0-70z" fill="#2f2b45" stroke="#141a3c" strokeWidth="1.5" />
        <path d="M0-56q5 7 0 13-5-6 0-13z" fill="#f08a3c" />
      </g>
    </>
  );
}

export const NIGHT = [
  [0, '#0a0f2e'],
  [0.38, '#1b2560'],
  [0.7, '#2c3475'],
  [1, '#151b49'],
] as const;

/** Nearer ones stand in front: by height. */
function climb(): ReactNode[] {
  const roll = dice(4);
  const parts = STEPS.flatMap(([x, y, width, square]): [number, ReactNode][] => {
    const rock = { x: x + (roll() - 0.5) * 60, y: y - 12, width: width * 0.7 };
    const step = (
      <Step
        key={square}
        x={x}
        y={y}
        width={width}
        near={square / 20}
        card={CARDS.includes(square)}
        label={square < 20 && y < 420 ? square : ''}
      />
    );
    if (square === 20) return [[y, step]];
    return [
      [y - 30, <Rock key={`rock ${square}`} {...rock} tone={mix('#3a4588', '#8a6a6c', square / 28)} />],
      [y, step],
    ];
  });
  return parts.sort(([a], [b]) => a - b).map(([, part]) => part);
}

/** A climber with its feet at x, y. */
export function Stand({
  x,
  y,
  size,
  shadow = true,
  ...climber
}: ClimberProps & { x: number; y: number; size: number; shadow?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) translate(-20 -41)`}>
      {shadow && <ellipse cx="20" cy="41.5" rx="15" ry="3.6" fill="#050822" opacity=".55" />}
      <Climber {...climber} />
    </g>
  );
}

export function Stars({ seed, count, width, height }: { seed: number; count: number; width: number; height: number }) {
  const roll = dice(seed);
  const star = () => ({
    x: tenth(roll() * width),
    y: tenth(roll() * height),
    r: roll() < 0.12 ? 1.8 : 1,
    warm: roll() < 0.2,
    o: tenth(0.35 + roll() * 0.6),
  });
  return times(count, star).map(({ x, y, r, warm, o }) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={warm ? '#ffe9b0' : '#e6ebff'} opacity={o} />
  ));
}

/** A can of beans, its foot at 0 0. */
function Tin() {
  const line = { stroke: '#141a3c', strokeWidth: 1.1 } as const;
  return (
    <>
      <path d="M-13-25v23c0 2.6 5.8 4.6 13 4.6S13 .6 13-2v-23z" fill="#b6bfce" {...line} />
      <path d="M-13-20v15c0 2.6 5.8 4.6 13 4.6S13-2.4 13-5v-15c0 2.6-5.8 4.6-13 4.6S-13-17.4-13-20z" fill="#c8392b" />
      <ellipse cx="0" cy="-25" rx="13" ry="4.4" fill="#eef1f6" {...line} />
      <path d="M-4-27.6q7-6 10-1-3 5-9 3" fill="#dfe4ec" stroke="#141a3c" strokeWidth=".8" />
      <circle cx="0" cy="-9" r="6.2" fill="#fff4d8" />
      <path
        d="M-2.6-7.2q0-4 3-4.4 2.8-.3 2.6 1.8-.2 1.4-1.9 1.7-1 .2-1.2 1.5-.5 1.4-1.6.9-.8-.4-.9-1.5z"
        fill="#7d1f2b"
      />
    </>
  );
}
