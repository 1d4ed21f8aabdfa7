import { Button } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SeatPlan } from '../match/contract.ts';
import { levelsOf } from '../match/levels.ts';
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
  const levels = levelsOf(bots, seat.bot);
  const usualBot = levels.find(({ pips }) => pips === 2)?.bot ?? levels[0]?.bot ?? '';
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

function Levels(props: { place: number; chosen: string; bots: Bots; choose(bot: string): void }) {
  const { place, chosen, bots, choose } = props;
  const text = useScreenText().setup;
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{text.level(place + 1)}</legend>
      {levelsOf(bots, chosen).map(({ bot, key, pips }) => (
        <label
          key={bot}
          className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border-[1.5px] border-line bg-panel px-2.5 py-1 has-checked:border-gold has-checked:bg-gold-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={bot}
            checked={bot === chosen}
            onChange={() => choose(bot)}
            className="sr-only"
          />
          <Pips n={pips} />
          <span className="leading-tight">
            <span className="block font-semibold">{text.levels[key].name}</span>
            <span className="text-sm text-soft">{text.levels[key].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
