import { type CardFilter, isWanted, NO_FILTER } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { useMemo, useState } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Collection } from './Collection.tsx';
import { Filters } from './Filters.tsx';
import { useKit } from './KitContext.ts';

/** The cards of the set, and what narrows them down. */
export function Cards() {
  const text = useDecksText();
  const kit = useKit();
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER);
  const cards = useMemo(() => {
    const places = filter.query.trim() === '' ? null : kit.index().find(filter.query);
    const all = places === null ? kit.cards : places.flatMap((place) => kit.cards[place] ?? []);
    return all.filter((card) => card.category !== 'DON' && isWanted(card, filter));
  }, [filter, kit]);
  return (
    <div className="deck-cards">
      <Filters filter={filter} change={setFilter} found={cards.length} />
      {cards.length === 0 ? (
        <div className="deck-none">
          <p>{text.search.none}</p>
          <Button onClick={() => setFilter(NO_FILTER)}>{text.search.clear}</Button>
        </div>
      ) : (
        <Collection cards={cards} />
      )}
    </div>
  );
}
