/** For a game that brings a table: what may be pointed at, card faces, the stage it moves on (docs/new-table.md). */
export { useChoosing } from './asking/choosing.ts';
export { isElsewhere } from './asking/elsewhere.ts';
export { type Judged, refusalOf } from './asking/judging.ts';
export {
  type Answer,
  type Controls,
  isSeveral,
  keyOf,
  type Paragraph,
  soleAnswer,
  type TableNow,
  useNow,
} from './asking/now.ts';
export { confirm, toSend } from './asking/sending.ts';
export { pointedAt, type Tappable } from './asking/tap.ts';
export { answersAt, useCard, useSeat, useThing } from './asking/useTappable.ts';
export { Piles } from './board/Piles.tsx';
export { Recent } from './board/Recent.tsx';
export { SeatClock } from './board/SeatClock.tsx';
export { CardSpot } from './cards/CardSpot.tsx';
export { Picture, PictureFrom, type PictureSource, usePictureSource } from './cards/Picture.tsx';
export { useFace, usePicture } from './cards/useFace.ts';
export { type Dragging, useDrag, type Way } from './drag/useDrag.ts';
export type { EndingProps, GameTable, Kit, Moment, TableProps, View } from './game-table.ts';
export { AnswerArea } from './sheet/AnswerArea.tsx';
export { Asked } from './sheet/Asked.tsx';
export { Prompt } from './sheet/Prompt.tsx';
export { QuestionBody } from './sheet/Question.tsx';
export { Send } from './sheet/Send.tsx';
export { TapOver } from './sheet/TapOver.tsx';
export { HoldPad, StopButton } from './sheet/Timing.tsx';
export { type DuelNow, useDuel } from './sheet/useDuel.ts';
export type { SoundName } from './sound/recipes.ts';
export { useSound } from './sound/useSound.ts';
export { type Flight, fly, type Place, rectOf } from './stage/flight.ts';
export { withFields, withSeat } from './stage/follow.ts';
export { type Motion, slideFrom, useMotion } from './stage/motion.ts';
export { type Stage, useStage } from './stage/stage.ts';
export { useFetched } from './stage/useFetched.ts';
export { type Room, useRoom } from './stage/useRoom.ts';
export {
  type Catalogue,
  catalogue,
  fetchCatalogues,
  LanguageContext,
  useCatalogue,
  useLanguage,
} from './text/catalogue.ts';
export type { TableText } from './text/en.ts';
export { useTableText } from './text/useTableText.ts';
