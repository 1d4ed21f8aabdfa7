/** For a game that brings a table: what may be pointed at, card faces, the stage it moves on (docs/new-table.md). */
export { useNow } from './asking/now.ts';
export type { Tappable } from './asking/tap.ts';
export { useCard, useSeat, useThing } from './asking/useTappable.ts';
export { Piles } from './board/Piles.tsx';
export { CardSpot } from './cards/CardSpot.tsx';
export { useFace } from './cards/useFace.ts';
export type { GameTable, Kit, TableProps, View } from './game-table.ts';
export { TapOver } from './sheet/TapOver.tsx';
export { withFields, withSeat } from './stage/follow.ts';
export { type Motion, slideFrom, useMotion } from './stage/motion.ts';
export { type Stage, useStage } from './stage/stage.ts';
