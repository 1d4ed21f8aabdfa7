import { type Option, type Seat, seatCounts } from '@dealers-choice/kernel';
import { useState } from 'react';
import { botsOf } from '../match/plan-check.ts';
import { SeatChoice } from '../screens/SeatChoice.tsx';
import { Segments } from '../ui/Field.tsx';
import { useScreenText } from '../words/screens.ts';
import { EmptySeats } from './EmptySeats.tsx';
import { SeatPlate } from './SeatPlate.tsx';
import { resized, type Setting, withoutSeat } from './seating.ts';

/** The seats of the table, as plates; an empty one is dashed. */
export function Seats({ shelved, plan, change }: Setting) {
  const text = useScreenText().setup;
  const [open, setOpen] = useState<number | null>(null);
  const { game, words } = shelved;
  const counts = seatCounts(game);
  const count = plan.seats.length;
  const usual = (place: number): string => words.seatName(place as Seat, game.defaults);
  const decks = game.secrets.length > 0;
  const most = counts.at(-1) ?? count;
  // Two sides, or two teams, face each other; a crowd stands in rows.
  const stand = decks ? 'decks' : most === 2 ? 'pair' : most > 6 ? 'crowd' : 'teams';
  return (
    <section aria-label={text.seats} className="seats flex flex-col xl:grow">
      <ul data-stand={stand} className="seat-rows grid gap-3 md:gap-4">
        {plan.seats.map((seat, place) => (
          <SeatPlate
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            place={place}
            seat={seat}
            usual={usual(place)}
            bots={botsOf(shelved)}
            open={open === place}
            toggle={() => setOpen(open === place ? null : place)}
            put={(put) => change({ seats: plan.seats.map((old, i) => (i === place ? put : old)) })}
            remove={counts.includes(count - 1) ? () => [setOpen(null), change(withoutSeat(plan, place))] : undefined}
          >
            {decks
              ? game.secrets.map((name) => <SeatOption key={name} {...{ name, place, shelved, plan, change }} />)
              : undefined}
          </SeatPlate>
        ))}
        <EmptySeats shelved={shelved} plan={plan} change={change} usual={usual} />
      </ul>
      {counts.length > 1 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Segments
            label={text.howMany}
            value={String(count)}
            choices={counts.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(value) => [setOpen(null), change(resized(shelved, plan, Number(value)))]}
            shown
          />
          <p className="text-sm text-soft">
            {game.id === 'the-door' ? text.distance : game.id === 'dhappa-baaji' ? text.teams : ''}
          </p>
        </div>
      )}
    </section>
  );
}

/** An option with an entry for each seat, of which nobody else is told. */
function SeatOption({ name, place, shelved, plan, change }: Setting & { name: string; place: number }) {
  const option = shelved.game.def.options[name];
  if (!option) return null;
  const values = Array.from({ length: plan.seats.length }, (_, i) => entryOf(plan.options[name], option, i));
  const set = (value: string): void =>
    change({ options: { ...plan.options, [name]: values.map((old, i) => (i === place ? value : old)) } });
  const value = values[place] ?? '';
  return <SeatChoice {...{ shelved, name, option, place, value, set }} seats={plan.seats.length} />;
}

const entryOf = (value: unknown, { choices }: Option<unknown>, place: number): string =>
  String((Array.isArray(value) ? value[place] : undefined) ?? choices[0] ?? '');
