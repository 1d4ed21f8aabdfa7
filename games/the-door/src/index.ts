export { CARDS } from './cards/index.ts';
export * from './rules/aim.ts';
export { DOOR, type Distance, distance, isCardSquare, JAIL, START } from './rules/board.ts';
export { AIM, NERVE } from './rules/duel.ts';
export { isDead, living, someoneIsDead } from './rules/effects.ts';
export { theDoor } from './rules/game.ts';
export type { Aimed, Card, CardType, ChaosOutcome, Door, DoorEvent, DoorOptions, Option, Role } from './rules/table.ts';
