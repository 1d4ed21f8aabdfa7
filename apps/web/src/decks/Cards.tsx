import { type CardFilter, isWanted, NO_FILTER, type SearchIndex } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Collection } from './Collection.tsx';
import { Filters } from './filters/Filters.tsx';
import { useKit } from './KitContext.ts';

/** The cards of the set, and what narrows them down. */
export function Cards() {
  const text = useDecksText();
  const kit = useKit();
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER);
  // A key is shown at once, what it finds a moment later.
  const wanted = useDeferredValue(filter);
  useEffect(() => prepared(kit.index()), [kit]);
  const cards = useMemo(() => {
    const places = wanted.query.trim() === '' ? null : kit.index().find(wanted.query);
    const all = places === null ? kit.cards : places.flatMap((place) => kit.cards[place] ?? []);
    return all.filter((card) => card.category !== 'DON' && isWanted(card, wanted));
  }, [wanted, kit]);
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

/** This many texts at a time take less than a frame. */
const SLICE = 40;

/** Prepares the search while nobody does anything; gives back how to stop that. */
function prepared(index: SearchIndex): () => void {
  let next: ReturnType<typeof setTimeout>;
  const work = (): void => {
    if (!index.prepare(SLICE)) next = setTimeout(work, 4);
  };
  next = setTimeout(work, 200);
  return () => clearTimeout(next);
}
