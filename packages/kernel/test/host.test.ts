import { host, recordOf, replay } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { type Action, hashOf } from '../src/index.ts';
import { bow, draw, menuOf, pass, type Salon, salon } from './salon.ts';
import { ALICE, BOLA, CHIDI } from './seating.ts';

/** Does half of what it should, then breaks. */
const stumble: Action<Salon> = {
  id: 'stumble',
  do(x) {
    bow.do(x);
    throw new Error('stumbled');
  },
};
const actions = [bow, draw, pass, stumble];
const table = (more: Parameters<typeof salon>[1] = {}) =>
  host(salon(menuOf(...actions), { actions, ...more }), { seed: 1, seats: 3 });

test('a rule that throws leaves the match, the log and what can be taken back as they were', () => {
  const t = table();
  const heard: string[] = [];
  t.listen(BOLA, ({ type }) => heard.push(type));
  t.play(ALICE, { do: 'bow' });
  const before = hashOf(t.match);

  expect(() => t.play(ALICE, { do: 'stumble' })).toThrow('stumbled');

  expect(hashOf(t.match)).toBe(before);
  expect([t.log.length, t.canUndo(ALICE)]).toEqual([1, true]);
  expect(t.play(ALICE, { do: 'draw' })).toBeNull();
  expect(heard).toEqual(['spoke', 'drew']);
});
test('a listener that throws keeps nobody else from hearing, and the move stands', () => {
  const t = table();
  const heard: string[] = [];
  t.listen(ALICE, () => {
    throw new Error('deaf');
  });
  t.listen(BOLA, ({ type }) => heard.push(type));

  expect(() => t.play(ALICE, { do: 'bow' })).toThrow('deaf');

  expect(heard).toEqual(['spoke']);
  expect([t.log.length, t.match.table.points[ALICE]]).toEqual([1, 1]);
  expect(() => t.play(ALICE, { do: 'bow' })).toThrow('deaf');
  expect(heard).toEqual(['spoke', 'spoke']);
});

test('who has nothing left to give up is refused, is not told, and keeps nobody from taking back', () => {
  const t = table({
    concede(x, seat) {
      x.t.points[seat] = -1;
    },
  });
  expect(t.concede(CHIDI)).toBeNull();
  t.play(ALICE, { do: 'bow' });
  const heard: string[] = [];
  t.listen(BOLA, ({ type }) => heard.push(type));

  expect(t.concede(CHIDI)?.code).toBe('not-asked');

  expect([heard, t.log.length, t.canUndo(ALICE)]).toEqual([[], 2, true]);
});
test('why there is nothing to take back is said from what the seat may see', () => {
  const t = table({ code: (code, x) => `${code} ${x.t.hand[ALICE].join()} ${x.match.rng.join()}` });
  expect(t.undo(BOLA)?.code).toBe('nothing-to-undo 0,0,0 0,0,0,0');
});

test('a seat is handed to a bot and back: told and logged, no move, and undo stops there', () => {
  const t = table();
  const heard: string[] = [];
  t.listen(BOLA, (event) => heard.push(`${event.type} ${'seat' in event ? event.seat : ''}`));
  t.play(ALICE, { do: 'bow' });
  const before = hashOf(t.match);

  t.handOver(ALICE, 'bot');

  expect([hashOf(t.match), t.canUndo(ALICE)]).toEqual([before, false]);
  t.play(ALICE, { do: 'bow' });
  expect(t.canUndo(ALICE)).toBe(true);
  t.handOver(ALICE, 'person');
  expect(t.canUndo(ALICE)).toBe(false);
  expect(heard.slice(1)).toEqual([`SEAT_TO_AI ${ALICE}`, heard[0], `SEAT_TO_HUMAN ${ALICE}`]);
  expect(t.moves).toHaveLength(2);
  expect(t.log.filter((entry) => 'to' in entry)).toEqual([
    { seat: ALICE, to: 'bot' },
    { seat: ALICE, to: 'person' },
  ]);
});

test('another seat is handed over: whoever has something to take back still can, and the record says so', () => {
  const t = table();
  t.play(ALICE, { do: 'bow' });
  t.play(ALICE, { do: 'bow' });

  t.handOver(BOLA, 'bot');

  expect([t.canUndo(ALICE), t.canUndo(BOLA)]).toEqual([true, false]);
  expect(t.handed).toEqual([{ after: 2, seat: BOLA, to: 'bot' }]);
  expect(t.undo(ALICE)).toBeNull();
  t.handOver(BOLA, 'person');
  expect(t.undo(ALICE)).toBeNull();
  expect(t.canUndo(ALICE)).toBe(false);
  const handed = [
    { after: 0, seat: BOLA, to: 'bot' },
    { after: 0, seat: BOLA, to: 'person' },
  ];
  expect(t.handed).toEqual(handed);
  t.play(ALICE, { do: 'bow' });
  const record = recordOf(t);
  expect(record).toMatchObject({ handed, moves: [{ seat: ALICE, move: { do: 'bow' } }] });
  expect(recordOf(replay(t.game, record))).toEqual(record);
});
test('a move that is changed after another seat was handed over comes after that', () => {
  const t = table();
  t.play(ALICE, { do: 'bow' });
  t.handOver(BOLA, 'bot');

  expect(t.change(ALICE, { do: 'draw' })).toBeNull();

  expect(t.log.slice(1)).toEqual([
    { seat: BOLA, to: 'bot' },
    { seat: ALICE, undo: true },
    { seat: ALICE, move: { do: 'draw' } },
  ]);
  expect(recordOf(t).handed).toEqual([{ after: 0, seat: BOLA, to: 'bot' }]);
});
