import type { MatchOf, Spec } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import {
  type FromThinker,
  type Handlers,
  type MatchPlan,
  type Report,
  readFromThinker,
  readToHost,
  readToPage,
  readToThinker,
  type ToHost,
  type ToPage,
  type ToThinker,
} from './index.ts';

const plan: MatchPlan = {
  game: 'jambo',
  seats: [
    { who: 'person', name: 'Ada', bot: '' },
    { who: 'bot', name: '', bot: 'trader' },
  ],
  options: {},
  seed: '',
};
/** A position that must not be walked through: whoever looks into it fails. */
const view = new Proxy({} as MatchOf<Spec>, {
  get: (_, name) => expect.unreachable(`${String(name)} was read`),
  ownKeys: () => expect.unreachable('the keys were read'),
});
const report: Report = {
  seq: 3,
  by: 'person',
  eyes: [{ viewer: 9, lines: [{ n: 1, move: 1, text: 'Ada passes.', event: { type: 'PASSED', seat: 0 } }], view }],
  asked: [{ seat: 0, question: 4 }],
  undo: [],
  away: [],
  stopped: null,
  kept: true,
};

/** One of each type, as they are sent. */
const TO_HOST: { [T in ToHost['type']]: ToHost<T> } = {
  begin: { type: 'begin', match: 1, plan: { ...plan, cards: 'mine' }, language: 'en' },
  resume: { type: 'resume', match: 1, key: '', language: 'hi' },
  speak: { type: 'speak', match: 1, language: 'hi' },
  answer: { type: 'answer', match: 1, question: 4, seat: 0, move: { do: 'pass' } },
  undo: { type: 'undo', match: 1, seq: 3, seat: 0 },
  change: { type: 'change', match: 1, seq: 3, seat: 0, move: { choose: 'tea' } },
  concede: { type: 'concede', match: 1, seat: 8 },
  shown: { type: 'shown', match: 1, seq: 3 },
  clock: { type: 'clock', match: 1 },
  here: { type: 'here', match: 1, seat: 0 },
  still: { type: 'still', match: 1 },
  leave: { type: 'leave', match: 1 },
  look: { type: 'look' },
  forget: { type: 'forget' },
  ping: { type: 'ping' },
  hint: { type: 'hint', match: 1, seat: 0, request: 5 },
  recall: { type: 'recall', match: 1, request: 11, step: 3, viewer: 0 },
  past: { type: 'past', match: 1, request: 13 },
  export: { type: 'export', match: 1, request: 1 },
  inspect: { type: 'inspect', match: 1, request: 2 },
  open: { type: 'open', request: 3, text: '{}', language: 'en' },
  seek: { type: 'seek', request: 4, step: 0, viewer: 9 },
  verify: {
    type: 'verify',
    request: 12,
    match: 'm',
    deal: { match: 'm', secret: '0', entropy: [] },
    witness: null,
  },
  list: { type: 'list', request: 5 },
  record: { type: 'record', request: 6, key: 'k' },
  drop: { type: 'drop', request: 7, key: 'k' },
  erase: { type: 'erase', request: 8 },
  pack: { type: 'pack', request: 9 },
  unpack: { type: 'unpack', request: 10, file: new Blob(['{}']) },
};
const note = { key: 'k', game: 'jambo', when: 1, turn: 2, seats: plan.seats };
const record = { dealersChoice: 1, game: 'jambo', rulesVersion: 1, cardSet: 'a', seats: 2, options: {}, seed: 1 };
const TO_PAGE: { [T in ToPage['type']]: ToPage<T> } = {
  table: { type: 'table', match: 1, key: 'k', cardSet: 'a', plan, report },
  report: { type: 'report', match: 1, report },
  refused: { type: 'refused', match: 1, seat: null, text: 'Not now.' },
  failed: { type: 'failed', match: 1, text: 'There is no match to go on with.' },
  saved: { type: 'saved', saved: { game: 'jambo', when: 1, turn: 2 } },
  pong: { type: 'pong' },
  hinted: { type: 'hinted', request: 5, moves: [{ move: { do: 'pass' }, wins: 62 }] },
  thinking: { type: 'thinking', match: 1, seat: null },
  recalled: { type: 'recalled', request: 11, step: 3, viewer: 0, view },
  told: { type: 'told', request: 13, lines: [] },
  file: { type: 'file', request: 1, file: new Blob(['{}']) },
  inspection: {
    type: 'inspection',
    request: 2,
    inspection: { seed: 5, views: { spectator: view }, stack: [], question: null, events: [], thoughts: [] },
  },
  opened: {
    type: 'opened',
    request: 3,
    record: { ...record, moves: [], hash: '' },
    turns: [1],
    answers: [0],
    moments: [],
  },
  sought: { type: 'sought', request: 4, step: 0, viewer: 9, view, lines: [] },
  verified: { type: 'verified', request: 12, fault: 'seed', took: 12.5 },
  kept: {
    type: 'kept',
    request: 5,
    matches: [{ ...note, over: false, ending: null }],
    past: [{ ...note, over: true, ending: { winners: [1], figures: [41, 62] } }],
  },
  unpacked: { type: 'unpacked', request: 10, matches: 3, rest: { settings: {} } },
  sorry: { type: 'sorry', request: 4, text: 'No record is open.' },
};

