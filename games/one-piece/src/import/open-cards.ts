/** A file or folder of cards, opened: what is in it, how much of it is read, and games to play with it. */
import { BadSetup, brief } from '@dealers-choice/kernel';
import { isReadWhole } from '../data/unread.ts';
import type { CardSet } from '../tree/card.ts';
import { type Counts, type Coverage, countsOf, coverageOf } from './coverage.ts';
import { coverageLines } from './coverage-lines.ts';
import { comparedBy, type Likeness, likenessOf } from './differs.ts';
import { type Imported, importCards } from './import-cards.ts';
import type { CardFile, RawCard } from './raw-card.ts';
import { type ReadCard, type Reading, readCards } from './read-cards.ts';
import type { CompareTexts, Readings, ReadText } from './reading.ts';
import { setsIn } from './sets.ts';
import { showCard } from './show-card.ts';
import { type TryOut, tryOut } from './try-out.ts';
import { type Wholly, whollyOf } from './wholly.ts';

export interface OpenCards {
  /** As they can be stored and opened again. */
  cards: readonly RawCard[];
  problems: Imported['problems'];
  /** Reads the texts of some more cards; how many of all are read then. For those who must not wait for all at once. */
  readMore(n: number): { read: number; of: number };
  /** How far they are read, without comparing any text. */
  counts(): Counts;
  /** `sets`: only these, such as `OP12,ST22-ST35`. */
  coverage(sets?: string): { json: Coverage & Likeness; lines: string[] };
  /** Null: there is no such card. */
  show(id: string): string[] | null;
  /** All cards; what is not read of them does nothing, and says so. */
  set(): CardSet;
  /** The numbers of the cards of which a part is not read, and does nothing. */
  notWhole(): readonly string[];
  tryOut(id: string): TryOut;
  /** Only the cards that are read to the last word. */
  wholly(): Wholly;
}

interface Reader {
  readText: ReadText;
  /** The productions that a test of behaviour covers. */
  tested: readonly string[];
  compareTexts: CompareTexts;
  /** Absent: every text is read anew. */
  readings?: Readings<Reading>;
}

export function openCards(files: readonly CardFile[], reader: Reader): OpenCards {
  const { readText, tested, compareTexts, readings } = reader;
  const { cards, problems } = importCards(files);
  const known: ReadCard[] = [];
  const readMore = (n: number): { read: number; of: number } => {
    const next = cards.slice(known.length, known.length + n);
    if (next.length > 0) known.push(...readCards(next, readText, readings));
    return { read: known.length, of: cards.length };
  };
  const read = (): readonly ReadCard[] => {
    readMore(cards.length);
    return known;
  };
  const setOf = (name: string, some: readonly ReadCard[]): CardSet => ({
    id: 'imported',
    name,
    cards: some.map(({ card }) => card),
    decks: [],
  });
  return {
    cards,
    problems,
    readMore,
    counts: () => countsOf(read()),
    coverage(sets) {
      const meant = sets === undefined ? read() : readCards(ofSets(cards, sets), readText, readings);
      const json = { ...coverageOf(meant, tested), ...likenessOf(comparedBy(compareTexts, meant, readings)) };
      return { json, lines: coverageLines(json) };
    },
    show(id) {
      const wanted = cards.filter((card) => card.id === id.toUpperCase());
      const [found] = readCards(wanted, readText); // the others would take seconds
      return found ? showCard(found) : null;
    },
    set: () => setOf('Imported cards', read()),
    notWhole: () => read().flatMap(({ card }) => (isReadWhole(card) ? [] : [card.id])),
    tryOut: (id) => tryOut(setOf('', read()).cards, id.toUpperCase()),
    wholly: () => whollyOf(setOf('', read()).cards.filter(isReadWhole)),
  };
}

function ofSets(cards: readonly RawCard[], sets: string): readonly RawCard[] {
  const isMeant = setsIn(sets);
  const meant = cards.filter(({ set }) => isMeant(set));
  if (meant.length > 0) return meant;
  const there = [...new Set(cards.map(({ set }) => set))]; // determinism: in the order of the cards
  throw new BadSetup(`No card is of the sets ${brief(sets)}; there are ${there.join(', ')}.`);
}
