/** Opens a file of cards and reads their texts, unless that was done before. */
import { hashOf } from '@dealers-choice/kernel';
import { type CardReader, type CardReport, type CardSource, onScreen, type ReadCards } from './reading.ts';

/** What was read before, by fingerprint. */
export interface ReadBefore {
  find(fingerprint: string): Promise<ReadCards | null>;
  put(fingerprint: string, read: ReadCards): Promise<void>;
}

/** Throws a sentence when there is no card in it. */
export async function readSource(source: CardSource, reader: CardReader, before: ReadBefore): Promise<CardReport> {
  const { path, content } = source;
  const { cards, problems, read } = reader(
    onScreen(path),
    'json' in content ? content.json : parsed(path, content.text),
  );
  if (cards.length === 0)
    throw new Error(`There is no card in ${onScreen(path)}. ${onScreen(problems[0] ?? '')}`.trim());
  const fingerprint = hashOf(cards);
  // A browser that keeps nothing reads them every time.
  const known = await before.find(fingerprint).catch(() => null);
  const made = known ?? read();
  if (!known) await before.put(fingerprint, made).catch(() => {});
  return { ...made, cards, problems: problems.map(onScreen), fingerprint };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${onScreen(path)} is not JSON: ${onScreen(error instanceof Error ? error.message : '')}`);
  }
}
