import type { Question, Seat } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type DoorEvent } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { dead, draws, duels, NAMES, type Name, type People, seated } from './seated.ts';

const name = (seat: Seat): string => NAMES[seat];
const told = ({ table }: People, who: Name = 'alice') => ({
  view: table.host.view(NAMES.indexOf(who) as Seat),
  name,
  you: null,
});
const asked = ({ table }: People): Question => table.match.asking as Question;
const said = (people: People): string => words.prompt(asked(people), told(people));

describe('every question is a sentence', () => {
  const choosing = (card: 'JUDGE_JURY' | 'SUMMON_EXILE' | 'RESURRECT_REAP', option: string): People => {
    const people = draws(card, { dina: dead });
    people.alice.chooses(option);
    return people;
  };
  const jury = (): People => {
    const people = choosing('JUDGE_JURY', 'JURY');
    people.alice.picks('bola');
    return people;
  };
  const role = (): People => {
    const people = draws('CHAOS');
    people.alice.picks('bola');
    return people;
  };
  const ready = (): People => {
    const people = role();
    people.bola.chooses('CAN');
    return people;
  };

  test.each([
    [seated, 'Roll the die.'],
    [() => draws('JUDGE_JURY'), 'Choose what the card does.'],
    [() => choosing('JUDGE_JURY', 'JUDGE'), 'Judge: choose a player.'],
    [() => choosing('JUDGE_JURY', 'JURY'), 'Jury: choose the selector.'],
    [() => choosing('RESURRECT_REAP', 'RESURRECT'), 'Resurrect: choose a player.'],
    [jury, 'alice made you the selector: who loses 2 lives?'],
    [() => draws('CHAOS'), 'Chaos: choose who duels with you.'],
    [role, 'Chaos: take the can and be thrown at, or take the ball and throw.'],
    [ready, 'Chaos: take your position. Hold still until the ball has arrived.'],
    [() => duels('CAN'), 'Chaos: alice throws, bola holds still.'],
  ])('%#: %s', (position, sentence) => {
    expect(said(position())).toBe(sentence);
  });
});

test.each<[DoorEvent, string]>([
  [{ type: 'TURN_STARTED', seat: 0 }, 'alice is on turn.'],
  [{ type: 'TURN_SKIPPED', seat: 1 }, 'bola misses a turn.'],
  [{ type: 'RELEASED', seat: 1 }, 'bola leaves Jail.'],
  [{ type: 'ROLLED', seat: 0, value: 6 }, 'alice rolls 6.'],
  [{ type: 'MOVED', seat: 0, from: 2, to: 8 }, 'alice moves from 2 to 8.'],
  [{ type: 'CARD_DRAWN', seat: 0, card: 1 as never, cardType: 'CHAOS', cause: 'TILE' }, 'alice draws Chaos.'],
  [
    { type: 'CARD_DRAWN', seat: 0, card: 1 as never, cardType: 'JUDGE_JURY', cause: 'LIGHTNING' },
    'alice draws Judge or Jury (Lightning).',
  ],
  [{ type: 'OPTION_CHOSEN', seat: 0, option: 'EXILE' }, 'alice chooses Exile.'],
  [{ type: 'TARGET_CHOSEN', seat: 0, target: 2 }, 'alice points at carl.'],
  [{ type: 'SELECTOR_CHOSEN', seat: 0, target: 1 }, 'alice makes bola the selector.'],
  [{ type: 'VICTIM_CHOSEN', seat: 1, target: 0 }, 'bola names alice.'],
  [{ type: 'LIVES_CHANGED', seat: 2, from: 3, to: 1 }, 'carl has 1 life (−2).'],
  [{ type: 'LIVES_CHANGED', seat: 2, from: 0, to: 1 }, 'carl has 1 life (+1).'],
  [{ type: 'LIVES_CHANGED', seat: 2, from: 1, to: 0 }, 'carl has 0 lives (−1).'],
  [{ type: 'DIED', seat: 2, by: 'JUDGE' }, 'carl dies by judgement.'],
  [{ type: 'DIED', seat: 2, by: 'JURY' }, 'carl dies by a jury.'],
  [{ type: 'DIED', seat: 2, by: 'EXILE' }, 'carl dies on the way to Jail.'],
  [{ type: 'DIED', seat: 2, by: 'REAP' }, 'carl dies at the reaper’s hand.'],
  [{ type: 'DIED', seat: 2, by: 'CHAOS' }, 'carl dies in Chaos.'],
  [{ type: 'DIED', seat: 2, by: 'CONCEDED' }, 'carl dies having given up.'],
  [{ type: 'SUMMONED', seat: 2, by: 0, from: 13, to: 4 }, 'carl is summoned from 13 to 4.'],
  [{ type: 'EXILED', seat: 2, by: 0, from: 13, to: 10 }, 'carl is exiled to Jail and will miss a turn.'],
  [{ type: 'RESURRECTED', seat: 2, by: 0, from: 13, to: 0 }, 'carl is alive again, at the start.'],
  [{ type: 'CHAOS_ROLE', seat: 1, role: 'CAN' }, 'bola takes the can.'],
  [{ type: 'CHAOS_ROLE', seat: 1, role: 'BALL' }, 'bola takes the ball.'],
  [
    { type: 'CHAOS_STARTED', thrower: 0, defender: 1, distance: 4 },
    'bola stands; alice throws from distance 4 (brutal).',
  ],
  [
    { type: 'CHAOS_RESULT', outcome: 'DEFENDER_FLINCH', aimed: 'MISS', x: 0, stopAtMs: 800, loser: 1 },
    'The defender flinches. bola loses the duel.',
  ],
  [{ type: 'DECK_RESHUFFLED' }, 'The discard pile is shuffled into a new deck.'],
  [{ type: 'LIGHTNING_ON' }, 'Lightning Round: from now on every turn draws a card.'],
  [{ type: 'WON', seat: 0, reason: 'DOOR' }, 'alice wins at the Door.'],
  [{ type: 'WON', seat: 0, reason: 'LAST_ALIVE' }, 'alice wins as the last one alive.'],
])('$type reads: %s', (event, sentence) => {
  expect(words.event(event, told(seated()))).toBe(sentence);
});

