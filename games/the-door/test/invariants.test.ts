import { random, runMatch } from '@dealers-choice/bots';
import type { MatchOf } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Door, theDoor } from '../src/index.ts';
import { draws, duels, seated } from './seated.ts';

const OPTIONS = [{}, { lives: 1 }, { lives: 5, doorOpens: 'lightning' }, { flinch: 'off' }];

/** What is wrong with a position, counted from the table alone. */
function faults({ table, seats, options, over }: MatchOf<Door>): string[] {
  const wrong: string[] = [];
  for (let i = 0; i < seats; i++) {
    const [lives, pos, skip] = [table.lives[i] ?? -1, table.pos[i] ?? -1, table.skip[i] ?? -1];
    if (lives < 0 || lives > options.lives) wrong.push(`seat ${i + 1} has ${lives} lives`);
    if (pos < 0 || pos > 20) wrong.push(`seat ${i + 1} is at ${pos}`);
    if (pos === 20 && over?.reason !== 'DOOR') wrong.push(`seat ${i + 1} stands at the Door`);
    if (skip !== 0 && skip !== 1) wrong.push(`seat ${i + 1} has skip ${skip}`);
    if (table.jailed[i] && pos !== 10) wrong.push(`seat ${i + 1} is jailed at ${pos}`);
  }
  const cards = table.deck.length + table.discard.length + table.pending.length;
  if (cards !== theDoor.faces.length - 1) wrong.push(`there are ${cards} cards`);
  return wrong;
}

describe.each([2, 3, 5, 7, 9])('%i seats, whatever is played', (seats) => {
  test.each(OPTIONS)('with %j the table stays sound', (options) => {
    for (let seed = 0; seed < 40; seed++) {
      let lives: readonly number[] = [];
      const told: string[] = [];
      const { match } = runMatch(theDoor, { seed, seats, options }, new Array(seats).fill(random(theDoor)), {
        tell: (event) => told.push(event.type),
        onMove(now) {
          expect(faults(now)).toEqual([]);
          const changed = now.table.lives.map((left, seat) => [lives[seat] ?? left, left] as const);
          lives = now.table.lives.slice();
          // Nobody gains a life but the dead, who get one (TD-2); a card kills one player at most.
          for (const [from, to] of changed) expect(to <= from || (from === 0 && to === 1)).toBe(true);
          expect(changed.filter(([from, to]) => to < from).length).toBeLessThan(2);
          // Nobody dies while a decision of theirs is open.
          for (const seat of now.asking?.seats ?? []) expect(now.table.lives[seat]).toBeGreaterThan(0);
        },
      });

      const alive = match.table.lives.filter((left) => left > 0).length;
      expect([match.over?.reason, match.over?.winners.length]).toEqual([
        alive === 1 ? 'LAST_ALIVE' : expect.anything(),
        1,
      ]);
      expect(told.filter((type) => type === 'LIGHTNING_ON').length).toBeLessThan(2);
      if (match.over?.reason === 'DOOR') expect(match.table.pos).toContain(20);
    }
  });
});

test('[S-79] no question answers itself: silence is at most having held still', () => {
  const jury = draws('JUDGE_JURY');
  jury.alice.chooses('JURY');
  jury.alice.picks('bola');
  const role = draws('CHAOS');
  role.alice.picks('bola');
  const target = draws('SUMMON_EXILE');
  target.alice.chooses('EXILE');
  const open = [seated(), draws('JUDGE_JURY'), target, jury, draws('CHAOS'), role, duels('CAN')];

  expect(open.map(({ table }) => [table.match.asking?.prompt, table.match.asking?.ifAbsent])).toEqual([
    ['ROLL', 'bot'],
    ['CARD_OPTION', 'bot'],
    ['CARD_TARGET', 'bot'],
    ['JURY_VICTIM', 'bot'],
    ['CHAOS_TARGET', 'bot'],
    ['CHAOS_ROLE', 'bot'],
    ['CHAOS_THROW', 'bot'],
  ]);
});

test.each<[string, Parameters<typeof seated>[0], string]>([
  ['a turn of nobody', { table: { turnSeat: 7 } }, 'it is the turn of seat 8, and nobody sits there'],
  ['a turn before the first', { table: { turnSeat: -1 } }, 'it is the turn of seat 0, and nobody sits there'],
  ['the dead rolling', { alice: { lives: 0 } }, 'seat 1 is dead and asked'],
])('%s cannot be set up', (_what, has, problem) => {
  expect(() => seated(has)).toThrow(`this position cannot be: ${problem}`);
});
