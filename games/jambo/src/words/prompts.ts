/** Which sentence each question has: for whoever is asked, and for those who wait. Neither tells what a hand holds. */
import type { Question, Seat } from '@dealers-choice/kernel';
import { type Telling, type Who, whoIn } from '@dealers-choice/words';
import type { PendingResolutionType } from '../rules/kinds.ts';
import { countOf, freeSpaces, wareAt } from '../rules/market.ts';
import { askerOf, pendingResolution } from '../rules/pending.ts';
import { type Jambo, otherSeat, type Table } from '../rules/table.ts';
import type { Ware } from '../rules/wares.ts';
import { nameOf, namesOf, seenName } from './cards.ts';
import type { Phrases } from './en.ts';

/** The card that asks, and which of how many questions it is; 0 steps: it is the only one. */
export interface Asks {
  card: string;
  step: number;
  steps: number;
}
/** What an auction is about: wares, or cards by their names. */
export interface Lot {
  wares: readonly Ware[];
  cards: readonly string[];
}

/** All that a sentence about a question needs. */
interface Asking extends Asks {
  phrases: Phrases;
  q: Question;
  t: Table;
  told: Telling<Jambo>;
  asked: Seat;
  /** The other player's name. */
  other: string;
  rival: Who;
  /** The kind of the card that asks. */
  kind: string;
}
type Say<P> = (say: P, asking: Asking) => string;
type Prompts = Phrases['prompts'];
type Waiting = Phrases['waiting'];

const losesUtilities = ({ q }: Asking): boolean => askerOf(q)?.zone === 'utilities';
const lotOf = ({ t, phrases }: Asking): Lot => ({ wares: t.lot, cards: namesOf(phrases, t.pool) });
const onOffer = ({ t }: Asking): number => t.lot.length + t.pool.length;

function auction(say: Prompts, asking: Asking): string {
  const { q, told } = asking;
  const open = pendingResolution(told.view);
  const high = open?.type === 'AUCTION' ? open.highBidder : null;
  if (high === null) return say.firstBid(lotOf(asking), q.min, q.max);
  return say.nextBid(lotOf(asking), told.name(high), q.min, q.max);
}
/** How many wares fit, and the price of the sixth space. */
function overflow(say: Prompts, { q, t, card }: Asking): string {
  if (q.min === 0 && q.max > 0) return say.overflowOne(card, t.waiting);
  return q.max > q.min ? say.overflowOrMore(card, t.waiting, q.min, q.max) : say.overflow(card, t.waiting, q.min);
}
function wareToPick(say: Prompts, asking: Asking): string {
  const { q, t, asked } = asking;
  if (q.params.steps !== undefined) return say.wareForAuction(asking);
  if (q.params.count === 2) return say.wareOfTwo(asking);
  return freeSpaces(t, asked) === 0 ? say.wareToSixth(asking) : say.wareFromSupply(asking);
}
function trade(say: Prompts, asking: Asking): string {
  const open = pendingResolution(asking.told.view);
  const give = open?.type === 'WARE_TRADE' ? open.selections.give : null;
  return give ? say.tradeGet(asking, give, countOf(asking.t, asking.asked, give)) : say.tradeGive(asking);
}
function throne(say: Prompts, asking: Asking): string {
  const { q, t, told, asked } = asking;
  if (q.params.step === 1) return say.swapTheirs(asking);
  const frame = told.view.stack[told.view.stack.length - 1];
  return say.swapMine(asking, wareAt(t, otherSeat(asked), Number(frame?.r.theirs ?? 0)));
}
function sale(say: Prompts, asking: Asking): string {
  const pending = pendingResolution(asking.told.view);
  const open = pending?.type === 'WARE_SELL_ANY' ? pending : null;
  if (open?.pricePerWare) return say.sellEach(asking, open.pricePerWare);
  return say.sellTogether(asking, asking.q.min, open?.flatPrice ?? null);
}
const stolen = ({ t, q, phrases }: Asking): string | null =>
  seenName(phrases, t.played.find((copy) => copy !== q.source) ?? 0);
const topDiscard = ({ t, phrases }: Asking): string => nameOf(phrases, t.discard[t.discard.length - 1] ?? 0);

const PROMPTS: Readonly<Record<PendingResolutionType | 'DRAW' | 'LOOKED' | 'PLAY', Say<Prompts>>> = {
  DRAW: (say, { t }) => say.draw(t.actions),
  LOOKED: (say, { t, asked, phrases }) => say.looked(nameOf(phrases, t.looked[asked][0] ?? 0)),
  PLAY: (say, { t }) => say.play(t.actions),
  GUARD_WINDOW: (say, { card, other }) => say.guard(card, other),
  RAIN_MAKER_WINDOW: (say, { card, other }) => say.rainMaker(card, other),
  OPPONENT_DISCARD: (say, a) =>
    losesUtilities(a)
      ? say.discardUtilities(a.card, a.q.min)
      : say.discardCards(a.card, a.q.min, a.t.hand[a.asked].length),
  AUCTION: auction,
  DRAFT: (say, a) => say.draft(a.card, onOffer(a), a.other),
  OPPONENT_CHOICE: (say, { card, other }) => say.payOrCards(card, other),
  WARE_PICK: wareToPick,
  OVERFLOW_PLACE: overflow,
  WARE_THEFT_SWAP: throne,
  WARE_THEFT_SINGLE: (say, a) => say.takeWare(a, a.other),
  UTILITY_THEFT_SINGLE: (say, a) =>
    a.q.kind === 'yes-no' ? say.stolenUtility(a, stolen(a)) : say.takeUtility(a, a.other),
  CARD_TAKE_SINGLE: (say, a) => say.takeCard(a, a.other),
  CARD_GIVE_SINGLE: (say, a) =>
    a.q.params.steps === undefined ? say.giveAndKeep(a, a.other) : say.giveCard(a, a.other),
  OPTION_PICK: (say, a) => say.option(a, a.kind),
  WARE_TRADE: trade,
  WARE_SELL_ANY: sale,
  WARE_RETURN: (say, a) => say.returnWare(a),
  CARD_PICK_SELF: (say, a) => say.pickWareCard(a),
  CARD_DISCARD_SELF: (say, a) => (a.q.max > 1 ? say.discardOneOrTwo(a) : say.discardOne(a)),
  DECK_PEEK: (say, a) => say.peek(a, a.t.looked[a.asked].length),
  DISCARD_PICK: (say, a) => say.discardPick(a),
  DISCARD_SWAP: (say, a) => say.discardSwap(a, topDiscard(a)),
  UTILITY_REPLACE: (say, { card }) => say.replaceUtility(card),
};

