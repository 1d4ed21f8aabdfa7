import { Button, Icon } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SeatPlan } from '../match/contract.ts';
import { type Level, levelsOf } from '../match/levels.ts';
import { Segments } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';
import { Pips } from './Pips.tsx';

export type Bots = readonly { name: string }[];

interface Props {
  place: number;
  seat: SeatPlan;
  usual: string;
  bots: Bots;
  put(seat: SeatPlan): void;
  remove?: (() => void) | undefined;
  children: ReactNode;
}

/** Who sits here: a person with a name, or a bot of some level. */
export function SeatEditor({ place, seat, usual, bots, put, remove, children }: Props) {
  const text = useScreenText().setup;
  const ref = useRef<HTMLDivElement>(null);
  // The whole of it can be seen, above the bar.
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), []);
  const { levels, others } = levelsOf(bots, seat.bot);
  const usualBot = (levels.find(({ pips }) => pips === 2) ?? levels[0] ?? others[0])?.bot ?? '';
  return (
    <div ref={ref} className="animate-deal space-y-3 px-3 pt-3 pb-3 max-md:border-t max-md:border-line">
      <Segments
        label={text.whoSits(place + 1)}
        value={seat.who}
        wide
        choices={[
          { value: 'person', label: text.personShort, icon: 'people' },
          { value: 'bot', label: text.bot, icon: 'bot' },
        ]}
        onChange={(who) => put({ ...seat, who, bot: who === 'bot' ? seat.bot || usualBot : '' })}
      />
      {seat.who === 'bot' && (
        <Levels place={place} chosen={seat.bot} bots={bots} choose={(bot) => put({ ...seat, bot })} />
      )}
      <label className="flex items-center gap-2 text-sm font-semibold">
        {text.name}
        <input
          className="field"
          aria-label={text.nameOf(place + 1)}
          placeholder={usual}
          value={seat.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => put({ ...seat, name: target.value })}
        />
      </label>
      <div className="flex flex-wrap justify-between gap-2">
        {remove ? (
          <Button icon="trash" onClick={remove} className="text-sm">
            {text.leaveEmpty}
          </Button>
        ) : (
          <span />
        )}
        {children}
      </div>
    </div>
  );
}

export interface LevelsProps {
  place: number;
  chosen: string;
  bots: Bots;
  choose(bot: string): void;
}

/** Four levels, and behind a word of their own those who play in another way. */
export function Levels({ place, chosen, bots, choose }: LevelsProps) {
  const text = useScreenText().setup;
  const name = useId();
  const { levels, own, others } = levelsOf(bots, chosen);
  const [unfolded, setUnfolded] = useState(others.some(({ bot }) => bot === chosen));
  const row = (level: Level) => (
    <LevelRow key={level.bot} level={level} name={name} checked={level.bot === chosen} choose={choose} />
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{text.level(place + 1)}</legend>
      {[...levels, ...own].map(row)}
      {others.length > 0 && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="flex min-h-11 items-center gap-2 rounded-md px-2.5 text-left text-sm font-semibold hover:bg-ink/8"
        >
          {text.others}
          <Icon name={unfolded ? 'up' : 'down'} className="size-4" />
        </button>
      )}
      {unfolded && others.map(row)}
    </fieldset>
  );
}

interface RowProps {
  level: Level;
  name: string;
  checked: boolean;
  choose(bot: string): void;
}

function LevelRow({ level: { bot, key, pips }, name, checked, choose }: RowProps) {
  const text = useScreenText().setup.levels[key];
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border-[1.5px] border-line bg-panel px-2.5 py-1 has-checked:border-gold has-checked:bg-gold-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name={name} value={bot} checked={checked} onChange={() => choose(bot)} className="sr-only" />
      <Pips n={pips} />
      <span className="leading-tight">
        <span className="block font-semibold">{text.name}</span>
        <span className="text-sm text-soft">{text.about}</span>
      </span>
    </label>
  );
}
