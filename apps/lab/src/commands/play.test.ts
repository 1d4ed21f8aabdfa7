import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@dealers-choice/host';
import { type CopyId, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { caravan, leveled } from '../../test/caravan.ts';
import { derby } from '../../test/derby.ts';
import { fakeLab, folder, type Keys, keyboard } from '../../test/fake-lab.ts';
import type { AnyGame } from '../lab.ts';
import { rulesText } from '../play/session.ts';

async function playing(game: AnyGame, keys: Keys, args: readonly string[], columns?: number) {
  const record = join(folder(), 'game.json');
  const { dealer, out, err } = fakeLab([game], keys, columns);
  const code = await dealer('play', game.game.id, '--record', record, ...args);
  const moves = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as MatchRecord).moves : [];
  return { code, out: out(), err: err(), moves };
}

const play = (keys: Keys, ...args: string[]) => playing(caravan, keys, args);
const race = (keys: Keys, bots: string) => playing(derby, keys, ['--seed', '1', '--bots', bots]);

/** A seed with which the first seat can play a card of this kind in its first turn, and the number to type. */
function firstTurnWith(id: string): { seed: string; key: string } {
  for (let seed = 0; ; seed++) {
    const { table } = start(caravan.game, { seed });
    const hand = (table as { hand: CopyId[][] }).hand[0] ?? [];
    const place = hand.findIndex((copy) => caravan.game.faces[copy]?.id === id);
    const affordable = hand.slice(0, place).filter((copy) => caravan.game.faces[copy]?.id !== 'silk');
    if (place >= 0) return { seed: String(seed), key: String(affordable.length + 1) };
  }
}

test('bots alone need no keyboard: a transcript from start to end', async () => {
  const { dealer, out } = fakeLab();
  expect(await dealer('play', 'caravan', '--bots', 'random', '--seed', '3')).toBe(0);
  expect(out()).toContain('Caravan, seed 3');
  expect(out()).toContain('drew a card');
  expect(out()).toMatch(/win\.\n$/);
});

