import type { Seat, Spec } from '@dealers-choice/kernel';
import { useTableText } from '@dealers-choice/table';
import { labelOf, shown, valuesOf } from '@dealers-choice/table/page';
import { Icon, Portrait } from '@dealers-choice/table/ui';
import type { Telling } from '@dealers-choice/words';
import type { MatchPlan } from '../match/contract.ts';
import { levelOf } from '../match/levels.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useScreenText } from '../words/screens.ts';

interface Props {
  loaded: AnyGame;
  told: Telling<Spec>;
  plan: MatchPlan;
  order: readonly Seat[];
  winners: readonly Seat[];
}

/** Who had a seat: you, a person, or a bot and how good it is. */
export function useWhoIs({ seats }: Pick<MatchPlan, 'seats'>): (seat: Seat) => string {
  const text = useScreenText();
  const people = seats.filter(({ who }) => who === 'person').length;
  return (seat) => {
    const { who, bot } = seats[seat] ?? { who: 'bot', bot: '' };
    if (who === 'bot') return text.result.bot(text.setup.levels[levelOf(bot).key].name);
    return people === 1 ? text.result.you : text.result.person;
  };
}

/** Where everybody stood at the end, winners first. */
export function SeatRows({ loaded, told, plan, order, winners }: Props) {
  const text = useScreenText();
  const table = useTableText();
  const whoIs = useWhoIs(plan);
  return (
    <ol aria-label={text.result.seats} className="space-y-1.5">
      {order.map((seat) => {
        const won = winners.includes(seat);
        return (
          <li
            key={seat}
            className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-[1.5px] px-3 py-1.5 ${won ? 'border-gold bg-gold-wash' : 'border-line'}`}
          >
            <Portrait seat={seat} mood={won ? 'grin' : 'grim'} className="size-11" />
            <span className="mr-auto leading-tight">
              <span className="flex items-center gap-2 font-display text-lg font-bold">
                {told.name(seat)}
                {won && (
                  <span className="flex items-center gap-1 font-sans text-sm font-semibold text-brass">
                    <Icon name="star" className="size-4 fill-current" />
                    {text.result.winner}
                  </span>
                )}
              </span>
              <span className="text-sm text-soft">{whoIs(seat)}</span>
            </span>
            <dl className="flex flex-wrap gap-x-4 text-sm">
              {valuesOf(loaded, told, seat)
                .filter(({ value }) => value !== false)
                .map(({ name, value }) => (
                  <div key={name} className="flex gap-1">
                    <dt className="text-soft">{labelOf(loaded, name)}</dt>
                    <dd className="font-bold tabular-nums">{shown(value, table)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
