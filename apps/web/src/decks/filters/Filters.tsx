import type { CanDo, CardFilter, Category } from '@dealers-choice/one-piece/decks';
import { type Colour, GUILD_COLOURS, GUILDS } from '@dealers-choice/one-piece/faces';
import { Icon } from '@dealers-choice/table/ui';
import { lazy, Suspense, useState } from 'react';
import { useDecksText } from '../../words/decks.ts';
import { Crest } from '../Crest.tsx';
import { useKit } from '../KitContext.ts';
import { Chip, toggled } from './Chip.tsx';

const MoreFilters = lazy(() => import('./MoreFilters.tsx').then((m) => ({ default: m.MoreFilters })));

interface Props {
  filter: CardFilter;
  change(filter: CardFilter): void;
  found: number;
}

const KINDS: readonly Category[] = ['LEADER', 'CHARACTER', 'EVENT', 'STAGE'];
const FIRST: readonly CanDo[] = ['COUNTER', 'BLOCKER', 'RUSH', 'TRIGGER'];

/** What is typed, guilds, kinds and abilities; the rest on demand. */
export function Filters({ filter, change, found }: Props) {
  const text = useDecksText();
  const { cards } = useKit();
  const [more, setMore] = useState(false);
  const put = (part: Partial<CardFilter>): void => change({ ...filter, ...part });
  const ability = (one: CanDo) => (
    <Chip key={one} on={filter.abilities.includes(one)} act={() => put({ abilities: toggled(filter.abilities, one) })}>
      {text.abilities[one]}
    </Chip>
  );
  return (
    <div className="deck-filters">
      <div className="deck-search">
        <Icon name="search" />
        <input
          type="search"
          value={filter.query}
          aria-label={text.search.label}
          placeholder={text.search.hint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => put({ query: target.value })}
        />
        <output className="deck-found">{text.search.found(found, cards.length)}</output>
        <button type="button" aria-label={text.search.more} aria-expanded={more} onClick={() => setMore(!more)}>
          <Icon name="gear" />
        </button>
      </div>
      <div className="deck-chips">
        <fieldset className="deck-row deck-guilds">
          <legend className="sr-only">{text.search.colour}</legend>
          {GUILD_COLOURS.map((colour) => (
            <GuildChip
              key={colour}
              colour={colour}
              on={filter.colours.includes(colour)}
              act={() => put({ colours: toggled(filter.colours, colour) })}
            />
          ))}
        </fieldset>
        <fieldset className="deck-row deck-scroll">
          <legend className="sr-only">{`${text.search.kind}, ${text.search.ability}`}</legend>
          <Chip
            on={filter.categories.length === 0 && filter.abilities.length === 0}
            act={() => put({ categories: [], abilities: [] })}
          >
            {text.search.all}
          </Chip>
          {KINDS.map((kind) => (
            <Chip
              key={kind}
              on={filter.categories.includes(kind)}
              act={() => put({ categories: toggled(filter.categories, kind) })}
            >
              {text.kinds[kind]}
            </Chip>
          ))}
          <i className="deck-sep" />
          {FIRST.map(ability)}
        </fieldset>
      </div>
      <Suspense>{more && <MoreFilters filter={filter} change={change} />}</Suspense>
    </div>
  );
}

function GuildChip({ colour, on, act }: { colour: Colour; on: boolean; act(): void }) {
  const { word, deep, main } = GUILDS[colour];
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={word}
      className="deck-filter deck-guild"
      style={{ '--guild': main, '--guild-deep': deep }}
      onClick={act}
    >
      <Crest colour={colour} />
      <span>{word}</span>
    </button>
  );
}
