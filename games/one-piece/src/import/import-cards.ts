/** Cards from files that others wrote: what is good is kept, what is not is told by its number with the reason. */
import { brief } from '@dealers-choice/kernel';
import type { SetProblem } from '../data/errata.ts';
import { isPlain } from '../tree/schema-shapes.ts';
import { type Shelf, shelfOf } from './arts.ts';
import { entriesIn, type Found } from './entries.ts';
import { type CardFile, MAX_ENTRIES, MAX_FILES, type RawCard } from './raw-card.ts';
import { readEntry } from './read-entry.ts';

export interface ImportProblem extends SetProblem {
  /** The card is good all the same: something in it was tidied up. */
  kept?: true;
}

export interface Imported {
  /** By card number; all arts of a number are one card. */
  cards: readonly RawCard[];
  problems: readonly ImportProblem[];
}

export function importCards(files: readonly CardFile[]): Imported {
  const problems: ImportProblem[] = [];
  const tell: Tell = (card, path, message, kept) => void problems.push({ card, path, message, ...kept });
  const found = files.slice(0, MAX_FILES).flatMap((file) => {
    const entries = entriesIn(file);
    if (!entries) tell('', file.path, `${file.path} has no cards; it must be a list of cards, each with id and name.`);
    return entries ?? [];
  });
  if (files.length > MAX_FILES) tell('', '', `There are ${files.length} files; ${MAX_FILES} are read.`);
  if (found.length > MAX_ENTRIES) tell('', '', `There are ${found.length} cards; ${MAX_ENTRIES} are read.`);
  const shelf = shelfOf((card, path, message) => tell(card, path, message, { kept: true }));
  for (const entry of found.slice(0, MAX_ENTRIES)) readOne(entry, shelf, tell);
  return { cards: shelf.cards(), problems };
}

type Tell = (card: string, path: string, message: string, kept?: { kept: true }) => void;

function readOne({ at, value }: Found, shelf: Shelf, tell: Tell): void {
  const read = isPlain(value) ? readEntry(value) : null;
  if (read === null) tell('', at, `${at} is ${brief(value)}; it must be a card.`);
  else if ('card' in read) {
    shelf.put(read.card, read.art);
    const { id } = read.card;
    for (const { path, message } of read.told) tell(id, path, `${id}: ${message}`, { kept: true });
  } else for (const { path, message } of read.problems) tell(read.id ?? at, path, `${read.id ?? at}: ${message}`);
}
