/** Who is silent far away: as each game's rules say. */
import { type Move, moves, type Seat } from '@dealers-choice/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { type Think, thinkHere } from '../../src/match/thinking.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage } from './table.ts';

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});
const AFK = 60_000;
const LAG = 1_000;

interface Seating {
  clock?: { ms: number; stirs: boolean };
  secret?: string;
  options?: Record<string, unknown>;
  think?: Think;
}
async function seated(id: string, { clock, secret = '5e'.repeat(32), options, think }: Seating = {}) {
  const table = await openTable(think ? { think } : {});
  open.push(table);
  const deal = dealOf(id, { clock: clock ?? { ms: AFK, stirs: true }, fair: { secret, entropy: [] } });
  Object.assign(deal.options, options);
  await table.service.begin(deal);
  const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await table.ticker.advance(0);
  const { match } = deal;
  const linesOf = async () => (await table.store.read(match))?.lines ?? [];
  const pageOf = (seat: Seat): TablePage => pages[seat] ?? expect.unreachable();
  const asked = (): TablePage => pages.find((page) => page.isAsked) ?? expect.unreachable('nobody is asked');
  return { table, match, pages, linesOf, pageOf, asked, played: gameOf(id) };
}
const promptOf = ({ known }: TablePage): string => known?.sight.view.asking?.prompt ?? '';
const eventsOf = ({ messages }: TablePage): string[] =>
  messages.flatMap((message) => (message.type === 'news' ? message.events.map(({ type }) => type) : []));

describe('[R-17] Jambo: whoever is missing', () => {
  const ANSWERS: Readonly<Record<string, Move>> = {
    'action DRAW': { do: 'END_DRAW' },
    'action LOOKED': { do: 'KEEP' },
    'action PLAY': { do: 'END_TURN' },
    'yes-no RAIN_MAKER_WINDOW': { choose: 'no' },
    'number AUCTION': { choose: 'pass' },
  };

  /** Nobody says anything until the time of whoever is asked is over. Gives the answer in the log. */
  async function silence({ table, match, pages, linesOf, asked }: Awaited<ReturnType<typeof seated>>) {
    const silent = asked();
    const before = (await linesOf()).length;
    await table.ticker.advance(AFK + LAG - 1);
    expect(await linesOf()).toHaveLength(before);
    const ifAbsent = silent.known?.sight.view.asking?.ifAbsent ?? expect.unreachable();
    await table.ticker.advance(1);
    const [handed, answer] = (await linesOf()).slice(before).map(({ entry }) => entry);
    expect(handed).toEqual({ seat: silent.viewer, to: 'bot' });
    expect(answer).toEqual({ seat: silent.viewer, move: ifAbsent });
    for (const page of pages) await page.say({ type: 'here', match });
    return answer && 'move' in answer ? answer.move : expect.unreachable();
  }

  test('has all of their time after every answer, and not a moment more', async () => {
    const at = await seated('jambo');
    for (let i = 0; i < 2; i++) {
      await at.table.ticker.advance(AFK / 2);
      await playOn(at.played, at.pages, at.table, { most: 1 });
    }
    await silence(at);
  });

  test('says no, passes, keeps, leaves and ends, whatever is asked; and otherwise gives the first answer', async () => {
    const given = new Map<string, Move>();
    const isAllGiven = (): boolean => Object.keys(ANSWERS).every((question) => given.has(question));
    for (const secret of '123456789abcdef') {
      if (secret > '3' && isAllGiven()) break;
      const at = await seated('jambo', { secret: secret.repeat(64) });
      while (!at.pages[0]?.isOver) {
        const { kind, prompt } = at.asked().known?.sight.view.asking ?? expect.unreachable();
        const question = `${kind} ${prompt}`;
        if (given.has(question)) await playOn(at.played, at.pages, at.table, { most: 1 });
        else given.set(question, await silence(at));
      }
    }
    expect(Object.fromEntries(given)).toMatchObject(ANSWERS);
    for (const [question, move] of given) if (question.startsWith('yes-no')) expect(move).toEqual({ choose: 'no' });
  });
});

