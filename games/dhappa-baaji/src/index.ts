export * from './cards/pack.ts';
export { HAND, type Points, pointsFor, pointsIn } from './rules/deal.ts';
export { addTo, meld } from './rules/extend.ts';
export { dhappaBaaji } from './rules/game.ts';
export { type KeyUses, keyUses } from './rules/key-uses.ts';
export { inOrder, type Placed, whyNoRun } from './rules/lay.ts';
export { isLocked, lockOf } from './rules/lock.ts';
export { pickReasons } from './rules/n-pick.ts';
export { isPlayable, type Means } from './rules/playable.ts';
export { NEW_SEQUENCE, NEW_SET, PLAYS, type Play, TO_HAND } from './rules/plays.ts';
export { type Run, runOf, runsOf } from './rules/runs.ts';
export { type Holding, holdingOf, lengthOf, type Shape, shapesOf, wildsOf } from './rules/shapes.ts';
export { playsWith, suggestLayouts } from './rules/suggest.ts';
export {
  type Dhappa,
  type DhappaEvent,
  type DhappaOptions,
  GOAL,
  type Phase,
  type RunKind,
  type Table,
  type Team,
  teamOf,
} from './rules/table.ts';
