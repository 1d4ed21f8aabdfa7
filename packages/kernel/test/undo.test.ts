import { sequence, talk } from '@dealers-choice/effects';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import { type Action, type CopyId, hashOf, no, type Seat, SPECTATOR } from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, roll, type Salon, salon, topOf, type X } from './salon.ts';
import { ALICE, BOLA } from './seating.ts';

const act = (id: string, run: (x: X) => void): Action<Salon> => ({ id, do: run });
const showAll = act('show-all', (x) => x.show(x.t.hand[x.you][0] as CopyId));
const peek = act('peek', (x) => x.show(topOf(x), x.you));
const flash = act('flash', (x) => {
  x.reveal();
  x.tell?.({ type: 'flashed', seat: x.you, card: x.t.hand[x.you][0] as CopyId });
});
const shuffle = act('shuffle', (x) => x.shuffle('deck'));
const commit = act('commit', (x) => x.commit());
const end = act('end', (x) => x.end('won', [x.you]));
const known = act('lay-known', (x) => {
  for (const card of x.t.shown.slice()) x.move(card, 'discard');
  x.t.points[x.you]++;
});
/** Its reason reads a card that the seat does not see: on the view that card is 0. */
const spy: Action<Salon> = {
  id: 'spy',
  refuse: (x) => (x.t.hand[x.after(x.you)].some((card) => card > 0) ? no('hot') : null),
  do: (x) => x.commit(),
};
const actions = [lay, draw, bow, pass, roll, showAll, peek, flash, shuffle, commit, end, known, spy];
const game = salon(menuOf(...actions), { actions });
const table = () => host(game, { seed: 5 });

describe('a move can be taken back', () => {
  test('and everything is as it was', () => {
    const t = table();
    const before = hashOf(t.match);
    expect(t.canUndo(ALICE)).toBe(false);
    t.play(ALICE, { do: 'bow' });
    expect(t.canUndo(ALICE)).toBe(true);
    expect(t.undo(ALICE)).toBeNull();
    expect(hashOf(t.match)).toBe(before);
    expect(t.canUndo(ALICE)).toBe(false);
  });
  test('one after the other, the last one first', () => {
    const t = table();
    const hashes = [hashOf(t.match)];
    for (let i = 0; i < 4; i++) {
      t.play(ALICE, { do: 'bow' });
      hashes.push(hashOf(t.match));
    }
    for (const hash of hashes.reverse().slice(1)) {
      expect(t.undo(ALICE)).toBeNull();
      expect(hashOf(t.match)).toBe(hash);
    }
    expect(t.undo(ALICE)?.code).toBe('nothing-to-undo');
  });
  test('by the seat that made it, and by nobody else', () => {
    const t = table();
    t.play(ALICE, { do: 'bow' });
    expect(t.undo(BOLA)?.code).toBe('nothing-to-undo');
    expect(t.match.table.points).toEqual([1, 0]);
  });
  test('when another seat was asked meanwhile: being asked is not acting', () => {
    const t = table();
    t.play(ALICE, { do: 'pass' });
    expect(t.match.asking?.seats).toEqual([BOLA]);
    expect(t.undo(ALICE)).toBeNull();
    expect(t.match.asking?.seats).toEqual([ALICE]);
  });
  test('and everybody hears it, except as a move that stands', () => {
    const t = table();
    const heard: string[] = [];
    t.listen(BOLA, ({ type }) => heard.push(type));
    t.play(ALICE, { do: 'bow' });
    t.undo(ALICE);
    expect(heard).toEqual(['spoke', 'TOOK_BACK']);
    expect(t.moves).toEqual([]);
    expect(t.log).toEqual([
      { seat: ALICE, move: { do: 'bow' } },
      { seat: ALICE, undo: true },
    ]);
  });
});

describe('a move cannot be taken back', () => {
  test('after another seat has acted, even if that seat takes its own move back', () => {
    const t = table();
    t.play(ALICE, { do: 'pass' });
    t.play(BOLA, { do: 'bow' });
    expect(t.canUndo(ALICE)).toBe(false);
    expect(t.undo(BOLA)).toBeNull();
    expect(t.canUndo(ALICE)).toBe(false);
    expect(t.canUndo(BOLA)).toBe(false);
  });
  test.each([
    ['when the seat drew a card', 'draw'],
    ['when the seat looked at a card', 'peek'],
    ['when a card was shown', 'show-all'],
    ['when a card was shown and hid again', 'flash'],
    ['when dice were rolled', 'roll'],
    ['when the deck was shuffled', 'shuffle'],
    ['when the game says that it stands', 'commit'],
  ])('%s; what came before it neither', (_why, id) => {
    const t = table();
    t.play(ALICE, { do: 'bow' });
    t.play(ALICE, { do: id });
    expect(t.canUndo(ALICE)).toBe(false);
    t.play(ALICE, { do: 'bow' });
    expect(t.undo(ALICE)).toBeNull();
    expect(t.undo(ALICE)?.code).toBe('nothing-to-undo');
  });
  test('when a card was laid open from the hand', () => {
    const t = table();
    t.play(ALICE, { do: 'lay', card: t.match.table.hand[ALICE][0] as CopyId });
    expect(t.canUndo(ALICE)).toBe(false);
  });
  test('when the match is over', () => {
    const t = table();
    t.play(ALICE, { do: 'end' });
    expect(t.undo(ALICE)?.code).toBe('over');
  });
  test('but a card that everybody knew can be moved and moved back', () => {
    const t = table();
    t.play(ALICE, { do: 'lay-known' });
    expect(t.canUndo(ALICE)).toBe(true);
  });
});

