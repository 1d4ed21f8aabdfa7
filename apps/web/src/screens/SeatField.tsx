import type { Seat } from '@dealers-choice/kernel';
import { Portrait } from '@dealers-choice/table/ui';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../match/contract.ts';

interface Props {
  place: number;
  seat: SeatPlan;
  bots: readonly { name: string; about: string }[];
  /** What the game calls this seat. */
  usual: string;
  put: (seat: SeatPlan) => void;
  /** What the seat brings to the match. */
  children?: ReactNode;
}

const PERSON = '';

/** Who sits here: a person at this device, or one of the game's bots. */
export function SeatField({ place, seat, bots, usual, put, children }: Props) {
  const number = place + 1;
  const about = bots.find(({ name }) => name === seat.bot)?.about;
  return (
    <fieldset className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_12rem_1fr]">
      <legend className="sr-only">{`Seat ${number}`}</legend>
      <Portrait seat={place as Seat} className="row-span-2 size-11 sm:row-span-1" />
      <select
        className="field"
        aria-label={`Who plays seat ${number}`}
        value={seat.who === 'person' ? PERSON : seat.bot}
        onChange={({ target }) =>
          put({
            ...seat,
            who: target.value === PERSON ? 'person' : 'bot',
            bot: target.value === PERSON ? '' : target.value,
          })
        }
      >
        <option value={PERSON}>{place === 0 ? 'Me' : 'A person here'}</option>
        {bots.map(({ name }) => (
          <option key={name} value={name}>{`Bot: ${name}`}</option>
        ))}
      </select>
      <input
        className="field col-start-2 sm:col-start-3"
        aria-label={`Name of seat ${number}`}
        placeholder={usual}
        value={seat.name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => put({ ...seat, name: target.value })}
      />
      {seat.who === 'bot' && about && <p className="col-[2/-1] text-sm text-soft">{about}</p>}
      {children}
    </fieldset>
  );
}
