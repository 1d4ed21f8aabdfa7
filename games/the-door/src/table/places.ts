/** Where everything stands on the stair, drawn once for a desk and once for a phone. */
import type { Seat } from '@dealers-choice/kernel';

export interface Spot {
  x: number;
  y: number;
  /** Of the step's top. */
  w: number;
}

export interface Layout {
  name: 'desk' | 'phone';
  box: { x: number; y: number; w: number; h: number };
  door: { x: number; y: number; scale: number };
  jail: { x: number; y: number; scale: number };
  cloud: { x: number; y: number; scale: number };
  /** How large a climber is that has a step for itself. */
  piece: number;
  /** How tall rocks and columns are, beside those of the desk. */
  tall: number;
  squares: readonly Spot[];
}

const spots = (list: readonly (readonly [number, number, number])[]): Spot[] => list.map(([x, y, w]) => ({ x, y, w }));

export const DESK: Layout = {
  name: 'desk',
  box: { x: 0, y: 52, w: 1064, h: 848 },
  door: { x: 926, y: 231, scale: 0.96 },
  jail: { x: 716, y: 520, scale: 0.92 },
  cloud: { x: 560, y: 216, scale: 0.86 },
  piece: 1.42,
  tall: 1,
  squares: spots([
    ...([
      [120, 708, 176],
      [266, 706, 112],
      [386, 696, 112],
      [506, 686, 112],
      [626, 674, 112],
      [744, 660, 110],
    ] as const),
    ...([
      [858, 640, 108],
      [966, 594, 104],
      [886, 546, 102],
      [796, 524, 100],
      [636, 502, 102],
      [528, 486, 100],
    ] as const),
    ...([
      [422, 468, 98],
      [318, 446, 96],
      [236, 404, 94],
      [316, 362, 92],
      [424, 342, 92],
      [532, 324, 90],
    ] as const),
    ...([
      [638, 306, 88],
      [744, 286, 86],
      [926, 252, 172],
    ] as const),
  ]),
};

export const PHONE: Layout = {
  name: 'phone',
  box: { x: 0, y: -6, w: 390, h: 358 },
  door: { x: 334, y: 86, scale: 0.42 },
  jail: { x: 262, y: 203, scale: 0.4 },
  cloud: { x: 228, y: 30, scale: 0.36 },
  piece: 0.8,
  tall: 0.42,
  squares: spots([
    ...([
      [37, 306, 66],
      [88, 304, 46],
      [135, 300, 46],
      [182, 296, 46],
      [229, 292, 46],
      [276, 287, 46],
    ] as const),
    ...([
      [320, 282, 45],
      [362, 266, 43],
      [334, 230, 42],
      [298, 212, 41],
      [222, 204, 42],
      [176, 198, 41],
    ] as const),
    ...([
      [131, 191, 40],
      [87, 182, 40],
      [44, 164, 39],
      [70, 136, 38],
      [113, 126, 38],
      [156, 119, 37],
    ] as const),
    ...([
      [199, 112, 36],
      [242, 104, 36],
      [334, 94, 78],
    ] as const),
  ]),
};

export interface Standing {
  seat: Seat;
  x: number;
  y: number;
  scale: number;
}

export const spotOf = ({ squares }: Layout, square: number): Spot => squares[square] ?? { x: 0, y: 0, w: 1 };

/** How several share a step: across it, along it, and how small they get. */
function slots(count: number): readonly (readonly [number, number, number])[] {
  if (count <= 1) return [[0, 0, 1]];
  if (count === 2)
    return [
      [-0.23, 0, 0.86],
      [0.23, 0.02, 0.86],
    ];
  if (count === 3)
    return [
      [-0.27, -0.03, 0.76],
      [0.27, -0.03, 0.76],
      [0, 0.07, 0.76],
    ];
  const back = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, k) => {
    const [inRow, place] = k < back ? [back, k] : [count - back, k - back];
    return [(place - (inRow - 1) / 2) * (0.72 / Math.max(2, inRow - 1)), k < back ? -0.05 : 0.09, 0.66];
  });
}

/** A climber that has a step for itself: smaller where steps are narrow. */
const scaleOn = ({ name, piece }: Layout, w: number): number => {
  const usual = name === 'desk' ? 104 : 42;
  return piece * (w > usual * 1.4 ? 1 : w / usual);
};

/** Where a climber stands that has come to a square together with others. */
export function standOn(layout: Layout, square: number, seats: readonly Seat[]): Standing[] {
  const { x, y, w } = spotOf(layout, square);
  const shared = slots(seats.length);
  return seats.map((seat, k) => {
    const [across, along, small] = shared[k] ?? [0, 0, 1];
    return { seat, x: x + across * w, y: y + along * w + w * 0.03, scale: scaleOn(layout, w) * small };
  });
}

/** Side by side behind bars, in two rows from five on. */
export function standInJail(seats: readonly Seat[]): Standing[] {
  const count = seats.length;
  const scale = count === 1 ? 1.3 : count < 5 ? 1.05 : 0.7;
  const inRow = count < 5 ? count : Math.ceil(count / 2);
  return seats.map((seat, k) => {
    const row = Math.floor(k / Math.max(1, inRow));
    const here = row === 0 ? inRow : count - inRow;
    const gap = count < 3 ? 44 : 84 / Math.max(2, here);
    return { seat, x: ((k % Math.max(1, inRow)) - (here - 1) / 2) * gap, y: row === 0 && count > 4 ? -34 : -3, scale };
  });
}
