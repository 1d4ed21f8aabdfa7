import { useDecksText } from '../words/decks.ts';
import { Crest } from './Crest.tsx';
import { Face } from './Face.tsx';
import { useKit } from './KitContext.ts';
import { useOpenCard } from './open-card.ts';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';

/** The Leader, the name of the deck, and how full it is. */
export function DeckHead({ deck, n }: { deck: SavedDeck; n: number }) {
  const text = useDecksText();
  const { shelf } = useKit();
  const leader = shelf.card(deck.leader);
  return (
    <div className="deck-head">
      {leader && (
        <button type="button" aria-label={leader.name} onClick={() => useOpenCard.getState().read(leader)}>
          <Face card={leader} width={84} />
        </button>
      )}
      <div>
        <h2 className="sr-only">{deck.name || text.decks.unnamed}</h2>
        <input
          className="deck-name"
          aria-label={text.decks.name}
          value={deck.name}
          maxLength={60}
          placeholder={text.decks.unnamed}
          onChange={({ target }) => useRoom.getState().rename(target.value)}
        />
        <p className="deck-leader">
          {leader?.colours.map((colour) => (
            <Crest key={colour} colour={colour} className="size-4" />
          ))}
          {leader ? `${leader.name} · ♥ ${leader.life ?? 0}` : text.deck.noLeader}
        </p>
        <Fullness n={n} />
      </div>
    </div>
  );
}

export function Fullness({ n }: { n: number }) {
  const text = useDecksText().deck;
  const { rules } = useKit();
  return (
    <p className="deck-fullness">
      <progress max={rules.deckSize} value={Math.min(n, rules.deckSize)} aria-label={text.of(n, rules.deckSize)} />
      <span aria-hidden="true">
        <b>{n}</b>/{rules.deckSize}
      </span>
    </p>
  );
}