describe('Dhappa Baaji, section 15: with `turnSeconds`', () => {
  const clock = { ms: 90_000, stirs: false };

  test('the time of a turn goes on through all its questions, and nobody else’s runs', async () => {
    const { table, pages, asked, played } = await seated('dhappa-baaji', { clock });
    const seat = asked().viewer;
    await table.ticker.advance(50_000);
    await playOn(played, pages, table, { most: 1 });
    const clocks = asked()
      .messages.filter((message) => 'clocks' in message)
      .pop();
    if (asked().viewer === seat) expect(clocks).toMatchObject({ clocks: [{ seat, left: 40_000 }] });
    else expect(clocks).toMatchObject({ clocks: [{ seat: asked().viewer, left: 90_000 }] });
  });

  test('to look at the hands between two deals has a time of its own, and so has the turn after it', async () => {
    const leftOf = ({ viewer, messages }: TablePage): number | undefined =>
      messages
        .flatMap((message) => ('clocks' in message ? [message.clocks ?? []] : []))
        .at(-1)
        ?.find(({ seat }) => seat === viewer)?.left;
    let wentOutAndDeals = false;
    for (const secret of '0123456789abcdef') {
      const at = await seated('dhappa-baaji', { clock, secret: secret.repeat(64), options: { match: 'points' } });
      const { table, pages, asked, played } = at;
      let last: TablePage | null = null;
      while (promptOf(asked()) !== 'SCORED') {
        if (last !== asked()) await table.ticker.advance(10_000); // each turn takes a while
        last = asked();
        await playOn(played, pages, table, { most: 1 });
      }
      const dealer = asked();
      expect(leftOf(dealer)).toBe(90_000);
      await table.ticker.advance(55_000);
      expect(await dealer.answer({ do: 'DEAL' })).toMatchObject({ type: 'done' });
      expect([asked(), promptOf(dealer), leftOf(dealer)]).toEqual([dealer, 'PICK', 90_000]);
      await table.ticker.advance(30_000);
      await dealer.answer({ do: 'PICK_DRAW' });
      expect([promptOf(dealer), leftOf(dealer)]).toEqual(['PLAY', 60_000]);
      wentOutAndDeals ||= last === dealer;
      if (wentOutAndDeals) break;
    }
    expect(wentOutAndDeals).toBe(true);
  });

  test('what is left undone is drawn and discarded, and a draft is rolled back first', async () => {
    const { table, pages, linesOf, asked } = await seated('dhappa-baaji', { clock });
    for (let i = 0; i < 8 && !pages[0]?.isOver; i++) {
      const silent = asked();
      const before = (await linesOf()).length;
      await table.ticker.advance(clock.ms + LAG);
      const entries = (await linesOf()).slice(before).map(({ entry }) => entry);
      const own = entries.filter((entry) => entry.seat === silent.viewer);
      const words = own.flatMap((entry) => ('move' in entry && 'do' in entry.move ? [entry.move.do] : []));
      expect(own[0]).toEqual({ seat: silent.viewer, to: 'bot' });
      expect(words.filter((word) => !['PICK_DRAW', 'DISCARD_CARD', 'END_PLAY'].includes(word))).toEqual([]);
      expect(words).toContain('DISCARD_CARD');
      for (const page of pages) await page.say({ type: 'here', match: 'dhappa-baaji-1' });
    }
  });

  test('a draft outlives that another seat is handed over, and a crash: the clock takes it back', async () => {
    const { table, match, pages, linesOf, asked, played } = await seated('dhappa-baaji', { clock });
    while (!asked().known?.sight.undo) await playOn(played, pages, table, { most: 1 });
    const drafter = asked();
    const other = pages.find((page) => page !== drafter) ?? expect.unreachable();
    await table.service.handOver(match, other.viewer as Seat);
    expect(drafter.known?.sight).toMatchObject({ undo: true, away: [other.viewer] });
    await table.restart();
    expect(await table.service.hashOf(match)).not.toBeNull();
    for (const page of pages) await page.watch();
    expect(drafter.known?.sight.undo).toBe(true);
    const before = (await linesOf()).length;
    await table.ticker.advance(clock.ms + LAG);
    const [first, ...rest] = (await linesOf()).slice(before).map(({ entry }) => entry);
    expect(first).toEqual({ seat: drafter.viewer, undo: true });
    expect(rest).toContainEqual({ seat: drafter.viewer, to: 'bot' });
    expect(table.logged.filter(({ what }) => what !== 'late answer')).toEqual([]);
  });
});

