import type { CardFilter } from '@dealers-choice/one-piece/decks';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { useDecksText } from '../../words/decks.ts';
import { keepFilters, savedFilters } from '../saved-decks.ts';

/** Filters that were given a name: one tap brings each back. */
export function KeptFilters({ filter, change }: { filter: CardFilter; change(filter: CardFilter): void }) {
  const text = useDecksText().search;
  const [kept, setKept] = useState(savedFilters);
  const [name, setName] = useState('');
  const put = (next: typeof kept): void => {
    keepFilters(next);
    setKept(next);
  };
  return (
    <div className="deck-kept">
      {kept.length > 0 && (
        <ul aria-label={text.kept} className="deck-row">
          {kept.map((one) => (
            <li key={one.name} className="deck-kept-one">
              <button type="button" onClick={() => change(one.filter)}>
                {one.name}
              </button>
              <button
                type="button"
                aria-label={text.forget(one.name)}
                onClick={() => put(kept.filter((each) => each !== one))}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="deck-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          put([...kept.filter((each) => each.name !== name.trim()), { name: name.trim(), filter }]);
          setName('');
        }}
      >
        <input
          className="field"
          aria-label={text.keepAs}
          placeholder={text.keepAs}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" icon="star" aria-disabled={name.trim() === ''}>
          {text.keep}
        </Button>
      </form>
    </div>
  );
}
