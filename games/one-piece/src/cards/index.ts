/** Guilds of Lowwater: a canal city, six guilds, and the one night of the year when all its lamps are lit. */
import type { CardSet } from '../tree/card.ts';
import { ALLIANCES } from './alliances.ts';
import { DECKS } from './decks.ts';
import { EMBER } from './ember.ts';
import { GEAR } from './gear.ts';
import { GROVE } from './grove.ts';
import { LAMP } from './lamp.ts';
import { SOOT } from './soot.ts';
import { TIDE } from './tide.ts';

export const STARTER_SET: CardSet = {
  id: 'lowwater',
  name: 'Guilds of Lowwater',
  cards: [...EMBER, ...GROVE, ...TIDE, ...GEAR, ...SOOT, ...LAMP, ...ALLIANCES],
  decks: DECKS,
};
