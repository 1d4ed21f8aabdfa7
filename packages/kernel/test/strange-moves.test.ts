import { talk } from '@dealers-choice/effects';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import { type Game, hashOf, type Kind, type Move, play, refuse, type Seat, view } from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, type Salon, salon } from './salon.ts';
import { ALICE, seated } from './seating.ts';

const asks = (kind: Kind): Game<Salon> =>
  salon(
    talk<Salon, { done: boolean }>({
      registers: { done: 'open' },
      start: () => ({ done: false }),
      next: (x, r) => {
        const from = kind === 'cards' || kind === 'order' ? x.t.hand[ALICE] : [];
        if (r.done) return x.end('heard', []);
        x.ask(kind, ALICE, 'q', { noun: 'card', from, options: ['yes', 'no'], min: 1, max: from.length || 1 });
      },
      hear: (_x, r) => {
        r.done = true;
      },
      ways: () => [],
    }),
  );
const menu = salon(menuOf(lay, draw, bow, pass), { actions: [lay, draw, bow, pass] });
const games: [string, Game<Salon>][] = [
  ['action', menu],
  ...(['cards', 'order', 'option', 'yes-no', 'number', 'layout', 'timing'] as const).map(
    (kind): [string, Game<Salon>] => [kind, asks(kind)],
  ),
];

const layout = { run: 1, cards: [], shifts: [] };
/** What a broken or wicked client may send. JSON cannot carry all of it; a local caller can. */
const STRANGE: [string, unknown][] = [
  ['nothing', null],
  ['less than nothing', undefined],
  ['a text', 'bow'],
  ['a number', 7],
  ['no number', Number.NaN],
  ['yes', true],
  ['a list', []],
  ['a list of moves', [{ do: 'bow' }]],
  ['a list that plays', Object.assign([], { do: 'bow' })],
  ['a list that answers', Object.assign([], { choose: 'yes' })],
  ['a function', () => ({ do: 'bow' })],
  ['an empty record', {}],
  ['an unknown key', { fly: 1 }],
  ['a key too many', { do: 'bow', why: 'because' }],
  ['two moves in one', { do: 'bow', pick: [] }],
  ['two answers in one', { choose: 'yes', say: 1 }],
  ['an action that is a number', { do: 1 }],
  ['an action nobody has', { do: 'toString' }],
  ['an action of the language', { do: 'constructor' }],
  ['a card that is a text', { do: 'lay', card: '1' }],
  ['half a card', { do: 'lay', card: 1.5 }],
  ['a card that is missing', { do: 'lay', card: undefined }],
  ['a card that is missing where none is wanted', { do: 'bow', card: undefined }],
  ['no card at all', { do: 'lay', card: null }],
  ['a card beyond the deck', { do: 'lay', card: 9_999 }],
  ['a card below it', { do: 'lay', card: -1 }],
  ['a card face down', { do: 'lay', card: 0 }],
  ['a place that is a text', { do: 'bow', at: '1' }],
  ['a pick that is no list', { pick: 1 }],
  ['a pick of nothing known', { pick: [null] }],
  ['a pick of texts', { pick: ['1'] }],
  ['a pick of fractions', { pick: [0.5] }],
  ['a pick beyond the list', { pick: [-99] }],
  ['an endless pick', { pick: [Number.POSITIVE_INFINITY] }],
  ['a pick far away', { pick: [2 ** 53] }],
  ['a list with a hole', { pick: new Array(1) }],
  ['a pick of less than zero, but not quite', JSON.parse('{"pick":[-0]}')],
  ['one more of it', JSON.parse('{"also":-0}')],
  ['a number of it', JSON.parse('{"say":-0}')],
  ['a time of it', JSON.parse('{"timing":-0,"for":"yes"}')],
  ['one more, as text', { also: '1' }],
  ['one more of nothing', { also: undefined }],
  ['a word that is none', { choose: 1 }],
  ['an unknown word', { choose: 'maybe' }],
  ['a word of the language', { choose: '__proto__' }],
  ['a number that is a text', { say: '1' }],
  ['a number that is none', { say: Number.NaN }],
  ['an endless number', { say: Number.POSITIVE_INFINITY }],
  ['a fraction', { say: 0.5 }],
  ['a layout of nothing', { layout: null }],
  ['a layout without cards', { layout: { run: 1 } }],
  ['a layout of nobody', { layout: { ...layout, cards: [null] } }],
  ['a layout with a hole', { layout: { ...layout, cards: [{ card: 1 }] } }],
  ['a layout with more in it', { layout: { ...layout, extra: 1 } }],
  ['a layout whose card has more in it', { layout: { ...layout, cards: [{ card: 1, as: 'x', extra: {} }] } }],
  ['a time without a clock', { timing: 5 }],
  ['a time on a clock that is a number', { timing: 5, for: 1 }],
  ['a time on an unknown clock', { timing: 5, for: 'never' }],
  ['a time before the start', { timing: -5, for: 'yes' }],
  ['a time that is no number', { timing: Number.NaN, for: 'yes' }],
  ['a time without an end', { timing: 1e300, for: 'yes' }],
  ['a trap in the prototype', JSON.parse('{"do":"bow","__proto__":{"card":1}}')],
  ['a trap in the constructor', JSON.parse('{"constructor":{"prototype":{"do":"bow"}}}')],
  ['a borrowed move', Object.create({ do: 'bow' })],
];

describe.each(games)('asked for: %s', (_kind, game) => {
  test.each(STRANGE)('%s is refused and changes nothing', (_what, move) => {
    const match = seated(game, () => {});
    const before = hashOf(match);
    expect(refuse(game, match, ALICE, move as Move)).toMatchObject({ code: expect.any(String) });
    expect(refuse(game, view(game, match, ALICE), ALICE, move as Move)).toMatchObject({ code: expect.any(String) });
    expect(play(game, match, ALICE, move as Move)).not.toBeNull();
    expect(hashOf(match)).toBe(before);
    expect(({} as Record<string, unknown>).do).toBeUndefined();
  });
});

test.each([-1, 2, 7, 1.5, 99, Number.NaN, '0', undefined])(
  'a seat %s that does not exist is not asked, and cannot give up',
  (seat) => {
    const table = host(menu, { seed: 1 });
    const before = hashOf(table.match);
    expect(table.play(seat as Seat, { do: 'bow' })?.code).toBe('not-asked');
    expect(table.undo(seat as Seat)?.code).toBe('nothing-to-undo');
    expect(table.concede(seat as Seat)?.code).toBe('not-asked');
    expect(hashOf(table.match)).toBe(before);
    expect(table.log).toEqual([]);
  },
);
test('the log keeps the move as it was played, whatever the caller does with it later', () => {
  const table = host(asks('cards'), { seed: 1 });
  const move = { pick: [table.match.table.hand[ALICE][0] as number] };
  expect(table.play(ALICE, move)).toBeNull();
  move.pick.push(99);
  expect(table.log).toEqual([{ seat: ALICE, move: { pick: [move.pick[0]] } }]);
});
