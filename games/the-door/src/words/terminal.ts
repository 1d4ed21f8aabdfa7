/** The position in a few lines, for a terminal, which speaks English. */
import type { Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { CHARACTERS } from '../rules/characters.ts';
import type { Door } from '../rules/table.ts';

export function tableLines({ view, name }: Telling<Door>): string[] {
  const { table } = view;
  const lightning = table.lightning ? ', LIGHTNING ROUND' : '';
  const head = `Deck ${table.deck.length}, discard ${table.discard.length}${lightning}`;
  const rows = CHARACTERS.slice(0, view.seats).map((_, i) => {
    const seat = i as Seat;
    const { [seat]: left } = table.lives;
    const where = table.jailed[seat] ? 'Jail' : `square ${table.pos[seat]}`;
    const misses = table.skip[seat] > 0 ? ', misses a turn' : '';
    const state = left === 0 ? 'dead' : `${'♥'.repeat(left)} ${where}${misses}`;
    return `${seat === table.turnSeat ? '▸' : ' '} ${seat + 1} ${name(seat).padEnd(12)} ${state}`;
  });
  return [head, ...rows];
}
