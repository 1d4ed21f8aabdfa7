/** A game with imported cards. */
import { titleOfCards } from '@dealers-choice/protocol/cards';
import type { AnyGame, CardSets } from '../match/shelf.ts';
import { cardsNamed } from './library.ts';
import { readApart } from './read-apart.ts';

const made = new Map<string, { fingerprint: string; game: AnyGame }>();

/** The same game again as long as the cards are the same. Throws a sentence when there are no such cards. */
export async function loadWith(sets: CardSets, game: string, name: string): Promise<AnyGame> {
  const source = { path: titleOfCards(name), content: { json: await cardsNamed(name) } };
  const { fingerprint, set } = await readApart(game, source);
  const before = made.get(`${game}/${name}`);
  if (before?.fingerprint === fingerprint) return before.game;
  const shelved = await sets.shelve(set, name);
  made.set(`${game}/${name}`, { fingerprint, game: shelved });
  return shelved;
}
