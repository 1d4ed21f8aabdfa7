import type { CardData } from '@dealers-choice/one-piece';
import type { Trouble } from '@dealers-choice/one-piece/decks';
import { GUILDS } from '@dealers-choice/one-piece/faces';
import { Icon } from '@dealers-choice/table/ui';
import { useDecksText } from '../words/decks.ts';
import { Counter } from './Counter.tsx';
import { Crest } from './Crest.tsx';
import { useKit } from './KitContext.ts';
import { useOpenCard } from './open-card.ts';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';

const GROUPS = ['CHARACTER', 'EVENT', 'STAGE', 'other'] as const;
type Group = (typeof GROUPS)[number];

const groupOf = (card: CardData | undefined): Group =>
  card?.category === 'CHARACTER' || card?.category === 'EVENT' || card?.category === 'STAGE' ? card.category : 'other';

/** The cards of the deck by kind, then by cost. */
export function DeckList({ deck, troubles }: { deck: SavedDeck; troubles: readonly Trouble[] }) {
  const text = useDecksText();
  const { shelf } = useKit();
  const rows = Object.entries(deck.cards).map(([id, n]) => ({ id, n, card: shelf.card(id) }));
  const bad = new Set(troubles.flatMap(({ cards }) => cards));
  return (
    <div className="deck-list">
      {GROUPS.map((group) => {
        const own = rows
          .filter(({ card }) => groupOf(card) === group)
          .sort((a, b) => (a.card?.cost ?? 0) - (b.card?.cost ?? 0) || (a.id < b.id ? -1 : 1));
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <h3>
              {text.deck.groups[group]} <span>{own.reduce((sum, { n }) => sum + n, 0)}</span>
            </h3>
            <ul>
              {own.map(({ id, card }) => (
                <li key={id} className={`deck-line ${bad.has(id) ? 'deck-line-bad' : ''}`}>
                  {card ? <Line card={card} bad={bad.has(id)} /> : <Lost id={id} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Line({ card, bad }: { card: CardData; bad: boolean }) {
  const [colour = 'black'] = card.colours;
  return (
    <>
      <b className="deck-cost" style={{ '--guild-deep': GUILDS[colour].deep }}>
        {card.cost ?? 0}
      </b>
      {card.colours.map((each) => (
        <Crest key={each} colour={each} className="deck-line-crest size-4" />
      ))}
      <button type="button" className="deck-line-name" onClick={() => useOpenCard.getState().read(card)}>
        <span>{card.name}</span> {card.power !== undefined && <em>{card.power}</em>}
      </button>
      {bad && <Icon name="info" className="deck-line-warn size-4" />}
      <Counter card={card} />
    </>
  );
}

/** A number that no card of this set has. */
function Lost({ id }: { id: string }) {
  const text = useDecksText();
  return (
    <>
      <Icon name="why" className="deck-line-warn size-5" />
      <span className="deck-line-name">{id}</span>
      <button
        type="button"
        className="deck-line-out"
        aria-label={text.card.less(id)}
        onClick={() => useRoom.getState().count(id, 0)}
      >
        <Icon name="trash" className="size-4.5" />
      </button>
    </>
  );
}
