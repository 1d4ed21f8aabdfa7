/** A file with everything that a browser has kept. It comes from outside: it is not believed before it is read. */
import { readToHost, readToPage } from '@dealers-choice/protocol';
import { fileText } from '../../app/file-text.ts';
import { cardsIn } from '../../kept/cards-in.ts';
import type { MatchNote } from '../contract.ts';
import { FIRST_SAVE_FORMAT, noteOf, SAVE_FORMAT, type SavedMatch } from './saves.ts';

/** Of the part about matches (`kept`), which the worker writes and reads. */
export const KEPT_FORMAT = 1;

export interface KeptFile {
  matches: SavedMatch[];
  past: MatchNote[];
  /** What the page has kept: settings, cards. */
  rest: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws a sentence when it is something else, or damaged. */
export async function readKept(file: Blob): Promise<KeptFile> {
  const json = parsed(await fileText(file));
  if (!isObject(json) || !isObject(json.kept)) throw new Error('This file was not made by "Export everything".');
  const { kept, ...rest } = json;
  if (kept.format !== KEPT_FORMAT) {
    throw new Error(`This file has format ${String(kept.format)}; this version reads ${KEPT_FORMAT}.`);
  }
  const { matches, past } = kept;
  if (!Array.isArray(matches) || !matches.every(isSaved)) throw new Error('A match in this file is damaged.');
  const notes = readToPage({ type: 'kept', request: 0, matches: [], past });
  if (typeof notes === 'string' || notes.type !== 'kept') {
    throw new Error('What this file says about finished matches is damaged.');
  }
  cardsIn(rest.sets);
  return { matches, past: notes.past, rest };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file cannot be read: it is not JSON.');
  }
}

/** Whether its moves are legal is seen when it is gone on with, as for every save. */
function isSaved(value: unknown): value is SavedMatch {
  if (!isObject(value)) return false;
  const { format, plan, log, rngs, decided, questions, rulesVersion, cardSet } = value;
  if (format !== SAVE_FORMAT && format !== FIRST_SAVE_FORMAT) return false;
  if (![log, rngs, decided, questions].every(Array.isArray)) return false;
  if (typeof rulesVersion !== 'number' || typeof cardSet !== 'string') return false;
  if (typeof readToHost({ type: 'begin', match: 0, plan, language: 'en' }) === 'string') return false;
  const note = noteOf(value as unknown as SavedMatch);
  return typeof readToPage({ type: 'kept', request: 0, matches: [note], past: [] }) !== 'string';
}
