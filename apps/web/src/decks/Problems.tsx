import type { Trouble } from '@dealers-choice/one-piece/decks';
import { Icon } from '@dealers-choice/table/ui';
import { useDecksText } from '../words/decks.ts';
import { useKit } from './KitContext.ts';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';
import { troubleWords } from './trouble-words.ts';

/** Everything that is wrong with the deck, each with its one repair. */
export function Problems({ deck, troubles }: { deck: SavedDeck; troubles: readonly Trouble[] }) {
  const text = useDecksText();
  const kit = useKit();
  if (troubles.length === 0) {
    return (
      <p className="deck-fine">
        <Icon name="check" className="size-4.5" />
        {text.deck.fine}
      </p>
    );
  }
  return (
    <section className="deck-problems">
      <h2 className="deck-h">
        {text.deck.problems(troubles.length)} <small>{text.deck.cannot}</small>
      </h2>
      <ul>
        {troubles.map((trouble) => {
          const { title, about, repair } = troubleWords(trouble, deck, kit, text);
          return (
            <li key={`${trouble.code} ${trouble.cards.join()}`}>
              <Icon name="info" className="size-5" />
              <div>
                <b>{title}</b>
                <small>{about}</small>
              </div>
              {repair !== null && (
                <button
                  type="button"
                  aria-label={`${repair}: ${title}`}
                  onClick={() => trouble.repair && useRoom.getState().repair(trouble.repair)}
                >
                  {repair}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
