export { STARTER_SET } from './cards/index.ts';
export { DEFAULT_RULES, RULES_1_2_0, type RulesContext, readRules } from './data/rules-context.ts';
export type { OnePieceGame } from './rules/card.ts';
export { onePiece, onePieceOf } from './rules/game.ts';
export type { OnePiece, OnePieceEvent, Table } from './rules/table.ts';
