import { Button, ButtonLink, Icon } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useAttempt } from '../app/useAttempt.ts';
import { useGameNames } from '../home/useGameNames.ts';
import type { TableWish } from '../online/contract.ts';
import { PLAYBILL } from '../playbill.ts';
import { Notice } from '../ui/Panel.tsx';
import { useLobbyText } from '../words/lobby.ts';
import { World } from '../worlds/World.tsx';
import { seatCountsOf, usualWish } from './make.ts';

interface Props {
  /** The game that is asked for first. */
  game: string;
  /** Rejects with a sentence. */
  create(wish: TableWish): Promise<unknown>;
}

/** A table of one's own in two taps; everything else can be changed at the table. */
export function MakeCard({ game, create }: Props) {
  const text = useLobbyText().make;
  const names = useGameNames();
  const id = useId();
  const [wish, setWish] = useState(() => usualWish(game, 'open'));
  const { busy, problem, attempt } = useAttempt();
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      className="lobby-card lobby-make"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => create(wish));
      }}
    >
      <h2 id={`${id}-title`} className="text-xl">
        {text.title}
      </h2>
      <fieldset className="grid grid-cols-4 gap-2">
        <legend className="sr-only">{text.game}</legend>
        {PLAYBILL.map((bill) => (
          <label key={bill.id} className="lobby-make-game">
            <input
              type="radio"
              name={`${id}-game`}
              className="sr-only"
              checked={wish.game === bill.id}
              onChange={() => setWish(usualWish(bill.id, wish.visibility))}
            />
            <World game={bill.id} low className="h-17 w-full rounded-lg" />
            <span className="sr-only">{names(bill.id)}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{text.summary(names(wish.game), wish.seats)}</p>
        <SeatStepper game={wish.game} seats={wish.seats} set={(seats) => setWish({ ...wish, seats })} />
        <button
          type="button"
          aria-pressed={wish.visibility === 'private'}
          className="lobby-toggle"
          onClick={() => setWish({ ...wish, visibility: wish.visibility === 'open' ? 'private' : 'open' })}
        >
          <Icon name={wish.visibility === 'private' ? 'check' : 'lock'} className="size-4.5" />
          {text.onlyCode}
        </button>
        <ButtonLink href={hrefOf({ at: 'far', game: wish.game })} look="quiet" icon="gear" className="text-sm">
          {text.rules}
        </ButtonLink>
      </div>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" look="primary" aria-disabled={busy} className="min-h-14 w-full text-lg">
        {busy ? text.opening : text.open}
      </Button>
      <p className="text-center text-sm text-soft">{text.next}</p>
    </form>
  );
}

function SeatStepper({ game, seats, set }: { game: string; seats: number; set(seats: number): void }) {
  const text = useLobbyText().make;
  const counts = seatCountsOf(game);
  if (counts.length < 2) return null;
  const at = counts.indexOf(seats);
  const step = (by: number): void => {
    const next = counts[at + by];
    if (next !== undefined) set(next);
  };
  return (
    <span className="flex items-center">
      <Button look="quiet" icon="minus" bare aria-disabled={at <= 0} onClick={() => step(-1)}>
        {text.fewer}
      </Button>
      <span className="min-w-6 text-center text-lg font-bold tabular-nums" aria-hidden="true">
        {seats}
      </span>
      <Button look="quiet" icon="plus" bare aria-disabled={at === counts.length - 1} onClick={() => step(1)}>
        {text.more}
      </Button>
    </span>
  );
}