describe('The Door: `afkSeconds`', () => {
  test('[S-80] a silent seat is handed over, announced, and given back before the next question', async () => {
    const { table, match, pages, asked, linesOf } = await seated('the-door');
    const silent = asked();
    await table.ticker.advance(AFK + LAG);
    for (const page of pages) {
      expect(eventsOf(page)).toContain('SEAT_TO_AI');
      expect(page.known?.sight.away).toContain(silent.viewer);
    }
    const moved = (await linesOf()).some(({ entry }) => 'move' in entry && entry.seat === silent.viewer);
    expect(moved).toBe(true);
    await silent.say({ type: 'here', match });
    for (const page of pages) expect(eventsOf(page)).toContain('SEAT_TO_HUMAN');
    expect(silent.known?.sight.away).not.toContain(silent.viewer);
  });

  /** Plays until this is asked. Gives who throws and who stands, once it is known. */
  async function duel(wanted: 'CHAOS_READY' | 'CHAOS_THROW', think?: Think) {
    for (let i = 0; i < 16; i++) {
      const secret = i.toString(16).repeat(64);
      const at = await seated('the-door', think ? { secret, think } : { secret });
      for (let n = 0; n < 120 && !at.pages[0]?.isOver; n++) {
        if (promptOf(at.asked()) === wanted) return at;
        await playOn(at.played, at.pages, at.table, { most: 1 });
      }
    }
    return expect.unreachable(`nobody is asked ${wanted}`);
  }

  /** Both are asked, and the marker moves on both pages: on the thrower's this many milliseconds later. */
  async function thrown({ later = 0, think }: { later?: number; think?: Think } = {}) {
    const at = await duel('CHAOS_THROW', think);
    const both = at.pages.filter(({ isAsked }) => isAsked);
    const isThrower = ({ known, viewer }: TablePage): boolean => {
      const [mark] = known ? moves(at.played.game, known.sight.view, viewer as Seat) : [];
      return mark !== undefined && 'timing' in mark && mark.for === 'CHAOS_AIM';
    };
    const thrower = both.find(isThrower) ?? expect.unreachable();
    const defender = both.find((page) => page !== thrower) ?? expect.unreachable();
    const [first, second] = later < 0 ? [thrower, defender] : [defender, thrower];
    await first.startMarker();
    await at.table.ticker.advance(Math.abs(later));
    await second.startMarker();
    return { ...at, thrower, defender };
  }

  test('[S-66] a defender whose page is silent has held on, a second and a half after the throw', async () => {
    const { table, match, pages, linesOf, thrower, defender } = await thrown();
    await table.ticker.advance(1_000);
    expect(await thrower.answer({ timing: 1_000, for: 'CHAOS_AIM' })).toMatchObject({ type: 'done' });
    const before = (await linesOf()).length;
    await table.ticker.advance(1_000);
    for (const page of pages) await page.say({ type: 'here', match }); // nobody can put it off
    await table.ticker.advance(499);
    expect(await linesOf()).toHaveLength(before);
    await table.ticker.advance(1);
    const held = { seat: defender.viewer, move: { timing: null, for: 'CHAOS_NERVE' } };
    expect((await linesOf())[before]?.entry).toEqual(held);
    expect(eventsOf(thrower)).toContain('CHAOS_RESULT');
    expect(defender.known?.sight.away).toEqual([]);
  });

  test('[S-66] also when the server was started anew in between', async () => {
    const { table, match, linesOf, thrower, defender } = await thrown();
    await table.ticker.advance(1_000);
    await thrower.answer({ timing: 1_000, for: 'CHAOS_AIM' });
    const before = (await linesOf()).length;
    await table.restart();
    await thrower.watch();
    await table.ticker.advance(20_000);
    const held = { seat: defender.viewer, move: { timing: null, for: 'CHAOS_NERVE' } };
    expect((await linesOf())[before]?.entry, match).toEqual(held);
  });

  test('once the marker moves, everybody is told that it is the thrower whose time runs', async () => {
    const { thrower, defender } = await thrown();
    for (const page of [thrower, defender]) {
      const told = page.messages.flatMap((message) => ('clocks' in message ? [message.clocks ?? []] : []));
      expect(told.at(-1)?.map(({ seat }) => seat)).toEqual([thrower.viewer]);
    }
  });

  test('[S-94] a bot that takes a throw over counts its time from there; the defender keeps the seat', async () => {
    const { table, linesOf, pageOf, thrower, defender } = await thrown();
    const before = (await linesOf()).length;
    await table.ticker.advance(AFK + LAG);
    expect((await linesOf())[before]?.entry).toEqual({ seat: thrower.viewer, to: 'bot' });
    expect(pageOf(defender.viewer as Seat).isAsked).toBe(true);
    expect(defender.known?.sight.away).toEqual([thrower.viewer]);
    await table.ticker.advance(1_199);
    expect(await linesOf()).toHaveLength(before + 1);
    for (let waited = 0; waited < 20_000 && (await linesOf()).length === before + 1; waited += 100)
      await table.ticker.advance(100);
    const stop = (await linesOf())[before + 1]?.entry;
    if (!stop || !('move' in stop) || !('timing' in stop.move)) return expect.unreachable(JSON.stringify(stop));
    expect(stop.seat).toBe(thrower.viewer);
    expect(stop.move.timing).toBeGreaterThanOrEqual(AFK + LAG + 1_200);
    const flinch = { timing: table.ticker.ticker.now() - defender.startedAt, for: 'CHAOS_NERVE' };
    expect(defender.isAsked, 'the nerve is still theirs').toBe(true);
    expect(await defender.answer(flinch)).toMatchObject({ type: 'done' });
  });

  /** Bots that answer for a nerve with this. */
  const nerves = (move: Move): Think => {
    const usual = thinkHere(PLAYED_GAMES);
    return (about, isAwaited) =>
      about.view.asking?.kind === 'timing' ? Promise.resolve(move) : usual(about, isAwaited);
  };
  /** What was logged of somebody's nerve. */
  const nerveOf = async ({ linesOf, defender }: Awaited<ReturnType<typeof thrown>>): Promise<number | null> => {
    const moves = (await linesOf()).flatMap(({ entry }) =>
      'move' in entry && entry.seat === defender.viewer && 'timing' in entry.move ? [entry.move] : [],
    );
    return moves.find((move) => move.for === 'CHAOS_NERVE')?.timing ?? null;
  };

  test('[T-42] a marker that starts later for the thrower: letting go before the impact is a flinch', async () => {
    const at = await thrown({ later: 2_000 });
    const { table, thrower, defender } = at;
    await table.ticker.advance(1_000);
    await thrower.answer({ timing: 1_000, for: 'CHAOS_AIM' });
    await table.ticker.advance(300);
    const timing = table.ticker.ticker.now() - defender.startedAt;
    expect(timing).toBe(3_300);
    expect(await defender.answer({ timing, for: 'CHAOS_NERVE' })).toMatchObject({ type: 'done' });
    expect(await nerveOf(at)).toBe(1_300);
    const events = defender.messages.flatMap((one) => (one.type === 'news' ? one.events : []));
    expect(events).toContainEqual(expect.objectContaining({ type: 'CHAOS_RESULT', outcome: 'DEFENDER_FLINCH' }));
  });

  test('[T-42] a marker that starts later for the defender: moments count on the clock of the throw', async () => {
    const at = await thrown({ later: -2_000 });
    const { table, thrower, defender } = at;
    await table.ticker.advance(1_000);
    await thrower.answer({ timing: 3_000, for: 'CHAOS_AIM' });
    await table.ticker.advance(600);
    expect(await defender.answer({ timing: 1_600, for: 'CHAOS_NERVE' })).toMatchObject({ type: 'done' });
    expect(await nerveOf(at)).toBe(3_600);
  });

  test('[S-66] whoever stood and is gone goes on standing: a bot in the seat does not flinch for them', async () => {
    const flinch: Move = { timing: 700, for: 'CHAOS_NERVE' };
    const at = await thrown({ think: nerves(flinch) });
    const { table, match, thrower, defender } = at;
    await table.service.handOver(match, defender.viewer as Seat);
    await table.ticker.advance(1_500);
    expect(promptOf(thrower)).toBe('CHAOS_THROW');
    await thrower.answer({ timing: 1_500, for: 'CHAOS_AIM' });
    await table.ticker.advance(5_000);
    expect(promptOf(thrower)).not.toBe('CHAOS_THROW');
    expect(await nerveOf(at)).toBeNull();
  });

  test('[S-95] a bot that stood for an absent defender keeps the nerve; the next question is theirs', async () => {
    const { table, match, pages, asked } = await duel('CHAOS_READY');
    const defender = asked();
    await table.ticker.advance(AFK + LAG);
    expect(defender.known?.sight.away).toEqual([defender.viewer]);
    const thrower = asked();
    expect(promptOf(thrower)).toBe('CHAOS_THROW');
    await defender.say({ type: 'here', match });
    expect(defender.known?.sight.away).toEqual([]);
    expect(defender.isAsked).toBe(false); // the nerve is the bot's until the duel is over
    await thrower.startMarker();
    await table.ticker.advance(1_500);
    expect(await thrower.answer({ timing: 1_500, for: 'CHAOS_AIM' })).toMatchObject({ type: 'done' });
    await table.ticker.advance(5_000);
    expect(promptOf(defender)).not.toBe('CHAOS_THROW');
    expect(eventsOf(pages[0] as TablePage)).toContain('CHAOS_RESULT');
    expect(defender.known?.sight.away).toEqual([]);
  });

  test('[S-95] that bot has a nerve of its own: it flinches when it would, and has not just held on', async () => {
    const flinch: Move = { timing: 1_700, for: 'CHAOS_NERVE' };
    const { table, asked, linesOf } = await duel('CHAOS_READY', nerves(flinch));
    const { viewer: seat } = asked();
    await table.ticker.advance(AFK + LAG);
    const thrower = asked();
    await thrower.startMarker();
    await table.ticker.advance(1_500);
    await thrower.answer({ timing: 1_500, for: 'CHAOS_AIM' });
    await table.ticker.advance(5_000);
    expect((await linesOf()).map(({ entry }) => entry)).toContainEqual({ seat, move: flinch });
  });
});

