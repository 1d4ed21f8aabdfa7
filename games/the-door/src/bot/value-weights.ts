/** What the score of `greedy` says, as odds. */
export const WEIGHTS = {
  dead: -12.5,
  rivals: 0,
  lead: 0.25,
  lives: 0,
  lastLife: 0,
  near: 0,
  nearest: 0,
  ahead: 0,
  waits: 0,
  lightning: 0,
} as const;
