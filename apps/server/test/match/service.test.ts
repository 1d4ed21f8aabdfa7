import { random } from '@dealers-choice/bots';
import { type Move, moves, type Seat, SPECTATOR, seedRng } from '@dealers-choice/kernel';
import type { MatchToClient } from '@dealers-choice/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { MatchService } from '../../src/match/match-service.ts';
import { restored } from '../../src/match/restored.ts';
import type { Store } from '../../src/store/store.ts';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage, turns } from './table.ts';

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});

async function seated(id: string, more: Parameters<typeof dealOf>[1] = {}, wrap?: (store: Store) => Store) {
  const table = await openTable({}, wrap);
  open.push(table);
  const deal = dealOf(id, more);
  await table.service.begin(deal);
  const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await table.ticker.advance(0);
  const asked = (): TablePage => pages.find((page) => page.isAsked) ?? expect.unreachable('nobody is asked');
  const linesOf = async () => (await table.store.read(deal.match))?.lines ?? [];
  return { table, deal, pages, asked, linesOf, played: gameOf(id) };
}
const legalMove = (id: string, { known, viewer }: TablePage): Move => {
  const [first] = known ? moves(gameOf(id).game, known.sight.view, viewer as Seat) : [];
  return first ?? expect.unreachable('no move is legal');
};
/** The same store, in which one thing is done otherwise. */
const changed = <K extends keyof Store>(store: Store, name: K, by: Store[K]): Store =>
  new Proxy(store, {
    get: (of, asked) => {
      if (asked === name) return by;
      const value = Reflect.get(of, asked);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
/** A store whose disk is full whenever that is said. */
const fullDisk = (isFull: () => boolean) => (store: Store) =>
  changed(store, 'append', (hold, what) =>
    isFull() ? Promise.reject(new Error('the disk is full')) : store.append(hold, what),
  );
/** A move that asked somebody else is taken back: who is late to answer, and which question that was. */
async function takenBack(id: string, pages: readonly TablePage[], table: Table) {
  for (;;) {
    const mover = pages.find((page) => page.isAsked);
    if ((await playOn(gameOf(id), pages, table, { most: 1 })) === 0) expect.unreachable('the match is over');
    const late = pages.find((page) => page.isAsked);
    if (!mover?.known?.sight.undo || !late || late === mover) continue;
    const question = late.known?.sight.question ?? 0;
    await mover.say({ type: 'undo', match: `${id}-1`, moveId: mover.newId(), lastSeq: mover.known.seq });
    return { late, question };
  }
}
const newsOf = (page: TablePage): MatchToClient[] => page.messages.filter(({ type }) => type === 'news');

test.each([
  ['that is alone prolongs no claims: nobody would take its matches over', true, 0],
  ['that shares a database prolongs its claims every ten seconds', false, 6],
])('a server %s', async (_what, alone, most) => {
  let renewals = 0;
  const table = await openTable({ alone }, (store) => changed(store, 'renew', async () => void renewals++));
  open.push(table);
  await table.ticker.advance(60_000);
  expect(renewals).toBe(most);
});

describe('a move', () => {
  test('that is sent twice is done once, and acknowledged twice', async () => {
    const { asked, linesOf } = await seated('jambo');
    const page = asked();
    const move = legalMove('jambo', page);
    const [question, lastSeq] = [page.known?.sight.question ?? 0, page.known?.seq ?? 0];
    const same = { moveId: 'once', question, lastSeq };
    expect(await page.answer(move, same)).toMatchObject({ type: 'done', moveId: 'once' });
    expect(await page.answer(move, same)).toMatchObject({ type: 'done', moveId: 'once' });
    expect((await linesOf()).filter(({ moveId }) => moveId === 'once')).toHaveLength(1);
  });

  test('that is sent again after a crash is known', async () => {
    const { table, asked, linesOf } = await seated('jambo');
    const page = asked();
    const move = legalMove('jambo', page);
    const same = { moveId: 'once', question: page.known?.sight.question ?? 0, lastSeq: page.known?.seq ?? 0 };
    await page.answer(move, same);
    await table.restart();
    expect(await page.answer(move, same)).toMatchObject({ type: 'done', moveId: 'once' });
    expect(await linesOf()).toHaveLength(1);
  });

  test('with the id of another seat’s move is refused', async () => {
    const { asked, pages } = await seated('jambo');
    const page = asked();
    await page.answer(legalMove('jambo', page), { moveId: 'mine' });
    const other = pages.find((one) => one !== page);
    const reply = await other?.say({ type: 'concede', match: 'jambo-1', moveId: 'mine' });
    expect(reply).toMatchObject({ type: 'refused', refusal: { code: 'id-taken' } });
  });

  test('that the rules refuse changes nothing, and says why', async () => {
    const { asked, linesOf, pages } = await seated('jambo');
    const seqs = pages.map(({ known }) => known?.seq);
    expect(await asked().answer({ choose: 'the moon' })).toMatchObject({ type: 'refused', moveId: expect.any(String) });
    expect(await linesOf()).toEqual([]);
    expect(pages.map(({ known }) => known?.seq)).toEqual(seqs);
  });

  test('of a seat that is not asked is refused by the rules', async () => {
    const { asked, pages, linesOf } = await seated('jambo');
    const move = legalMove('jambo', asked());
    const other = pages.find((page) => !page.isAsked);
    expect(await other?.answer(move)).toMatchObject({ type: 'refused' });
    expect(await linesOf()).toEqual([]);
  });

  test('to a question that was taken back meanwhile is not taken: the page is shown how things stand', async () => {
    const { pages, linesOf, table } = await seated('one-piece');
    const { late, question } = await takenBack('one-piece', pages, table);
    const before = await linesOf();
    const reply = await late.answer({ do: 'end' }, { question, lastSeq: (late.known?.seq ?? 0) - 1 });
    expect(reply).toMatchObject({ type: 'sight', why: 'stale', seq: late.known?.seq });
    expect(await linesOf()).toEqual(before);
  });

  test('that answers an earlier question is not taken: the page is shown how things stand', async () => {
    const { asked, linesOf } = await seated('jambo');
    const page = asked();
    const reply = await page.answer(legalMove('jambo', page), { question: 99 });
    expect(reply).toMatchObject({ type: 'sight', why: 'stale', seq: page.known?.seq });
    expect(await linesOf()).toEqual([]);
  });

  test('from a page that knows more than has happened is not taken either', async () => {
    const { asked } = await seated('jambo');
    const page = asked();
    expect(await page.answer(legalMove('jambo', page), { lastSeq: 7 })).toMatchObject({ type: 'sight', why: 'gap' });
  });

  test('is told to nobody before it is safe', async () => {
    let hold = Promise.resolve();
    let release = (): void => {};
    const slow = (store: Store): Store =>
      changed(store, 'append', (writing, what) => hold.then(() => store.append(writing, what)));
    const { asked, pages, table } = await seated('jambo', {}, slow);
    const page = asked();
    hold = new Promise((done) => {
      release = done;
    });
    const before = pages.map(({ messages }) => messages.length);
    const late = table.page('jambo-1', 1);
    void page.answer(legalMove('jambo', page));
    void late.watch();
    await turns();
    expect(pages.map(({ messages }) => messages.length)).toEqual(before);
    expect(late.messages).toEqual([]); // whoever comes meanwhile waits, too
    release();
    await turns();
    expect(page.messages[page.messages.length - 1]).toMatchObject({ type: 'done' });
    expect(late.known).toEqual(pages[1]?.known);
  });
});

describe('a store that fails', () => {
  test('loses nothing: the match is read again, and the move can be sent again', async () => {
    let failing = false;
    const flaky = fullDisk(() => failing);
    const { table, asked, pages, linesOf } = await seated('jambo', {}, flaky);
    const page = asked();
    const move = legalMove('jambo', page);
    const same = { moveId: 'again', question: page.known?.sight.question ?? 0, lastSeq: page.known?.seq ?? 0 };
    const [known] = pages.map((one) => one.known);
    failing = true;
    expect(await page.answer(move, same)).toMatchObject({ type: 'lost' });
    failing = false;
    await turns();
    expect(page.messages[page.messages.length - 1]).toMatchObject({ type: 'sight', why: 'restarted' });
    expect(pages[0]?.known).toEqual(known);
    expect(await page.answer(move, same)).toMatchObject({ type: 'done' });
    expect(await linesOf()).toHaveLength(1);
    expect(table.logged.map(({ what }) => what)).toEqual(['match broke']);
  });

  test('that belongs to another server now: everybody is told to come back', async () => {
    const { table, asked, pages, linesOf } = await seated('jambo');
    await table.store.hold('jambo-1', { owner: 'other', until: 0, now: 0, anyway: true });
    const page = asked();
    expect(await page.answer(legalMove('jambo', page))).toMatchObject({ type: 'lost' });
    await turns();
    for (const { messages } of pages) expect(messages[messages.length - 1]).toMatchObject({ type: 'lost' });
    expect(await linesOf()).toEqual([]);
    expect(await page.watch(null)).toBe(true); // whoever asks again finds it, taken back
  });
});

test('a match that breaks again and again is let be, and everybody is told', async () => {
  let failing = false;
  const table = await openTable(
    {},
    fullDisk(() => failing),
  );
  open.push(table);
  const deal = dealOf('jambo', {}, 1);
  failing = true; // the bot cannot move
  await table.service.begin(deal);
  const page = table.page(deal.match, 0);
  await page.watch();
  await turns(200);
  const breaks = table.logged.filter(({ what }) => what === 'match broke').length;
  expect(breaks).toBeGreaterThan(0);
  expect(breaks).toBeLessThan(6);
  expect(page.messages[page.messages.length - 1]).toMatchObject({ type: 'lost' });
});

describe('a page that was away', () => {
  test.each([0, 1, 7, 30, 120])('after %i answers knows everything again, at one message or few', async (missed) => {
    const { table, deal, pages, played } = await seated('jambo');
    await playOn(played, pages, table, { most: 5 });
    const away = table.page(deal.match, 0);
    await away.watch(null);
    await table.service.settled(deal.match);
    await away.unwatch();
    await playOn(played, pages, table, { most: missed });
    const before = away.messages.length;
    await away.watch();
    await table.service.settled(deal.match);
    expect(away.known).toEqual(pages[0]?.known);
    const got = away.messages.slice(before);
    if (missed === 120) expect(got).toMatchObject([{ type: 'sight', why: 'gap' }]);
  });

  test('goes on with its news after a crash, if it had missed nothing before the last snapshot', async () => {
    const { table, deal, pages, played } = await seated('jambo');
    await playOn(played, pages, table, { most: 70 });
    const lost = pages[0]?.messages.length ?? 0;
    await table.restart();
    await pages[0]?.watch();
    await table.service.settled(deal.match);
    expect(pages[0]?.messages.slice(lost)).toEqual([]); // nothing was missed, nothing is sent
  });
});

describe('snapshots', () => {
  test('are where a match goes on from; one that is not what its hash says is left alone', async () => {
    const { table, deal, pages, played } = await seated('jambo');
    await playOn(played, pages, table, { most: 130 });
    await expect.poll(async () => (await table.store.read(deal.match))?.snapshots.length).toBe(2);
    const hash = await table.service.hashOf(deal.match);

    for (const spoilt of [0, 1, 2]) {
      const read = async (match: string) => {
        const found = await table.store.read(match);
        for (const snapshot of found?.snapshots.slice(0, spoilt) ?? []) snapshot.match.turn += 1;
        return found;
      };
      const service = new MatchService({ ...table.how, store: changed(table.store, 'read', read) });
      expect(await service.hashOf(deal.match)).toBe(hash);
      await service.close();
    }
  });
});

test('Dhappa Baaji, of which every turn is a draft, has snapshots too: before the first answer of a turn', async () => {
  const { table, deal, pages, played } = await seated('dhappa-baaji');
  await playOn(played, pages, table, { most: 75 });
  await turns();
  expect((await table.store.read(deal.match))?.snapshots.length).toBeGreaterThan(0);
  const hash = await table.service.hashOf(deal.match);
  await table.restart();
  expect(await table.service.hashOf(deal.match)).toBe(hash);
  for (const page of pages) {
    const { known } = page;
    await page.watch(null);
    await table.service.settled(deal.match);
    expect(page.known).toEqual(known);
  }
  expect(await playOn(played, pages, table, { most: 3 })).toBe(3);
});

describe('absence', () => {
  const clock = { ms: 60_000, stirs: true };

  test('Jambo: whoever is silent is answered for as the rules say, and is back with the next word', async () => {
    const { table, pages, asked, linesOf, deal } = await seated('jambo', { clock });
    const page = asked();
    const seat = page.viewer as Seat;
    await table.ticker.advance(60_999);
    expect(await linesOf()).toEqual([]);
    await table.ticker.advance(1);
    const lines = (await linesOf()).map(({ entry }) => entry);
    expect(lines[0]).toEqual({ seat, to: 'bot' });
    expect(pages[0]?.known?.sight.away).toEqual([seat]);
    expect(newsOf(pages[0] as TablePage)[0]).toMatchObject({ events: [{ type: 'SEAT_TO_AI', seat }] });

    await page.say({ type: 'here', match: deal.match });
    expect(pages[0]?.known?.sight.away).toEqual([]);
    const after = (await linesOf()).map(({ entry }) => entry);
    expect(after[after.length - 1]).toEqual({ seat, to: 'person' });
  });

  test('whoever comes back when the match is over changes nothing of it', async () => {
    const { table, pages, asked, linesOf, deal } = await seated('jambo', { clock });
    const silent = asked();
    await table.ticker.advance(61_000);
    const other = pages.find((page) => page !== silent);
    expect(await other?.say({ type: 'concede', match: deal.match, moveId: 'x' })).toMatchObject({ type: 'done' });
    const before = await linesOf();
    await silent.say({ type: 'here', match: deal.match });
    expect(await linesOf()).toEqual(before);
    expect(silent.isOver).toBe(true);
  });

  test('a sign of life starts the time anew; with a clock for turns it does not', async () => {
    for (const stirs of [true, false]) {
      const { table, asked, deal, linesOf } = await seated('jambo', { clock: { ms: 60_000, stirs } });
      const page = asked();
      await table.ticker.advance(40_000);
      await page.say({ type: 'here', match: deal.match });
      await table.ticker.advance(40_000);
      expect((await linesOf()).length > 0).toBe(!stirs);
    }
  });

  test('a deadline outlives a crash, and leaves time to come back', async () => {
    const { table, pages, asked, linesOf, deal } = await seated('jambo', { clock });
    const page = asked();
    await page.answer(legalMove('jambo', page));
    const before = (await linesOf()).length;
    expect((await table.store.read(deal.match))?.dueAt, 'kept with the answer').toBe(
      table.ticker.ticker.now() + 60_000,
    );
    await table.ticker.advance(55_000);
    await table.restart();
    for (const one of pages) await one.watch();
    await table.ticker.advance(14_000);
    expect(await linesOf()).toHaveLength(before);
    await table.ticker.advance(3_000);
    expect((await linesOf())[before]?.entry).toMatchObject({ to: 'bot' });
  });

  test('[TD-37] The Door: a bot plays on for whoever is silent', async () => {
    const { table, pages, linesOf } = await seated('the-door', { clock });
    await table.ticker.advance(61_000);
    const entries = (await linesOf()).map(({ entry }) => entry);
    expect(entries[0]).toMatchObject({ to: 'bot' });
    expect(entries.length).toBeGreaterThan(1);
    expect(pages[0]?.known?.sight.away.length).toBeGreaterThan(0);
  });

  test('Dhappa Baaji: what was drafted is taken back before a seat is handed over', async () => {
    const { table, deal, pages, played, asked, linesOf } = await seated('dhappa-baaji', {
      clock: { ms: 90_000, stirs: false },
    });
    for (let i = 0; i < 60; i++) {
      await playOn(played, pages, table, { most: 1 });
      if (pages.some(({ known }) => known?.sight.undo && known.sight.view.draft)) break;
    }
    const drafting = asked();
    expect(drafting.known?.sight.undo).toBe(true);
    const before = (await linesOf()).length;
    await table.ticker.advance(91_000);
    const entries = (await linesOf()).slice(before).map(({ entry }) => entry);
    expect(entries[0]).toEqual({ seat: drafting.viewer, undo: true });
    const handed = entries.findIndex((entry) => 'to' in entry);
    expect(entries.slice(0, handed).every((entry) => 'undo' in entry)).toBe(true);
    const hash = await table.service.hashOf(deal.match);
    await table.restart();
    expect(await table.service.hashOf(deal.match)).toBe(hash);
  });
});

describe('spectators', () => {
  test('are told what is older than the delay, and nothing else; and the same after a crash', async () => {
    const { table, deal, pages, played } = await seated('jambo', { spectators: 30_000 });
    const now = table.page(deal.match, SPECTATOR);
    await now.watch(null);
    for (let i = 0; i < 12; i++) {
      await playOn(played, pages, table, { most: 3 });
      await table.ticker.advance(10_000);
      if (i === 6) {
        await table.restart();
        for (const page of [...pages, now]) await page.watch();
        await table.service.settled(deal.match);
      }
      const lines = (await table.store.read(deal.match))?.lines ?? [];
      const older = lines.filter(({ at }) => at + 30_000 <= now.now()).length;
      // No step of this match is told in two: each line is at most one piece of news.
      expect(now.known?.seq ?? 0).toBeLessThanOrEqual(older);
      expect(now.known?.seq).toBeGreaterThanOrEqual(i < 3 ? 0 : 1);
    }
    await table.ticker.advance(30_000);
    expect(now.known?.sight.view.viewer).toBe(SPECTATOR);
    const { view } = now.known?.sight ?? {};
    expect(view?.turn).toBe(pages[0]?.known?.sight.view.turn);
    expect(view?.answers).toBe(pages[0]?.known?.sight.view.answers);
  });

  test('there are none where nobody may watch', async () => {
    const { table, deal } = await seated('jambo');
    const page = table.page(deal.match, SPECTATOR);
    expect(await page.watch(null)).toBe(false);
    expect(page.known).toBeNull();
  });
});

test('while somebody drafts in private, nobody else is sent anything', async () => {
  const { table, pages, played } = await seated('dhappa-baaji', { clock: { ms: 90_000, stirs: true } });
  let drafted = 0;
  for (let i = 0; i < 150 && drafted < 5; i++) {
    const drafter = pages.find(({ known }) => known?.sight.view.draft && !known.sight.view.draft.watched);
    const before = pages.map(({ messages }) => messages.length);
    await playOn(played, pages, table, { most: 1 });
    const still = drafter?.known?.sight.view.draft;
    if (!drafter || !still) continue;
    drafted++;
    for (const [seat, page] of pages.entries())
      if (page !== drafter) expect(page.messages).toHaveLength(before[seat] ?? -1);
  }
  expect(drafted).toBeGreaterThan(0);
});

test('a page that goes before it is let in is not told anything, and keeps no match in memory', async () => {
  const { table, deal, asked } = await seated('jambo');
  const moving = asked();
  const hasty = table.page(deal.match, moving.viewer);
  const moved = moving.answer(legalMove('jambo', moving)); // what is being written is waited for
  const [watched, left] = [hasty.watch(), hasty.unwatch()];
  await Promise.all([moved, watched, left]);
  await table.service.settled(deal.match);
  expect(hasty.messages).toEqual([]);
});

test('moves are not taken back for ever: what has to be read again after a crash stays short', async () => {
  const { table, deal, pages, played, linesOf } = await seated('dhappa-baaji');
  const undoing = (): TablePage | undefined => pages.find(({ known }) => known?.sight.undo);
  for (let i = 0; i < 150 && !undoing(); i++) await playOn(played, pages, table, { most: 1 });
  const page = undoing() ?? expect.unreachable('nobody can take anything back');
  const [last] = (await linesOf()).slice(-1);
  if (!last || !('move' in last.entry)) return expect.unreachable('the last line is a move');
  const { move } = last.entry;
  let answer: MatchToClient | undefined;
  for (let i = 0; i < 700 && answer?.type !== 'refused'; i++) {
    const lastSeq = page.known?.seq ?? 0;
    answer = await page.say({ type: 'change', match: deal.match, moveId: page.newId(), lastSeq, move });
  }
  expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'nothing-to-undo' } });
  expect((await linesOf()).length).toBeLessThan(1_200);
});

