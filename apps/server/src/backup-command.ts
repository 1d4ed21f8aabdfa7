/** `npm run backup -- FILE`, and `npm run backup -- verify FILE`. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOptions } from './options.ts';
import { PLAYED_GAMES, type PlayedGame } from './played-games.ts';
import { backUp } from './store/backup.ts';
import { DATABASE_FILE, openStore, type StoreHow } from './store/open-store.ts';
import type { MatchDeal } from './store/stored-forms.ts';
import { verify } from './store/verify.ts';

const USAGE = `Usage: npm run backup -- FILE            copy all matches, rooms and secrets into a new file
       npm run backup -- verify FILE     play every match in such a copy once more
       npm run backup -- verify URL      the same in a PostgreSQL database, such as one that a copy was restored to

What is copied is where the server keeps it: in ONLINE_DATA, or at DATABASE_URL, of which pg_dump makes the copy.
The server may go on meanwhile. docs/hosting.md says how a copy is restored.`;

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(words: readonly string[]): Promise<void> {
  const [first, second] = words;
  const isVerify = first === 'verify';
  if (words.length !== (isVerify ? 2 : 1) || first?.startsWith('-')) throw new Error(USAGE);
  const options = parseOptions([], process.env);
  if (Array.isArray(options)) throw new Error(options.join('\n'));
  if (isVerify) return check(second ?? '');
  const file = first ?? '';
  const { data: folder, database: url } = options;
  backUp({ folder, url }, file);
  console.log(`${file} has everything up to now: ${statSync(file).size} bytes.`);
  if (url === null) await check(file);
  else console.log('Restore it to an empty database to verify it: docs/hosting.md.');
}

async function check(what: string): Promise<void> {
  if (/^postgres(ql)?:\/\//.test(what)) return report({ folder: '', url: what });
  if (!existsSync(what)) throw new Error(`There is no ${what}.`);
  // Opened where it does no harm: a database is changed by being opened.
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    copyFileSync(what, join(folder, DATABASE_FILE));
    await report({ folder, url: null });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function report(where: StoreHow): Promise<void> {
  const store = await openStore(where);
  try {
    const { problems, notReplayed, ...counts } = await verify(store, builtIn);
    const { matches, over, lines, snapshots, rooms } = counts;
    console.log(
      `${matches} matches (${over} over), ${lines} lines, ${snapshots} positions on the way, ${rooms} rooms.`,
    );
    if (notReplayed > 0) console.log(`${notReplayed} of them need cards or rules that are not built in: only read.`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) throw new Error(`${problems.length} matches are damaged.`);
    console.log('All of it is what it was.');
  } finally {
    await store.close();
  }
}

function builtIn({ game, cards, cardSet, rulesVersion }: MatchDeal): PlayedGame | null {
  const played = cards === undefined ? PLAYED_GAMES.get(game) : undefined;
  const isSame = played?.game.cardSet === cardSet && played.game.def.rulesVersion === rulesVersion;
  return played && isSame ? played : null;
}
