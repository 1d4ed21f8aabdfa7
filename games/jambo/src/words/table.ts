/** The position in words: all of it for a terminal, for a page the fields that need other words than their value. */
import type { Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { ACTIONS, type Jambo, LARGE_SPACES, SMALL_SPACES, type Table } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES, type Ware } from '../rules/wares.ts';
import { count, nameOf } from './cards.ts';

const SEATS: readonly Seat[] = [0, 1];
const PHASES: Readonly<Record<Table['phase'], string>> = { draw: 'Draw', play: 'Play', end: 'End' };

const supplyWords = ({ supply }: Table): string => WARES.map((ware, i) => `${supply[i] ?? 0} ${ware}`).join(', ');
/** The spaces of one seat's small stands, as far as they are built. */
const smallSpaces = ({ small, stands }: Table, seat: Seat): (Ware | null)[] =>
  small[seat].slice(0, SMALL_SPACES * stands[seat].length);
const inWords = (spaces: readonly (Ware | null)[]): string[] => spaces.map((ware) => ware ?? '');

/** The banner above everything in the final turn (JB-69). */
export function finalTurn({ view, name }: Telling<Jambo>): string | null {
  const { table: t, over } = view;
  if (!t.endgameFinalTurn || over) return null;
  const purses = SEATS.map((seat) => `${name(seat)} ${t.gold[seat]}g`).join(', ');
  const left = `${t.actions} of ${ACTIONS} actions left`;
  const rule = 'Highest gold wins; there is no endgame check this turn.';
  return `${name(t.active)}: final turn, ${left}. ${purses}. ${rule}`;
}

/** Fields that are not shown, because other lines or the cards say the same. */
const UNSHOWN = new Set([
  'looks',
  'endgameActive',
  'endgameTriggerPlayer',
  'endgameFinalTurn',
  'triggerGold',
  'stands',
]);

export function showField(
  field: string,
  seat: Seat | null,
  { view }: Telling<Jambo>,
): string | string[] | null | undefined {
  const { table: t } = view;
  if (UNSHOWN.has(field)) return null;
  if (field === 'phase') return PHASES[t.phase];
  if (field === 'actions') return `${t.actions} of ${ACTIONS}`;
  if (field === 'wiseMen') return t.wiseMen === 0 ? null : `${t.wiseMen}`;
  if (field === 'firstStandBuilt') return `${standPrice(t.firstStandBuilt)} gold`;
  if (field === 'supply') return WARES.map((ware, i) => `${ware} ${t.supply[i] ?? 0}`);
  if (seat === null) return undefined;
  if (field === 'looked') return t.looked[seat].length === 0 ? null : undefined;
  if (field === 'large') return inWords(t.large[seat]);
  if (field === 'small') return t.stands[seat].length === 0 ? null : inWords(smallSpaces(t, seat));
  return undefined;
}

function stands(t: Table, seat: Seat): string {
  const spaces = [...t.large[seat], ...smallSpaces(t, seat)].map((ware) => ware ?? '·');
  const small = spaces.slice(LARGE_SPACES);
  const rows = [spaces.slice(0, LARGE_SPACES)];
  for (let i = 0; i < small.length; i += SMALL_SPACES) rows.push(small.slice(i, i + SMALL_SPACES));
  return rows.map((row) => row.join(' ')).join(' | ');
}
function handLine(t: Table, seat: Seat): string {
  const hand = t.hand[seat];
  const seen = hand.filter((copy) => copy !== 0).map((copy) => nameOf(copy));
  const hidden = hand.length - seen.length;
  return (
    [...seen.map((name) => `[${name}]`), ...(hidden > 0 ? [count(hidden, 'hidden card')] : [])].join(' ') || 'empty'
  );
}
function seatLines(told: Telling<Jambo>, seat: Seat): string[] {
  const { table: t } = told.view;
  const utilities = t.utilities[seat].map((copy) => `${nameOf(copy)}${t.used[copy] === 1 ? ' (used)' : ''}`);
  const mark = seat === t.active ? '▸' : ' ';
  return [
    `${mark} ${told.name(seat)}: ${t.gold[seat]} gold, ${count(t.hand[seat].length, 'card')}`,
    `    stands     ${stands(t, seat)}`,
    `    utilities  ${utilities.join(', ') || 'none'}`,
    `    hand       ${handLine(t, seat)}`,
  ];
}

export function tableLines(told: Telling<Jambo>): string[] {
  const { table: t } = told.view;
  const banner = finalTurn(told);
  const top = t.discard[t.discard.length - 1];
  const pile = top === undefined ? 'empty' : `${t.discard.length}, ${nameOf(top)} on top`;
  const lot = [...t.lot, ...t.pool.map((copy) => nameOf(copy))];
  const prices = t.wiseMen > 0 ? `, Wise Men ${t.wiseMen}` : '';
  return [
    ...(banner ? [`*** ${banner} ***`] : []),
    `${PHASES[t.phase]} phase, ${t.actions} of ${ACTIONS} actions left${prices}`,
    `Supply: ${supplyWords(t)}`,
    `Deck ${t.deck.length}, discard pile ${pile}, next small stand ${standPrice(t.firstStandBuilt)} gold`,
    ...(lot.length > 0 ? [`In the middle: ${lot.join(', ')}`] : []),
    ...SEATS.flatMap((seat) => seatLines(told, seat)),
  ];
}