const task = { game: 'jambo', cards: '', cardSet: 'a', bot: 'master', seat: 1 as const, view, rng: [1, 2, 3, 4] };
const TO_THINKER: { [T in ToThinker['type']]: ToThinker<T> } = {
  fetch: { type: 'fetch', game: 'jambo', cards: 'mine' },
  think: { type: 'think', request: 1, ...task, milliseconds: 1500 },
};
const candidate = { move: { do: 'pass' }, visits: 12, value: 0.62 } as const;
const FROM_THINKER: { [T in FromThinker['type']]: FromThinker<T> } = {
  begun: { type: 'begun', request: 1 },
  thought: {
    type: 'thought',
    request: 1,
    move: null,
    candidates: [candidate],
    iterations: 12,
    capped: true,
    rng: [5, 6, 7, 8],
  },
  stumbled: { type: 'stumbled', request: 1, why: 'it is out of its depth' },
};

describe('a message', () => {
  test.each(Object.values(TO_THINKER))('to a thinker is itself when it is read: $type', (message) => {
    expect(readToThinker(message)).toBe(message);
    expect(readToThinker({ ...message, seed: 'x' })).toBe(`The message "${message.type}" must not have "seed".`);
  });
  test.each(Object.values(FROM_THINKER))('of a thinker is itself when it is read: $type', (message) => {
    expect(readFromThinker(message)).toBe(message);
    expect(readFromThinker({ ...message, request: -1 })).toContain('its "request" is -1');
  });
  test.each(Object.values(TO_HOST))('to the host is itself when it is read: $type', (message) => {
    expect(readToHost(message)).toBe(message);
    expect(readToPage(message)).toMatch(/^There is no message|is wrong/);
  });
  test.each(Object.values(TO_PAGE))('to the page is itself when it is read: $type', (message) => {
    expect(readToPage(message)).toBe(message);
  });

  test.each([...Object.values(TO_HOST), ...Object.values(TO_PAGE)])('has no other parts: $type', (message) => {
    const read = message.type in TO_HOST ? readToHost : readToPage;
    expect(read({ ...message, cheat: 1 })).toBe(`The message "${message.type}" must not have "cheat".`);
    for (const part of Object.keys(message).filter((name) => name !== 'type')) {
      expect(read({ ...message, [part]: undefined })).toContain(`its "${part}" is missing; it must be `);
      expect(read({ ...message, [part]: () => {} })).toContain(`its "${part}" is `);
    }
  });
});