test('One Piece: a silent seat ends its turn, and its person is back with a word', async () => {
  const { table, match, pages, asked, linesOf, played } = await seated('one-piece');
  while (promptOf(asked()) !== 'main') await playOn(played, pages, table, { most: 1 });
  const silent = asked();
  const before = (await linesOf()).length;
  await table.ticker.advance(AFK + LAG);
  const entries = (await linesOf()).slice(before).map(({ entry }) => entry);
  expect(entries[0]).toEqual({ seat: silent.viewer, to: 'bot' });
  expect(entries[1]).toEqual({ seat: silent.viewer, move: { do: 'end' } });
  for (const page of pages) expect(page.known?.sight.away).toContain(silent.viewer);
  await silent.say({ type: 'here', match });
  for (const page of pages) expect(page.known?.sight.away).not.toContain(silent.viewer);
});

describe('the way of a message', () => {
  test('of up to a second counts for nobody: an answer that comes in that time is taken, and logged', async () => {
    const { table, played, asked } = await seated('jambo');
    const page = asked();
    await table.ticker.advance(AFK + LAG - 1);
    const [move] = page.known ? moves(played.game, page.known.sight.view, page.viewer as Seat) : [];
    expect(await page.answer(move ?? expect.unreachable())).toMatchObject({ type: 'done' });
    expect(page.known?.sight.away).toEqual([]);
    const about = { match: 'jambo-1', seat: page.viewer, lag: LAG - 1 };
    expect(table.logged).toEqual([{ what: 'late answer', about }]);
  });
});

