import { SPECTATOR, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { useId, useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { replay, useReplay } from '../app/stores.ts';
import type { View } from '../match/contract.ts';
import { telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { Hand } from '../table/Hand.tsx';
import { Log } from '../table/Log.tsx';
import { LookDialog } from '../table/LookDialog.tsx';
import { TableContext, type TableNow } from '../table/now.ts';
import { Piles } from '../table/Piles.tsx';
import { Seats } from '../table/Seats.tsx';
import { Status } from '../table/Status.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** A match from a record: step by step, from any seat. */
export function Replay() {
  const { view, loaded, problem } = useReplay((s) => s);
  if (view && loaded) return <Watching view={view} kit={loaded} />;
  return (
    <Page title="No record is open">
      <p className="mb-4">{problem ?? 'Open a record on the first page, or watch a match after it is over.'}</p>
      <ButtonLink href={hrefOf({ at: 'home' })} look="primary">
        Back to the games
      </ButtonLink>
    </Page>
  );
}

function Watching({ view, kit }: { view: View; kit: AnyGame }) {
  const { lines, viewer } = useReplay((s) => s);
  const last = lines[lines.length - 1] ?? null;
  const now = useMemo<TableNow>(
    () => ({
      kit,
      view,
      viewer,
      telling: telling(kit, view),
      seat: null,
      question: null,
      answers: [],
      together: null,
      told: last,
      send: () => {},
    }),
    [kit, view, viewer, last],
  );
  return (
    <TableContext value={now}>
      <Header />
      <main className="mx-auto w-full max-w-7xl space-y-3 px-3 pt-3 pb-4 sm:px-6">
        <Heading className="text-xl font-semibold">{`Replay of ${kit.words.title}`}</Heading>
        <div className="grid gap-3 lg:grid-cols-[1fr_20rem] lg:gap-6">
          <div className="min-w-0 space-y-3">
            <div className="felt space-y-4 rounded-lg p-3 sm:p-5">
              <Status />
              <Seats plans={[]} />
              <Piles />
            </div>
            <Hand />
          </div>
          <Log log={lines} className="max-h-64" />
        </div>
        <Scrubber />
        <p className="sr-only" role="status">
          {lines.map(({ text }) => text).join(' ')}
        </p>
      </main>
      <LookDialog />
    </TableContext>
  );
}

function Scrubber() {
  const { step, steps, playing, viewer, view, loaded } = useReplay((s) => s);
  const { seek, play, lookAs } = replay.getState();
  const id = useId();
  const name = view && loaded ? telling(loaded, view).name : (seat: number) => `Seat ${seat + 1}`;
  return (
    <section
      aria-label="Replay"
      className="sticky bottom-0 -mx-3 flex flex-wrap items-center gap-1 border-t-2 border-brass bg-panel px-3 py-2 shadow-3 sm:mx-0 sm:rounded-lg sm:border-2"
    >
      <Button look="quiet" icon="first" bare aria-disabled={step === 0} onClick={() => seek(0)}>
        To the start
      </Button>
      <Button look="quiet" icon="left" bare aria-disabled={step === 0} onClick={() => seek(step - 1)}>
        One move back
      </Button>
      <Button look="primary" icon={playing ? 'pause' : 'play'} bare onClick={() => play(!playing)}>
        {playing ? 'Pause' : 'Play'}
      </Button>
      <Button look="quiet" icon="right" bare aria-disabled={step === steps} onClick={() => seek(step + 1)}>
        One move on
      </Button>
      <Button look="quiet" icon="last" bare aria-disabled={step === steps} onClick={() => seek(steps)}>
        To the end
      </Button>
      <label htmlFor={id} className="sr-only">
        Move
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={step}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-40 grow accent-[var(--c-brand)]"
      />
      <output htmlFor={id} className="w-24 text-center text-sm tabular-nums">
        {`${step} of ${steps}`}
      </output>
      <label className="flex items-center gap-2 text-sm">
        Look as
        <select
          className="field w-auto"
          value={viewer}
          onChange={(event) => lookAs(Number(event.target.value) as Viewer)}
        >
          <option value={SPECTATOR}>a spectator</option>
          {seatsOf(view?.seats ?? 0).map((seat) => (
            <option key={seat} value={seat}>{`${seat + 1} ${name(seat)}`}</option>
          ))}
        </select>
      </label>
    </section>
  );
}