describe('cards and answers', () => {
  test('every card says both things it can do', () => {
    for (const card of CARDS) {
      const { name: title, text } = words.card(card);
      expect(title).not.toBe('');
      for (const option of card.options) expect(text).toContain(`${option.name}: ${option.text}`);
    }
  });

  test('answers on buttons', () => {
    const people = draws('JUDGE_JURY');
    const label = (move: never): string => words.move(move, asked(people), told(people));

    expect(label({ choose: 'JUDGE' } as never)).toBe('Judge: Another player loses 1 life.');
    expect(label({ do: 'ROLL' } as never)).toBe('Roll');
    expect(label({ do: 'CHAOS_STAND' } as never)).toBe('Stand');
    people.alice.chooses('JUDGE');
    expect(label({ pick: [2] } as never)).toBe('3 carl');
  });

  test('the role in Chaos', () => {
    const people = draws('CHAOS');
    people.alice.picks('bola');
    const label = (role: string): string => words.move({ choose: role }, asked(people), told(people));

    expect([label('CAN'), label('BALL')]).toEqual(['Take the can: be thrown at', 'Take the ball: throw']);
  });

  test('the table in a terminal shows lives, squares, Jail, the dead and who is on turn', () => {
    const people = seated({ bola: { pos: 10, jailed: true, skip: 1, lives: 2 }, carl: dead });

    expect(words.table?.(told(people))).toEqual([
      'Deck 0, discard 0',
      '▸ 1 alice        ♥♥♥ square 0',
      '  2 bola         ♥♥ Jail, misses a turn',
      '  3 carl         dead',
      '  4 dina         ♥♥♥ square 0',
    ]);
  });

  test('the end', () => {
    const people = seated({ alice: { pos: 19 } }, { rolls: [1] });
    people.alice.does('ROLL');

    expect(words.ending(told(people))).toBe('alice wins: through the Door.');
  });

  test('the clock of a duel: the arrow starts at the left end, the can lies over the body', () => {
    const people = duels('CAN');
    const clock = words.clock?.(asked(people), told(people));

    expect([clock?.arrow(0), clock?.arrow(800), clock?.arrow(1_600), clock?.impactMs]).toEqual([-1, 0, 1, 500]);
    expect(clock?.bands.map(({ label, to }) => [label, to])).toEqual([
      ['body', 40 / 120],
      ['can', 25 / 120],
    ]);
  });
});
