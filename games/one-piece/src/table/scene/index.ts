/** What tests of the table in depth ask of it: where everything lies, and a stage of their own. */
export type { Gesture } from './gestures.ts';
export { layOut } from './layout.ts';
export { TALL, WIDE } from './mats.ts';
export type { Placed } from './placed.ts';
export { Stage } from './Stage.ts';
export { type ShownThing, type Stats, thingsOf } from './stats.ts';