const nameIn = ({ told, asked }: Asking): string => told.name(asked);
const WAITING: Readonly<Record<keyof typeof PROMPTS, Say<Waiting>>> = {
  DRAW: (say, a) => say.draw(nameIn(a), a.t.actions),
  LOOKED: (say, a) => say.looked(nameIn(a)),
  PLAY: (say, a) => say.play(nameIn(a), a.t.actions),
  GUARD_WINDOW: (say, a) => say.guard(nameIn(a), a.card),
  RAIN_MAKER_WINDOW: (say, a) => say.rainMaker(nameIn(a)),
  OPPONENT_DISCARD: (say, a) =>
    losesUtilities(a) ? say.discardUtilities(nameIn(a), a.q.min) : say.discardCards(nameIn(a), a.q.min),
  AUCTION: (say, a) => say.bid(nameIn(a), a.q.min),
  DRAFT: (say, a) => say.draft(nameIn(a), onOffer(a)),
  OPPONENT_CHOICE: (say, a) => say.payOrCards(nameIn(a), a.rival),
  WARE_PICK: (say, a) => say.pickWare(nameIn(a)),
  OVERFLOW_PLACE: (say, a) => say.overflow(nameIn(a)),
  WARE_THEFT_SWAP: (say, a) => say.exchange(nameIn(a), Number(a.q.params.step)),
  WARE_THEFT_SINGLE: (say, a) => say.takeWare(nameIn(a), a.rival),
  UTILITY_THEFT_SINGLE: (say, a) =>
    a.q.kind === 'yes-no' ? say.stolenUtility(nameIn(a)) : say.takeUtility(nameIn(a), a.rival),
  CARD_TAKE_SINGLE: (say, a) => say.takeCard(nameIn(a)),
  CARD_GIVE_SINGLE: (say, a) => say.giveCard(nameIn(a)),
  OPTION_PICK: (say, a) => say.option(nameIn(a), a.card),
  WARE_TRADE: (say, a) => say.exchange(nameIn(a), Number(a.q.params.step)),
  WARE_SELL_ANY: (say, a) => say.sell(nameIn(a)),
  WARE_RETURN: (say, a) => say.returnWare(nameIn(a)),
  CARD_PICK_SELF: (say, a) => say.pickWareCard(nameIn(a)),
  CARD_DISCARD_SELF: (say, a) => (a.q.max > 1 ? say.discardOneOrTwo(nameIn(a)) : say.discardOne(nameIn(a))),
  DECK_PEEK: (say, a) => say.peek(nameIn(a)),
  DISCARD_PICK: (say, a) => say.discardPick(nameIn(a)),
  DISCARD_SWAP: (say, a) => say.discardSwap(nameIn(a)),
  UTILITY_REPLACE: (say, a) => say.replaceUtility(nameIn(a)),
};

function askingOf(phrases: Phrases, q: Question, told: Telling<Jambo>): Asking {
  const asked = q.seats[0] ?? 0;
  const rival = whoIn(told, otherSeat(asked));
  return {
    phrases,
    q,
    t: told.view.table,
    told,
    asked,
    rival,
    other: rival.name,
    card: seenName(phrases, q.source) ?? phrases.theCard,
    kind: askerOf(q)?.id ?? '',
    step: Number(q.params.step ?? 0),
    steps: Number(q.params.steps ?? 0),
  };
}
const isPrompt = (prompt: string): prompt is keyof typeof PROMPTS => prompt in PROMPTS;

export const promptsIn =
  (phrases: Phrases) =>
  (q: Question, told: Telling<Jambo>): string => {
    if (!isPrompt(q.prompt)) throw new Error(`there are no words for the question ${q.prompt}`);
    return PROMPTS[q.prompt](phrases.prompts, askingOf(phrases, q, told));
  };

/** "Waiting for Blue: discards 2 cards." */
export const waitingIn =
  (phrases: Phrases) =>
  (q: Question, told: Telling<Jambo>): string => {
    if (!isPrompt(q.prompt)) throw new Error(`there are no words for the question ${q.prompt}`);
    const asking = askingOf(phrases, q, told);
    const { asked, t } = asking;
    const sentence = WAITING[q.prompt](phrases.waiting, asking);
    const frozen = asked !== t.active && told.view.viewer === t.active && t.actions > 0;
    return frozen ? `${sentence} ${phrases.waiting.frozen(t.actions)}` : sentence;
  };
