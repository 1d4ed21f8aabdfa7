/** Guilds of Lowwater: a canal city, six guilds, and the one night of the year when all its lamps are lit. */
import type { CardSet } from '../tree/card.ts';
import { DECKS } from './decks.ts';
import { TREES } from './lowwater.generated.ts';
import { LOWWATER } from './lowwater.ts';

export const STARTER_SET: CardSet = {
  id: 'lowwater',
  name: 'Guilds of Lowwater',
  cards: LOWWATER.map(({ text: _, ...printed }) => ({ ...printed, ...TREES[printed.id] })),
  decks: DECKS,
};
