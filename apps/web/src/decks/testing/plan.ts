/** Test games of a deck. Game i is the same whoever plays it: its seed, its opponent and its seats follow from i. */
export interface TestPlan {
  /** The cards it is played with; '' for those that come with the game. */
  set: string;
  /** A list, as options of a match take it. */
  deck: string;
  opponents: readonly Rival[];
  games: number;
  seed: string;
}

export interface Rival {
  id: string;
  name: string;
  leader: string;
  /** Its name in the set, or a list. */
  choice: string;
}

/** How one of them went, as plain data. */
export interface TestGame {
  index: number;
  /** By its place among the opponents. */
  against: number;
  first: boolean;
  won: boolean;
  /** Turns of both. */
  turns: number;
  reason: string;
  /** Numbers of the cards that came to the hand at least once, and of those that were played. */
  drawn: readonly string[];
  played: readonly string[];
}

export interface TestSetup {
  seed: string;
  against: number;
  /** The seat of the tested deck. */
  seat: 0 | 1;
}

/** Each opponent in turn; after each round the seats change. */
export function setupAt({ opponents, seed }: TestPlan, index: number): TestSetup {
  const round = Math.floor(index / opponents.length);
  return { seed: `${seed}.${index}`, against: index % opponents.length, seat: round % 2 === 0 ? 0 : 1 };
}
