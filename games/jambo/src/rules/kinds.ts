/** The kinds of questions in the middle of an effect: each is the prompt of a question. */
export const INTERACTIONS = [
  'GUARD_WINDOW',
  'RAIN_MAKER_WINDOW',
  'OPPONENT_DISCARD',
  'AUCTION',
  'DRAFT',
  'OPPONENT_CHOICE',
  'WARE_PICK',
  'OVERFLOW_PLACE',
  'WARE_THEFT_SWAP',
  'WARE_THEFT_SINGLE',
  'UTILITY_THEFT_SINGLE',
  'CARD_TAKE_SINGLE',
  'CARD_GIVE_SINGLE',
  'OPTION_PICK',
  'WARE_TRADE',
  'WARE_SELL_ANY',
  'WARE_RETURN',
  'CARD_PICK_SELF',
  'CARD_DISCARD_SELF',
  'DECK_PEEK',
  'DISCARD_PICK',
  'DISCARD_SWAP',
  'UTILITY_REPLACE',
] as const;
export type PendingResolutionType = (typeof INTERACTIONS)[number];
/** A kind of question that a card asks, or the mark of a card that asks nothing. */
export type Interaction = PendingResolutionType | 'AUTO_RESOLVE';
