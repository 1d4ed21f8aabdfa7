/** Where things lie on the chart, in units of a card's height: one mat, which the far side mirrors. */

export interface Mat {
  name: 'wide' | 'tall';
  /** From one Character to the next. */
  pitch: number;
  /** How large a rested card is. */
  restedSize: number;
  rowZ: number;
  leader: Spot;
  stage: Spot;
  trigger: Spot;
  deck: Spot;
  trash: Spot;
  trashSize: number;
  /** The lowest Life card, the way to the next one, and whether they lie across. */
  life: { x: number; z: number; dx: number; dz: number; across: boolean };
  don: { deck: Spot; x0: number; x1: number; activeZ: number; restedZ: number; size: number; oneLine: boolean };
  /** Half of the chart, of what the camera shows, and the whole table. */
  chart: Spot;
  fit: Spot;
  plane: Spot;
  /** Points of the drawing for each unit. */
  sharp: number;
  tilt: number;
  fov: number;
  tagHeight: number;
}
export type Spot = readonly [x: number, z: number];

export const CARD_WIDE = 0.715;
export const CARD_THICK = 0.012;

export const WIDE: Mat = {
  name: 'wide',
  pitch: 1.1,
  restedSize: 0.98,
  rowZ: 0.86,
  leader: [0, 2.13],
  stage: [1.1, 2.13],
  trigger: [2.14, 2.13],
  deck: [3.24, 2.13],
  trash: [3.24, 0.88],
  trashSize: 1,
  life: { x: -3.36, z: 0.7, dx: 0, dz: 0.29, across: true },
  don: { deck: [-2.74, 2.4], x0: -2.44, x1: -0.5, activeZ: 1.87, restedZ: 2.4, size: 0.5, oneLine: false },
  chart: [4.35, 2.98],
  fit: [3.86, 2.72],
  plane: [20, 14],
  sharp: 120,
  tilt: 0.55,
  fov: 30,
  tagHeight: 0.205,
};

export const TALL: Mat = {
  name: 'tall',
  pitch: 0.885,
  restedSize: 0.82,
  rowZ: 0.79,
  leader: [0, 2.03],
  stage: [0.885, 2.03],
  trigger: [0.885, 2.98],
  deck: [1.77, 2.03],
  trash: [1.77, 2.98],
  trashSize: 0.6,
  life: { x: -1.86, z: 2.03, dx: 0.23, dz: 0, across: false },
  don: { deck: [-1.94, 2.98], x0: -1.6, x1: 1.3, activeZ: 2.98, restedZ: 2.98, size: 0.5, oneLine: true },
  chart: [2.4, 3.5],
  fit: [2.24, 3.4],
  plane: [10, 17],
  sharp: 120,
  tilt: 0.3,
  fov: 26,
  tagHeight: 0.225,
};
