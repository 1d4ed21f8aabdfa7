/** The position in a few lines, for a terminal, which speaks English. */
import type { Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { counted } from '@dealers-choice/words/english';
import { ACTIONS, type Jambo, LARGE_SPACES, SMALL_SPACES, type Table } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES } from '../rules/wares.ts';
import { nameOf } from './cards.ts';
import { en } from './en.ts';
import { finalTurnIn, SEATS, smallSpaces } from './table.ts';

const name = (copy: number): string => nameOf(en, copy);
const finalTurn = finalTurnIn(en);
const supplyWords = ({ supply }: Table): string => WARES.map((ware, i) => `${ware} ${supply[i] ?? 0}`).join(', ');
function stands(t: Table, seat: Seat): string {
  const spaces = [...t.large[seat], ...smallSpaces(t, seat)].map((ware) => ware ?? '·');
  const small = spaces.slice(LARGE_SPACES);
  const rows = [spaces.slice(0, LARGE_SPACES)];
  for (let i = 0; i < small.length; i += SMALL_SPACES) rows.push(small.slice(i, i + SMALL_SPACES));
  return rows.map((row) => row.join(' ')).join(' | ');
}
function handLine(t: Table, seat: Seat): string {
  const hand = t.hand[seat];
  const seen = hand.filter((copy) => copy !== 0).map(name);
  const hidden = hand.length - seen.length;
  return (
    [...seen.map((one) => `[${one}]`), ...(hidden > 0 ? [counted(hidden, 'hidden card')] : [])].join(' ') || 'empty'
  );
}
function seatLines(told: Telling<Jambo>, seat: Seat): string[] {
  const { table: t } = told.view;
  const utilities = t.utilities[seat].map((copy) => `${name(copy)}${t.used[copy] === 1 ? ' (used)' : ''}`);
  const mark = seat === t.active ? '▸' : ' ';
  return [
    `${mark} ${told.name(seat)}: ${t.gold[seat]} gold, ${counted(t.hand[seat].length, 'card')}`,
    `    stands     ${stands(t, seat)}`,
    `    utilities  ${utilities.join(', ') || 'none'}`,
    `    hand       ${handLine(t, seat)}`,
  ];
}

export function tableLines(told: Telling<Jambo>): string[] {
  const { table: t } = told.view;
  const banner = finalTurn(told);
  const top = t.discard[t.discard.length - 1];
  const pile = top === undefined ? 'empty' : `${t.discard.length}, ${name(top)} on top`;
  const lot = [...t.lot, ...t.pool.map(name)];
  const prices = t.wiseMen > 0 ? `, Wise Men ${t.wiseMen}` : '';
  return [
    ...(banner ? [`*** ${banner} ***`] : []),
    `${en.phases[t.phase]} phase, ${t.actions} of ${ACTIONS} actions left${prices}`,
    `Supply: ${supplyWords(t)}`,
    `Deck ${t.deck.length}, discard pile ${pile}, next small stand ${standPrice(t.firstStandBuilt)} gold`,
    ...(lot.length > 0 ? [`In the middle: ${lot.join(', ')}`] : []),
    ...SEATS.flatMap((seat) => seatLines(told, seat)),
  ];
}
