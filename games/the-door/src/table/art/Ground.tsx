import { Rock } from './Step.tsx';
import { TheDoor } from './TheDoor.tsx';

/** Columns of the stair beside the duel: middle, top, width. They reach below whatever the screen shows. */
const COLUMNS: readonly (readonly [number, number, number])[] = [
  [-222, 104, 38],
  [-194, 93, 36],
  [-167, 100, 38],
  [-139, 90, 36],
  [-112, 96, 36],
  [-84, 88, 34],
  [-56, 99, 36],
  [56, 98, 36],
  [-28, 92, 34],
  [28, 91, 34],
  [0, 100, 36],
  [84, 78, 38],
  [114, 92, 34],
  [140, 99, 36],
  [167, 90, 38],
  [195, 101, 36],
  [222, 95, 38],
];
const STARS: readonly (readonly [number, number])[] = [
  [-112, 30],
  [-96, 52],
  [-74, 24],
  [-58, 66],
  [-40, 36],
  [44, 28],
  [58, 58],
  [70, 20],
  [104, 24],
  [112, 48],
  [-20, 2],
  [86, 0],
];

/** Where a duel is fought: under a lamp, on the columns of the stair, and the Door looks on. */
export const Ground = () => (
  <g>
    {STARS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r={x % 4 === 0 ? 0.7 : 0.45} fill="#fff6df" opacity=".8" />
    ))}
    <path d="M-20-80h40l44 200H-64z" fill="#fff3cc" opacity=".09" />
    <g transform="translate(84 78) scale(.24)">
      <TheDoor look={[-1, 0.4]} open={false} shut={false} />
    </g>
    {COLUMNS.map(([x, y, w]) => (
      <Rock key={x} x={x} y={y} w={w} h={460} tone="#3b4688" />
    ))}
  </g>
);
