/** The decks that come with the cards, and how to write one. */
import type { OnePieceGame } from '../rules/card.ts';
import { examplesIn, RANDOM } from '../rules/options.ts';

interface Choice {
  name: string;
  about: string;
}

/** `choice` is '' for a deck of one's own. */
export function deckWords({ kit }: OnePieceGame, choice: string): Choice | null {
  const { deckSize } = kit.rules;
  if (choice === '') {
    const [leader, other] = examplesIn(kit.set);
    const about = `A Leader and ${deckSize} cards by their numbers, with how many of each: 1x${leader} 4x${other} …`;
    return { name: 'A deck list of your own', about };
  }
  if (choice === RANDOM) return { name: 'Random', about: 'A deck of chance, drawn when the match begins.' };
  return kit.set.decks.find(({ id }) => id === choice) ?? null;
}
