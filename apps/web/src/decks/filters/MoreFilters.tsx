import { type CanDo, type CardFilter, HIGHEST_COST, NO_FILTER, setOfCard } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { useMemo } from 'react';
import { useDecksText } from '../../words/decks.ts';
import { useKit } from '../KitContext.ts';
import { Chip, toggled } from './Chip.tsx';
import { KeptFilters } from './KeptFilters.tsx';

const LATER: readonly CanDo[] = ['DOUBLE_ATTACK', 'BANISH', 'UNBLOCKABLE'];

/** What narrows the cards down less often: costs, sets, types, what is not read; and filters that were kept. */
export function MoreFilters({ filter, change }: { filter: CardFilter; change(filter: CardFilter): void }) {
  const text = useDecksText();
  const put = (part: Partial<CardFilter>): void => change({ ...filter, ...part });
  return (
    <div className="deck-more">
      <div className="deck-row">
        {LATER.map((one) => (
          <Chip
            key={one}
            on={filter.abilities.includes(one)}
            act={() => put({ abilities: toggled(filter.abilities, one) })}
          >
            {text.abilities[one]}
          </Chip>
        ))}
      </div>
      <Costs filter={filter} put={put} />
      <Lists filter={filter} put={put} />
      <Chip on={filter.unread} act={() => put({ unread: !filter.unread })}>
        {text.search.unread}
      </Chip>
      <KeptFilters filter={filter} change={change} />
      <Button onClick={() => change(NO_FILTER)}>{text.search.clear}</Button>
    </div>
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
