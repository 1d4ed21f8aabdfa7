/** The fingerprint by which a table names cards (`CardsName`): of the good ones, as the importer gives them. */
import { createHash } from 'node:crypto';

export const printOf = (cards: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 32);
