import type { AnyGame } from '../match/shelf.ts';
import { countIn } from './chapters.ts';
import { Marked } from './Marked.tsx';

export interface ListedCard {
  id: string;
  name: string;
  text: string;
  marks: readonly { label: string; value: string }[];
}

/** Every card of a game, once. */
export function cardsOf({ game, words }: AnyGame): ListedCard[] {
  const seen = new Set<string>();
  return game.def.cards.flatMap((card) => {
    const { name, text, marks = [] } = words.card(card);
    const key = `${name}\n${text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id: card.id, name, text, marks }];
  });
}

const wordsIn = ({ name, text, marks }: ListedCard): string =>
  [name, text, ...marks.map(({ label, value }) => `${label} ${value}`)].join('\n');

export const hitsInCards = (cards: readonly ListedCard[], word: string): number =>
  cards.reduce((sum, card) => sum + countIn(wordsIn(card), word), 0);

/** Names and texts; those that a search is about, when there is one. */
export function AllCards({ cards, word }: { cards: readonly ListedCard[]; word: string }) {
  const shown = word.trim() === '' ? cards : cards.filter((card) => countIn(wordsIn(card), word) > 0);
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2">
      {shown.map((card) => (
        <li key={card.id} className="listed-card rounded-lg border border-line bg-panel px-3 py-2">
          <h3 className="text-base">
            <Marked text={card.name} word={word} />
          </h3>
          {card.marks.length > 0 && (
            <p className="text-xs text-soft">
              {card.marks.map(({ label, value }) => `${label} ${value}`.trim()).join(' · ')}
            </p>
          )}
          <p className="text-sm">
            <Marked text={card.text} word={word} />
          </p>
        </li>
      ))}
    </ul>
  );
}
