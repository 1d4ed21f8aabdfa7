/** What any table needs: what is asked now, what may be pointed at, the sheet, cards, and the stage it moves on. */
export { type Answer, type Answers, answers, whyNot } from './asking/answers.ts';
export { useChoosing } from './asking/choosing.ts';
export { headlineOf } from './asking/headline.ts';
export { useTableKeys } from './asking/keys.ts';
export {
  type Clockwork,
  type Happening,
  keyOf,
  TableContext,
  type TableNow,
  useNow,
} from './asking/now.ts';
export type { Tappable } from './asking/tap.ts';
export { narrow } from './asking/together.ts';
export { useCard, useSeat, useThing } from './asking/useTappable.ts';
export { Board } from './board/Board.tsx';
export { Piles } from './board/Piles.tsx';
export * from './board/read.ts';
export { Status } from './board/Status.tsx';
export { CardSpot } from './cards/CardSpot.tsx';
export { Hand } from './cards/Hand.tsx';
export { LookDialog } from './cards/LookDialog.tsx';
export { PictureContext } from './cards/Picture.tsx';
export { useFace } from './cards/useFace.ts';
export { WhyNot } from './cards/WhyNot.tsx';
export type { GameTable, Kit, TableProps, View } from './game-table.ts';
export { Sheet } from './sheet/Sheet.tsx';
export { TapOver } from './sheet/TapOver.tsx';
export { withFields, withSeat } from './stage/follow.ts';
export { type Motion, slideFrom, useMotion } from './stage/motion.ts';
export { type Stage, useStage } from './stage/stage.ts';