test('chance comes out the same after a move was taken back: nobody fishes for better dice', () => {
  const [straight, wavering] = [table(), table()];
  straight.play(ALICE, { do: 'bow' });
  straight.play(ALICE, { do: 'roll' });
  for (let i = 0; i < 3; i++) {
    wavering.play(ALICE, { do: 'bow' });
    wavering.undo(ALICE);
  }
  wavering.play(ALICE, { do: 'bow' });
  wavering.play(ALICE, { do: 'roll' });
  expect(hashOf(wavering.match)).toBe(hashOf(straight.match));
});

describe('changing an answer', () => {
  const choice = salon(
    sequence<Salon>((p) =>
      p.while(
        () => true,
        (each) =>
          each
            .choose('word', {
              prompt: 'word',
              options: ['left', 'right', 'up'],
              why: (_x, _r, word) => (word === 'up' ? no('no-wings') : null),
            })
            .do((x, { word }) => {
              x.t.said.push(word);
              x.tell?.({ type: 'spoke', seat: x.you, what: word });
            }),
      ),
    ),
  );
  test('is taking back and answering again', () => {
    const t = host(choice, { seed: 1 });
    t.play(ALICE, { choose: 'left' });
    expect(t.change(ALICE, { choose: 'right' })).toBeNull();
    expect(t.match.table.said).toEqual(['right']);
    expect(t.moves).toEqual([{ seat: ALICE, move: { choose: 'right' } }]);
  });
  test('is judged where it was given, also when another seat is asked now', () => {
    const t = table();
    t.play(ALICE, { do: 'pass' });
    expect(t.match.asking?.seats).toEqual([BOLA]);
    expect(t.change(ALICE, { do: 'bow' })).toBeNull();
    expect(t.moves).toEqual([{ seat: ALICE, move: { do: 'bow' } }]);
    expect(t.match.asking?.seats).toEqual([ALICE]);
  });
  test('to something refused changes nothing, and nobody hears of it', () => {
    const t = host(choice, { seed: 1 });
    t.play(ALICE, { choose: 'left' });
    const before = hashOf(t.match);
    const heard: unknown[] = [];
    t.listen(SPECTATOR, (event) => heard.push(event));
    expect(t.change(ALICE, { choose: 'up' })?.code).toBe('no-wings');
    expect(hashOf(t.match)).toBe(before);
    expect(heard).toEqual([]);
    expect(t.log).toHaveLength(1);
    expect(t.change(BOLA, { choose: 'right' })?.code).toBe('nothing-to-undo');
  });
  test('[K5] the reason for a changed answer is that of the seat, who does not see the card it reads', () => {
    const t = table();
    t.play(ALICE, { do: 'bow' });
    expect(t.match.table.hand[BOLA].some((card) => card > 0)).toBe(true);
    expect(t.change(ALICE, { do: 'spy' })).toBeNull();
    expect(t.moves).toEqual([{ seat: ALICE, move: { do: 'spy' } }]);
  });
});

test('what a rule does with the picks it heard does not change the log', () => {
  const greedy = salon(
    talk<Salon, { kept: number[] }>({
      registers: { kept: 'open' },
      start: () => ({ kept: [] }),
      next: (x, r) =>
        r.kept.length > 0 ? x.end('done', []) : x.ask('cards', ALICE, 'q', { noun: 'seat', from: [0, 1] }),
      hear(_x, r, _seat, { picks }) {
        r.kept = picks;
        r.kept.push(7);
      },
    }),
  );
  const t = host(greedy, { seed: 1 });
  t.play(ALICE, { pick: [1] });
  expect(t.log).toEqual([{ seat: ALICE, move: { pick: [1] } }]);
});

describe('listeners', () => {
  test('hear when the move is whole, and may play on', () => {
    const t = table();
    const heard: string[] = [];
    t.listen(SPECTATOR, (event) => {
      heard.push(`first ${event.type} ${t.match.table.points[ALICE]}`);
      if (t.match.table.points[ALICE] < 3) t.play(ALICE, { do: 'bow' });
    });
    t.listen(BOLA, (event) => heard.push(`second ${event.type}`));
    t.play(ALICE, { do: 'bow' });
    expect(t.match.table.points[ALICE]).toBe(3);
    // Everybody hears everything in the order in which it happened.
    expect(heard).toEqual([
      'first spoke 1',
      'second spoke',
      'first spoke 2',
      'second spoke',
      'first spoke 3',
      'second spoke',
    ]);
  });
  test('stop once, however often they say so', () => {
    const t = table();
    let [one, other] = [0, 0];
    const stop = t.listen(ALICE, () => one++);
    t.listen(BOLA, () => other++);
    stop();
    stop();
    t.play(ALICE, { do: 'bow' });
    expect([one, other]).toEqual([0, 1]);
  });
});

test('an open question to several seats: the first answer can be taken back until the second', () => {
  const duel = salon(
    talk<Salon, { by: number[] }>({
      registers: { by: 'open' },
      start: () => ({ by: [] }),
      next(x, r) {
        const missing = x.seats.filter((seat) => !r.by.includes(seat));
        if (missing.length === 0) x.end('done', []);
        else x.ask('option', missing as Seat[], 'stop', { options: ['now'] });
      },
      hear: (_x, r, seat) => void r.by.push(seat),
    }),
  );
  const t = host(duel, { seed: 1, seats: 3 });
  t.play(BOLA, { choose: 'now' });
  expect(t.undo(BOLA)).toBeNull();
  t.play(BOLA, { choose: 'now' });
  t.play(ALICE, { choose: 'now' });
  expect(t.canUndo(BOLA)).toBe(false);
  expect(t.canUndo(ALICE)).toBe(true);
});
