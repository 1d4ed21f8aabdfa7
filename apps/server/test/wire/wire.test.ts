import { commitmentTo, faultIn } from '@dealers-choice/chance';
import { replay } from '@dealers-choice/host';
import { hashOf, SPECTATOR } from '@dealers-choice/kernel';
import { ONLINE_VERSION, type ToClient } from '@dealers-choice/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { NO_MATCH } from '../../src/wire/connection.ts';
import { beginMatch, newCookie, type OpenLine, openLine, playPage, WirePage } from './line.ts';

let line: OpenLine;
const open: WirePage[] = [];
beforeAll(async () => {
  line = await openLine();
});
afterAll(async () => {
  for (const page of open) page.close();
  await line.close();
});
async function pages(count: number): Promise<WirePage[]> {
  const list = await Promise.all(Array.from({ length: count }, () => WirePage.open(line.url)));
  open.push(...list);
  return list;
}
const mindOf = (game: string) => PLAYED_GAMES.get(game)?.bots[0] ?? expect.unreachable();

describe.each([...PLAYED_GAMES.keys()])('%s over the wire', (game) => {
  test('two pages and bots play to the end; the record verifies; everything sent has its form', async () => {
    const [ada, bo, cy] = (await pages(3)) as [WirePage, WirePage, WirePage];
    const match = await beginMatch([ada, bo], game);
    const { commitment, code } = ada.room;
    await cy.ask({ type: 'enter', code });
    cy.say({ type: 'watch', match, lastSeq: null });
    await Promise.all([ada, bo].map((page) => playPage(page, match, mindOf(game))));
    await Promise.all([ada, bo, cy].map((page) => page.until(() => page.known?.sight.view.over !== null)));

    const opened = await ada.ask({ type: 'record', match });
    if (opened.type !== 'opened') return expect.unreachable(JSON.stringify(opened));
    const played = PLAYED_GAMES.get(game) ?? expect.unreachable();
    const again = replay(played.game, opened.record);
    for (const [page, viewer] of [
      [ada, 0],
      [bo, 1],
      [cy, SPECTATOR],
    ] as const) {
      expect(hashOf(page.known?.sight.view)).toBe(hashOf(again.view(viewer)));
      expect(page.wrong).toEqual([]);
    }
    expect(opened.record.players?.slice(0, 2)).toEqual([
      { name: 'Page', bot: '' },
      { name: 'Page', bot: '' },
    ]);
    expect(opened.record.players).toHaveLength(opened.record.seats);
    expect(commitmentTo(opened.deal.secret)).toBe(commitment);
    expect(faultIn(opened.deal, opened.record.seed, { commitment, brought: 'ab' })).toBeNull();
    expect(line.logged.filter(({ what }) => !what.endsWith('lag'))).toEqual([]);
  });
});