test('a person chooses by number; wrong numbers are explained and change nothing', async () => {
  const { seed, key } = firstTurnWith('salt');
  const keys = keyboard().when('give up > ', '99\r').when('no 99 to choose', '').when('give up > ', `${key}\r`);
  keys.when('Alice played salt', '').when('give up > ', '\x03');
  const { code, out, moves } = await play(keys, '--seed', seed, '--bots', 'person,idler');
  expect(code).toBe(0);
  expect(out).toContain('Alice: Play a card or pass.');
  expect(out).toContain('You left the match.');
  expect(moves.map(({ seat }) => seat)).toEqual([0, 1]);
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('%s keeps what was played, as Ctrl-C does', async (signal) => {
  const { seed, key } = firstTurnWith('salt');
  const keys = keyboard().when('give up > ', `${key}\r`);
  let isHeard = false;
  keys.when('Alice played salt', '').when('give up > ', () => {
    isHeard = process.emit(signal, signal) || !keys.input.write('\x03');
  });
  const { code, moves } = await play(keys, '--seed', seed, '--bots', 'person,idler');
  expect([code, isHeard]).toEqual([0, true]);
  expect(moves.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('giving up is asked twice, and ends the match for that seat', async () => {
  const keys = keyboard()
    .when('give up > ', 'q\r')
    .when('Give up?', '\r')
    .when('give up > ', 'q\r')
    .when('Give up?', 'yes\r');
  const { code, out, moves } = await play(keys, '--seed', '1', '--bots', 'person,idler');
  expect(code).toBe(0);
  expect(out).toContain('You give up.');
  expect(moves).toEqual([{ seat: 0, concede: true }]);
});

test('rules that cannot be read do not end the match', async () => {
  const keys = keyboard().when('give up > ', '?\r').when('no rules to read', '').when('give up > ', '\x03');
  const { code, out } = await play(keys, '--seed', '1', '--bots', 'person,idler');
  expect([code, out.includes('You left the match.')]).toEqual([0, true]);
  expect(rulesText(folder(), 'RULES.md')).toContain('there is no such file');
});

test('the open question is shown again after a card was explained, the rules, and the table', async () => {
  const keys = keyboard();
  for (const typed of ['? Salt', '?', 't']) keys.when('Alice: Play a card', '').when('give up > ', `${typed}\r`);
  keys.when('Alice: Play a card', '').when('give up > ', '\x03');
  const { out } = await play(keys, '--seed', '1', '--bots', 'person,idler');
  expect(out).toContain('  salt\n');
  expect(out.split('Alice: Play a card')).toHaveLength(5);
});

test('rules come screen by screen', async () => {
  const keys = keyboard().when('give up > ', '?\r').when('2 more: ', '\r').when('1 more: ', 'q\r');
  const lab = fakeLab(
    [{ ...caravan, rulesFile: 'RULES.md' }],
    keys.when('Alice: Play a card', '').when('give up > ', '\x03'),
  );
  writeFileSync(join(lab.lab.root, 'RULES.md'), Array.from({ length: 30 }, (_, i) => `Rule ${i + 1}.`).join('\n\n'));
  expect(await lab.dealer('play', 'caravan', '--seed', '1', '--bots', 'person,idler')).toBe(0);
  expect(lab.out()).toContain('Rule 22.');
  expect(lab.out()).not.toContain('Rule 23.');
});

test('a card that cannot be played is listed with the reason, once for all its copies', async () => {
  const { seed } = firstTurnWith('silk');
  const keys = keyboard().when('give up > ', '? 99\r').when('give up > ', '\x03');
  const { out } = await play(keys, '--seed', seed, '--bots', 'person,idler');
  const [first = ''] = out.split('give up > ');
  expect(first.match(/Play silk/g)).toHaveLength(1);
  expect(first).toContain('Play silk (It costs 9 gold and you have 5.)');
});

test.each([
  [40, 39],
  [57, 55],
  [80, 65],
])('in %i columns the bar has %i, and nothing that is drawn again is longer than a line', async (columns, bar) => {
  const keys = keyboard().when('give up', '1\r').when('Press Enter to begin', '\r').after(100, ' ').after(412, ' ');
  const { out } = await playing(
    derby,
    keys.when('The race ends at 512', '\x03'),
    ['--seed', '1', '--bots', 'person,steady'],
    columns,
  );
  expect(out).toContain('Refused: early.');
  const drawn = out.split('\r\x1b[K').filter((line) => !line.includes('\n'));
  const bars = drawn.filter((line) => line.includes('▕'));
  expect(new Set(bars.map((line) => line.length))).toEqual(new Set([bar]));
  expect(drawn.filter((line) => line.length >= columns)).toEqual([]);
});

const linesOf = (out: string): string => out.replaceAll('\r\x1b[K', '');
const thought =
  /^ {2}(\w+) thought for (?:1 round|\d+ rounds):\n((?: {4}\d+ % to win, tried (?:once|\d+ times): .+\n)+)/m;

test('--why: a bot that searches tells its three best candidates before it plays, and no other bot does', async () => {
  const { code, out } = await playing(leveled, keyboard(), ['--seed', '4', '--bots', 'strong,master', '--why']);
  expect(code).toBe(0);
  const [, who, lines = ''] = thought.exec(linesOf(out)) ?? [];
  expect(who).toBe('Bola');
  expect(lines.split('\n').length - 1).toBeGreaterThan(1);
  expect(lines.split('\n').length - 1).toBeLessThan(4);
  expect(out).not.toContain('Alice thought');
  const plain = await playing(leveled, keyboard(), ['--seed', '4', '--bots', 'strong,master']);
  expect(plain.out).not.toContain('thought');
  expect(plain.moves).toEqual((await playing(leveled, keyboard(), ['--seed', '4', '--bots', 'strong,master'])).moves);
});

test('h: a hint for the person who is asked, the same when it is asked for again', async () => {
  const keys = keyboard().when('h hint', 'h\r').when('Alice: Play', '').when('h hint', 'h\r').when('Alice: Play', '');
  const { out } = await playing(leveled, keys.when('give up > ', '\x03'), ['--seed', '4', '--bots', 'person,master']);
  const hints = linesOf(out)
    .split('h hint')
    .flatMap((part) => thought.exec(part)?.[0] ?? []);
  expect(hints).toHaveLength(2);
  expect(hints[1]).toBe(hints[0]);
  expect(hints[0]).toContain('master thought for');
  // Without a bot that searches there is none to give.
  const none = await play(
    keyboard().when('give up > ', 'h\r').when('no h to choose', '\x03'),
    '--bots',
    'person,idler',
  );
  expect(none.out).not.toContain('hint');
});

test('h: a bot that breaks down gives no hint, and the match goes on', async () => {
  const stop = (): never => {
    throw new Error('out of its depth');
  };
  const broken = { ...leveled, bots: leveled.bots.map((bot) => (bot.think ? { ...bot, think: stop } : bot)) };
  const keys = keyboard().when('h hint', 'h\r').when('no hint', '').when('give up > ', '\x03');
  const { code, out } = await playing(broken, keys, ['--seed', '4', '--bots', 'person,strong']);
  expect(out).toContain('master has no hint: out of its depth.');
  expect([code, out]).toEqual([0, expect.stringContaining('You left the match.')]);
});

test('a bot that does not answer is answered for, and the match goes on', async () => {
  const { dealer, out } = fakeLab([caravan]);
  expect(await dealer('play', 'caravan', '--bots', 'idler,random', '--seed', '1')).toBe(0);
  expect(out()).toContain(
    '(idler in seat 1 did not answer, and was answered for: gave no answer, and was asked alone)',
  );
  expect(out()).toMatch(/win\.\n$/);
});

test('typing can be corrected, and the table shown', async () => {
  const keys = keyboard().when('give up > ', '12\x7f\x7ft\r').when('Bola', '').when('give up > ', '\x04');
  const { out, moves } = await play(keys, '--seed', '1', '--bots', 'person,idler');
  expect(out).toContain('face down');
  expect(moves).toEqual([]);
});

test('two people with hidden hands pass the screen, and see only their own cards', async () => {
  const { seed, key } = firstTurnWith('salt');
  const keys = keyboard()
    .when('Alice: Play', `${key}\r`)
    .when('Pass the screen to Bola', '\r')
    .when('Bola: Play', '\x03');
  const { out } = await play(keys, '--seed', seed, '--bots', 'person,person');
  const [alices = '', bolas = ''] = out.split('Pass the screen to Bola');
  expect(alices.endsWith('\x1b[2J\x1b[3J\x1b[H\r\x1b[K')).toBe(true);
  expect(bolas).toContain('Alice played salt.');
  expect(bolas).toContain('Bola drew');
  expect(bolas).not.toContain('Bola drew a card');
});

test('a thrower stops the marker with Space; the bot that holds answers after it', async () => {
  const keys = keyboard().when('give up > ', '1\r').when('Press Enter to begin', '\r').after(100, ' ').after(412, ' ');
  const { out, moves } = await race(keys.when('The race ends at 512', '\x03'), 'person,steady');
  expect(out).toContain('Refused: early.');
  expect(out).toContain('The race ends at 512, held.');
  expect(moves.slice(1, 3)).toEqual([
    { seat: 0, move: { timing: 512, for: 'rein' } },
    { seat: 1, move: { timing: null, for: 'nerve' } },
  ]);
});

test.each([450, null])(
  'a person holds while a bot throws: F lets go at that moment, silence is held (%s)',
  async (ms) => {
    const keys = keyboard().when('Press Enter to begin', '\r');
    if (ms !== null) keys.after(ms, 'f');
    const { code, moves } = await race(keys.when('The race ends at 800', '\x03'), 'steady,person');
    expect(code).toBe(0);
    expect(moves).toContainEqual({ seat: 1, move: { timing: ms, for: 'nerve' } });
  },
);

test('two people duel at one keyboard: Space and F', async () => {
  const keys = keyboard()
    .when('Alice: Saddle', '1\r')
    .when('Press Enter to begin', '\r')
    .after(350, 'f')
    .after(290, ' ');
  const { moves } = await race(keys.when('The race ends', '\x03'), 'person');
  expect(moves.slice(1, 3)).toEqual([
    { seat: 1, move: { timing: 350, for: 'nerve' } },
    { seat: 0, move: { timing: 640, for: 'rein' } },
  ]);
});

test('the finished record is a true one', async () => {
  const record = join(folder(), 'game.json');
  const { dealer, out } = fakeLab();
  await dealer('play', 'caravan', '--bots', 'random', '--seed', '8', '--record', record);
  expect(out()).toContain(`The record is in ${record}.`);
  expect(await fakeLab().dealer('replay', record)).toBe(0);
  const again = fakeLab();
  expect(await again.dealer('play', 'caravan', '--bots', 'random', '--record', record)).toBe(2);
  expect(again.err()).toContain('exists already');
});
