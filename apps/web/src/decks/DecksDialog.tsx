import { Button, Dialog } from '@dealers-choice/table/ui';
import { useSets } from '../cards/useSets.ts';
import { useDecksText } from '../words/decks.ts';
import './decks-dialog.css';
import { Face } from './Face.tsx';
import { useKit } from './KitContext.ts';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';

interface Props {
  close(): void;
  /** Which cards lie in the room; '' for those that come with the game. */
  chooseSet(set: string): void;
}

/** Every deck there is: one's own, and those that come with the cards. */
export function DecksDialog({ close, chooseSet }: Props) {
  const text = useDecksText();
  const kit = useKit();
  const decks = useRoom((s) => s.decks);
  const [sets] = useSets('one-piece');
  const dropped = useRoom((s) => s.dropped);
  const { add, take, drop, bringBack } = useRoom.getState();
  const names = (sets ?? []).filter(({ wrong }) => wrong === null).map(({ name }) => name);
  const openOne = (deck: SavedDeck): void => {
    if (deck.set !== kit.set) chooseSet(deck.set);
    take(deck.id);
    close();
  };
  return (
    <Dialog open title={text.decks.title} onClose={close} wide>
      <label className="deck-select">
        {text.decks.set}
        <select className="field" value={kit.set} onChange={({ target }) => chooseSet(target.value)}>
          <option value="">{kit.set === '' ? kit.setName : 'Guilds of Lowwater'}</option>
          {kit.set !== '' && !names.includes(kit.set) && <option value={kit.set}>{kit.set}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="deck-shelf-head">
        <h3>{text.decks.own}</h3>
        <Button
          icon="plus"
          onClick={() => {
            add({ name: text.decks.unnamed, set: kit.set, leader: '', cards: {} });
            close();
          }}
        >
          {text.decks.fresh}
        </Button>
      </div>
      {decks.length === 0 && <p className="text-soft">{text.decks.none}</p>}
      <ul className="deck-shelf">
        {decks.map((deck) => (
          <li key={deck.id}>
            <button
              type="button"
              className="deck-shelf-one"
              aria-label={text.decks.take(deck.name || text.decks.unnamed)}
              onClick={() => openOne(deck)}
            >
              <Thumb leader={deck.set === kit.set ? deck.leader : ''} />
              <span>
                <b>{deck.name || text.decks.unnamed}</b>
                <small>
                  {deck.set === kit.set
                    ? text.deck.of(
                        Object.values(deck.cards).reduce((sum, n) => sum + n, 0),
                        kit.rules.deckSize,
                      )
                    : text.decks.elsewhere(deck.set || 'Guilds of Lowwater')}
                </small>
              </span>
            </button>
            <Button look="quiet" icon="trash" bare onClick={() => drop(deck.id)}>
              {text.decks.drop(deck.name || text.decks.unnamed)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="deck-dropped">
        <output>{dropped ? text.decks.dropped(dropped.name || text.decks.unnamed) : ''}</output>
        {dropped && (
          <Button icon="undo" onClick={bringBack}>
            {text.decks.bringBack}
          </Button>
        )}
      </div>
      {kit.starters.length > 0 && <h3 className="mt-3">{text.decks.starters}</h3>}
      <ul className="deck-shelf">
        {kit.starters.map(({ id, name, about, leader, cards }) => (
          <li key={id}>
            <button
              type="button"
              className="deck-shelf-one"
              aria-label={text.decks.copy(name)}
              onClick={() => {
                add({ name: text.decks.copyName(name), set: kit.set, leader, cards });
                close();
              }}
            >
              <Thumb leader={leader} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Thumb({ leader }: { leader: string }) {
  const card = useKit().shelf.card(leader);
  return card ? <Face card={card} width={44} /> : <span className="deck-thumb-none" />;
}
