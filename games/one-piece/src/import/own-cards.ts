/** The cards the game comes with, as a file of cards: what they say is what the printer says. */
import { STARTER_SET } from '../cards/index.ts';
import { printCard } from '../tree/print/index.ts';
import type { CardFile } from './raw-card.ts';

export const ownCards = (): readonly CardFile[] => [
  {
    path: 'our cards',
    json: STARTER_SET.cards.map(({ effects: _, keywords: __, ...card }, i) => ({
      ...card,
      text: printCard(STARTER_SET.cards[i] ?? card),
    })),
  },
];
