export { STARTER_SET } from './cards/index.ts';
export { DEFAULT_RULES, RULES_1_2_0, type RulesContext, readRules } from './data/rules-context.ts';
export { type Imported, importCards } from './import/import-cards.ts';
export { type OpenCards, openCards } from './import/open-cards.ts';
export { ownCards } from './import/own-cards.ts';
export type { CardFile, RawCard } from './import/raw-card.ts';
export type { Reading } from './import/read-cards.ts';
export type { CardFacts, ReadText, TextRead, Unread } from './import/reading.ts';
export type { OnePieceGame } from './rules/card.ts';
export { type InTheMaking, makeOnePiece, onePiece, onePieceOf } from './rules/game.ts';
export type { OnePiece, OnePieceEvent, Table } from './rules/table.ts';
export { applyEvent } from './surface/apply-event.ts';
export { type HandValue, handValues } from './surface/hand-values.ts';
export {
  type Follower,
  follow,
  type Hooks,
  type Moment,
  type Move,
  type StateChange,
  type ValueChange,
} from './surface/hooks.ts';
export type * from './surface/scene.ts';
export { snapshot } from './surface/snapshot.ts';
export type { CardData, CardSet } from './tree/card.ts';
