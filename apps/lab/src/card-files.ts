/** Cards from files: which are meant, what is in them, and the game that is played with them. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from './fault.ts';
import { filesUnder, readText } from './files.ts';
import type { AnyGame, CardFile, CardSets, OpenCards } from './lab.ts';

/** Where imported sets are kept, from the working directory. */
export const KEPT = join('.dealer', 'cards');
const MOST_FILES = 20_000;

/** What an imported set may be called. */
export const SET_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;
/** What cards from a file or folder are called. */
export const nameOfCards = (from: string): string => basename(from).replace(/\.json$/, '');

/** The imported set that a record names, if it is here. One played far apart has a fingerprint behind the name. */
export function keptNamed(named: string | undefined, into = KEPT): string | undefined {
  const name = named?.replace(/@[0-9a-f]{32}$/, '');
  return name !== undefined && SET_NAME.test(name) && existsSync(pathOfKept(name, into)) ? name : undefined;
}

export const pathOfKept = (name: string, into = KEPT): string => join(into, `${name}.json`);

/** A file or folder as it is, or the set that was imported under this name. */
function pathOf(word: string): string {
  const kept = pathOfKept(word);
  if (existsSync(word) || !existsSync(kept)) return word;
  return kept;
}

/** A file of a folder that is not JSON is reported, and the others are read. */
function cardFilesAt(word: string): { files: CardFile[]; problems: string[] } {
  const path = pathOf(word);
  const paths = filesUnder(path, ['.json']);
  if (paths.length === 0) throw new Fault(`${path} has no .json files; cards are read from those.`);
  if (paths.length > MOST_FILES) throw new Fault(`${path} has ${paths.length} .json files; ${MOST_FILES} may be read.`);
  const problems: string[] = [];
  const files = paths.flatMap((each) => {
    try {
      return [{ path: each, json: JSON.parse(readText(each)) as unknown }];
    } catch (error) {
      if (paths.length === 1) throw notJson(each, error);
      problems.push(notJson(each, error).message);
      return [];
    }
  });
  return { files, problems };
}

const notJson = (path: string, error: unknown): Fault =>
  error instanceof Fault ? error : new Fault(`${path} is not JSON: ${error instanceof Error ? error.message : error}.`);

export interface Opened extends OpenCards<unknown> {
  /** Files that could not be read at all. */
  unreadable: readonly string[];
}

/** Null: the cards that the game comes with. */
export function openAt(sets: CardSets<unknown>, word: string | null): Opened {
  const { files, problems } = word === null ? { files: sets.own(), problems: [] } : cardFilesAt(word);
  const opened = sets.open(files);
  if (opened.cards.length > 0) return { ...opened, unreadable: problems };
  const [first] = [...problems, ...opened.problems.map(({ message }) => message)];
  throw new Fault(`There is no card in ${word}. ${first ?? ''}`.trim());
}

/** Reading a large set takes seconds: once for each game and file is enough. */
const shelf = new WeakMap<AnyGame, Map<string, AnyGame>>();

/** The game with the cards of `--cards`, or as it is. `tell` hears, once, that something is wrong with some of them. */
export function withCards(
  shelved: AnyGame,
  word: string | undefined,
  tell: (message: string) => void = () => {},
): AnyGame {
  if (word === undefined) return shelved;
  const { cardSets, game } = shelved;
  if (!cardSets) throw new Fault(`${game.id} is not played with cards from files; --cards is for games that are.`);
  const known = shelf.get(shelved) ?? new Map<string, AnyGame>();
  shelf.set(shelved, known);
  const made = known.get(word) ?? shelvedWith(cardSets, word, tell);
  known.set(word, made);
  return made;
}

function shelvedWith(sets: CardSets<unknown>, word: string, tell: (message: string) => void): AnyGame {
  const opened = openAt(sets, word);
  const [first, ...more] = [...opened.unreadable, ...opened.problems.map(({ message }) => message)];
  if (first !== undefined) tell(`${word}: ${first}`);
  if (more.length > 0) tell(`… and ${more.length} more problems; dealer cards import tells them all.`);
  const inert = opened.notWhole();
  if (inert.length > 0) {
    const many = `${inert.length} of ${opened.cards.length} cards are not read to the last word`;
    tell(`${word}: ${many}, and what is not read does nothing: ${listed(inert)} (--set strict=true refuses them).`);
  }
  return { ...sets.shelve(opened.set()), cards: nameOfCards(word).slice(0, 100) };
}

const FEW = 5;
const listed = (ids: readonly string[]): string =>
  ids.slice(0, FEW).join(', ') + (ids.length > FEW ? ` and ${ids.length - FEW} more` : '');
