import { SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { expect, test, vi } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { WirePage } from './line.ts';
import { cookieOf, type Fork, forksOf, guestOf, LATE_MS, type OpenWorld, openWorld } from './two-worlds.ts';

const MOMENTS = process.env.TEST_LONG ? 150 : 16;

/** Reports are called by chance. */
const withoutIds = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/"(?:report|id)":"[^"]*"/g, ''));

/** What whoever sits here can ask by HTTP. */
async function answered({ routes }: OpenWorld, viewer: Viewer, match: string): Promise<string[]> {
  const headers = { cookie: cookieOf(viewer), origin: 'http://here', host: 'here', 'content-type': 'application/json' };
  const paths = ['/guest/data', '/push/key', '/metrics', `/cards/by-print/${'0a'.repeat(16)}.json`, `/${match}`];
  const got = await Promise.all(paths.map((path) => routes.answerGet({ path, headers, address: '' })));
  const body = Buffer.from(JSON.stringify({ token: match }));
  const read = async (): Promise<Buffer> => body;
  const posted = { path: '/guest/carry', headers, address: '1.2.3.4', read };
  got.push(await routes.answerPost(posted as unknown as Parameters<OpenWorld['routes']['answerPost']>[0]));
  return withoutIds(got.map((one) => `${one && 'status' in one ? one.status : null} ${one?.body?.toString()}`));
}

/** Somebody else at the table: only then does the time of whoever moves run. */
async function waits({ url }: OpenWorld, { mover, code, deal: { match } }: Fork): Promise<WirePage> {
  const page = await WirePage.open(url, cookieOf(mover === 0 ? 1 : 0));
  await page.ask({ type: 'enter', code });
  page.say({ type: 'watch', match, lastSeq: null });
  await page.until(() => page.known !== null);
  return page;
}

/** One move in one world: everything that was sent to the viewer, and what is kept about them. */
async function sentTo(world: OpenWorld, fork: Fork, which: 0 | 1) {
  const { url, advance } = world;
  const { viewer, mover, code, deal, lastSeq, question, worlds } = fork;
  const { match } = deal;
  await advance(2_000); // who has asked a lot may ask again
  const watching = await WirePage.open(url, cookieOf(viewer));
  const moving = viewer === mover ? watching : await WirePage.open(url, cookieOf(mover));
  const waiting = deal.clock.ms > 0 ? await waits(world, fork) : null;
  await watching.ask({ type: 'enter', code });
  if (moving !== watching) await moving.ask({ type: 'enter', code });
  await watching.until(() => watching.room.watching === (viewer === SPECTATOR ? 1 : 0));
  watching.say({ type: 'watch', match, lastSeq: null });
  await watching.until(() => watching.known !== null);
  const past = await watching.ask({ type: 'past', match });
  const record = await watching.ask({ type: 'record', match });
  const mine = await watching.ask({ type: 'mine' });
  await watching.ask({ type: 'report', room: match, guest: guestOf(viewer), text: 'It is slow' });
  await moving.ask({ type: 'chat', room: match, text: 'Here I go' });
  if (deal.clock.ms > 0) await advance(LATE_MS);
  moving.say({ type: 'answer', match, moveId: 'go', lastSeq, question, move: worlds[which].move });
  await moving.until(() => moving.got.some(({ type }) => type === 'done' || type === 'refused' || type === 'lost'));
  expect(moving.got.filter(({ type }) => type === 'refused' || type === 'lost')).toEqual([]);
  await watching.ask({ type: 'chat', room: match, text: 'I see' }); // whatever the move led to came before this answer
  const kept = await answered(world, viewer, match);
  for (const page of [watching, moving, waiting]) page?.close();
  return { sent: watching.raw.join(''), kept, asked: [past.type, record.type, mine.type] };
}

test.each([...PLAYED_GAMES.keys()])(
  '%s: in two worlds that look alike a viewer is sent the same, to the letter',
  async (game) => {
    const forks = forksOf(game, MOMENTS);
    expect(forks).toHaveLength(MOMENTS);
    expect(new Set(forks.map(({ viewer }) => viewer)).size).toBeGreaterThan(2);
    const isOther = ({ worlds: [here, there] }: Fork): boolean => here.snapshot.hash !== there.snapshot.hash;
    expect(forks.filter(isOther).length).toBeGreaterThan(MOMENTS / 2);

    const [here, there] = await Promise.all([openWorld(forks, 0), openWorld(forks, 1)]);
    const asked = new Set<string>();
    for (const fork of forks) {
      const [one, other] = [await sentTo(here, fork, 0), await sentTo(there, fork, 1)];
      expect(one.sent.length).toBeGreaterThan(400);
      expect(one.kept[0]).toContain(guestOf(fork.viewer));
      for (const type of one.asked) asked.add(type);
      expect(other, `${fork.deal.match} for ${fork.viewer}`).toEqual(one);
    }
    expect([...asked].sort(), 'the past, their own matches, and no record yet').toEqual(['mine', 'sorry', 'told']);
    for (const what of ['late answer', 'reported']) expect(here.logged.join('')).toContain(what);
    expect(withoutIds(there.logged)).toEqual(withoutIds(here.logged));
    await vi.waitFor(() => {
      for (const { metrics } of [here, there]) expect(metrics.text()).toContain('connections 0\n'); // all have left
    });
    // How long something took is nobody's secret, and never the same twice.
    const figures = [here, there].map(({ metrics }) =>
      metrics.text().replace(/^.*(_seconds|_ms)(_bucket\{.*\}|_sum)? .*$/gm, ''),
    );
    expect(figures[0]).toContain('moves_acknowledged_total');
    expect(figures[1]).toBe(figures[0]);
    await Promise.all([here.close(), there.close()]);
  },
);