test('where spectators are behind, moves are not taken back for ever either: little is read again', async () => {
  const HOUR = 3_600_000;
  const { table, deal, pages, played, linesOf } = await seated('dhappa-baaji', { spectators: HOUR });
  const mind = random(played.game);
  const rng = seedRng('behind');
  let last: Move | null = null;
  const changes = async (): Promise<MatchToClient['type'] | undefined> => {
    const page = pages.find(({ known }) => known?.sight.undo);
    if (!page || !last) return undefined;
    const lastSeq = page.known?.seq ?? 0;
    const say = { type: 'change' as const, match: deal.match, moveId: page.newId(), lastSeq, move: last };
    return (await page.say(say))?.type;
  };
  const plays = async (): Promise<void> => {
    const page = pages.find(({ isAsked }) => isAsked) ?? expect.unreachable('nobody is asked');
    last = page.known ? mind.choose(page.known.sight.view, page.viewer as Seat, rng) : null;
    if (last) await page.answer(last);
  };
  /** Every move is changed five times, until that is refused, or there are this many lines. Gives whether it was. */
  const isRefusedBefore = async (most: number): Promise<boolean> => {
    while ((await linesOf()).length < most) {
      await plays();
      for (let n = 0; n < 5; n++) if ((await changes()) === 'refused') return true;
    }
    return false;
  };
  expect(await isRefusedBefore(1_500)).toBe(true);
  const before = (await linesOf()).length;
  expect(before).toBeLessThan(1_200);
  expect((await table.store.read(deal.match))?.snapshots.length, 'some are there').toBeGreaterThan(2);
  await table.ticker.advance(HOUR);
  expect(await isRefusedBefore(before + 300), 'spectators have seen more').toBe(false);
  await table.ticker.advance(HOUR / 2);
  const kept = (await table.store.read(deal.match)) ?? expect.unreachable();
  const { from } = restored(played, kept, table.ticker.ticker.now());
  expect(kept.lines.length - from).toBeLessThan(1_200);
});

