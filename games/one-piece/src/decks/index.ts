/** What a deck is made of, checked, counted, found and shared, before a match begins. */

export { copiesOf, refusedBy } from '../data/deck-limits.ts';
export { type Deck, type DeckCode, formatDeck, readDeck } from '../data/decks.ts';
export type { RulesContext } from '../data/rules-context.ts';
export { isReadWhole } from '../data/unread.ts';
export { CATEGORIES, CATEGORY_NOUNS, COLOURS } from '../lexicon/cards.ts';
export { KEYWORD_WORDS } from '../lexicon/keywords.ts';
export type { Category, Colour } from '../tree/tree.ts';
export { COSTS, type Figures, figuresOf } from './figures.ts';
export {
  CAN_DO,
  type CanDo,
  type CardFilter,
  HIGHEST_COST,
  isWanted,
  NO_FILTER,
  readFilter,
  setOfCard,
} from './filter.ts';
export { type Goldfish, nextTurn, opened, type Pond, played, redrawn, whyNotPlay } from './goldfish.ts';
export type { Unreadable } from './list/lines.ts';
export {
  type Choices,
  choiceKey,
  deckOf,
  type List,
  type ListEntry,
  type ListLine,
  openIn,
  readList,
} from './list/read-list.ts';
export { atLeast, type Odds, oddsOf } from './odds.ts';
export { type Repair, repaired, type Trouble, troublesOf, withCount } from './repair.ts';
export { printedText, type SearchIndex, searchIndex } from './search.ts';
export { readShareCode, type SharedDeck, type ShareProblem, shareCode } from './share.ts';
export { type CardShelf, cardShelf } from './shelf.ts';
