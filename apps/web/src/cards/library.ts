/** All sets of cards that can be played with: those this browser keeps, and those of the server. */
import { type CardsName, readCardsName } from '@dealers-choice/protocol/cards';
import { indexedDbSets, type KeptSets } from './kept-sets.ts';
import { serverCards, serverList } from './server-list.ts';
import { tableCards } from './table-cards.ts';

export interface SetNote {
  name: string;
  from: 'browser' | 'server';
  cards: number;
  /** Cards that are not wholly read; null: nobody has looked yet. */
  unread: number | null;
  /** Why it cannot be used; null: it can. */
  wrong: string | null;
}

export const kept: KeptSets = indexedDbSets(globalThis.indexedDB);

/** By name. Where both have one of the same name, this browser's is meant. */
export async function listSets(game: string): Promise<SetNote[]> {
  const [own, server] = await Promise.all([kept.notes().catch(() => []), serverList()]);
  const here = own
    .filter((note) => note.game === game)
    .map(({ name, cards, unread }): SetNote => ({ name, from: 'browser', cards, unread, wrong: null }));
  const there = server.sets
    .filter(({ name }) => server.game === game && !here.some((one) => one.name === name))
    .map(({ name, cards, wrong }): SetNote => ({ name, from: 'server', cards, unread: null, wrong }));
  return [...here, ...there].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The server's, or else this browser's of the same name: of a match that is over, it may have them when the server has
 * forgotten them. Whether they are the same, the fingerprint of what was read says.
 */
async function fromTable(named: CardsName): Promise<unknown> {
  try {
    return await tableCards(named);
  } catch (error) {
    const own = await kept.cards(named.name).catch(() => null);
    if (own) return own;
    throw error;
  }
}

/** The cards of a set, as they are opened. Throws a sentence when there is none. A table's have a fingerprint too. */
export async function cardsNamed(name: string): Promise<unknown> {
  const named = readCardsName(name);
  if (named) return fromTable(named);
  const own = await kept.cards(name).catch(() => null);
  if (own) return own;
  const there = (await serverList()).sets.find((set) => set.name === name);
  if (there && there.wrong !== null) throw new Error(there.wrong);
  const cards = there ? await serverCards(name) : null;
  if (cards !== null) return cards;
  throw new Error(`There are no cards called "${name}" here: import them first, under this name.`);
}
