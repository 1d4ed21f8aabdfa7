/** What things are worth, counted in cards. Tuned by playing against itself. */
export interface Weights {
  /** A Character on the field, by its power in thousands. */
  body: readonly number[];
  blocker: number;
  rush: number;
  doubleAttack: number;
  banish: number;
  unblockable: number;
  /** A text that goes on working on the field. */
  text: number;
  stage: number;
  /** What a player loses with the last Life card, the one before it, and so on, when it goes to the hand. */
  life: readonly number[];
  /** A card nobody has seen yet. */
  card: number;
  /** A card in hand for the Counter Step: each thousand, and the least a card is worth. */
  counter: number;
  least: number;
  /** A card in hand for its play, for each DON!! of its cost. */
  keep: number;
  /** So much of it when there are not enough DON!! yet. */
  later: number;
  /** DON!! more or less for the rest of the match; one that is active in this turn. */
  don: number;
  activeDon: number;
  /** A thousand of power in one battle. */
  power: number;
  /** Of what a hit takes from the rival, so much counts. */
  hit: number;
  /** What each thousand costs a rival who counters. */
  stop: number;
  /** A Character that attacked can be attacked: so much of its worth. */
  exposure: number;
  blockerAway: number;
  /** A [Counter] Event that could still be paid for. */
  reserve: number;
  /** Of the worth of a card that is played, so much. */
  play: number;
  /** An attack at once. */
  rushNow: number;
  /** A hit is stopped when that costs less than this much of what it takes. */
  defend: number;
  defendBody: number;
  /** All is thrown into an attack that the rival can stop with no more than this chance. */
  unsure: number;
  /** The share of the Life cards it takes on the way that help it. */
  taken: number;
  /** A hand with fewer cards for the first turns is drawn again. */
  early: number;
  /** To win the match, where an attack may do it; to lose it. */
  win: number;
  defeat: number;
  /** Not being sure to live through the turn. */
  danger: number;
}

export const WEIGHTS: Weights = {
  body: [0.16, 0.32, 0.48, 0.72, 0.96, 1.8, 2.1, 2.4, 2.7, 3, 3.3, 3.6, 3.9],
  blocker: 0.7,
  rush: 0.1,
  doubleAttack: 0.8,
  banish: 0.3,
  unblockable: 0.3,
  text: 0.2,
  stage: 0.7,
  life: [3.96, 2.88, 1.73, 1.3, 1.01, 0.86],
  card: 0.9,
  counter: 0.24,
  least: 0.3,
  keep: 0.08,
  later: 0.8,
  don: 0.6,
  activeDon: 0.3,
  power: 0.3,
  hit: 1,
  stop: 0.8,
  exposure: 0.2,
  blockerAway: 0.4,
  reserve: 0.3,
  play: 1,
  rushNow: 0.5,
  defend: 1,
  defendBody: 0.9,
  unsure: 0.4,
  taken: 0.5,
  early: 1.5,
  win: 10,
  defeat: 100,
  danger: 6,
};
