import { BadRecord, type Host, host, type MatchRecord, parseRecord, recordOf, replay } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import { hashOf, type Move, sample, seedRng } from '../src/index.ts';
import { bow, draw, menuOf, pass, roll, type Salon, salon } from './salon.ts';
import { ALICE, BOLA, json } from './seating.ts';
import { bazaar } from './trial/bazaar.ts';

const actions = [bow, draw, pass, roll];
const game = salon(menuOf(...actions), { actions });

function played(): Host<Salon> {
  const t = host(game, { seed: 'a seed', seats: 3, options: { purse: 4 } });
  t.play(ALICE, { do: 'bow' });
  t.undo(ALICE);
  t.play(ALICE, { do: 'roll' });
  t.play(ALICE, { do: 'pass' });
  t.play(BOLA, { do: 'draw' });
  return t;
}
const text = (change: (record: Record<string, unknown>) => void): string => {
  const record = json(recordOf(played())) as unknown as Record<string, unknown>;
  change(record);
  return JSON.stringify(record);
};
const changed = (change: (record: MatchRecord) => void): MatchRecord => {
  const record = json(recordOf(played()));
  change(record);
  return record;
};

test('a record that calls the version of its rules `rules`, as older ones do, is read', () => {
  const { rulesVersion, ...rest } = recordOf(played());
  expect(parseRecord(JSON.stringify({ ...rest, rules: rulesVersion }))).toEqual({ ...rest, rulesVersion });
});

test('a record holds what it takes to play the match again, and only moves that stand', () => {
  const t = played();
  expect(recordOf(t)).toEqual({
    dealersChoice: 2,
    game: 'salon',
    rulesVersion: 1,
    cardSet: game.cardSet,
    seats: 3,
    options: { purse: 4 },
    seed: 'a seed',
    moves: [
      { seat: ALICE, move: { do: 'roll' } },
      { seat: ALICE, move: { do: 'pass' } },
      { seat: BOLA, move: { do: 'draw' } },
    ],
    hash: hashOf(t.match),
  });
});
test('saved as text and played again, it leads to the same position', () => {
  const t = played();
  const again = replay(game, parseRecord(JSON.stringify(recordOf(t))));
  expect(hashOf(again.match)).toBe(hashOf(t.match));
  expect(recordOf(again)).toEqual(recordOf(t));
});
test('whole matches replay', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const t = host(bazaar, { seed });
    const rng = seedRng(seed);
    for (let i = 0; i < 200 && !t.match.over; i++) {
      const seat = t.match.asking?.seats[0] ?? ALICE;
      t.play(seat, sample(bazaar, t.view(seat), seat, rng));
      if (i % 9 === 0) t.undo(seat);
    }
    if (seed % 2) t.concede(BOLA);
    expect(hashOf(replay(bazaar, recordOf(t)).match)).toBe(hashOf(t.match));
  }
});
test('cards that were imported are named', () => {
  expect(recordOf(played(), 'harbour')).toEqual({ ...recordOf(played()), cards: 'harbour' });
  expect('cards' in recordOf(played())).toBe(false);
});
test('who played is written down, and when a bot played on for somebody is told again', () => {
  const t = played();
  t.handOver(BOLA, 'bot');
  t.play(BOLA, { do: 'pass' });
  t.handOver(BOLA, 'person');
  const players = [
    { name: 'Ada', bot: '' },
    { name: 'Bola', bot: '' },
    { name: '', bot: 'random' },
  ];
  const record = recordOf(t, '', players);
  expect(record).toMatchObject({
    players,
    handed: [
      { after: 3, seat: BOLA, to: 'bot' },
      { after: 4, seat: BOLA, to: 'person' },
    ],
  });
  const again = replay(game, parseRecord(JSON.stringify(record)));
  expect(again.log).toEqual(t.log.slice(2)); // without what was taken back
  expect(recordOf(again, '', players)).toEqual(record);
});
test('what was settled stands, whoever wants to take it back', () => {
  const t = host(game, { seats: 3, options: { purse: 4 }, seed: 'a seed' });
  t.play(ALICE, { do: 'pass' });
  expect(t.canUndo(ALICE)).toBe(true);
  t.settle();
  expect(t.canUndo(ALICE)).toBe(false);
  expect(t.undo(ALICE)).not.toBeNull();
});
test('a record of older rules is replayed where its moves still lead to where they led', () => {
  const t = played();
  const older = { ...recordOf(t), rulesVersion: 0, hash: hashOf({ ...t.match, rulesVersion: 0 }) };
  expect(replay(game, older).match).toEqual(t.match);
  expect(() => replay(game, { ...older, hash: '0' })).toThrow(
    'a rule that it met has changed. This record was made by',
  );
  expect(() => replay(game, { ...older, moves: [...older.moves].reverse() })).toThrow('A rule that it met may');
});
test('a replay can stop on the way, and tells every move', () => {
  const places: number[] = [];
  const half = replay(game, recordOf(played()), { to: 2, onMove: (_t, index) => places.push(index) });
  expect(half.moves).toHaveLength(2);
  expect(places).toEqual([0, 1]);
});

