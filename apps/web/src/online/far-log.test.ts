/** The log of a match far away: what happened last comes by itself, the rest when somebody wants to read it. */
import { moves } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { announcedNow } from '../table/announced.ts';
import { asked, jambo, latePage, sentOf, unheard } from './test/far-jambo.ts';
import { type FarTablePage, MATCH } from './test/far-page.ts';

const texts = (page: FarTablePage): string[] => page.match.getState().log.map(({ text }) => text);
const isPart = (page: FarTablePage): boolean => page.match.getState().isPart;
const numbers = (page: FarTablePage): number[] => page.match.getState().log.map(({ n }) => n);
/** Of which news the log has lines, and which have any: the last of them. */
const heardIn = (page: FarTablePage): { log: number[]; last: number[] } => {
  const log = [...new Set(page.match.getState().log.map(({ move }) => move))];
  const told = page.far.news.filter(({ events }) => events.length > 0).map(({ seq }) => seq);
  return { log, last: log.length === 0 ? [] : told.slice(-log.length) };
};
async function lookUp(page: FarTablePage): Promise<void> {
  const all = page.match.getState().lookUp();
  await page.settle();
  await all;
}
/** The line is gone while this many moves are made; what the page asks for when it is back is not answered yet. */
function missing(page: FarTablePage, many: number): void {
  page.server.drop();
  for (let i = 0; i < many; i++) page.others(asked(page));
  page.server.ticker.pass(500);
  page.server.open();
}
/** The page goes on, and its server does not. */
async function ticks(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
}
/** What was told since the deal, in answer to the last who asked for it. */
async function pastOf(page: FarTablePage): Promise<object> {
  await ticks();
  const [ask] = sentOf(page, 'past').slice(-1);
  const request = ask && 'request' in ask ? ask.request : expect.unreachable();
  const { dealt, news } = structuredClone({ dealt: page.far.dealt, news: page.far.news });
  return { type: 'told', match: MATCH, request, dealt, news };
}

test('a page that comes late has what happened last, and the rest when somebody wants to read it', async () => {
  const { early, late } = await latePage(12);
  expect(isPart(early)).toBe(false);
  expect(isPart(late)).toBe(true);
  expect(sentOf(late, 'past')).toEqual([]);
  expect(texts(late).length).toBeGreaterThan(0);
  expect(texts(late)).toEqual(texts(early).slice(-texts(late).length));

  const all = Promise.all([late.match.getState().lookUp(), late.match.getState().lookUp()]);
  await late.settle();
  await all;
  expect(sentOf(late, 'past')).toHaveLength(1);
  expect(texts(late)).toEqual(texts(early));
  expect(texts(late).length).toBeGreaterThan(5);
  expect(isPart(late)).toBe(false);
  await late.match.getState().lookUp();
  expect(sentOf(late, 'past')).toHaveLength(1);
});

test('lines have the same numbers, in order, whether or not what came before them is here', async () => {
  const { early, late } = await latePage(12);
  const of = numbers(early);
  expect(numbers(late)).toEqual(of.slice(-numbers(late).length));
  expect(of).toEqual([...new Set(of)].sort((a, b) => a - b));
});

test('what happens while the past is on its way stands once in the log', async () => {
  const { early, late } = await latePage(12);
  const all = late.match.getState().lookUp();
  for (let i = 0; i < 3; i++) {
    const seat = asked(late);
    const [move] = moves((await loadGame('jambo')).game, late.far.played.view(seat), seat);
    for (const page of [early, late]) page.others(seat, move);
  }
  await late.settle();
  await all;
  await early.settle();
  expect(texts(late)).toEqual(texts(early));
});

test('a page that comes late looks back as far as the deal', async () => {
  const { early, late } = await latePage(12);
  for (let step = 0; step <= late.far.seq; step++) {
    const seen = late.match.getState().recall(step);
    await late.settle();
    expect(await seen).toEqual(await early.match.getState().recall(step));
  }
  expect(sentOf(late, 'past')).toHaveLength(1);
});

test('without a line the past is refused with a sentence, and can be asked for again', async () => {
  const { early, late } = await latePage(12);
  late.server.drop();
  await expect(late.match.getState().lookUp()).rejects.toThrow(/\w+ .*\.$/);
  expect(isPart(late)).toBe(true);
  late.server.ticker.pass(500);
  late.server.open();
  await late.settle();
  const all = late.match.getState().lookUp();
  await late.settle();
  await all;
  expect(texts(late)).toEqual(texts(early));
});

test('of a long silence the log has what happened last, and the rest when it is asked for', async () => {
  const page = await jambo();
  await page.settle();
  page.server.drop();
  for (let i = 0; i < 15; i++) page.others(asked(page));
  page.server.ticker.pass(500);
  page.server.open();
  await page.settle();
  expect(isPart(page)).toBe(true);
  const all = page.match.getState().lookUp();
  await page.settle();
  await all;
  const told = page.far.news.filter(({ events }) => events.length > 0).map(({ seq }) => seq);
  expect([...new Set(page.match.getState().log.map(({ move }) => move))]).toEqual(told);
});

