import { type Seat, seatsOf } from '@dealers-choice/kernel';
import { Button, Dialog } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import { go } from '../app/route.ts';
import { match } from '../app/stores.ts';
import { useLevelName } from '../kept/Seats.tsx';
import type { SeatPlan } from '../match/contract.ts';
import { levelsOf } from '../match/levels.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useSettings } from '../settings/settings.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { branchOf, branchSeats, branchTurn, type Origin, seatsIn } from './branch.ts';

interface Props {
  kit: AnyGame;
  /** Null: nothing is branched now. */
  origin: Origin | null;
  /** Who the person is at first. */
  first: Seat;
  name(seat: Seat): string;
  close(): void;
}

/** Who plays when a match is played on from here. */
export function BranchSheet({ origin, close, ...rest }: Props) {
  const say = useReplayText().branch;
  return (
    <Dialog open={origin !== null} title={origin && 'seen' in origin ? say.tryOut : say.open} onClose={close}>
      {origin && <Seating origin={origin} {...rest} />}
    </Dialog>
  );
}

function Seating({ kit, origin, first, name }: Omit<Props, 'close' | 'origin'> & { origin: Origin }) {
  const say = useReplayText().branch;
  const id = useId();
  const [you, setYou] = useState(first);
  const [seats, setSeats] = useState(() => branchSeats(kit, origin, first));
  const turn = branchTurn(origin);
  /** What a seat sees is for its own person: there, nobody can be chosen. */
  const mine = 'seen' in origin;
  const isFar = mine && origin.plan.here !== undefined;
  const sit = (seat: Seat): void => {
    setYou(seat);
    setSeats(branchSeats(kit, origin, seat));
  };
  const give = (seat: number, bot: string): void =>
    setSeats(seats.map((one, i): SeatPlan => (i === seat ? { ...one, bot } : one)));
  const deal = (): void => {
    const table = match.getState();
    table.setSpeed(useSettings.getState().speed);
    table.start(branchOf(origin, seats, kit.words.title));
    go({ at: 'table' });
  };
  return (
    <div className="grid gap-3">
      <p>{turn > 0 ? say.from(turn, name(you)) : say.fromStart(name(you))}</p>
      {!mine && (
        <label className="flex items-center justify-between gap-3" htmlFor={`${id}-you`}>
          {say.you}
          <select
            id={`${id}-you`}
            className="field w-auto"
            value={you}
            onChange={(event) => sit(Number(event.target.value) as Seat)}
          >
            {seatsOf(seatsIn(origin)).map((seat) => (
              <option key={seat} value={seat}>{`${seat + 1} ${name(seat)}`}</option>
            ))}
          </select>
        </label>
      )}
      <ul className="grid gap-2">
        {seats.map(
          ({ who, bot }, seat) =>
            who === 'bot' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate">{`${seat + 1} ${name(seat as Seat)}`}</span>
                <Level kit={kit} bot={bot} label={say.who(name(seat as Seat))} give={(next) => give(seat, next)} />
              </li>
            ),
        )}
      </ul>
      {mine && <p className="text-sm text-soft">{say.imagined}</p>}
      {isFar ? <p>{say.clock}</p> : <p className="text-sm text-soft">{say.stays}</p>}
      <Button look="primary" icon="fork" onClick={deal}>
        {say.deal}
      </Button>
    </div>
  );
}

interface LevelProps {
  kit: AnyGame;
  bot: string;
  label: string;
  give(bot: string): void;
}

function Level({ kit, bot, label, give }: LevelProps) {
  const levelName = useLevelName();
  const { levels, own, others } = levelsOf(kit.bots, bot);
  return (
    <select className="field w-auto" aria-label={label} value={bot} onChange={(event) => give(event.target.value)}>
      {[...levels, ...own, ...others].map((one) => (
        <option key={one.bot} value={one.bot}>
          {levelName(one.bot)}
        </option>
      ))}
    </select>
  );
}