describe('a text that is no record says what is wrong', () => {
  test.each<[string, string, string]>([
    ['not JSON', '{', 'not JSON'],
    ['no object', '7', 'not a JSON object'],
    ['nothing', 'null', 'not a JSON object'],
    ['a list', '[]', 'not a JSON object'],
    ['another format', text((r) => (r.dealersChoice = 3)), 'the formats this version reads'],
    ['no game', text((r) => delete r.game), '"game" is missing'],
    [
      'half a rules version',
      text((r) => (r.rulesVersion = 1.5)),
      '"rulesVersion" is 1.5; it must be the version of the rules',
    ],
    ['no card set', text((r) => (r.cardSet = 7)), '"cardSet" is 7'],
    ['cards without a name', text((r) => (r.cards = '')), '"cards" is ""; it must be a name of up to 100 letters'],
    ['cards of an endless name', text((r) => (r.cards = 'x'.repeat(101))), '"cards" is "xxx'],
    ['cards that are no name', text((r) => (r.cards = ['a'])), '"cards" is ["a"]'],
    ['seats in words', text((r) => (r.seats = 'three')), '"seats" is "three"; it must be a number of seats'],
    ['no options', text((r) => (r.options = null)), '"options" is null'],
    ['a seed that is a fraction', text((r) => (r.seed = 0.5)), '"seed" is 0.5'],
    ['no hash', text((r) => delete r.hash), '"hash" is missing'],
    ['no moves', text((r) => (r.moves = {})), '"moves" is {}; it must be a list'],
    ['a move of nobody', text((r) => (r.moves = [{ move: { do: 'bow' } }])), 'Move 1 of the record'],
    ['a move of seat 10', text((r) => (r.moves = [{ seat: 9, move: {} }])), 'Move 1 of the record'],
    ['a seat without a move', text((r) => (r.moves = [{ seat: 0 }])), 'Move 1 of the record'],
    ['an empty place', text((r) => (r.moves = [null])), 'Move 1 of the record is null'],
    [
      'a field nobody knows',
      text((r) => (r.handicap = 3)),
      'The record has "handicap", which no record has; its fields',
    ],
    [
      'a version of the rules under two names',
      text((r) => (r.rules = 1)),
      'The record has "rules", which no record has',
    ],
    [
      'a field of every object',
      text((r) => Object.assign(r, { toString: 1 })),
      'The record has "toString", which no record has',
    ],
    [
      'a field of a newer format',
      text((r) => Object.assign(r, { dealersChoice: 3, extra: 1 })),
      '"dealersChoice" is 3',
    ],
    ['players without names', text((r) => (r.players = [{ bot: '' }])), '"players" is [{"bot":""}]; it must be'],
    ['a seat handed to nobody', text((r) => (r.handed = [{ after: 1, seat: 0, to: '' }])), '"handed" is'],
    ['something taken back', text((r) => (r.moves = [{ seat: 0, undo: true }])), 'Move 1 of the record'],
  ])('%s', (_what, broken, message) => {
    expect(() => parseRecord(broken)).toThrow(BadRecord);
    expect(() => parseRecord(broken)).toThrow(message);
  });
});