test('the log has no hole after a long silence', async () => {
  const page = await jambo();
  for (let i = 0; i < 12; i++) page.others(asked(page));
  await page.settle();
  missing(page, 15);
  await page.settle();
  expect(heardIn(page).log).toEqual(heardIn(page).last);
  expect(isPart(page)).toBe(true);
  await lookUp(page);
  expect(heardIn(page).log).toEqual(heardIn(page).last);
  expect(heardIn(page).log[0]).toBe(1);
  expect(isPart(page)).toBe(false);
});

test('a log whose last news were too long to be told again is a part, and is had when it is asked for', async () => {
  const page = await jambo();
  for (let i = 0; i < 3; i++) page.others(asked(page));
  await page.settle();
  page.far.isLong = true;
  missing(page, 1);
  await page.settle();
  expect([texts(page), isPart(page)]).toEqual([[], true]);
  await lookUp(page);
  expect(heardIn(page).log).toEqual(heardIn(page).last);
  expect(heardIn(page).log[0]).toBe(1);
});

test.each([2, 9])('the past may come before the %i news that were missed: every line stands once', async (many) => {
  const { late } = await latePage(12);
  missing(late, many);
  const all = late.match.getState().lookUp();
  late.server.tell(await pastOf(late));
  await late.settle();
  await all;
  await late.pass(400);
  late.match.getState().speak('hi'); // laid anew, from all that was heard
  await late.settle();
  expect(late.match.getState().view?.answers).toBe(late.far.played.match.answers);
  expect(numbers(late)).toEqual([...new Set(numbers(late))].sort((a, b) => a - b));
  expect(heardIn(late).log).toEqual(heardIn(late).last);
  expect(heardIn(late).log[0]).toBe(1);
});

test('a table that is laid anew before the missed news are told has no line of them', async () => {
  const { late } = await latePage(12);
  missing(late, 2);
  const all = late.match.getState().lookUp();
  late.server.tell(await pastOf(late));
  await all;
  late.match.getState().speak('hi');
  await ticks();
  expect(Math.max(...heardIn(late).log)).toBeLessThanOrEqual(12);
  await late.settle();
  await late.pass(400);
  expect(numbers(late)).toEqual([...new Set(numbers(late))]);
});

test('a table that is laid anew between the missed news and showing them has each line once', async () => {
  const { late } = await latePage(12);
  missing(late, 2);
  await late.settle();
  late.match.getState().speak('hi');
  await late.settle();
  await late.pass(400);
  expect(numbers(late)).toEqual([...new Set(numbers(late))]);
  expect(heardIn(late).log).toEqual(heardIn(late).last);
});

test('the past that is overtaken by a long silence is asked for once more', async () => {
  const { late } = await latePage(12);
  const all = late.match.getState().lookUp();
  const past = await pastOf(late);
  await unheard(late, 9);
  const { far } = late;
  late.server.tell(past);
  late.server.tell({
    type: 'sight',
    match: MATCH,
    seq: far.seq,
    sight: structuredClone(far.sight()),
    last: far.last,
    why: 'gap',
  });
  await ticks();
  expect(heardIn(late).log).toEqual(heardIn(late).last);
  await late.settle();
  await all;
  await lookUp(late);
  expect(heardIn(late).log).toEqual(heardIn(late).last);
  expect(heardIn(late).log[0]).toBe(1);
});

test('without a line what this page saw can be looked back at, and the rest is refused as not seen', async () => {
  const { late } = await latePage(12);
  const view = structuredClone(late.match.getState().view);
  late.server.drop();
  expect(await late.match.getState().recall(12)).toEqual(view);
  await expect(late.match.getState().recall(3)).rejects.toThrow('Nobody here saw the match then.');
});

test('while a clock runs nobody looks back, and the past is not asked for', async () => {
  const page = await jambo();
  missing(page, 9);
  await page.settle();
  expect(isPart(page)).toBe(true);
  const { sight } = structuredClone({ sight: page.far.sight() });
  const asking = { ...sight.view.asking, kind: 'timing', prompt: 'DRAW', seats: [0, 1] };
  const duel = { ...sight, view: { ...sight.view, asking } };
  page.server.tell({ type: 'sight', match: MATCH, seq: page.far.seq + 1, sight: duel, last: [], why: 'gap' });
  await page.settle();
  await expect(page.match.getState().recall(3)).rejects.toThrow('The clock runs: look back when this is over.');
  expect(sentOf(page, 'past')).toEqual([]);
});

test('what was looked up is not read out as if it had just been said', async () => {
  const { late } = await latePage(12);
  late.far.isLong = true;
  late.match.getState().resume(`far:${MATCH}`);
  await late.settle();
  const said = (): string => announcedNow(late.match.getState());
  expect([texts(late), said()]).toEqual([[], '']);
  await lookUp(late);
  expect(texts(late).length).toBeGreaterThan(5);
  expect(said()).toBe('');
  late.others(asked(late));
  await late.settle();
  expect(said()).toBe(texts(late).at(-1));
  expect(said()).not.toBe('');
});

test('what was said last is still the last when the rest is looked up', async () => {
  const { late } = await latePage(12);
  const before = announcedNow(late.match.getState());
  await lookUp(late);
  expect([before, announcedNow(late.match.getState())]).toEqual([texts(late).at(-1), before]);
});
