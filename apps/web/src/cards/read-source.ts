/** Opens a file of cards and reads their texts, unless that was done before. */
import { hashOf } from '@dealers-choice/kernel';
import {
  type CardReader,
  type CardReport,
  type CardSource,
  type OpenedCards,
  onScreen,
  type ReadCards,
  type ReadPart,
  type ReadSoFar,
} from './reading.ts';

/** What was read before, by fingerprint. */
export interface ReadBefore {
  find(fingerprint: string): Promise<ReadCards | null>;
  /** All of it is read: what was kept in parts goes. */
  put(fingerprint: string, read: ReadCards): Promise<void>;
  /** Of cards whose reading was broken off. */
  parts(fingerprint: string): Promise<readonly ReadPart[]>;
  putPart(fingerprint: string, part: ReadPart): Promise<void>;
}

/** For whoever reads them every time. */
export const NOTHING_BEFORE: ReadBefore = {
  find: () => Promise.resolve(null),
  put: () => Promise.resolve(),
  parts: () => Promise.resolve([]),
  putPart: () => Promise.resolve(),
};

/** Cards that are read at once: then it is told how far that is, and others have a turn. */
const SLICE = 20;
/** Cards that are kept at once: whoever breaks off loses no more than these. */
const PART = 200;

/** Throws a sentence when there is no card in it. `tell` hears how far the texts are read. */
export async function readSource(
  source: CardSource,
  reader: CardReader,
  before: ReadBefore,
  tell: (soFar: ReadSoFar) => void = () => {},
): Promise<CardReport> {
  const { path, content } = source;
  const opened = reader(onScreen(path), 'json' in content ? content.json : parsed(path, content.text));
  const { cards, problems } = opened;
  if (cards.length === 0)
    throw new Error(`There is no card in ${onScreen(path)}. ${onScreen(problems[0] ?? '')}`.trim());
  const fingerprint = hashOf(cards);
  // A browser that keeps nothing reads them every time.
  const known = await before.find(fingerprint).catch(() => null);
  const made = known ?? (await inSlices(opened, { before, fingerprint, tell }));
  if (!known) await before.put(fingerprint, made).catch(() => {});
  return { ...made, cards, problems: problems.map(onScreen), fingerprint };
}

interface How {
  before: ReadBefore;
  fingerprint: string;
  tell(soFar: ReadSoFar): void;
}

/** Goes on where an earlier try stopped, and keeps what it reads as it comes. */
async function inSlices(opened: OpenedCards, { before, fingerprint, tell }: How): Promise<ReadCards> {
  const parts = await before.parts(fingerprint).catch(() => []);
  opened.resume(parts);
  let kept = parts.reduce((sum, { readings }) => sum + readings.length, 0);
  if (kept > 0) tell(opened.readMore(kept));
  for (;;) {
    const soFar = opened.readMore(SLICE);
    tell(soFar);
    if (soFar.read >= soFar.of) return opened.read();
    if (soFar.read - kept >= PART) {
      await before.putPart(fingerprint, opened.part(kept, soFar.read - kept)).catch(() => {});
      kept = soFar.read;
    } else await new Promise((next) => setTimeout(next));
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${onScreen(path)} is not JSON: ${onScreen(error instanceof Error ? error.message : '')}`);
  }
}
