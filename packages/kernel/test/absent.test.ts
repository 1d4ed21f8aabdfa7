/** `ifAbsent: 'first'`: the first answer that is allowed stands for a missing player. */
import { sequence } from '@dealers-choice/effects';
import { expect, test } from 'vitest';
import { apply, askAgain, fork, type Move, no, type Program, play, refuse, view } from '../src/index.ts';
import { type Salon, salon } from './salon.ts';
import { ALICE, BOLA, seated } from './seating.ts';

const DULL = no('dull');
/** What is answered for Alice; it must be legal, and the same when the question is asked again. */
function idleOf(main: Program<Salon>): Move | 'bot' | undefined {
  const game = salon(main);
  const match = seated(game, (x) => void x.t.said.push(5));
  const ifAbsent = match.asking?.ifAbsent;
  const again = fork(game, match);
  askAgain(game, again);
  expect(again.asking?.ifAbsent).toEqual(ifAbsent);
  if (typeof ifAbsent === 'object') {
    const seat = match.asking?.seats[0] ?? ALICE;
    expect(refuse(game, view(game, match, seat), seat, ifAbsent)).toBeNull();
  }
  return ifAbsent;
}
const ifAbsent = 'first';
const from = () => [3, 4, 5, 6];

test.each<[string, Program<Salon>, Move]>([
  ['a thing', sequence((p) => p.pick('a', { prompt: 'q', noun: 'ware', from, ifAbsent })), { pick: [3] }],
  [
    'a thing that is not refused',
    sequence((p) =>
      p.pick('a', { prompt: 'q', noun: 'ware', from, ifAbsent, why: (_x, _r, n) => (n < 5 ? DULL : null) }),
    ),
    { pick: [5] },
  ],
  [
    'as few things as must be',
    sequence((p) => p.pickSome('a', { prompt: 'q', noun: 'ware', from, ifAbsent, min: 2, max: 3 })),
    { pick: [3, 4] },
  ],
  [
    'nothing, where nothing is enough',
    sequence((p) => p.pickSome('a', { prompt: 'q', noun: 'ware', from, ifAbsent, min: 0, max: 3 })),
    { pick: [] },
  ],
  [
    'of an order the first that are not refused',
    sequence((p) =>
      p.order('a', {
        prompt: 'q',
        noun: 'ware',
        from,
        ifAbsent,
        min: 2,
        max: 2,
        why: (_x, _r, n) => (n === 3 || n === 5 ? DULL : null),
      }),
    ),
    { pick: [4, 6] },
  ],
  ['a word', sequence((p) => p.choose('a', { prompt: 'q', options: ['on', 'off'], ifAbsent })), { choose: 'on' }],
  [
    'a word that is not refused, as the table is now',
    sequence((p) =>
      p.choose('a', {
        prompt: 'q',
        options: ['on', 'off'],
        ifAbsent,
        why: (x, _r, word) => (word === 'on' && x.t.said[0] === 5 ? DULL : null),
      }),
    ),
    { choose: 'off' },
  ],
  ['yes', sequence((p) => p.yesNo('a', { prompt: 'q', ifAbsent })), { choose: 'yes' }],
  [
    'no, where yes is refused',
    sequence((p) => p.yesNo('a', { prompt: 'q', ifAbsent, why: (_x, _r, word) => (word === 'yes' ? DULL : null) })),
    { choose: 'no' },
  ],
  ['the least number', sequence((p) => p.number('a', { prompt: 'q', ifAbsent, min: () => 4, max: 9 })), { say: 4 }],
  [
    'of another seat, with what was answered before',
    sequence((p) =>
      p
        .keep('least', () => 4)
        .pick('a', {
          by: () => BOLA,
          prompt: 'q',
          noun: 'ware',
          from,
          ifAbsent,
          why: (_x, { least }, n) => (n < least ? DULL : null),
        }),
    ),
    { pick: [4] },
  ],
])('%s', (_what, main, first) => {
  expect(idleOf(main)).toEqual(first);
});

test('without it a seat goes to a bot, and a move of one’s own stands as it is', () => {
  expect(idleOf(sequence((p) => p.pick('a', { prompt: 'q', noun: 'ware', from })))).toBe('bot');
  const own = { pick: [6] };
  expect(idleOf(sequence((p) => p.pick('a', { prompt: 'q', noun: 'ware', from, ifAbsent: own })))).toEqual(own);
});

test('a whole answer, that of an absent player too, takes the place of single picks half made', () => {
  const game = salon(
    sequence((p) =>
      p
        .pickSome('a', { prompt: 'q', noun: 'ware', from, ifAbsent, min: 2, max: 3 })
        .do((x, { a }) => void x.t.said.push(...a))
        .pick('b', { prompt: 'last', noun: 'ware', from }),
    ),
  );
  const match = seated(game, () => {});
  apply(game, match, ALICE, { also: 5 });

  expect(play(game, match, ALICE, match.asking?.ifAbsent as Move)).toBeNull();

  expect([match.asking?.prompt, match.table.said]).toEqual(['last', [3, 4]]);
});
