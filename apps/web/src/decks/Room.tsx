import { figuresOf, type Trouble } from '@dealers-choice/one-piece/decks';
import { Button, Icon } from '@dealers-choice/table/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Cards } from './Cards.tsx';
import { DeckHead, Fullness } from './DeckHead.tsx';
import { DeckList } from './DeckList.tsx';
import { Curve, Splits } from './Figures.tsx';
import { Go } from './Go.tsx';
import { OpeningHand } from './hand/OpeningHand.tsx';
import { useKit } from './KitContext.ts';
import { OddsTable } from './OddsTable.tsx';
import { Problems } from './Problems.tsx';
import { useRoom } from './room.ts';
import type { SavedDeck } from './saved-decks.ts';
import type { Tab } from './tabs.ts';
import { useDesk } from './useDesk.ts';

const LocalGames = lazy(() => import('./local/LocalGames.tsx').then((m) => ({ default: m.LocalGames })));

interface RoomProps {
  /** What a phone shows of it. */
  part: Tab;
  deck: SavedDeck;
  troubles: readonly Trouble[];
  choose(): void;
  test(): void;
}

/** The cards on one side and the deck on the other; on a phone one after the other. */
export function Room(props: RoomProps) {
  const { deck, troubles, choose, part } = props;
  const text = useDecksText();
  const kit = useKit();
  const wide = useDesk();
  const figures = useMemo(() => figuresOf(deck, kit.shelf), [deck, kit]);
  const canUndo = useRoom((s) => s.before.length > 0);
  const tools = (
    <div className="deck-tools">
      <Button icon="cards" onClick={choose}>
        {text.decks.open}
      </Button>
      <Button icon="undo" bare aria-disabled={!canUndo} onClick={() => useRoom.getState().undo()}>
        {text.undo}
      </Button>
    </div>
  );
  const stats = (
    <div className="deck-stats">
      <Curve figures={figures} />
      <Splits figures={figures} />
    </div>
  );
  const odds = (
    <div className="deck-stats">
      <OddsTable deck={deck} />
      <OpeningHand deck={deck} />
      <Suspense>
        <LocalGames deck={deck} />
      </Suspense>
    </div>
  );
  if (wide) {
    return (
      <div className="deck-desk">
        <Cards />
        <div className="deck-bench">
          <div className="deck-bench-list">
            {tools}
            <DeckHead deck={deck} n={figures.cards} />
            <Problems deck={deck} troubles={troubles} />
            <DeckList deck={deck} troubles={troubles} />
          </div>
          <div className="deck-bench-figures">
            <div className="deck-bench-scroll">
              {stats}
              {odds}
              <p className="deck-note">{text.affiliated}</p>
            </div>
            <Go {...props} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className="deck-phone">
      {part === 'cards' && <Cards />}
      {part === 'deck' && (
        <div className="deck-phone-scroll">
          {tools}
          <DeckHead deck={deck} n={figures.cards} />
          <Problems deck={deck} troubles={troubles} />
          <DeckList deck={deck} troubles={troubles} />
          {stats}
          <p className="deck-note">{text.affiliated}</p>
        </div>
      )}
      {part === 'odds' && <div className="deck-phone-scroll">{odds}</div>}
      <div className="deck-dock">
        <div>
          <Fullness n={figures.cards} />
          {troubles.length > 0 && (
            <span className="deck-dock-bad">
              <Icon name="info" className="size-4" />
              {text.deck.problems(troubles.length)}
            </span>
          )}
        </div>
        <Go {...props} />
      </div>
    </div>
  );
}
