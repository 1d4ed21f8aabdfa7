/** Finding cards by what is typed: in numbers, names, types and texts, the nearest first, fast enough for each key. */
import type { CardData } from '../tree/card.ts';
import { printCard } from '../tree/print/index.ts';
import { fold } from './fold.ts';

export interface SearchIndex {
  /** Places in the list of cards, the best first. All cards in their order for an empty query. */
  find(query: string): readonly number[];
  /** Looks at the texts of some more cards before anybody asks; true when there are none left. */
  prepare(n: number): boolean;
}

interface Indexed {
  number: string;
  name: string;
  types: string;
  text: string;
}

/** What somebody typed: words of which each must be somewhere in a card; words in quotes stay together. */
export function wordsOf(query: string): readonly string[] {
  const parts = query.matchAll(/"([^"]*)"?|([^\s"]+)/g);
  return [...parts].map(([, quoted, plain]) => fold(quoted ?? plain ?? '')).filter((word) => word !== '');
}

/** What is printed on a card, the sentences that are not read among them. */
export const printedText = (card: CardData): string =>
  [printCard(card), ...(card.unsupported ?? []).map(([sentence]) => sentence)].join('\n');

const NUMBER = 64;
const NAME_BEGINS = 32;
const NAME_WORD = 16;
const NAME = 8;
const TYPE = 4;
const TEXT = 1;

export function searchIndex(cards: readonly CardData[]): SearchIndex {
  const indexed: Indexed[] = [];
  const prepare = (n: number): boolean => {
    for (const card of cards.slice(indexed.length, indexed.length + n)) indexed.push(indexedOf(card));
    return indexed.length === cards.length;
  };
  const everything = cards.map((_, place) => place);
  return {
    prepare,
    find(query) {
      const words = wordsOf(query);
      if (words.length === 0) return everything;
      prepare(cards.length);
      const whole = words.join(' ');
      const found: { place: number; worth: number }[] = [];
      indexed.forEach((card, place) => {
        const worth = worthOf(card, words, whole);
        if (worth > 0) found.push({ place, worth });
      });
      return found.sort((a, b) => b.worth - a.worth || a.place - b.place).map(({ place }) => place);
    },
  };
}

const indexedOf = (card: CardData): Indexed => ({
  number: fold(card.id),
  name: fold([card.name, ...(card.treatAs?.names ?? [])].join(' ')),
  types: fold([...card.types, ...(card.attributes ?? []), ...card.colours, card.category].join(' ')),
  text: fold(printedText(card)),
});

/** 0: one of the words is nowhere. */
function worthOf(card: Indexed, words: readonly string[], whole: string): number {
  let worth = 0;
  for (const word of words) {
    const one = wordWorth(card, word);
    if (one === 0) return 0;
    worth += one;
  }
  return worth + (card.name.startsWith(whole) ? NAME_BEGINS : 0);
}

function wordWorth({ number, name, types, text }: Indexed, word: string): number {
  const inName = name.indexOf(word);
  if (inName === 0) return NAME_BEGINS;
  if (inName > 0) return name.charAt(inName - 1) === ' ' ? NAME_WORD : NAME;
  if (number.includes(word)) return NUMBER;
  if (types.includes(word)) return TYPE;
  return text.includes(word) ? TEXT : 0;
}
