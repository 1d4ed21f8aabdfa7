/** Sentences for each question: for whoever is asked, and for those who wait. Neither tells what a hand holds. */
import type { Question, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { PendingResolutionType } from '../rules/kinds.ts';
import { countOf, freeSpaces, SIXTH_SPACE_GOLD, wareAt } from '../rules/market.ts';
import { askerOf, pendingResolution } from '../rules/pending.ts';
import { type Jambo, otherSeat, type Table } from '../rules/table.ts';
import { count, listed, nameOf, namesOf } from './cards.ts';

/** All that a sentence about a question needs. */
interface Asking {
  q: Question;
  t: Table;
  told: Telling<Jambo>;
  asked: Seat;
  /** The other player's name. */
  other: string;
  /** The card that asks. */
  card: string;
}
type Say = (asking: Asking) => string;

const losesUtilities = ({ q }: Asking): boolean => askerOf(q)?.zone === 'utilities';
/** "Throne: step 1 of 2, choose …" */
const step = ({ q, card }: Asking, rest: string): string =>
  q.params.steps === undefined ? `${card}: ${rest}.` : `${card}: step ${q.params.step} of ${q.params.steps}, ${rest}.`;
const actionsLeft = ({ t }: Asking): string => `${count(t.actions, 'action')} left`;
const lotOf = ({ t }: Asking): string => (t.lot.length > 0 ? listed(t.lot) : namesOf(t.pool));
const topDiscard = ({ t }: Asking): string => nameOf(t.discard[t.discard.length - 1] ?? 0);

function auction(asking: Asking): string {
  const { q, told } = asking;
  const open = pendingResolution(told.view);
  const high = open?.type === 'AUCTION' ? open.highBidder : null;
  // The lowest bid that is allowed is one more than the last.
  const toBeat = high === null ? 'nobody has bid yet' : `the bid to beat is ${q.min - 1} by ${told.name(high)}`;
  return `Auction of ${lotOf(asking)}: ${toBeat}. Bid ${range(q.min, q.max)}, or pass.`;
}
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** How many wares fit, and the price of the sixth space. */
function overflow({ q, t, card }: Asking): string {
  const arriving = t.waiting.join(', ');
  const fee = `${SIXTH_SPACE_GOLD} gold (sixth space)`;
  if (q.min === 0 && q.max > 0) return `${card}: no free space for ${arriving}. Keep one for ${fee}, or none.`;
  const more = q.max > q.min ? `, or ${q.max} for ${fee}` : '';
  return `${card}: ${arriving} arrive, ${q.min} fit. Keep ${q.min}${more}. The rest goes to the supply.`;
}
const paysForSpace = ({ t, asked }: Asking): string =>
  freeSpaces(t, asked) === 0 ? ` (it takes the sixth space, for ${SIXTH_SPACE_GOLD} gold)` : '';

function wareToPick(asking: Asking): string {
  const { q } = asking;
  if (q.params.steps !== undefined) return step(asking, 'choose a ware for the auction');
  const rest = q.params.count === 2 ? 'choose the ware of which you get two' : 'choose a ware from the supply';
  return step(asking, `${rest}${q.params.count === 2 ? '' : paysForSpace(asking)}`);
}
function trade(asking: Asking): string {
  const open = pendingResolution(asking.told.view);
  const give = open?.type === 'WARE_TRADE' ? open.selections.give : null;
  return step(
    asking,
    give
      ? `choose what you get for your ${give} (${countOf(asking.t, asking.asked, give)})`
      : 'choose the ware that you give, all of it',
  );
}
function throne(asking: Asking): string {
  const { q, t, told, asked } = asking;
  if (q.params.step === 1) return step(asking, "choose your opponent's ware");
  const frame = told.view.stack[told.view.stack.length - 1];
  const theirs = wareAt(t, otherSeat(asked), Number(frame?.r.theirs ?? 0));
  return step(asking, `choose your ware to give for ${theirs ?? 'it'}`);
}
function sale(asking: Asking): string {
  const pending = pendingResolution(asking.told.view);
  const open = pending?.type === 'WARE_SELL_ANY' ? pending : null;
  if (open?.pricePerWare) return step(asking, `choose the wares you sell, for ${open.pricePerWare} gold each`);
  return step(asking, `choose ${asking.q.min} of your wares, to sell for ${open?.flatPrice ?? 'the price'}`);
}
function forcedDiscard(asking: Asking): string {
  const { q, t, asked, card } = asking;
  const what = losesUtilities(asking)
    ? `keep one utility and discard ${q.min}`
    : `discard ${q.min} of your ${count(t.hand[asked].length, 'card')}`;
  return `${card}: ${what}. The last one named lies on top.`;
}
const stolen = (asking: Asking): string =>
  nameOf(asking.t.played.find((copy) => copy !== asking.q.source) ?? 0, 'the utility');

const PROMPTS: Readonly<Record<PendingResolutionType | 'DRAW' | 'LOOKED' | 'PLAY', Say>> = {
  DRAW: (a) => `Draw phase: look at a card, or go on to playing. ${actionsLeft(a)}.`,
  LOOKED: ({ t, asked }) => `You look at ${nameOf(t.looked[asked][0] ?? 0)}: keep it, or discard it?`,
  PLAY: (a) => `Your turn: ${actionsLeft(a)}.`,
  GUARD_WINDOW: ({ card, other }) => `${other} plays ${card}. Turn it away with a Guard?`,
  RAIN_MAKER_WINDOW: ({ card, other }) => `${other} has traded with ${card}. Take that card with a Rain Maker?`,
  OPPONENT_DISCARD: forcedDiscard,
  AUCTION: auction,
  DRAFT: (a) => `${a.card}: pick one of ${a.t.lot.length + a.t.pool.length}. ${a.other} picks next.`,
  OPPONENT_CHOICE: ({ card, other }) => `${card}: pay ${other} 2 gold, or let ${other} draw 2 cards?`,
  WARE_PICK: wareToPick,
  OVERFLOW_PLACE: overflow,
  WARE_THEFT_SWAP: throne,
  WARE_THEFT_SINGLE: (a) => step(a, `choose the ware you take from ${a.other}`),
  UTILITY_THEFT_SINGLE: (a) =>
    step(
      a,
      a.q.kind === 'yes-no' ? `use ${stolen(a)} before it is discarded?` : `choose one of ${a.other}'s utilities`,
    ).replace('?.', '?'),
  CARD_TAKE_SINGLE: (a) => step(a, `choose the card you take from ${a.other}`),
  CARD_GIVE_SINGLE: (a) =>
    step(a, `choose the card you give to ${a.other}${a.q.params.steps === undefined ? '; you keep the other' : ''}`),
  OPTION_PICK: (a) => step(a, askerOf(a.q)?.choices?.ask ?? 'choose what happens'),
  WARE_TRADE: trade,
  WARE_SELL_ANY: sale,
  WARE_RETURN: (a) => step(a, 'choose the ware you return to the supply'),
  CARD_PICK_SELF: (a) => step(a, 'choose the ware card whose price you get'),
  CARD_DISCARD_SELF: (a) =>
    step(a, a.q.max > 1 ? 'choose 1 or 2 cards to discard; you draw as many' : 'choose the card you discard'),
  DECK_PEEK: (a) => step(a, `take one of these ${a.t.looked[a.asked].length} cards`),
  DISCARD_PICK: (a) => step(a, 'choose the utility you take from the discard pile'),
  DISCARD_SWAP: (a) => step(a, `choose the card you put down; you get ${topDiscard(a)} from the discard pile`),
  UTILITY_REPLACE: (a) => `You have three utilities: choose the one that makes room for ${a.card}.`,
};

const WAITING: Readonly<Record<keyof typeof PROMPTS, Say>> = {
  DRAW: (a) => `may look at a card, ${actionsLeft(a)}`,
  LOOKED: () => 'keeps or discards the card',
  PLAY: (a) => `plays, ${actionsLeft(a)}`,
  GUARD_WINDOW: ({ card }) => `may answer ${card} with a Guard`,
  RAIN_MAKER_WINDOW: () => 'may answer the trade with a Rain Maker',
  OPPONENT_DISCARD: (a) =>
    `discards ${losesUtilities(a) ? count(a.q.min, 'utility', 'utilities') : count(a.q.min, 'card')}`,
  AUCTION: (a) => `bids at least ${a.q.min}, or passes`,
  DRAFT: (a) => `picks one of ${a.t.lot.length + a.t.pool.length}`,
  OPPONENT_CHOICE: ({ other }) => `pays 2 gold, or lets ${other} draw 2 cards`,
  WARE_PICK: () => 'chooses a ware',
  OVERFLOW_PLACE: () => 'chooses which wares to keep',
  WARE_THEFT_SWAP: ({ q }) => `exchanges wares, step ${q.params.step} of 2`,
  WARE_THEFT_SINGLE: ({ other }) => `chooses one of ${other}'s wares`,
  UTILITY_THEFT_SINGLE: ({ q, other }) =>
    q.kind === 'yes-no' ? 'may use the stolen utility' : `chooses one of ${other}'s utilities`,
  CARD_TAKE_SINGLE: () => 'chooses a card to take',
  CARD_GIVE_SINGLE: () => 'chooses a card to give',
  OPTION_PICK: ({ card }) => `chooses what ${card} does`,
  WARE_TRADE: ({ q }) => `exchanges wares, step ${q.params.step} of 2`,
  WARE_SELL_ANY: () => 'chooses the wares to sell',
  WARE_RETURN: () => 'chooses a ware to return',
  CARD_PICK_SELF: () => 'chooses a ware card',
  CARD_DISCARD_SELF: ({ q }) => `discards ${q.max > 1 ? '1 or 2 cards' : 'a card'}`,
  DECK_PEEK: () => 'takes a card from the top of the deck',
  DISCARD_PICK: () => 'takes a utility from the discard pile',
  DISCARD_SWAP: () => 'exchanges a card with the discard pile',
  UTILITY_REPLACE: () => 'chooses the utility to give up',
};

function askingOf(q: Question, told: Telling<Jambo>): Asking {
  const asked = q.seats[0] ?? 0;
  const other = told.name(otherSeat(asked));
  return { q, t: told.view.table, told, asked, other, card: nameOf(q.source, 'The card') };
}
const isPrompt = (prompt: string): prompt is keyof typeof PROMPTS => prompt in PROMPTS;

export function promptSentence(q: Question, told: Telling<Jambo>): string {
  if (!isPrompt(q.prompt)) throw new Error(`there are no words for the question ${q.prompt}`);
  return PROMPTS[q.prompt](askingOf(q, told));
}
/** "Waiting for Blue: discards 2 cards." */
export function waitingSentence(q: Question, told: Telling<Jambo>): string {
  if (!isPrompt(q.prompt)) throw new Error(`there are no words for the question ${q.prompt}`);
  const asking = askingOf(q, told);
  const { asked, t } = asking;
  const frozen =
    asked !== t.active && told.view.viewer === t.active && t.actions > 0
      ? ` Your ${count(t.actions, 'action')} ${t.actions === 1 ? 'is' : 'are'} frozen until then.`
      : '';
  return `Waiting for ${told.name(asked)}: ${WAITING[q.prompt](asking)}.${frozen}`;
}
