import { type Seat, seatCounts } from '@dealers-choice/kernel';
import { MOST_NAME } from '@dealers-choice/protocol/limits';
import { Bust, Token } from '@dealers-choice/table/ui';
import { resized, type Setting } from '../setup/seating.ts';
import { Field, Segments } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useLobbyText } from '../words/lobby.ts';
import { ClockField, DelayField, hasOwnClock } from './ClockField.tsx';
import { usualDelay } from './make.ts';
import type { Terms } from './useOpening.ts';

interface Props extends Setting {
  terms: Terms;
  set(changes: Partial<Terms>): void;
}

/** How many play at a table, who may come to it and look on, how long it waits, and what it is called. */
export function WhoMayCome({ shelved, plan, change, terms, set }: Props) {
  const text = useLobbyText().make;
  const { game } = shelved;
  const counts = seatCounts(game);
  return (
    <section aria-label={text.whoPlays} className="far-card">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <FarSeats count={plan.seats.length} />
        {counts.length > 1 && (
          <Segments
            label={text.howMany}
            value={String(plan.seats.length)}
            choices={counts.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(value) => change(resized(shelved, plan, Number(value)))}
            shown
          />
        )}
      </div>
      <Choice
        title={text.list}
        about={terms.visibility === 'open' ? text.listAbout : text.listOff}
        on={terms.visibility === 'open'}
        set={(on) => set({ visibility: on ? 'open' : 'private' })}
      />
      <Choice
        title={text.watchers}
        about={terms.spectators === null ? text.nobody : text.watchersAbout}
        on={terms.spectators !== null}
        set={(on) => set({ spectators: on ? usualDelay(game.id) : null })}
      />
      {terms.spectators !== null && <DelayField seconds={terms.spectators} set={(spectators) => set({ spectators })} />}
      {!hasOwnClock(game.def.options) && <ClockField seconds={terms.seconds} set={(seconds) => set({ seconds })} />}
      <Field label={text.tableName} about={text.titleAbout}>
        {(ids) => (
          <input
            {...ids}
            className="field"
            value={terms.title}
            maxLength={MOST_NAME}
            autoComplete="off"
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
    </section>
  );
}

/** One's own seat, and those that wait for somebody. */
function FarSeats({ count }: { count: number }) {
  return (
    <span className="flex flex-wrap gap-2.5" aria-hidden="true">
      <Bust seat={0} mood="grin" className="size-16" />
      {Array.from({ length: count - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <span key={i} className="grid size-16 place-items-center rounded-lg border-2 border-dashed border-edge/60">
          <Token seat={(i + 1) as Seat} className="size-8" />
        </span>
      ))}
    </span>
  );
}

interface ChoiceProps {
  title: string;
  about: string;
  on: boolean;
  set(on: boolean): void;
}

function Choice({ title, about, on, set }: ChoiceProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="leading-tight">
        <span className="block font-medium">{title}</span>
        <span className="text-sm text-soft">{about}</span>
      </p>
      <Switch label={title} on={on} set={set} />
    </div>
  );
}
