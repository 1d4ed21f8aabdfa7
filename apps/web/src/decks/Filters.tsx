import {
  type CanDo,
  type CardFilter,
  type Category,
  HIGHEST_COST,
  NO_FILTER,
  setOfCard,
} from '@dealers-choice/one-piece/decks';
import { type Colour, GUILD_COLOURS, GUILDS } from '@dealers-choice/one-piece/faces';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useMemo, useState } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Crest } from './Crest.tsx';
import { KeptFilters } from './KeptFilters.tsx';
import { useKit } from './KitContext.ts';

interface Props {
  filter: CardFilter;
  change(filter: CardFilter): void;
  found: number;
}

const KINDS: readonly Category[] = ['LEADER', 'CHARACTER', 'EVENT', 'STAGE'];
const FIRST: readonly CanDo[] = ['COUNTER', 'BLOCKER', 'RUSH', 'TRIGGER'];
const LATER: readonly CanDo[] = ['DOUBLE_ATTACK', 'BANISH', 'UNBLOCKABLE'];

const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

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
      {more && (
        <div className="deck-more">
          <div className="deck-row">{LATER.map(ability)}</div>
          <Costs filter={filter} put={put} />
          <Lists filter={filter} put={put} />
          <Chip on={filter.unread} act={() => put({ unread: !filter.unread })}>
            {text.search.unread}
          </Chip>
          <KeptFilters filter={filter} change={change} />
          <Button onClick={() => change(NO_FILTER)}>{text.search.clear}</Button>
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  on: boolean;
  act(): void;
  children: React.ReactNode;
}

function Chip({ on, act, children }: ChipProps) {
  return (
    <button type="button" className="deck-filter" aria-pressed={on} onClick={act}>
      {children}
    </button>
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

interface PartProps {
  filter: CardFilter;
  put(part: Partial<CardFilter>): void;
}

function Costs({ filter: { cost }, put }: PartProps) {
  const text = useDecksText().search;
  return (
    <div className="deck-costs">
      <span>{text.cost(cost.min, cost.max, HIGHEST_COST)}</span>
      <input
        type="range"
        min={0}
        max={HIGHEST_COST}
        value={cost.min}
        aria-label={text.lowest}
        onChange={({ target }) =>
          put({ cost: { min: Number(target.value), max: Math.max(cost.max, Number(target.value)) } })
        }
      />
      <input
        type="range"
        min={0}
        max={HIGHEST_COST}
        value={cost.max}
        aria-label={text.highest}
        onChange={({ target }) =>
          put({ cost: { max: Number(target.value), min: Math.min(cost.min, Number(target.value)) } })
        }
      />
    </div>
  );
}

function Lists({ filter, put }: PartProps) {
  const text = useDecksText().search;
  const { cards } = useKit();
  const sets = useMemo(() => [...new Set(cards.map(setOfCard))].sort(), [cards]);
  const types = useMemo(() => [...new Set(cards.flatMap((card) => card.types))].sort(), [cards]);
  const choose = (label: string, all: readonly string[], value: string, act: (chosen: string) => void) => (
    <label className="deck-select">
      {label}
      <select className="field" value={value} onChange={({ target }) => act(target.value)}>
        <option value="">{text.any}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="deck-selects">
      {sets.length > 1 && choose(text.set, sets, filter.sets[0] ?? '', (set) => put({ sets: set === '' ? [] : [set] }))}
      {choose(text.type, types, filter.types[0] ?? '', (type) => put({ types: type === '' ? [] : [type] }))}
    </div>
  );
}
