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
  /** DON!! more or less for the rest of the match; one that is active in this turn. */
  don: number;
  activeDon: number;
  /** A thousand of power in one battle. */
  power: number;
  /** Of what a hit takes from the rival, so much counts. */
  hit: number;
  /** What each thousand costs a rival who counters. */
  stop: number;
  /** What a card in the rival's hand gives there, in thousands. */
  stopper: number;
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
  /** To call an attack won, the rival must lack so much. */
  sure: number;
  /** Above zero: it likes to begin. */
  first: number;
  /** A hand with fewer cards for the first turns is drawn again. */
  early: number;
  defeat: number;
  /** Not being sure to live through the turn. */
  danger: number;
}

export const WEIGHTS: Weights = {
  body: [0.2, 0.4, 0.6, 0.9, 1.2, 1.8, 2.1, 2.4, 2.7, 3, 3.3, 3.6, 3.9],
  blocker: 0.7,
  rush: 0.1,
  doubleAttack: 0.8,
  banish: 0.3,
  unblockable: 0.3,
  text: 0.2,
  stage: 0.7,
  life: [2.2, 1.6, 1.2, 0.9, 0.7, 0.6],
  card: 0.9,
  counter: 0.35,
  least: 0.3,
  keep: 0.08,
  don: 0.6,
  activeDon: 0.3,
  power: 0.3,
  hit: 1,
  stop: 0.5,
  stopper: 1,
  exposure: 0.2,
  blockerAway: 0.4,
  reserve: 0.3,
  play: 1,
  rushNow: 0.5,
  defend: 1,
  defendBody: 0.9,
  sure: 1,
  first: 1,
  early: 1.5,
  defeat: 100,
  danger: 6,
};