test('a match that nobody watches is let go, and is there again when somebody does', async () => {
  const { table, deal, pages, played } = await seated('jambo');
  await playOn(played, pages, table, { most: 9 });
  const before = pages[0]?.known;
  for (const page of pages) await page.unwatch();
  await table.ticker.advance(61_000);
  const page = table.page(deal.match, 0);
  expect(await page.watch(null)).toBe(true);
  await table.service.settled(deal.match);
  expect(page.known).toEqual(before);
  expect(await table.service.watch('no such match', page, null)).toBe(false);
});

describe('the marker of a duel', () => {
  /** A duel that is open, and whoever throws in it. */
  async function duel() {
    const all = await seated('the-door');
    const { table, pages, played } = all;
    const isThrower = ({ known, viewer }: TablePage): boolean => {
      const [mark] =
        known?.sight.view.asking?.kind === 'timing' ? moves(played.game, known.sight.view, viewer as Seat) : [];
      return mark !== undefined && 'timing' in mark && mark.for === 'CHAOS_AIM';
    };
    while (!pages.some(isThrower)) await playOn(played, pages, table, { most: 1 });
    const page = pages.find(isThrower) ?? expect.unreachable();
    const stopAt = (timing: number) => page.answer({ timing, for: 'CHAOS_AIM' });
    return { ...all, page, stopAt };
  }

  test('that was stopped long before its message came is refused, and starts anew on its page', async () => {
    const { table, page, stopAt } = await duel();
    await page.startMarker();
    await table.ticker.advance(5_000);
    expect(await stopAt(1_000)).toMatchObject({ type: 'refused', refusal: { code: 'marker-lag' } });
    await page.startMarker();
    await table.ticker.advance(1_200);
    expect(await stopAt(1_000)).toMatchObject({ type: 'done' });
  });

  test('was not stopped in the time to come: a quarter of a second is the most that clocks may differ', async () => {
    const { table, page, stopAt } = await duel();
    await page.startMarker();
    await table.ticker.advance(1_000);
    expect(await stopAt(1_251)).toMatchObject({ type: 'refused', refusal: { code: 'marker-lag' } });
    await page.startMarker();
    await table.ticker.advance(1_000);
    expect(await stopAt(1_250)).toMatchObject({ type: 'done' });
  });

  test.each([
    ['lag', -300],
    ['small lag', 249],
    ['lag', 250],
    ['lag', 300],
  ])('is told in the log as %s when its stop comes %i ms late', async (what, lag) => {
    const { table, deal, page, stopAt } = await duel();
    await page.startMarker();
    await table.ticker.advance(2_000);
    await stopAt(2_000 - lag);
    expect(table.logged).toEqual([{ what, about: { match: deal.match, seat: page.viewer, lag } }]);
  });

  test('starts anew on a page that was loaded again, and goes on for one that only lost its line', async () => {
    const { table, page, stopAt } = await duel();
    await page.startMarker();
    await table.ticker.advance(3_000);
    await page.watch();
    expect(await stopAt(900)).toMatchObject({ type: 'refused', refusal: { code: 'marker-lag' } });
    await page.watch(null);
    await page.startMarker();
    await table.ticker.advance(1_000);
    expect(await stopAt(900)).toMatchObject({ type: 'done' });
  });

  test('of which a new server knows nothing starts anew: the page is shown how things stand', async () => {
    const { table, page, stopAt } = await duel();
    await page.startMarker();
    await table.ticker.advance(700);
    await table.restart();
    const before = page.messages.length;
    await page.watch();
    await turns();
    expect(page.messages.slice(before)).toContainEqual(expect.objectContaining({ type: 'sight', why: 'restarted' }));
    await page.startMarker();
    await table.ticker.advance(1_000);
    expect(await stopAt(1_000)).toMatchObject({ type: 'done' });
  });
});
