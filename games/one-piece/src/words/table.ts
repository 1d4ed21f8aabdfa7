/** The position in words: for a terminal, and for fields of the table that read badly as they are. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { BattlePart } from '../rules/table.ts';
import { PHASE_SAID } from './areas.ts';
import { handOrder } from './cards.ts';
import { laidOn } from './stands.ts';
import { copyName, count, don, faceSeen, namesOf, type Told, withPower } from './told.ts';
import { unreadNotice } from './unread.ts';

const SEATS: readonly Seat[] = [0, 1];
const STEPS: Readonly<Record<BattlePart, string>> = {
  attack: 'Attack Step',
  block: 'Block Step',
  counter: 'Counter Step',
  damage: 'Damage Step',
  end: 'End of the battle',
};

/** Said above everything: which battle runs, and before the first turn what does not work. */
export function notice(told: Told): string | null {
  const { table: t, over } = told.view;
  if (over || t.battle === '') return unreadNotice(told);
  const sides = `${withPower(told, t.attacker)} attacks ${withPower(told, t.target)}`;
  return `${STEPS[t.battle]}: ${sides}.`;
}

/** What is not said here is for the machine. */
export function showField(field: string, seat: Seat | null, told: Told): string | null | undefined {
  const { table: t } = told.view;
  if (seat === null) {
    if (field === 'phase') return PHASE_SAID[t.phase];
    if (field === 'turn') return t.phase === 'SETUP' ? null : String(told.view.turn);
    return field === 'turnPlayer' && t.phase !== 'SETUP' ? undefined : null;
  }
  switch (field) {
    case 'hand':
    case 'leader':
    case 'characters':
      return undefined;
    case 'stage':
      return t.stage[seat].length === 0 ? null : undefined;
    case 'limbo':
      return t.limbo[seat].length === 0 ? null : undefined;
    case 'life':
      return lifeWords(told, seat);
    case 'deck':
      return String(t.deck[seat].length);
    case 'trash':
      return trashWords(told, seat);
    case 'donActive':
      return donWords(told, seat);
    case 'donDeck':
      return String(t.donDeck[seat]);
    case 'extraTurns':
      return t.extraTurns[seat] === 0 ? null : String(t.extraTurns[seat]);
    default:
      return null;
  }
}

/** "4", "4 (on top: Wick Runner)": cards in Life that the reader knows, from the top. */
function lifeWords(told: Told, seat: Seat): string {
  const life = told.view.table.life[seat];
  const known = life
    .map((copy, i) => ({ copy, place: life.length - i }))
    .reverse()
    .filter(({ copy }) => copy !== 0)
    .map(({ copy, place }) => `${place === 1 ? 'top' : place}: ${copyName(told, copy)}`);
  return known.length === 0 ? String(life.length) : `${life.length} (${known.join(', ')})`;
}
function trashWords(told: Told, seat: Seat): string {
  const trash = told.view.table.trash[seat];
  const top = trash[trash.length - 1];
  return top === undefined ? '0' : `${trash.length}, top ${copyName(told, top)}`;
}
function donWords({ view }: Told, seat: Seat): string {
  const { donActive, donRested, donFrozen } = view.table;
  const frozen = donFrozen[seat] > 0 ? ` (${donFrozen[seat]} stay so)` : '';
  return `${donActive[seat]} active, ${donRested[seat]} rested${frozen}`;
}

/** `Furnace Ox (7000) [rested, +2000, 2 DON!!, Blocker]`. */
function cardLine(told: Told, copy: CopyId): string {
  const laid = [...(told.view.table.rested[copy] === 1 ? ['rested'] : []), ...laidOn(told, copy)];
  return laid.length === 0 ? withPower(told, copy) : `${withPower(told, copy)} [${laid.join(', ')}]`;
}

function handLine(told: Told, seat: Seat): string {
  const hand = told.view.table.hand[seat];
  const seen = handOrder(
    hand.filter((copy) => copy !== 0),
    told,
  );
  if (seen.length === 0) return count(hand.length, 'card');
  const hidden = hand.length - seen.length;
  const cost = (copy: CopyId): string => `${copyName(told, copy)} ${faceSeen(told, copy)?.cost ?? ''}`.trim();
  return [...seen.map(cost), ...(hidden > 0 ? [count(hidden, 'hidden card')] : [])].join(' · ');
}

function seatLines(told: Told, seat: Seat): string[] {
  const { table: t } = told.view;
  const mark = seat === t.turnPlayer && t.phase !== 'SETUP' ? '▸' : ' ';
  const row = (cards: readonly CopyId[]): string => cards.map((copy) => cardLine(told, copy)).join(' · ') || 'none';
  const piles = `Life ${lifeWords(told, seat)}, deck ${t.deck[seat].length}, trash ${trashWords(told, seat)}`;
  const stage = t.stage[seat].length === 0 ? [] : [`    Stage       ${row(t.stage[seat])}`];
  return [
    `${mark} ${told.name(seat)}: ${piles}`,
    `    DON!!       ${donWords(told, seat)}, ${don(t.donDeck[seat])} in the DON!! deck`,
    `    Leader      ${row(t.leader[seat])}`,
    `    Characters  ${row(t.characters[seat])}`,
    ...stage,
    ...(t.limbo[seat].length === 0 ? [] : [`    Trigger     ${namesOf(told, t.limbo[seat])}`]),
    `    Hand        ${handLine(told, seat)}`,
  ];
}

export function tableLines(told: Told): string[] {
  const { view, name } = told;
  const { table: t, turn } = view;
  const battle = notice(told);
  const first =
    t.phase === 'SETUP' ? PHASE_SAID.SETUP : `Turn ${turn}, ${PHASE_SAID[t.phase]} of ${name(t.turnPlayer)}`;
  return [first, ...(battle ? [`*** ${battle} ***`] : []), ...SEATS.flatMap((seat) => seatLines(told, seat))];
}
