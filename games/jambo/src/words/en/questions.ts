/** What is asked and answered, in English. Whoever is asked is "you". */
import type { Who } from '@dealers-choice/words';
import { counted, listed, whom, whose } from '@dealers-choice/words/english';
import { SIXTH_SPACE_GOLD } from '../../rules/market.ts';
import type { Ware } from '../../rules/wares.ts';
import { choicesOf } from '../cards.ts';
import type { Asks, Lot } from '../prompts.ts';
import type { Space } from '../spaces.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const left = (actions: number): string => `${counted(actions, 'action')} left`;
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);
const lotWords = ({ wares, cards }: Lot): string => (wares.length > 0 ? listed(wares) : cards.join('; '));
const FEE = `${SIXTH_SPACE_GOLD} gold (sixth space)`;
/** "Throne: step 1 of 2, " */
const head = ({ card, step, steps }: Asks): string =>
  steps === 0 ? `${card}: ` : `${card}: step ${step} of ${steps}, `;

export const prompts = {
  draw: (actions: number): string => `Draw phase: look at a card, or go on to playing. ${left(actions)}.`,
  looked: (card: string): string => `You look at ${card}: keep it, or discard it?`,
  play: (actions: number): string => `Your turn: ${left(actions)}.`,
  guard: (card: string, other: string): string => `${other} plays ${card}. Turn it away with a Guard?`,
  rainMaker: (card: string, other: string): string =>
    `${other} has traded with ${card}. Take that card with a Rain Maker?`,
  discardUtilities: (card: string, n: number): string =>
    `${card}: keep one utility and discard ${n}. The last one named lies on top.`,
  discardCards: (card: string, n: number, held: number): string =>
    `${card}: discard ${n} of your ${counted(held, 'card')}. The last one named lies on top.`,
  firstBid: (lot: Lot, min: number, max: number): string =>
    `Auction of ${lotWords(lot)}: nobody has bid yet. Bid ${range(min, max)}, or pass.`,
  nextBid: (lot: Lot, by: string, min: number, max: number): string =>
    `Auction of ${lotWords(lot)}: the bid to beat is ${min - 1} by ${by}. Bid ${range(min, max)}, or pass.`,
  draft: (card: string, n: number, other: string): string => `${card}: pick one of ${n}. ${other} picks next.`,
  payOrCards: (card: string, other: string): string => `${card}: pay ${other} 2 gold, or let ${other} draw 2 cards?`,
  wareForAuction: (asks: Asks): string => `${head(asks)}choose a ware for the auction.`,
  wareOfTwo: (asks: Asks): string => `${head(asks)}choose the ware of which you get two.`,
  wareFromSupply: (asks: Asks): string => `${head(asks)}choose a ware from the supply.`,
  wareToSixth: (asks: Asks): string =>
    `${head(asks)}choose a ware from the supply (it takes the sixth space, for ${SIXTH_SPACE_GOLD} gold).`,
  overflowOne: (card: string, wares: readonly Ware[]): string =>
    `${card}: no free space for ${wares.join(', ')}. Keep one for ${FEE}, or none.`,
  overflow: (card: string, wares: readonly Ware[], fit: number): string =>
    `${card}: ${wares.join(', ')} arrive, ${fit} fit. Keep ${fit}. The rest goes to the supply.`,
  overflowOrMore: (card: string, wares: readonly Ware[], fit: number, most: number): string =>
    `${card}: ${wares.join(', ')} arrive, ${fit} fit. Keep ${fit}, or ${most} for ${FEE}. The rest goes to the supply.`,
  swapTheirs: (asks: Asks): string => `${head(asks)}choose your opponent's ware.`,
  swapMine: (asks: Asks, theirs: Ware | null): string => `${head(asks)}choose your ware to give for ${theirs ?? 'it'}.`,
  takeWare: (asks: Asks, other: string): string => `${head(asks)}choose the ware you take from ${other}.`,
  stolenUtility: (asks: Asks, utility: string | null): string =>
    `${head(asks)}use ${utility ?? 'the utility'} before it is discarded?`,
  takeUtility: (asks: Asks, other: string): string => `${head(asks)}choose one of ${other}'s utilities.`,
  takeCard: (asks: Asks, other: string): string => `${head(asks)}choose the card you take from ${other}.`,
  giveCard: (asks: Asks, other: string): string => `${head(asks)}choose the card you give to ${other}.`,
  giveAndKeep: (asks: Asks, other: string): string =>
    `${head(asks)}choose the card you give to ${other}; you keep the other.`,
  option: (asks: Asks, kind: string): string => `${head(asks)}${choicesOf(kind)?.ask ?? 'choose what happens'}.`,
  tradeGive: (asks: Asks): string => `${head(asks)}choose the ware that you give, all of it.`,
  tradeGet: (asks: Asks, give: Ware, n: number): string => `${head(asks)}choose what you get for your ${give} (${n}).`,
  sellEach: (asks: Asks, price: number): string => `${head(asks)}choose the wares you sell, for ${price} gold each.`,
  sellTogether: (asks: Asks, n: number, price: number | null): string =>
    `${head(asks)}choose ${n} of your wares, to sell for ${price ?? 'the price'}.`,
  returnWare: (asks: Asks): string => `${head(asks)}choose the ware you return to the supply.`,
  pickWareCard: (asks: Asks): string => `${head(asks)}choose the ware card whose price you get.`,
  discardOneOrTwo: (asks: Asks): string => `${head(asks)}choose 1 or 2 cards to discard; you draw as many.`,
  discardOne: (asks: Asks): string => `${head(asks)}choose the card you discard.`,
  peek: (asks: Asks, n: number): string => `${head(asks)}take one of these ${n} cards.`,
  discardPick: (asks: Asks): string => `${head(asks)}choose the utility you take from the discard pile.`,
  discardSwap: (asks: Asks, top: string): string =>
    `${head(asks)}choose the card you put down; you get ${top} from the discard pile.`,
  replaceUtility: (card: string): string => `You have three utilities: choose the one that makes room for ${card}.`,
};

