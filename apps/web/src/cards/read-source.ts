/** Opens a file of cards and reads their texts, unless that was done before. */
import { hashOf } from '@dealers-choice/kernel';
import {
  type CardReader,
  type CardReport,
  type CardSource,
  type OpenedCards,
  onScreen,
  type ReadCards,
  type ReadSoFar,
} from './reading.ts';

/** What was read before, by fingerprint. */
export interface ReadBefore {
  find(fingerprint: string): Promise<ReadCards | null>;
  put(fingerprint: string, read: ReadCards): Promise<void>;
}

/** So many cards are read at once: then it is told how far that is, and others have a turn. */
const SLICE = 20;

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
  const made = known ?? (await inSlices(opened, tell));
  if (!known) await before.put(fingerprint, made).catch(() => {});
  return { ...made, cards, problems: problems.map(onScreen), fingerprint };
}

async function inSlices({ readMore, read }: OpenedCards, tell: (soFar: ReadSoFar) => void): Promise<ReadCards> {
  for (;;) {
    const soFar = readMore(SLICE);
    tell(soFar);
    if (soFar.read >= soFar.of) return read();
    await new Promise((next) => setTimeout(next));
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${onScreen(path)} is not JSON: ${onScreen(error instanceof Error ? error.message : '')}`);
  }
}
