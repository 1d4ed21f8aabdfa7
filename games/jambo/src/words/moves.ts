/** A label for each answer, as it stands on a button. */
import type { Act, Move, Question, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { jambo } from '../rules/game.ts';
import { countOf, feeFor, wareAt } from '../rules/market.ts';
import { askerOf } from '../rules/pending.ts';
import { type Card, type Jambo, otherSeat } from '../rules/table.ts';
import { buyPrice, sellPrice } from '../rules/trade.ts';
import { BONUS_ACTIONS, standPrice } from '../rules/turn.ts';
import { wareNo, wareOf } from '../rules/wares.ts';
import { capital, nameOf } from './cards.ts';
import { ownerOfSpaces, spaceWords } from './spaces.ts';

/** The button says the price, and the fee of the sixth space if it is due. */
function buyLabel(card: Card, name: string, seat: Seat, { view }: Telling<Jambo>): string {
  const fee = feeFor(view.table, seat, card.wares.length) ?? 0;
  return `Buy ${name} for ${buyPrice(view.table, card)}${fee > 0 ? ` and ${fee} for the sixth space` : ''}`;
}

function cardLabel(action: string, copy: number, seat: Seat, told: Telling<Jambo>): string {
  const { table } = told.view;
  const card = jambo.faces[copy];
  const name = nameOf(copy);
  if (!card) return `Play ${name}`;
  if (action === 'BUY') return buyLabel(card, name, seat, told);
  if (action === 'SELL') return `Sell ${name} for ${sellPrice(table, card)}`;
  if (action === 'USE') return `Use ${name}`;
  if (card.category === 'stand') return `Build a small stand for ${standPrice(table.firstStandBuilt)}`;
  return card.category === 'utility' ? `Put ${name} into play` : `Play ${name}`;
}

function actLabel({ do: action, card }: Act, seat: Seat, told: Telling<Jambo>): string {
  const { table } = told.view;
  if (card !== undefined) return cardLabel(action, card, seat, told);
  const looked = nameOf(table.looked[seat][0] ?? 0, 'the card');
  switch (action) {
    case 'LOOK':
      return 'Look at a card (1 action)';
    case 'KEEP':
      return `Keep ${looked}`;
    case 'DISCARD_LOOK':
      return `Discard ${looked}`;
    case 'END_DRAW':
      return 'Go on to playing';
    default:
      return table.actions < BONUS_ACTIONS ? 'End your turn' : 'End your turn (+1 gold)';
  }
}

/** The label of a word, by the question that it answers. */
function wordLabel(word: string, question: Question, { name, view }: Telling<Jambo>): string {
  const { prompt, source, seats } = question;
  const other = name(otherSeat(seats[0] ?? 0));
  const card = nameOf(source, 'the card');
  const choice = askerOf(question)?.choices?.words[word];
  const labels: Readonly<Record<string, string>> = {
    'GUARD_WINDOW yes': `Play Guard: ${card} does nothing`,
    'GUARD_WINDOW no': `No: let ${card} act`,
    'RAIN_MAKER_WINDOW yes': `Play Rain Maker: take ${card}`,
    'RAIN_MAKER_WINDOW no': 'No: leave the card on the discard pile',
    'AUCTION pass': 'Pass',
    'UTILITY_THEFT_SINGLE yes': `Use ${nameOf(view.table.played.find((copy) => copy !== source) ?? 0, 'it')} now`,
    'UTILITY_THEFT_SINGLE no': 'Only discard it',
  };
  return labels[`${prompt} ${word}`] ?? choice?.label(other) ?? capital(word);
}

/** A ware, with how many of it are where it comes from. */
function wareLabel(ware: number, { prompt, params, seats }: Question, { view: { table } }: Telling<Jambo>): string {
  const name = wareOf(ware);
  if (prompt === 'DRAFT') return `${capital(name)}: ${table.lot.filter((one) => one === name).length} here`;
  if (prompt === 'WARE_TRADE' && params.step === 1) {
    return `${capital(name)}: you have ${countOf(table, seats[0] ?? 0, name)}`;
  }
  return `${capital(name)}: ${table.supply[wareNo(name)] ?? 0} in the supply`;
}

function thingLabel(thing: number, question: Question, told: Telling<Jambo>): string {
  const { table } = told.view;
  switch (question.noun) {
    case 'ware':
      return wareLabel(thing, question, told);
    case 'space':
      return `${capital(spaceWords(thing))}: ${wareAt(table, ownerOfSpaces(question), thing) ?? 'empty'}`;
    case 'waiting':
      return `Keep ${table.waiting[thing] ?? 'nothing'}`;
    default:
      return nameOf(Math.max(thing, 0));
  }
}

export function moveLabel(move: Move, question: Question, told: Telling<Jambo>): string {
  const seat = question.seats[0] ?? 0;
  const things = (list: readonly number[]): string => list.map((thing) => thingLabel(thing, question, told)).join(', ');
  if ('do' in move) return actLabel(move, seat, told);
  if ('choose' in move) return wordLabel(move.choose, question, told);
  if ('say' in move) return `Bid ${move.say}`;
  if ('pick' in move) return move.pick.length === 0 ? 'Keep none' : things(move.pick);
  if ('also' in move) return move.also === null ? 'Enough' : things([move.also]);
  return 'Wait';
}