describe('what is wrong is said, and what would be right', () => {
  const { answer, begin, seek } = TO_HOST;
  const [person, bot] = plan.seats;
  const { seat: _, ...seatless } = answer;
  test.each([
    [undefined, 'A message must be an object, not undefined.'],
    [[1], 'A message must be an object, not [1].'],
    [{ match: 1 }, /^There is no message undefined; there are begin, resume, .*, pack, unpack\.$/],
    [{ type: 'toString' }, /^There is no message "toString"; /],
    [{ type: ['ping'] }, /^There is no message \["ping"\]; /],
    [{ ...answer, seat: 12 }, 'The message "answer" is wrong: its "seat" is 12; it must be a seat from 0 to 8.'],
    [seatless, 'The message "answer" is wrong: its "seat" is missing; it must be a seat from 0 to 8.'],
    [{ ...answer, seat: '0' }, 'The message "answer" is wrong: its "seat" is "0"; it must be a seat from 0 to 8.'],
    [{ ...answer, match: -1 }, 'The message "answer" is wrong: its "match" is -1; it must be a whole number from 0.'],
    [
      { ...answer, question: 0.5 },
      'The message "answer" is wrong: its "question" is 0.5; it must be a whole number from 0.',
    ],
    [{ ...answer, move: [] }, 'The message "answer" is wrong: its "move" is []; it must be a move.'],
    [{ ...seek, viewer: 10 }, /its "viewer" is 10; it must be a seat from 0 to 8, or 9 for spectators\.$/],
    [{ ...begin, plan: null }, 'The message "begin" is wrong: its "plan" is null; it must be an object.'],
    [{ ...begin, plan: { ...plan, cards: undefined } }, /its "plan\.cards" is missing; it must be a text\.$/],
    [{ ...begin, plan: { ...plan, seats: {} } }, /its "plan\.seats" is \{\}; it must be a list of up to 9 seats\.$/],
    [{ ...begin, plan: { ...plan, seats: Array(10).fill(person) } }, /it must be a list of up to 9 seats\.$/],
    [
      { ...begin, plan: { ...plan, seats: [person, { ...bot, who: 'robot' }] } },
      'The message "begin" is wrong: its "plan.seats.1.who" is "robot"; it must be "person" or "bot".',
    ],
    [
      { ...begin, plan: { ...plan, seats: [{ ...person, rank: 1 }] } },
      'The message "begin" must not have "plan.seats.0.rank".',
    ],
    [{ type: 'look', constructor: 1 }, 'The message "look" must not have "constructor".'],
    [JSON.parse('{"type":"look","__proto__":{"a":1}}'), 'The message "look" must not have "__proto__".'],
  ])('%j', (data, sentence) => {
    expect(readToHost(data)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  test('in a few words, however long what was sent is', () => {
    const long = 'x'.repeat(100_000);
    for (const data of [long, { type: long }, { type: 'look', [long]: 1 }, { ...answer, seat: long }]) {
      expect(String(readToHost(data)).length).toBeLessThan(400);
    }
  });
});

/** A host that knows no game, as an example of use: it says what it would do. */
const did = ({ type }: ToHost): string => `did ${type}`;
const handlers: Handlers<string> = {
  ...{ begin: did, resume: did, speak: did, undo: did, change: did, concede: did, shown: did, clock: did, leave: did },
  ...{ here: did, still: did },
  ...{
    look: did,
    forget: did,
    ping: did,
    hint: did,
    past: did,
    recall: did,
    export: did,
    inspect: did,
    open: did,
    seek: did,
    verify: did,
  },
  ...{ list: did, record: did, drop: did, erase: did, pack: did, unpack: did },
  answer: ({ seat, question }) => `seat ${seat} answered question ${question}`,
};
const handle = <T extends ToHost['type']>(message: ToHost<T>): string => handlers[message.type](message);
function host(data: unknown): string {
  const message = readToHost(data);
  return typeof message === 'string' ? message : handle(message);
}

test('a host has a handler for each message, or it does not compile', () => {
  expect(host(TO_HOST.answer)).toBe('seat 0 answered question 4');
  expect(host(TO_HOST.leave)).toBe('did leave');
  expect(host('?')).toBe('A message must be an object, not "?".');

  const { ping: _, ...others } = handlers;
  // @ts-expect-error: what it does about a ping is not said
  const forgetful: Handlers<string> = others;
  // @ts-expect-error: there is no such message
  const inventive: Handlers<string> = { ...handlers, dance: did };
  expect([forgetful, inventive]).toHaveLength(2);
});
