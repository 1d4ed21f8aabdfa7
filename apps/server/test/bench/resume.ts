/** What it costs to come back to a match that is far along, and that no server has in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Seat, sample, seedRng } from '@dealers-choice/kernel';
import { Lexicon, type MatchToClient, Packer } from '@dealers-choice/protocol';
import { MatchService, type ServiceHow } from '../../src/match/match-service.ts';
import { Position } from '../../src/match/position.ts';
import { thinkHere } from '../../src/match/thinking.ts';
import { PLAYED_GAMES, type PlayedGame } from '../../src/played-games.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Line, MatchDeal } from '../../src/store/stored-forms.ts';
import { systemTicker } from '../../src/ticker.ts';

export interface Resumed {
  game: string;
  /** Lines of the log. */
  moves: number;
  /** The server's own time until everything is sent: of several times, the middle one. */
  ms: number;
  /** The same when its process was at its busiest with itself. */
  slowestMs: number;
  /** How much more is sent than the view alone, at most, however much was missed. */
  bytesAboveView: number;
}

const MOST_MISSED = 60;
/** One of them can fall together with a collection of garbage. */
const TIMES = 5;

export async function resumes(most: number): Promise<Resumed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  const store = await openStore({ folder, url: null });
  const how: ServiceHow = {
    ...{ store, games: PLAYED_GAMES, ticker: systemTicker, think: thinkHere(PLAYED_GAMES) },
    ...{ owner: 'bench', alone: true, log: (what, about) => console.error(what, about) },
  };
  const results: Resumed[] = [];
  for (const played of PLAYED_GAMES.values()) results.push(await resumed(how, played, most));
  await store.close();
  rmSync(folder, { recursive: true });
  return results;
}

async function resumed(how: ServiceHow, played: PlayedGame, most: number): Promise<Resumed> {
  const { match, seats, moves } = await longMatch(how.store, played, most);
  const middles: number[] = [];
  let slowest = 0;
  let bytesAboveView = 0;
  for (let seat = 0 as Seat; seat < seats; seat++) {
    const costs: number[] = [];
    for (let time = 0; time < TIMES; time++) costs.push(await coldCost(how, match, seat));
    costs.sort((a, b) => a - b);
    middles.push(costs[TIMES >> 1] ?? 0);
    slowest = Math.max(slowest, ...costs);
    const cold = new MatchService(how);
    const sent = await watched(cold, match, seat, null);
    const [sight] = sent.filter((message) => message.type === 'sight');
    const last = sight?.seq ?? 0;
    const viewBytes = packed([{ view: sight?.sight.view }]);
    for (let missed = 0; missed <= Math.min(last, MOST_MISSED); missed++) {
      const news = missed === 0 ? sent : await watched(cold, match, seat, last - missed);
      bytesAboveView = Math.max(bytesAboveView, packed(news) - viewBytes);
    }
    await cold.close();
  }
  return { game: played.game.id, moves, ms: tenths(Math.max(...middles)), slowestMs: tenths(slowest), bytesAboveView };
}
/** Milliseconds that a server needs which has nothing of this match in memory. */
async function coldCost(how: ServiceHow, match: string, seat: Seat): Promise<number> {
  const cold = new MatchService(how);
  const before = process.cpuUsage();
  await watched(cold, match, seat, null);
  const { user, system } = process.cpuUsage(before);
  await cold.close();
  return (user + system) / 1_000;
}
const tenths = (ms: number): number => Math.round(ms * 10) / 10;
const packed = (messages: readonly object[]): number => new Packer(new Lexicon()).pack(...messages).length;

async function watched(service: MatchService, match: string, viewer: Seat, lastSeq: number | null) {
  const sent: MatchToClient[] = [];
  const watcher = { viewer, send: (message: MatchToClient) => void sent.push(message) };
  await service.watch(match, watcher, lastSeq);
  await service.settled(match);
  await service.unwatch(match, watcher);
  return sent;
}

/** The longest of a few random matches, written line by line with its snapshots, and not over. */
async function longMatch(store: Store, played: PlayedGame, most: number) {
  const { game } = played;
  const seats = game.def.seats.min;
  const deal: MatchDeal = {
    ...{ match: `long-${game.id}`, game: game.id, rulesVersion: game.def.rulesVersion, cardSet: game.cardSet },
    seats: Array.from({ length: seats }, () => ({ who: 'person' as const, name: '', bot: '' })),
    options: { ...game.defaults },
    ...{ clock: { ms: 0, stirs: true }, spectators: null, began: 0 },
    fair: { secret: '5e'.repeat(32), entropy: Array.from({ length: seats }, () => '') },
  };
  const hold = await store.begin(deal, { owner: 'bench', until: 0 });
  const position = new Position(played, deal);
  const rng = seedRng('long');
  let saved = 0;
  while (position.seq < most) {
    const seat = position.asking?.seats[0] ?? 0;
    const ahead = position.match;
    const move = sample(game, position.view(seat), seat, rng);
    const after = position.seq;
    const taken = position.take({ seat, move });
    if ('code' in taken || ahead.over) break;
    const lines = taken.entries.map((entry): Line => ({ entry, moveId: null, at: 0 }));
    await store.append(hold, { after, lines, dueAt: null });
    const snapshot = position.seq - saved >= SNAPSHOT_EVERY ? position.snapshot(0) : null;
    if (!snapshot) continue;
    saved = snapshot.seq;
    await store.snapshot(hold, snapshot);
  }
  return { match: deal.match, seats, moves: position.seq };
}
const SNAPSHOT_EVERY = 50;
