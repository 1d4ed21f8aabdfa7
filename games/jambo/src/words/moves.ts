/** Which label each answer has, as it stands on a button. */
import type { Act, Move, Question, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { jambo } from '../rules/game.ts';
import { countOf, feeFor, wareAt } from '../rules/market.ts';
import { askerOf } from '../rules/pending.ts';
import { type Card, type Jambo, otherSeat } from '../rules/table.ts';
import { buyPrice, sellPrice } from '../rules/trade.ts';
import { BONUS_ACTIONS, standPrice } from '../rules/turn.ts';
import { wareNo, wareOf } from '../rules/wares.ts';
import { nameOf, seenName } from './cards.ts';
import type { Phrases } from './en.ts';
import { ownerOfSpaces, spaceAt } from './spaces.ts';

/** The button says the price, and the fee of the sixth space if it is due. */
function buyLabel({ moves: say }: Phrases, card: Card, name: string, seat: Seat, { view }: Telling<Jambo>): string {
  const fee = feeFor(view.table, seat, card.wares.length) ?? 0;
  const price = buyPrice(view.table, card);
  return fee > 0 ? say.buyWithFee(name, price, fee) : say.buy(name, price);
}

function cardLabel(phrases: Phrases, action: string, copy: number, seat: Seat, told: Telling<Jambo>): string {
  const { moves: say } = phrases;
  const { table } = told.view;
  const card = jambo.faces[copy];
  const name = nameOf(phrases, copy);
  if (!card) return say.play(name);
  if (action === 'BUY') return buyLabel(phrases, card, name, seat, told);
  if (action === 'SELL') return say.sell(name, sellPrice(table, card));
  if (action === 'USE') return say.use(name);
  if (card.category === 'stand') return say.build(standPrice(table.firstStandBuilt));
  return card.category === 'utility' ? say.intoPlay(name) : say.play(name);
}

function actLabel(phrases: Phrases, { do: action, card }: Act, seat: Seat, told: Telling<Jambo>): string {
  const { moves: say } = phrases;
  const { table } = told.view;
  if (card !== undefined) return cardLabel(phrases, action, card, seat, told);
  const looked = seenName(phrases, table.looked[seat][0] ?? 0);
  switch (action) {
    case 'LOOK':
      return say.look;
    case 'KEEP':
      return say.keep(looked);
    case 'DISCARD_LOOK':
      return say.discard(looked);
    case 'END_DRAW':
      return say.goOn;
    default:
      return table.actions < BONUS_ACTIONS ? say.end : say.endWithBonus;
  }
}

/** The label of a word, by the question that it answers. */
function wordLabel(phrases: Phrases, word: string, question: Question, { name, view }: Telling<Jambo>): string {
  const { moves: say } = phrases;
  const { prompt, source, seats } = question;
  const card = seenName(phrases, source);
  switch (`${prompt} ${word}`) {
    case 'GUARD_WINDOW yes':
      return say.guard(card);
    case 'GUARD_WINDOW no':
      return say.noGuard(card);
    case 'RAIN_MAKER_WINDOW yes':
      return say.rainMaker(card);
    case 'RAIN_MAKER_WINDOW no':
      return say.noRainMaker;
    case 'AUCTION pass':
      return say.pass;
    case 'UTILITY_THEFT_SINGLE yes':
      return say.utilityNow(seenName(phrases, view.table.played.find((copy) => copy !== source) ?? 0));
    case 'UTILITY_THEFT_SINGLE no':
      return say.onlyDiscard;
    default:
      return say.choice(askerOf(question)?.id ?? '', word, name(otherSeat(seats[0] ?? 0))) ?? word;
  }
}

/** A ware, with how many of it are where it comes from. */
function wareLabel(
  { moves: say }: Phrases,
  ware: number,
  { prompt, params, seats }: Question,
  { view: { table } }: Telling<Jambo>,
): string {
  const name = wareOf(ware);
  if (prompt === 'DRAFT') return say.wareInDraft(name, table.lot.filter((one) => one === name).length);
  if (prompt === 'WARE_TRADE' && params.step === 1) return say.wareOfYours(name, countOf(table, seats[0] ?? 0, name));
  return say.wareInSupply(name, table.supply[wareNo(name)] ?? 0);
}

function thingLabel(phrases: Phrases, thing: number, question: Question, told: Telling<Jambo>): string {
  const { moves: say } = phrases;
  const { table } = told.view;
  switch (question.noun) {
    case 'ware':
      return wareLabel(phrases, thing, question, told);
    case 'space':
      return say.space(spaceAt(thing), wareAt(table, ownerOfSpaces(question), thing));
    case 'waiting':
      return say.keepWare(table.waiting[thing] ?? null);
    default:
      return nameOf(phrases, Math.max(thing, 0));
  }
}

export const movesIn =
  (phrases: Phrases) =>
  (move: Move, question: Question, told: Telling<Jambo>): string => {
    const { moves: say } = phrases;
    const things = (list: readonly number[]): string =>
      list.map((thing) => thingLabel(phrases, thing, question, told)).join(', ');
    if ('do' in move) return actLabel(phrases, move, question.seats[0] ?? 0, told);
    if ('choose' in move) return wordLabel(phrases, move.choose, question, told);
    if ('say' in move) return say.bid(move.say);
    if ('pick' in move) return move.pick.length === 0 ? say.keepNone : things(move.pick);
    if ('also' in move) return move.also === null ? say.enough : things([move.also]);
    return say.wait;
  };
