/** What is wrong with a deck in short words, and what its repair is called. */
import type { Trouble } from '@dealers-choice/one-piece/decks';
import type { DecksText } from '../words/decks-en.ts';
import type { DeckKit } from './deck-kit.ts';
import type { SavedDeck } from './saved-decks.ts';

export interface TroubleWords {
  title: string;
  about: string;
  repair: string | null;
}

export function troubleWords(trouble: Trouble, deck: SavedDeck, kit: DeckKit, all: DecksText): TroubleWords {
  const text = all.trouble;
  const id = trouble.cards.at(-1) ?? '';
  const card = kit.shelf.card(id);
  const name = card?.name ?? id;
  const leader = kit.shelf.card(deck.leader);
  const colours = (list: readonly (keyof DecksText['colours'])[]): string =>
    list.map((one) => all.colours[one]).join(', ');
  const said = (title: string, about: string): TroubleWords => ({
    title,
    about,
    repair: repairWords(trouble, kit, all),
  });
  switch (trouble.code) {
    case 'DECK_SIZE': {
      const n = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
      const { deckSize } = kit.rules;
      return said(text.size(n, deckSize), n < deckSize ? text.missing(deckSize - n) : text.over(n - deckSize));
    }
    case 'NO_LEADER':
      return said(text.noLeader, text.oneLeader);
    case 'TWO_LEADERS':
      return said(text.twoLeaders(name), text.oneLeader);
    case 'WRONG_COLOUR':
      return said(
        text.colour(name, colours(card?.colours ?? [])),
        text.onlyColours(leader?.name ?? '', colours(leader?.colours ?? [])),
      );
    case 'TOO_MANY_COPIES':
    case 'RESTRICTED':
      return said(
        text.copies(name, deck.cards[id] ?? 0),
        text.most(trouble.repair?.do === 'keep' ? trouble.repair.n : 0),
      );
    case 'UNKNOWN_CARD':
      return said(text.unknown(id), text.unknownAbout);
    default:
      return said(text.card(name), trouble.message);
  }
}

function repairWords({ repair }: Trouble, kit: DeckKit, { trouble: { repairs } }: DecksText): string | null {
  switch (repair?.do) {
    case 'add':
      return repairs.add;
    case 'cut':
      return repairs.cut;
    case 'keep':
      return repair.n === 0 ? repairs.out : repairs.keep(repair.n);
    case 'set-leader':
      return repairs.leader(kit.shelf.card(repair.card)?.name ?? repair.card);
    default:
      return null;
  }
}
