/** For the page, which puts a table together: what is asked now, the generic board, the hand, the sheet. */
export { type Answers, answers, whyNot } from './asking/answers.ts';
export { useChoosing } from './asking/choosing.ts';
export { headlineOf } from './asking/headline.ts';
export { useTableKeys } from './asking/keys.ts';
export { type Clockwork, type Controls, keyOf, type Paragraph, TableContext, type TableNow } from './asking/now.ts';
export { narrow } from './asking/together.ts';
export { Board } from './board/Board.tsx';
export {
  faceOf,
  inWords,
  labelOf,
  listsOf,
  pilesOf,
  seatNamed,
  sharedLists,
  sharedPiles,
  sharedValues,
  shown,
  valuesOf,
} from './board/read.ts';
export { useSeatClocks } from './board/SeatClock.tsx';
export { Status } from './board/Status.tsx';
export { useSecondsUntil } from './board/seconds.ts';
export { Hand } from './cards/Hand.tsx';
export { LookDialog } from './cards/LookDialog.tsx';
export { PictureContext } from './cards/Picture.tsx';
export { Reason } from './sheet/Reason.tsx';
export { Sheet } from './sheet/Sheet.tsx';
export { createPlayer, type Player } from './sound/player.ts';
export { SoundContext } from './sound/useSound.ts';
export { en as tableEnglish } from './text/en.ts';
