/**
 * What the first screen says of each game without loading any of it. `playbill.test.ts` holds it against the games
 * themselves; names and lines stand in the catalogue of the screens.
 */
export interface Bill {
  id: 'the-door' | 'jambo' | 'dhappa-baaji' | 'one-piece';
  /** Seats, from and to; `only`: these and nothing between. */
  seats: readonly [number, number];
  only?: true;
  /** About how long a match takes people, from and to. */
  minutes: readonly [number, number];
  /** Can be played with cards from files. */
  ownCards?: true;
}

export const PLAYBILL: readonly Bill[] = [
  { id: 'the-door', seats: [2, 9], minutes: [5, 15] },
  { id: 'jambo', seats: [2, 2], minutes: [30, 45] },
  { id: 'dhappa-baaji', seats: [4, 6], only: true, minutes: [30, 60] },
  { id: 'one-piece', seats: [2, 2], minutes: [20, 40], ownCards: true },
];
