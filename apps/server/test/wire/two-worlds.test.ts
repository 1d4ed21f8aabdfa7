import { SPECTATOR } from '@dealers-choice/kernel';
import { expect, test, vi } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { WirePage } from './line.ts';
import { cookieOf, type Fork, forksOf, guestOf, type OpenWorld, openWorld } from './two-worlds.ts';

const MOMENTS = process.env.TEST_LONG ? 150 : 16;

/** One move in one world: everything that was sent to the viewer, and what is kept about them. */
async function sentTo({ url, routes }: OpenWorld, fork: Fork, which: 0 | 1) {
  const { viewer, mover, code, deal, lastSeq, question, worlds } = fork;
  const { match } = deal;
  const watching = await WirePage.open(url, cookieOf(viewer));
  const moving = viewer === mover ? watching : await WirePage.open(url, cookieOf(mover));
  await watching.ask({ type: 'enter', code });
  if (moving !== watching) await moving.ask({ type: 'enter', code });
  await watching.until(() => watching.room.watching === (viewer === SPECTATOR ? 1 : 0));
  watching.say({ type: 'watch', match, lastSeq: null });
  await watching.until(() => watching.known !== null);
  await moving.ask({ type: 'chat', room: match, text: 'Here I go' });
  moving.say({ type: 'answer', match, moveId: 'go', lastSeq, question, move: worlds[which].move });
  await moving.until(() => moving.got.some(({ type }) => type === 'done' || type === 'refused' || type === 'lost'));
  expect(moving.got.filter(({ type }) => type === 'refused' || type === 'lost')).toEqual([]);
  await watching.ask({ type: 'chat', room: match, text: 'I see' }); // whatever the move led to came before this answer
  const asked = { path: '/guest/data', headers: { cookie: cookieOf(viewer) }, address: '' };
  const kept = await routes.answerGet(asked);
  watching.close();
  moving.close();
  return { sent: watching.raw.join(''), kept: kept?.body?.toString() };
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
    for (const fork of forks) {
      const [one, other] = [await sentTo(here, fork, 0), await sentTo(there, fork, 1)];
      expect(one.sent.length).toBeGreaterThan(400);
      expect(one.kept).toContain(guestOf(fork.viewer));
      expect(other, `${fork.deal.match} for ${fork.viewer}`).toEqual(one);
    }
    expect(there.logged).toEqual(here.logged);
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
