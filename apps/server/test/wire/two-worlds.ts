/** Two servers with matches that one viewer cannot tell from each other: what that viewer does not know differs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hashOf,
  type Match,
  type Move,
  type Seat,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
} from '@dealers-choice/kernel';
import { alikeWorld } from '@dealers-choice/testkit';
import { BARE } from '../../src/front.ts';
import { freshPushKey } from '../../src/guests/web-push.ts';
import { logTo } from '../../src/logs.ts';
import { Position } from '../../src/match/position.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { openOnline } from '../../src/online.ts';
import { systemBytes } from '../../src/random-bytes.ts';
import { freshCode } from '../../src/rooms/codes.ts';
import { Guests } from '../../src/rooms/guests.ts';
import { Routes } from '../../src/routes.ts';
import { listen, stop } from '../../src/server.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Line, MatchDeal, Snapshot } from '../../src/store/stored-forms.ts';
import { dealOf, gameOf, handTicker } from '../match/table.ts';

/** A moment of a match, the next move, and the same in a world that looks the same to `viewer`. */
export interface Fork {
  deal: MatchDeal;
  code: string;
  lines: readonly Line[];
  viewer: Viewer;
  mover: Seat;
  /** How many news the mover has had, and the number of what it is asked. */
  lastSeq: number;
  question: number;
  worlds: readonly [World, World];
}
interface World {
  snapshot: Snapshot;
  move: Move;
}

/** So that nobody thinks that these matches were left long ago. */
const NOW = 1_700_000_000_000;
/** The answer at the last moment comes this long after its time was over, and is taken. */
const CLOCK_MS = 2_000;
export const LATE_MS = CLOCK_MS + 100;
/** One moment after this many moves. */
const EVERY = 2;

/** Plays a match by any moves, and stops at up to `most` moments of it. */
export function forksOf(game: string, most: number): Fork[] {
  const played = gameOf(game);
  const rng = seedRng(`two worlds of ${game}`);
  const forks: Fork[] = [];
  for (let round = 0; forks.length < most && round < 20; round++) {
    const deal = dealOf(game, {
      began: NOW,
      spectators: 0,
      fair: { secret: String(round % 10).repeat(64), entropy: [] },
    });
    const viewers: Viewer[] = [...deal.seats.keys(), SPECTATOR] as Viewer[];
    const position = new Position(played, deal);
    const lines: Line[] = [];
    for (let n = 0; !position.over && forks.length < most && n < 400; n++) {
      const seat = position.asking?.seats[0] as Seat;
      const move = sample(played.game, position.view(seat), seat, rng);
      const viewer = viewers[Math.floor(n / EVERY) % viewers.length] as Viewer;
      const canStop = position.asking?.kind !== 'timing' && n % EVERY === 0;
      const beside = canStop && alikeWorld(played.game, position.match, { seat, move, viewer, rng });
      if (beside) {
        const here = { snapshot: snapshotOf(position, deal, position.match), move };
        const there = { snapshot: snapshotOf(position, deal, beside.match), move: beside.move };
        forks.push({
          deal: { ...deal, match: `${game}-${round}-${n}` },
          code: freshCode(systemBytes),
          lines: [...lines],
          ...{ viewer, mover: seat, lastSeq: position.seenBy(seat).seq, question: position.questionOf(seat) },
          worlds: [here, there],
        });
      }
      const taken = position.take({ seat, move });
      if ('code' in taken) throw new Error(taken.code);
      // With the end everything is opened, and the table draws the secret of its next match.
      if (beside && position.over) forks.pop();
      lines.push(...taken.entries.map((entry): Line => ({ entry, moveId: null, at: NOW })));
    }
  }
  // In the last one somebody's time runs. Nobody waits after it until a bot would stand in.
  const [last] = forks.slice(-1);
  if (last) last.deal = { ...last.deal, clock: { ms: CLOCK_MS, stirs: true } };
  return forks;
}

function snapshotOf(position: Position, { seats }: MatchDeal, match: Match): Snapshot {
  const all = [...seats.keys()] as Seat[];
  return {
    ...{ seq: position.seq, at: NOW, hash: hashOf(match), match: JSON.parse(JSON.stringify(match)) as Match },
    told: [...all, SPECTATOR as Viewer].map((viewer) => position.seenBy(viewer).seq),
    questions: all.map((seat) => position.questionOf(seat)),
  };
}

const SECRET = 'c0'.repeat(32);
const PUSH = freshPushKey();
/** The guest on this seat, or who looks on. */
export const guestOf = (viewer: Viewer): string => String(viewer).padStart(24, 'a');
export const cookieOf = (viewer: Viewer): string => `guest=${new Guests(SECRET, systemBytes).signed(guestOf(viewer))}`;

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;
/** A server on which all of these are in the one world or in the other. */
export async function openWorld(forks: readonly Fork[], which: 0 | 1) {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const store = await openStore({ folder, url: null });
  await store.secret('cookies', SECRET);
  await store.secret('push', PUSH);
  for (const { deal, code, lines, worlds } of forks) {
    const hold = await store.begin(deal, { owner: 'test', until: 0 });
    if (lines.length > 0) await store.append(hold, { after: 0, lines, dueAt: null });
    await store.snapshot(hold, worlds[which].snapshot);
    await store.putRoom({ room: deal.match, code, body: JSON.stringify(roomOf(deal, code)), at: NOW });
  }
  await store.close();

  const server = createServer((_request, response) => response.writeHead(404).end());
  const logged: string[] = [];
  const metrics = new Metrics();
  const routes = new Routes(BARE);
  const { ticker, advance } = handTicker(NOW);
  const online = await openOnline({
    ...{ server, routes, name: 'test', folder, url: null, headers: {}, ticker, metrics },
    log: logTo({ least: 'debug', now: ticker.now, write: (line) => void logged.push(line) }),
  });
  return {
    url: `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`,
    logged,
    metrics,
    routes,
    advance,
    async close() {
      await online.close();
      await stop(server, 100);
      rmSync(folder, { recursive: true });
    },
  };
}

function roomOf({ match, game, options, seats, fair }: MatchDeal, code: string): object {
  const guests = seats.map((_, seat) => guestOf(seat as Seat));
  return {
    ...{ room: match, code, game, options, visibility: 'private', seconds: 0, spectators: 0, host: guests[0] },
    chairs: guests.map((guest) => ({ who: 'person', guest, name: guest, brought: '' })),
    ...{ secret: fair.secret, played: [{ match, guests }], playing: true },
  };
}
