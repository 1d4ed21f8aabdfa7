/** Nine pieces: each has its own outline, so that no one needs the colour to tell them apart. On a 40-unit grid. */
export interface Piece {
  fill: string;
  /** The side away from the light. */
  shade: string;
  path: string;
  /** Where its eyes and the foot of its number are. */
  eyes: number;
  number: number;
}

export const PIECES: readonly Piece[] = [
  { fill: '#c2402f', shade: '#67282d', path: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z', eyes: 15, number: 34.5 },
  {
    fill: '#2467b5',
    shade: '#183b70',
    path: 'M7 4h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    eyes: 14.5,
    number: 34.5,
  },
  { fill: '#2f8140', shade: '#1d4835', path: 'M20 0l19 20-19 19L1 20z', eyes: 16.5, number: 34 },
  { fill: '#a56d00', shade: '#583e15', path: 'M11 3.5h18L38.5 20 29 36.5H11L1.5 20z', eyes: 15.5, number: 34.6 },
  { fill: '#7447ad', shade: '#402b6c', path: 'M4 4h32v15c0 9-7 15-16 19C11 34 4 28 4 19z', eyes: 14, number: 33.5 },
  {
    fill: '#0b7a80',
    shade: '#0b4555',
    path: 'M20 1c7 8 15 13 15 22a15 15 0 0 1-30 0C5 14 13 9 20 1z',
    eyes: 18.5,
    number: 36,
  },
  {
    fill: '#b02f76',
    shade: '#5e1f50',
    path: 'M20 1l5 7 8-1-1 8 7 5-7 5 1 8-8-1-5 7-5-7-8 1 1-8-7-5 7-5-1-8 8 1z',
    eyes: 15.5,
    number: 33.5,
  },
  { fill: '#566076', shade: '#313850', path: 'M12 3h16v9h9v16h-9v9H12v-9H3V12h9z', eyes: 15.5, number: 35.5 },
  { fill: '#8a5432', shade: '#4b322e', path: 'M20 2l17 14v21H3V16z', eyes: 18.5, number: 35.5 },
];

/** The dark outline of everything drawn on a climber. */
export const INK = '#141a3c';
export const RIM = '#fff6df';
