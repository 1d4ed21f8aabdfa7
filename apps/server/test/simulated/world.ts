/**
 * A server, its network and everybody at it, all from one seed: people play all games, alone or with each other, lines
 * break, and the server is killed, also while it writes. A seed that fails is a bug report.
 *
 *     const { verdict, transcript } = await simulated('seed 7', { seconds: 60 });
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beside, secretRng } from '@dealers-choice/chance';
import { below, type Rng } from '@dealers-choice/kernel';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { RandomBytes } from '../../src/random-bytes.ts';
import { openStore } from '../../src/store/open-store.ts';
import { turnsIn, type Verdict, verdictOn } from '../crash/held-against-store.ts';
import { Player } from '../crash/player.ts';
import { handTicker } from '../match/table.ts';
import { Life } from './life.ts';
import { Network } from './network.ts';

export interface Simulated {
  verdict: Verdict;
  kills: number;
  cuts: number;
  handed: number;
  undone: number;
  /** How often players were told once more what happened, and had a record. */
  pasts: number;
  records: number;
  /** What players and the server complained of. */
  problems: string[];
  /** The hash of all that came to all pages, with the moment at which it came. */
  transcript: string;
}

/** In milliseconds: how long a server lives at least, how much longer at most, and how long it is gone then. */
const LIVES = { least: 3_000, more: 20_000, gone: 400 };
/** Of what a disk is asked, most takes less than this, and a quarter up to that. */
const [FAST_DISK_MS, SLOW_DISK_MS] = [5, 300];
/** One append in this many is the last thing that a server does. */
const FATAL = 150;

const isTrouble = (what: string): boolean => !['lag', 'small lag', 'late answer'].includes(what);

export async function simulated(seed: string, { seconds }: { seconds: number }): Promise<Simulated> {
  const folder = mkdtempSync(join(tmpdir(), 'simulated-'));
  try {
    return await new World(seed, folder).run(seconds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class World {
  readonly #folder: string;
  readonly #time = handTicker();
  /** Of the server, of the network, and of fate: what one does changes nothing for the others. */
  readonly #randomBytes: RandomBytes;
  readonly #fate: Rng;
  readonly #network: Network;
  readonly #players: Player[] = [];
  readonly #transcript = createHash('sha256');
  readonly #problems: string[] = [];
  #life: Life | null = null;
  #kills = 0;
  #isOver = false;

  constructor(seed: string, folder: string) {
    this.#folder = folder;
    const chance = secretRng(seed);
    this.#randomBytes = bytesOf(beside(chance, 0, 0));
    this.#fate = beside(chance, 1, 0);
    const { ticker } = this.#time;
    this.#network = new Network({
      ticker,
      rng: beside(chance, 2, 0),
      life: () => this.#life,
      seen: (name, message) => this.#transcript.update(`${ticker.now()} ${name} ${JSON.stringify(message)}\n`),
    });
    for (const game of PLAYED_GAMES.keys()) this.#seat(game, `${seed} ${game}`);
  }
  /** Of each game somebody plays alone, and two with each other. */
  #seat(game: string, name: string): void {
    const open = (name: string, company: Player | 'nobody' | 'somebody'): Player => {
      const player = new Player({
        line: this.#network.lineFor(name),
        ticker: this.#time.ticker,
        ...{ game, name, company },
      });
      this.#players.push(player);
      return player;
    };
    open(`${name} alone`, 'nobody');
    open(`${name} second`, open(`${name} first`, 'somebody'));
  }

  async run(seconds: number): Promise<Simulated> {
    await this.#begin();
    await this.#time.advance(seconds * 1_000);
    this.#isOver = true;
    for (const player of this.#players) player.close();
    this.#problems.push(...this.#players.flatMap(({ problems }) => problems));
    this.#kill();
    await this.#time.advance(LIVES.gone * 2);

    const store = await openStore({ folder: this.#folder, url: null });
    const memories = this.#players.flatMap((player) => player.memories);
    const [verdict, turns] = [await verdictOn(memories, store), await turnsIn(memories, store)];
    await store.close();
    const problems = this.#problems;
    const transcript = this.#transcript.digest('hex');
    const [pasts, records] = [this.#lookedBack('past'), this.#lookedBack('record')];
    const breaks = { kills: this.#kills, cuts: this.#network.cuts };
    return { verdict, ...breaks, ...turns, pasts, records, problems, transcript };
  }

  #lookedBack = (what: 'past' | 'record'): number =>
    this.#players.reduce((sum, { lookedBack }) => sum + lookedBack[what], 0);

  async #begin(): Promise<void> {
    const life = await Life.begin({
      folder: this.#folder,
      ticker: this.#time.ticker,
      randomBytes: this.#randomBytes,
      fate: () => (below(this.#fate, FATAL) > 0 ? null : below(this.#fate, 2) === 0 ? 'before' : 'after'),
      diskMs: () => below(this.#fate, below(this.#fate, 4) > 0 ? FAST_DISK_MS : SLOW_DISK_MS),
      killed: () => this.#kill(),
      log: (what, about) => void (isTrouble(what) && this.#problems.push(`${what} ${JSON.stringify(about)}`)),
    });
    this.#life = life;
    const ends = LIVES.least + below(this.#fate, LIVES.more);
    this.#time.ticker.after(ends, () => this.#life === life && this.#kill());
  }
  #kill(): void {
    const life = this.#life;
    if (!life) return;
    this.#life = null;
    this.#kills++;
    life.kill();
    this.#network.cutAll();
    const buried = life.buried();
    this.#time.ticker.after(LIVES.gone, () => {
      if (!this.#isOver) void buried.then(() => this.#begin());
    });
  }
}

const bytesOf =
  (rng: Rng): RandomBytes =>
  (bytes) =>
    Buffer.from(Array.from({ length: bytes }, () => below(rng, 256)));