test('a record may begin with the mark that some editors put in front', () => {
  expect(parseRecord(`\ufeff${text(() => {})}`)).toEqual(json(recordOf(played())));
});

describe('a record that does not fit is not played', () => {
  test.each<[string, MatchRecord, string]>([
    ['another game', changed((r) => (r.game = 'whist')), 'a record of whist, not of salon'],
    ['other rules', changed((r) => (r.rulesVersion = 2)), 'rules version 2 of salon; this is version 1'],
    ['other cards', changed((r) => (r.cardSet = 'abc')), 'card set abc; here is'],
    [
      'other cards of this name',
      changed((r) => void Object.assign(r, { cardSet: 'abc', cards: 'harbour' })),
      'card set abc, called "harbour"; here is',
    ],
    ['a move out of turn', changed((r) => (r.moves[2] = { seat: ALICE, move: { do: 'bow' } })), 'Move 3 of the record'],
    ['a move that is none', changed((r) => (r.moves[0] = { seat: ALICE, move: null as unknown as Move })), 'Move 1'],
    ['a legal move instead', changed((r) => (r.moves[2] = { seat: BOLA, move: { do: 'roll' } })), 'another position'],
    ['a move less', changed((r) => void r.moves.pop()), 'another position'],
    [
      'a hash changed',
      changed((r) => (r.hash = r.hash.replace(/^./, (c) => (c === '0' ? '1' : '0')))),
      'another position',
    ],
    ['another seed', changed((r) => (r.seed = 'another seed')), 'another position'],
    [
      'a move after the end',
      changed((r) => r.moves.push({ seat: 1, concede: true }, { seat: 1, move: { do: 'bow' } })),
      'over',
    ],
  ])('%s', (_what, record, message) => {
    expect(() => replay(game, record)).toThrow(BadRecord);
    expect(() => replay(game, record)).toThrow(message);
  });
  test.each<[string, MatchRecord, string]>([
    ['too many seats', changed((r) => (r.seats = 7)), '2 to 4 seats'],
    ['an option it does not have', changed((r) => (r.options = { gold: 1 })), 'no option "gold"'],
  ])('%s', (_what, record, message) => {
    expect(() => replay(game, record)).toThrow(message);
  });
  test('a refusal can be said in words', () => {
    const record = changed((r) => (r.moves[1] = { seat: BOLA, move: { do: 'bow' } }));
    expect(() => replay(game, record, { say: ({ code }) => `no, because ${code}` })).toThrow('no, because not-asked');
  });
});

test.each<[string, (moves: Record<string, unknown>[]) => void]>([
  ['a move and a concession in one', ([first]) => Object.assign(first ?? {}, { concede: true })],
  ['a move and an undo in one', ([first]) => Object.assign(first ?? {}, { undo: true })],
  ['a concession that is taken back', (moves) => void moves.unshift({ seat: 0, concede: true, undo: true })],
  ['a move that is a list', ([first]) => Object.assign(first ?? {}, { move: [] })],
  ['no move at all', ([first]) => Object.assign(first ?? {}, { move: null })],
  ['a very long word', ([first]) => Object.assign(first ?? {}, { seat: 'x'.repeat(1e6) })],
])('an entry that is %s is refused in a short sentence', (_what, change) => {
  const damaged = text(({ moves }) => change(moves as Record<string, unknown>[]));
  const right = /^Move 1 of the record is .{1,120}; it must be \{seat, move\} or \{seat, concede\}\.$/;
  expect(() => parseRecord(damaged)).toThrow(expect.objectContaining({ message: expect.stringMatching(right) }));
});
test('options in a list, and entries that go deeper than anybody can follow, are refused', () => {
  expect(() => parseRecord(text((record) => Object.assign(record, { options: [] })))).toThrow('"options" is []');
  const deep = text((record) => Object.assign(record, { moves: [] })).replace(
    '[]',
    `[${'['.repeat(9e3)}${']'.repeat(9e3)}]`,
  );
  expect(() => parseRecord(deep)).toThrow(BadRecord);
});
