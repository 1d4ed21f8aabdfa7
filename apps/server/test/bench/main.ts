/** How fast a server is: real sockets, a durable store, pages in another process. `npm run bench:server -- --json`. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { resumes } from './resume.ts';
import type { Figure, Look, Order, Seen } from './spent.ts';

interface Run {
  name: string;
  game: string;
  tables: number;
  everyMs: number;
}
export interface Result {
  name: string;
  movesPerCpuSecond: number;
  /** What the machine could do meanwhile: as `dealer bench` has it, and to be read together with the moves. */
  calibration: number;
  p50Ms: number;
  /** With what the look at the machine costs: where an answer meets one of its slices of 20 ms, it waits for that. */
  p99Ms: number;
  /** For one viewer, of everything that came over the wire because of one move. */
  bytesPerMoveMedian: number;
  idleMatchKb: number;
}

const RUNS: readonly Run[] = [
  { name: 'Jambo, 200 tables, closed loop', game: 'jambo', tables: 200, everyMs: 0 },
  { name: 'Jambo, 1000 tables, a move a second', game: 'jambo', tables: 1_000, everyMs: 1_000 },
  { name: 'One Piece, 200 tables, closed loop', game: 'one-piece', tables: 200, everyMs: 0 },
];

function wanted(words: readonly string[]) {
  const after = (name: string): string | null => {
    const at = words.indexOf(name);
    return at < 0 ? null : (words[at + 1] ?? null);
  };
  const tables = after('--tables');
  const only = after('--only');
  const runs = RUNS.filter(({ name }) => only === null || name.includes(only));
  return {
    json: words.includes('--json'),
    seconds: Number(after('--seconds') ?? 15),
    moves: Number(after('--moves') ?? 400),
    runs: tables === null ? runs : runs.map((run) => ({ ...run, tables: Number(tables) })),
  };
}

/** The server has a processor for itself, and the pages have the others: where there are any, and it can be said. */
const processors = (file: string): string[] => {
  const which = file !== 'pages.mjs' ? '0' : `1-${availableParallelism() - 1}`;
  return ['taskset', '--cpu-list', which];
};
const isPinned = ['server.mjs', 'pages.mjs'].every((file) => {
  const [command = '', ...words] = [...processors(file), 'true'];
  return spawnSync(command, words).status === 0;
});

/** A process beside this one, which answers one thing after the other. */
function beside<Asked extends object | string>(file: string, env: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  // As `npm start` does it; BENCH_FLAGS adds others, such as --cpu-prof.
  const more = (process.env.BENCH_FLAGS ?? '').split(' ');
  const flags = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring', ...more];
  const forServer = file === 'server.mjs' ? flags.filter((flag) => flag !== '') : [];
  const [execPath = '', ...execArgv] = [
    ...(isPinned ? processors(file) : []),
    process.execPath,
    '--expose-gc',
    ...forServer,
  ];
  const options = { env: { ...process.env, ...env }, execPath, execArgv };
  const child: ChildProcess = fork(path, options);
  return {
    ask: <T>(what: Asked): Promise<T> =>
      new Promise((done, fail) => {
        const gone = (code: number | null): void => fail(new Error(`${file} ended with ${code}`));
        child.once('exit', gone);
        child.once('message', (answer) => {
          child.off('exit', gone);
          done(answer as T);
        });
        child.send(what);
      }),
    end: async (): Promise<void> => {
      if (child.exitCode !== null) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await gone;
    },
  };
}

async function measure({ name, game, tables, everyMs }: Run, seconds: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = beside<{ ask: Figure }>('server.mjs', { BENCH_FOLDER: folder });
  const asked = (ask: Figure): Promise<number> => server.ask<number>({ ask });
  const pages = beside<Order>('pages.mjs');
  const machine = beside<Look>('machine.mjs');
  try {
    const port = await asked('port');
    await pages.ask({ do: 'connect', url: `http://127.0.0.1:${port}`, game, tables });
    const empty = await asked('bytes');
    await pages.ask({ do: 'deal' });
    await pages.ask({ do: 'play', ms: WARM_UP_MS, everyMs: 0 }); // it is fast only after many moves
    // At a pace other code is busy than in a crowd: it is compiled before anything is measured.
    if (everyMs > 0) await pages.ask({ do: 'play', ms: WARM_UP_MS, everyMs });
    await wait(SETTLE_MS); // what was on its way is not counted
    const warm = await pages.ask<Seen>({ do: 'play', ms: 0, everyMs });
    await machine.ask('look');
    // Around the moves and nothing else: until the look at the machine is warm, the server has nothing to do.
    const before = await asked('cpuMs');
    const seen = await pages.ask<Seen>({ do: 'play', ms: seconds * 1_000, everyMs });
    const after = await asked('cpuMs');
    const calibration = await machine.ask<number>('tell');
    const full = await asked('bytes'); // last: to collect all garbage makes the compiler begin anew
    const waits = seen.waits.slice(warm.waits.length).sort((a, b) => a - b);
    const bytes = seen.bytes.slice(warm.bytes.length).sort((a, b) => a - b);
    const cpuSeconds = (after - before) / 1_000;
    return {
      name,
      movesPerCpuSecond: Math.round((seen.moves - warm.moves) / cpuSeconds),
      calibration: rounded(calibration / 1_000),
      p50Ms: rounded(at(waits, 0.5)),
      p99Ms: rounded(at(waits, 0.99)),
      bytesPerMoveMedian: at(bytes, 0.5),
      idleMatchKb: rounded((full - empty) / tables / 1_024),
    };
  } finally {
    await Promise.all([pages, server, machine].map((one) => one.end()));
    rmSync(folder, { recursive: true });
  }
}
const WARM_UP_MS = 5_000;
const SETTLE_MS = 1_000;
const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
const rounded = (value: number): number => Math.round(value * 10) / 10;

const { json, seconds, moves, runs } = wanted(process.argv.slice(2));
const results: Result[] = [];
for (const run of runs) {
  const result = await measure(run, seconds);
  results.push(result);
  if (!json) console.log(JSON.stringify(result));
}
const resume = await resumes(moves);
if (json) console.log(JSON.stringify({ runs: results, resume, isPinned }));
else for (const one of resume) console.log(JSON.stringify(one));
