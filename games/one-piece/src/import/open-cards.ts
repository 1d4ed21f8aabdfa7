/** A file or folder of cards, opened: what is in it, how much of it is read, and games to play with it. */
import { BadSetup, seedRng } from '@dealers-choice/kernel';
import { type Deck, formatDeck } from '../data/decks.ts';
import type { SetProblem } from '../data/errata.ts';
import { DEFAULT_RULES } from '../data/rules-context.ts';
import type { CardSet } from '../tree/card.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { coverageLines } from './coverage-lines.ts';
import { deckAround } from './deck-around.ts';
import { importCards } from './import-cards.ts';
import type { CardFile, RawCard } from './raw-card.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import type { ReadText } from './reading.ts';
import { setsIn } from './sets.ts';
import { showCard } from './show-card.ts';
import { type TryOut, tryOut } from './try-out.ts';

export interface OpenCards {
  /** As they can be stored and opened again. */
  cards: readonly RawCard[];
  problems: readonly SetProblem[];
  /** `sets`: only these, such as `OP12,ST22-ST35`. */
  coverage(sets?: string): { json: Coverage; lines: string[] };
  /** Null: there is no such card. */
  show(id: string): string[] | null;
  /** All cards; what is not read of them does nothing, and says so. */
  set(): CardSet;
  tryOut(id: string): TryOut;
  wholly(): Wholly;
}

/** Only the cards that are read to the last word. */
export interface Wholly {
  set: CardSet;
  /** Options of a match that may show these effects, or any where it is none. */
  optionsFor(effects: readonly string[], seed: string): { decks: string[] };
}

/** `tested`: the productions of the reader that a test of behaviour covers. */
export function openCards(files: readonly CardFile[], readText: ReadText, tested: readonly string[]): OpenCards {
  const { cards, problems } = importCards(files);
  let known: readonly ReadCard[] | null = null;
  const read = (): readonly ReadCard[] => (known ??= readCards(cards, readText));
  const setOf = (name: string, some: readonly ReadCard[]): CardSet => ({
    id: 'imported',
    name,
    cards: some.map(({ card }) => card),
    decks: [],
  });
  return {
    cards,
    problems,
    coverage(sets) {
      const isMeant = sets === undefined ? () => true : setsIn(sets);
      const json = coverageOf(
        read().filter(({ raw }) => isMeant(raw.set)),
        tested,
      );
      return { json, lines: coverageLines(json) };
    },
    show(id) {
      const found = read().find(({ raw }) => raw.id === id.toUpperCase());
      return found ? showCard(found) : null;
    },
    set: () => setOf('Imported cards', read()),
    tryOut: (id) => tryOut(setOf('', read()).cards, id.toUpperCase()),
    wholly() {
      const set = setOf(
        'Cards that are read whole',
        read().filter(({ unread }) => unread.length === 0),
      );
      return { set, optionsFor: (effects, seed) => optionsFor(set, effects, seed) };
    },
  };
}

/** An effect is called after its card: `LG-016#2`. */
function optionsFor(set: CardSet, effects: readonly string[], seed: string): { decks: string[] } {
  const wanted = effects.map((effect) => effect.replace(/#.*$/, ''));
  const rng = seedRng(`${seed}/decks`);
  const deck = (): Deck => {
    const found = deckAround(wanted, set.cards, DEFAULT_RULES, rng);
    if (!found) throw new BadSetup(`one-piece: no legal deck can be made of the ${set.cards.length} cards read whole.`);
    return found;
  };
  return { decks: [formatDeck(deck()), formatDeck(deck())] };
}