/** The same for those who wait. */
export const waiting = {
  draw: (name: string, actions: number): string => `Waiting for ${name}: may look at a card, ${left(actions)}.`,
  looked: (name: string): string => `Waiting for ${name}: keeps or discards the card.`,
  play: (name: string, actions: number): string => `Waiting for ${name}: plays, ${left(actions)}.`,
  guard: (name: string, card: string): string => `Waiting for ${name}: may answer ${card} with a Guard.`,
  rainMaker: (name: string): string => `Waiting for ${name}: may answer the trade with a Rain Maker.`,
  discardUtilities: (name: string, n: number): string =>
    `Waiting for ${name}: discards ${counted(n, 'utility', 'utilities')}.`,
  discardCards: (name: string, n: number): string => `Waiting for ${name}: discards ${counted(n, 'card')}.`,
  bid: (name: string, min: number): string => `Waiting for ${name}: bids at least ${min}, or passes.`,
  draft: (name: string, n: number): string => `Waiting for ${name}: picks one of ${n}.`,
  payOrCards: (name: string, other: Who): string =>
    `Waiting for ${name}: pays 2 gold, or lets ${whom(other)} draw 2 cards.`,
  pickWare: (name: string): string => `Waiting for ${name}: chooses a ware.`,
  overflow: (name: string): string => `Waiting for ${name}: chooses which wares to keep.`,
  exchange: (name: string, step: number): string => `Waiting for ${name}: exchanges wares, step ${step} of 2.`,
  takeWare: (name: string, other: Who): string => `Waiting for ${name}: chooses one of ${whose(other)} wares.`,
  stolenUtility: (name: string): string => `Waiting for ${name}: may use the stolen utility.`,
  takeUtility: (name: string, other: Who): string => `Waiting for ${name}: chooses one of ${whose(other)} utilities.`,
  takeCard: (name: string): string => `Waiting for ${name}: chooses a card to take.`,
  giveCard: (name: string): string => `Waiting for ${name}: chooses a card to give.`,
  option: (name: string, card: string): string => `Waiting for ${name}: chooses what ${card} does.`,
  sell: (name: string): string => `Waiting for ${name}: chooses the wares to sell.`,
  returnWare: (name: string): string => `Waiting for ${name}: chooses a ware to return.`,
  pickWareCard: (name: string): string => `Waiting for ${name}: chooses a ware card.`,
  discardOneOrTwo: (name: string): string => `Waiting for ${name}: discards 1 or 2 cards.`,
  discardOne: (name: string): string => `Waiting for ${name}: discards a card.`,
  peek: (name: string): string => `Waiting for ${name}: takes a card from the top of the deck.`,
  discardPick: (name: string): string => `Waiting for ${name}: takes a utility from the discard pile.`,
  discardSwap: (name: string): string => `Waiting for ${name}: exchanges a card with the discard pile.`,
  replaceUtility: (name: string): string => `Waiting for ${name}: chooses the utility to give up.`,
  /** Said after it to whoever is on turn. */
  frozen: (actions: number): string =>
    `Your ${counted(actions, 'action')} ${actions === 1 ? 'is' : 'are'} frozen until then.`,
};

/** On buttons. */
export const moves = {
  buy: (card: string, price: number): string => `Buy ${card} for ${price}`,
  buyWithFee: (card: string, price: number, fee: number): string =>
    `Buy ${card} for ${price} and ${fee} for the sixth space`,
  sell: (card: string, price: number): string => `Sell ${card} for ${price}`,
  use: (card: string): string => `Use ${card}`,
  build: (price: number): string => `Build a small stand for ${price}`,
  intoPlay: (card: string): string => `Put ${card} into play`,
  play: (card: string): string => `Play ${card}`,
  look: 'Look at a card (1 action)',
  keep: (card: string | null): string => `Keep ${card ?? 'the card'}`,
  discard: (card: string | null): string => `Discard ${card ?? 'the card'}`,
  goOn: 'Go on to playing',
  end: 'End your turn',
  endWithBonus: 'End your turn (+1 gold)',
  guard: (card: string | null): string => `Play Guard: ${card ?? 'the card'} does nothing`,
  noGuard: (card: string | null): string => `No: let ${card ?? 'the card'} act`,
  rainMaker: (card: string | null): string => `Play Rain Maker: take ${card ?? 'the card'}`,
  noRainMaker: 'No: leave the card on the discard pile',
  pass: 'Pass',
  utilityNow: (utility: string | null): string => `Use ${utility ?? 'it'} now`,
  onlyDiscard: 'Only discard it',
  choice: (kind: string, word: string, other: string): string | null =>
    choicesOf(kind)?.words[word]?.label(other) ?? null,
  wareInDraft: (ware: Ware, n: number): string => `${capital(ware)}: ${n} here`,
  wareOfYours: (ware: Ware, n: number): string => `${capital(ware)}: you have ${n}`,
  wareInSupply: (ware: Ware, n: number): string => `${capital(ware)}: ${n} in the supply`,
  space: ({ stand, place }: Space, ware: Ware | null): string =>
    stand === 0
      ? `Large stand ${place}: ${ware ?? 'empty'}`
      : `Small stand ${stand}, space ${place}: ${ware ?? 'empty'}`,
  keepWare: (ware: Ware | null): string => `Keep ${ware ?? 'nothing'}`,
  bid: (n: number): string => `Bid ${n}`,
  keepNone: 'Keep none',
  enough: 'Enough',
  wait: 'Wait',
};
