/**
 * What is sent to a viewer follows from what the kernel shows and tells that viewer, and from nothing else: whole
 * matches are played over the wire, and each message is made once more from that alone. That this alone is the same in
 * two worlds that look alike, the tests of each game prove.
 */
import { fairSeed } from '@dealers-choice/chance';
import { host, type MatchEvent } from '@dealers-choice/host';
import { hashOf, SPECTATOR, type Spec, type Viewer } from '@dealers-choice/kernel';
import { type Followed, follow, type ToClient } from '@dealers-choice/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupOf } from '../../src/match/position.ts';
import { PLAYED_GAMES, type PlayedGame } from '../../src/played-games.ts';
import { beginMatch, type OpenLine, openLine, playPage, WirePage } from './line.ts';

let line: OpenLine;
beforeAll(async () => {
  line = await openLine();
});
afterAll(() => line.close());

interface Shown {
  events: unknown[];
  view: string;
}

/** Made from views and events of this viewer alone: one for each time that anything changed for them. */
function shownTo(viewer: Viewer, { game }: PlayedGame, opened: Extract<ToClient, { type: 'opened' }>): Shown[] {
  const { record } = opened;
  const played = host(game, { seats: record.seats, options: record.options, seed: record.seed });
  const heard: MatchEvent<Spec>[] = [];
  played.listen(viewer, (event) => heard.push(event));
  const shown: Shown[] = [{ events: [], view: hashOf(played.view(viewer)) }];
  for (const entry of record.moves) {
    if ('move' in entry) played.play(entry.seat, entry.move);
    else played.concede(entry.seat);
    const [events, view] = [heard.splice(0), hashOf(played.view(viewer))];
    if (events.length > 0 || view !== shown[shown.length - 1]?.view) shown.push({ events, view });
  }
  return shown;
}

/** What a page was told, news by news. */
function toldTo(page: WirePage): Shown[] {
  let known: Followed | null = null;
  const told: Shown[] = [];
  for (const [i, message] of page.got.entries()) {
    if (message.type !== 'sight' && message.type !== 'news') continue;
    const before: Followed | null = known;
    known = follow(before, message);
    if (!known) {
      const around = page.got.slice(Math.max(0, i - 5), i + 5).map((one) => JSON.stringify(one).slice(0, 80));
      return expect.unreachable(`after news ${before?.seq} came ${message.seq}, among ${around.join('\n')}`);
    }
    told.push({ events: message.type === 'news' ? message.events : [], view: hashOf(known.sight.view) });
  }
  return told;
}

const sightsOf = ({ got }: WirePage) => got.filter((message) => message.type === 'sight');

/** Apart from sights and news, this is all that a page may be sent before the end. */
const OTHERS = [
  'welcome',
  'called',
  'uncalled',
  'room',
  'dealt',
  'entered',
  'ok',
  'done',
  'clocks',
  'opened',
  'told',
  'wrong',
  'refused',
];

test.each([...PLAYED_GAMES.keys()])('%s: each viewer is sent what they may know, and nothing else', async (game) => {
  const played = PLAYED_GAMES.get(game) ?? expect.unreachable();
  const pages = await Promise.all([0, 1, 2].map(() => WirePage.open(line.url)));
  const [ada, bo, cy] = pages as [WirePage, WirePage, WirePage];
  const match = await beginMatch([ada, bo], game);
  await cy.ask({ type: 'enter', code: ada.room.code });
  cy.say({ type: 'watch', match, lastSeq: null });
  await cy.until(() => cy.known !== null);
  const mind = played.bots[0] ?? expect.unreachable();
  await Promise.all([ada, bo].map((page) => playPage(page, match, mind)));
  await Promise.all(pages.map((page) => page.until(() => page.known?.sight.view.over !== null)));
  const before = pages.map(({ got }) => JSON.stringify(got));
  const tolds = pages.map(toldTo);
  for (const page of pages) page.say({ type: 'watch', match, lastSeq: null });
  await Promise.all(pages.map((page) => page.until(() => sightsOf(page).length > 1)));
  const pasts = await Promise.all(pages.map((page) => page.ask({ type: 'past', match })));
  const opened = await ada.ask({ type: 'record', match });
  if (opened.type !== 'opened') return expect.unreachable(opened.type);

  for (const [i, page] of pages.entries()) {
    const viewer: Viewer = i === 2 ? SPECTATOR : i === 1 ? 1 : 0;
    const told = tolds[i] ?? expect.unreachable();
    const shown = shownTo(viewer, played, opened);
    // A page that came when bots had moved already was shown all of that at once.
    expect(told.slice(1)).toEqual(shown.slice(shown.length - told.length + 1));
    expect(told[0]?.view).toBe(shown[shown.length - told.length]?.view);
    const past = pasts[i];
    expect(past?.type === 'told' && past.news.map(({ events }) => events)).toEqual(
      shown.slice(1).map(({ events }) => events),
    );
    // What was said last comes with a sight, and was said to this viewer.
    const said = sightsOf(page).flatMap(({ last }) => last);
    for (const { seq, events } of said) expect(events).toEqual(shown[seq]?.events);
    expect(said.length).toBeGreaterThan(0);
    const kinds = new Set(page.got.map(({ type }) => type));
    expect([...kinds].filter((type) => !['sight', 'news', ...OTHERS].includes(type))).toEqual([]);
  }
  const dealt = pages.map(({ got }) => got.find(({ type }) => type === 'dealt') ?? expect.unreachable());
  expect(dealt[0]).toMatchObject({ match, game, cardSet: played.game.cardSet });
  expect(dealt[1]).toEqual(dealt[0]);
  expect(dealt[2]).toEqual(dealt[0]);
  const { deal, record } = opened;
  const secrets = [deal.secret, String(record.seed), fairSeed(deal)];
  expect(setupOf({ match, fair: deal, seats: [], options: {} } as never).seed).toBe(record.seed);
  for (const [i, text] of before.entries()) {
    const others = pages.filter((_, at) => at !== i).map(({ cookie }) => cookie.split('.')[1] ?? cookie);
    for (const secret of [...secrets, ...others]) expect(text.includes(secret)).toBe(false);
  }
  expect(JSON.stringify(line.logged)).not.toContain(deal.secret);
  for (const page of pages) page.close();
});
