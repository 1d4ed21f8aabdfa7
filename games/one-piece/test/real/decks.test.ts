/** A deck of printed cards from a pasted list: read, checked, and played to the end by bots. */
import { runMatch } from '@dealers-choice/bots';
import { readText } from '../../reader/index.ts';
import { navigatorOf } from '../../src/bot/index.ts';
import { refusedBy } from '../../src/data/deck-limits.ts';
import { type Deck, formatDeck } from '../../src/data/decks.ts';
import { DEFAULT_RULES as rules } from '../../src/data/rules-context.ts';
import { deckOf, openIn, readList } from '../../src/decks/list/read-list.ts';
import { troublesOf } from '../../src/decks/repair.ts';
import { searchIndex } from '../../src/decks/search.ts';
import { type CardShelf, cardShelf } from '../../src/decks/shelf.ts';
import { importCards } from '../../src/import/import-cards.ts';
import { readCards } from '../../src/import/read-cards.ts';
import { onePieceOf } from '../../src/rules/game.ts';
import type { CardData } from '../../src/tree/card.ts';
import { expect, listOfCards, realCards, test } from './cards.ts';

/** Reading all of them takes seconds: some hundred make decks as well. */
const SOME = 260;

function someCards(): readonly CardData[] {
  const { cards } = importCards([{ path: 'cards.json', json: listOfCards() }]);
  return readCards(cards.slice(0, SOME), readText).map(({ card }) => card);
}

/** Fifty cards that this Leader may have, four of each. */
function listFor(leader: CardData, { cards, named }: CardShelf): string {
  const allowed = cards.filter((card) => refusedBy(leader, card).length === 0).slice(0, 13);
  // By name where that means one card, by number else, and in whatever way people write it.
  const lines = allowed.map((card, i) => {
    const n = i === 12 ? 2 : 4;
    const known = named(card.name).length === 1 ? card.name : card.id;
    return [`${n} ${known}`, `${n}x ${card.name} (${card.id})`, `${known} x${n}`, `${card.id}, ${n}`][i % 4];
  });
  return ['# a deck', `Leader: ${leader.id}`, '', 'Cards (50):', ...lines].join('\n');
}

realCards('decks of printed cards', () => {
  test('[OP-R16] are built from a pasted list, checked, played to the end, and found by name and number', () => {
    const shelf = cardShelf(someCards());
    const leaders = shelf.cards.filter(({ category }) => category === 'LEADER').slice(0, 2);
    const decks = leaders.map((leader): Deck => {
      const list = readList(listFor(leader, shelf), shelf);
      expect(openIn(list, {})).toBe(0);
      const deck = deckOf(list, shelf);
      expect(deck.leader).toBe(leader.id);
      expect(troublesOf(deck, shelf, { rules })).toEqual([]);
      return deck;
    });
    const game = onePieceOf({ set: { id: 'real', name: 'Printed cards', cards: shelf.cards, decks: [] } });
    const bot = navigatorOf(game);
    const setup = { seats: 2, options: { decks: decks.map(formatDeck) }, seed: 'a real match' };
    const { match } = runMatch(game, setup, [bot, bot], { maxMoves: 5000 });
    expect(match.over?.winners).toHaveLength(1);
    const index = searchIndex(shelf.cards);
    for (const [place, { id, name }] of [...shelf.cards.entries()].slice(0, 60)) {
      expect(index.find(id)).toContain(place);
      expect(index.find(`"${name}"`)).toContain(place);
    }
  });
});
