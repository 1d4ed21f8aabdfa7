/** Invented cards as somebody imports them: our own set as a file, under another name. Its texts are read anew. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardSet, importCards, ownCards, type RawCard } from '@dealers-choice/one-piece';
import { formatCardsName } from '@dealers-choice/protocol';
import { printOf } from '../src/card-print.ts';
import { type FindCards, ImportedGames } from '../src/imported-games.ts';
import { Unplayable } from '../src/match/unplayable.ts';
import { readSet } from '../src/read-set.ts';
import type { SetSource } from '../src/set-source.ts';

export const HARBOUR: readonly RawCard[] = importCards(ownCards()).cards;
/** The same with another number on one card: another set, though it has the same name. */
export const CHANGED: readonly RawCard[] = HARBOUR.map((card) =>
  card.category === 'CHARACTER' && card.id === HARBOUR.find(({ category }) => category === 'CHARACTER')?.id
    ? { ...card, power: (card.power ?? 0) + 1000 }
    : card,
);

export const nameOf = (cards: readonly RawCard[], name = 'harbour'): string =>
  formatCardsName({ name, print: printOf(cards) });

/** What was read of files that are the same in every test. */
const known = new Map<string, CardSet>();

/** A folder with a set in it, which can be changed and taken away. Texts are read in this thread. */
export interface SetFolder {
  folder: string;
  games: ImportedGames;
  put(cards: readonly RawCard[] | null, name?: string): void;
  /** How often texts were read. */
  reads(): number;
  close(): void;
}

export function setFolder(): SetFolder {
  const folder = mkdtempSync(join(tmpdir(), 'sets-'));
  const kept = new Map<string, readonly RawCard[]>();
  let reads = 0;
  const find: FindCards = async ({ name, print }) => {
    const cards = kept.get(name);
    if (!cards) throw new Unplayable(`The cards "${name}" are not here any more.`);
    if (printOf(cards) !== print) throw new Unplayable(`The cards "${name}" have changed here.`);
    return { name, print, path: join(folder, `${name}.json`), readings: join(folder, 'readings') };
  };
  const read = async (source: SetSource) => {
    reads++;
    const file = `${source.print} ${readFileSync(source.path, 'utf8')}`;
    const set = known.get(file) ?? readSet(source);
    known.set(file, set);
    return set;
  };
  return {
    folder,
    games: new ImportedGames({ find, read }),
    put(cards, name = 'harbour') {
      if (cards === null) kept.delete(name);
      else kept.set(name, cards);
      if (cards !== null) writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, cards }));
    },
    reads: () => reads,
    close: () => rmSync(folder, { recursive: true }),
  };
}