/** A table whose bots think of nothing until they are woken. */
async function sleepy() {
  let asleep = true;
  const awake = thinkHere(PLAYED_GAMES);
  const table = await openTable({ think: (about) => (asleep ? new Promise(() => {}) : awake(about)) });
  open.push(table);
  const wake = (): void => {
    asleep = false;
  };
  return { table, wake };
}

test('a match in which a bot is asked goes on after a restart, also if nobody opens it', async () => {
  const { table, wake } = await sleepy();
  const played = gameOf('jambo');
  const deal = dealOf('jambo', { fair: { secret: '1'.repeat(64), entropy: [] } }, 1);
  await table.service.begin(deal);
  const page = table.page(deal.match, 0);
  await page.watch();
  while (page.isAsked) await playOn(played, [page], table, { most: 1 });
  const linesOf = async () => (await table.store.read(deal.match))?.lines.length ?? 0;
  const before = await linesOf();
  expect(before).toBeGreaterThan(0);
  await table.restart();
  wake();
  await table.ticker.advance(60_000);
  expect(await linesOf()).toBeGreaterThan(before);
});

describe('a match that the server had just dealt when it was killed, and that nobody opens', () => {
  test('goes on if a bot is asked first', async () => {
    const { table, wake } = await sleepy();
    const deal = dealOf('jambo', {}, 0);
    await table.service.begin(deal);
    expect((await table.store.read(deal.match))?.lines).toEqual([]);
    await table.restart();
    wake();
    await table.ticker.advance(60_000);
    expect((await table.store.read(deal.match))?.lines.length).toBeGreaterThan(0);
  });

  test('waits for its people if one of them is asked first; then whoever is silent has all of their time', async () => {
    const table = await openTable();
    open.push(table);
    const deal = dealOf('jambo', { clock: { ms: AFK, stirs: true }, began: table.ticker.ticker.now() });
    await table.service.begin(deal);
    await table.restart();
    const linesOf = async () => (await table.store.read(deal.match))?.lines.map(({ entry }) => entry) ?? [];
    await table.ticker.advance(AFK * 3);
    for (const seat of [0, 1] as const) await table.page(deal.match, seat).watch();
    await table.ticker.advance(AFK + LAG - 1);
    expect(await linesOf()).toEqual([]);
    await table.ticker.advance(1);
    expect((await linesOf())[0]).toMatchObject({ to: 'bot' });
  });
});
