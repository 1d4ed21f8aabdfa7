import { type Deck, formatDeck } from '@dealers-choice/one-piece/decks';
import { Button, Icon } from '@dealers-choice/table/ui';
import { use } from 'react';
import { go } from '../app/route.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useDecksText } from '../words/decks.ts';
import './deck-shelf.css';
import { Face, faceFonts } from './Face.tsx';
import { useRoom } from './room.ts';

interface Props {
  game: NonNullable<AnyGame['deckGame']>;
  /** The name of imported cards; '' for those it comes with. */
  cards: string;
  /** As people count them. */
  seat: number;
  /** A name of the set, a list, or `random`. */
  value: string;
  set(value: string): void;
}

interface Choice {
  value: string;
  name: string;
  deck: Deck;
}

const RANDOM = 'random';

/** The decks a seat can bring, by their Leaders: those of the set, one's own, and one of chance. */
export function DeckShelf({ game, cards, seat, value, set }: Props) {
  use(faceFonts);
  const text = useDecksText();
  const own = useRoom((s) => s.decks).filter((deck) => deck.set === cards && deck.leader !== '');
  const cardOf = (id: string) => game.kit.set.cards.find((card) => card.id === id);
  const choices: readonly Choice[] = [
    ...game.kit.set.decks.map((deck) => ({ value: deck.id, name: deck.name, deck })),
    ...own.map((deck) => ({ value: formatDeck(deck), name: deck.name || text.decks.unnamed, deck })),
  ];
  const chosen = choices.find((choice) => choice.value === value);
  const leader = chosen && cardOf(chosen.deck.leader);
  const change = (): void => {
    if (!chosen) return;
    const { take, add } = useRoom.getState();
    const mine = own.find((deck) => formatDeck(deck) === value);
    const { leader: head, cards: counts } = chosen.deck;
    if (mine) take(mine.id);
    else add({ name: text.decks.copyName(chosen.name), set: cards, leader: head, cards: counts });
    go({ at: 'decks', game: 'one-piece' });
  };
  return (
    <div className="deck-choice">
      {chosen && leader && (
        <div className="deck-choice-head">
          <Face card={leader} width={92} />
          <div>
            <p className="deck-choice-name">{chosen.name}</p>
            <p className="deck-choice-fine">
              <Icon name="check" className="size-4" />
              {text.deck.of(sizeOf(chosen.deck), game.kit.rules.deckSize)}
            </p>
            <Button icon="gear" onClick={change} className="text-sm">
              {text.setup.change}
            </Button>
          </div>
        </div>
      )}
      <ul aria-label={text.setup.decks(seat)} className="deck-choice-row">
        {choices.map((choice) => {
          const card = cardOf(choice.deck.leader);
          return (
            <li key={choice.value}>
              <button
                type="button"
                aria-pressed={choice === chosen}
                aria-label={text.setup.bring(choice.name, seat)}
                onClick={() => set(choice.value)}
              >
                {card && <Face card={card} width={60} mode="board" />}
                <span>{choice.name}</span>
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-pressed={value === RANDOM}
            aria-label={text.setup.bring(text.setup.random, seat)}
            className="deck-choice-random"
            onClick={() => set(RANDOM)}
          >
            <Icon name="dice" className="size-6" />
            <span>{text.setup.random}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, n) => sum + n, 0);
