export { CARDS, OPTIONS } from './cards/index.ts';
export * from './rules/aim.ts';
export { type Distance, DOOR, distance, isCardSquare, JAIL, START } from './rules/board.ts';
export { CHARACTERS, type Character, characterOf, type Temper } from './rules/characters.ts';
export { AIM, NERVE } from './rules/duel.ts';
export { isDead, living, someoneIsDead } from './rules/effects.ts';
export { theDoor } from './rules/game.ts';
export type { Aimed, Card, CardOption, ChaosOutcome, Door, DoorEvent, DoorOptions, Role } from './rules/table.ts';