describe('a page', () => {
  test('that reloads, or comes on another device with the same cookie, goes on where it was', async () => {
    const [ada] = (await pages(1)) as [WirePage];
    const match = await beginMatch([ada], 'jambo');
    await playPage(ada, match, mindOf('jambo'), 5);
    const again = await WirePage.open(line.url, ada.cookie);
    open.push(again);
    again.say({ type: 'watch', match, lastSeq: null });
    await again.until(() => again.known !== null);
    await ada.until(() => ada.known?.seq === again.known?.seq);
    expect(again.known).toEqual(ada.known);
    ada.close();
    expect(await playPage(again, match, mindOf('jambo'), 3)).toHaveLength(3);
  });

  test('that turns to something else in its own turn is called back, and not while others are asked', async () => {
    const [ada, bo] = (await pages(2)) as [WirePage, WirePage];
    const match = await beginMatch([ada, bo], 'jambo');
    for (const page of [ada, bo]) page.say({ type: 'watch', match, lastSeq: null });
    await Promise.all([ada, bo].map((page) => page.until(() => page.known !== null)));
    for (const page of [ada, bo]) page.say({ type: 'unwatch', match });
    const [asked, other] = ada.known?.sight.question === null ? [bo, ada] : [ada, bo];
    await asked.until(() => asked.got.some((message) => message.type === 'called' && message.match === match));
    await other.ask({ type: 'mine' });
    expect(other.got.filter(({ type }) => type === 'called')).toEqual([]);
  });

  test('that turns away from a match before it has it is not taken for one that is there', async () => {
    const [ada, bo] = (await pages(2)) as [WirePage, WirePage];
    const match = await beginMatch([ada, bo], 'jambo');
    bo.say({ type: 'watch', match, lastSeq: null });
    await bo.until(() => bo.known !== null);
    const told = bo.got.length;
    for (let i = 0; i < 3; i++) {
      ada.say({ type: 'watch', match, lastSeq: null });
      ada.say({ type: 'unwatch', match });
    }
    await ada.ask({ type: 'mine' });
    const seen = ada.got.length;
    bo.say({ type: 'concede', match, moveId: 'enough' });
    await bo.until(() => bo.got.slice(told).some(({ type }) => type === 'done'));
    await ada.ask({ type: 'mine' });
    expect(ada.got.slice(seen).filter(({ type }) => type === 'news' || type === 'sight')).toEqual([]);
  });

  test('whose connection broke resumes by itself', async () => {
    const [ada] = (await pages(1)) as [WirePage];
    const match = await beginMatch([ada], 'jambo');
    await playPage(ada, match, mindOf('jambo'), 3);
    ada.socket.io.engine.close();
    await ada.until(() => !ada.socket.connected);
    await ada.until(() => ada.socket.connected);
    expect(await playPage(ada, match, mindOf('jambo'), 3)).toHaveLength(3);
  });

  test('that has no WebSocket is told the same', async () => {
    const [ada] = (await pages(1)) as [WirePage];
    const match = await beginMatch([ada], 'jambo');
    await playPage(ada, match, mindOf('jambo'), 5);
    const again = new WirePage(line.url, ada.cookie, 'polling');
    open.push(again);
    await again.until(() => again.got.some(({ type }) => type === 'welcome'));
    again.say({ type: 'watch', match, lastSeq: null });
    await again.until(() => again.known !== null);
    ada.close();
    expect(await playPage(again, match, mindOf('jambo'), 3)).toHaveLength(3);
    expect(again.wrong).toEqual([]);
  });

  test('is told words of any letters, and signs that are not sent as they are', async () => {
    const [ada] = (await pages(1)) as [WirePage];
    const title = 'अदा’s "first" \\ table';
    const room = { game: 'jambo', seats: 2, options: {}, visibility: 'private', help: true, seconds: 60 } as const;
    const made = await ada.ask({ type: 'create', ...room, title, spectators: null });
    expect(made).toMatchObject({ type: 'entered', view: { title } });
    expect(ada.wrong).toEqual([]);
  });

  test('gets a guest of its own, in a cookie that scripts cannot read', async () => {
    const answer = await fetch(`${line.url}/socket.io/?EIO=4&transport=polling`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^guest=[0-9a-f]{24}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const kept = await fetch(`${line.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(kept.headers.get('set-cookie')).toBeNull();
    expect(await newCookie(line.url)).not.toBe(cookie.split(';')[0]);
  });

  test('of another site is not let in', async () => {
    for (const origin of ['https://evil.example', 'null', `${line.url}.evil.example`]) {
      const answer = await fetch(`${line.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
      expect(answer.status).toBe(403);
    }
    const own = await fetch(`${line.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin: line.url } });
    expect(own.status).toBe(200);
  });

  test('of another version is told to load anew, and one that says nothing first to say hello', async () => {
    const page = new WirePage(line.url, await newCookie(line.url));
    open.push(page);
    page.socket.off('connect');
    await page.until(() => page.socket.connected);
    page.say({ type: 'lobby', on: true });
    await page.until(() => page.got.length === 1);
    page.say({ type: 'hello', version: 99, name: '' });
    await page.until(() => page.got.length === 2);
    expect(page.got).toEqual<ToClient[]>([
      { type: 'wrong', text: 'Say hello first.' },
      { type: 'outdated', version: ONLINE_VERSION },
    ]);
  });

  test('that has no seat is answered as if there were no match', async () => {
    const [ada, eve] = (await pages(2)) as [WirePage, WirePage];
    const match = await beginMatch([ada], 'jambo', null);
    const asked = ['no-such-match', match].map((name) => {
      eve.say({ type: 'watch', match: name, lastSeq: null });
      eve.say({ type: 'answer', match: name, moveId: 'x', lastSeq: 0, question: 0, move: { do: 'pass' } });
      eve.say({ type: 'concede', match: name, moveId: 'y' });
      return name;
    });
    await eve.until(() => eve.got.filter(({ type }) => type === 'lost').length === 6);
    const answers = asked.map((name) =>
      eve.got.filter((one) => 'match' in one && one.match === name).map((one) => ({ ...one, match: '' })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(eve.got.some(({ type }) => type === 'sight')).toBe(false);
  });

  test('that knows the name of a match has its record when it is over, also when its table is gone', async () => {
    const [ada, eve] = (await pages(2)) as [WirePage, WirePage];
    const match = await beginMatch([ada], 'jambo', null);
    const none = { type: 'sorry', text: NO_MATCH };
    for (const name of ['no-such-match', match]) {
      expect(await eve.ask({ type: 'record', match: name })).toMatchObject(none);
      expect(await eve.ask({ type: 'past', match: name })).toMatchObject(none);
    }
    expect(await ada.ask({ type: 'record', match })).toMatchObject({ type: 'sorry', text: 'The match is not over.' });
    const { room } = ada.room;
    ada.say({ type: 'concede', match, moveId: 'x' });
    await ada.until(() => ada.got.some(({ type }) => type === 'done') && !ada.room.playing);
    await ada.ask({ type: 'leave', room });
    for (const page of [ada, eve]) {
      expect(await page.ask({ type: 'record', match })).toMatchObject({ type: 'opened', deal: { match } });
      expect(await page.ask({ type: 'past', match })).toMatchObject(none);
    }
  });

  test('has a match played once more for it a few times, and then waits', async () => {
    const [ada] = (await pages(1)) as [WirePage];
    const match = await beginMatch([ada], 'jambo');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ada.ask({ type: 'past', match })));
    expect(answers.map(({ type }) => type)).toContain('sorry');
    expect(answers.filter(({ type }) => type === 'told')).toHaveLength(10);
  });
});
