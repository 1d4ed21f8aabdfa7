import { type Seat, SPECTATOR, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { useId, useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { replay, useReplay } from '../app/stores.ts';
import type { Performer, View } from '../match/contract.ts';
import { paragraphsOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { usePace } from '../settings/look.ts';
import { Bar } from '../table/Bar.tsx';
import { useOwnTable } from '../table/own-table.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { Tabletop } from '../table/Tabletop.tsx';
import { useAroundText } from '../words/around.ts';

/** A match from a record: step by step, from any seat. */
export function Replay() {
  const { view, loaded, problem } = useReplay((s) => s);
  const say = useAroundText();
  if (view && loaded) return <Watching view={view} kit={loaded} />;
  return (
    <Page title={say.replay.none}>
      <p className="mb-4">{problem ?? say.replay.how}</p>
      <ButtonLink href={hrefOf({ at: 'home' })} look="primary">
        {say.toGames}
      </ButtonLink>
    </Page>
  );
}

function Watching({ view, kit }: { view: View; kit: AnyGame }) {
  const { lines, showing, viewer } = useReplay((s) => s);
  const say = useAroundText().replay;
  const table = useOwnTable(kit.game.id);
  const whole = table?.whole === true;
  const pace = usePace();
  const told = showing ?? lines[lines.length - 1] ?? null;
  const now = useMemo(
    () => ({
      ...NOBODY,
      kit,
      view,
      viewer,
      telling: telling(kit, view),
      who: (seat: Seat) => (seat === viewer ? say.you : ''),
      told,
      showing: showing !== null,
      log: paragraphsOf(lines, kit.words),
      pace,
    }),
    [kit, view, viewer, told, showing, lines, pace, say],
  );
  return (
    <TableFrame whole={whole}>
      {whole ? <Bar words={kit.words} turn={view.turn} game={kit.game.id} items={[]} log={lines} /> : <Header />}
      <Tabletop
        heading={
          <Heading className={whole ? 'sr-only' : 'mb-3 text-xl font-semibold'}>{say.of(kit.words.title)}</Heading>
        }
        now={now}
        table={table}
        perform={perform}
        log={lines}
        announced={lines.map(({ text }) => text).join(' ')}
      >
        <Scrubber />
      </Tabletop>
    </TableFrame>
  );
}

const perform = (table: Performer | null): void => replay.getState().perform(table);

/** Nothing is asked of whoever watches. */
const NOBODY = {
  seat: null,
  question: null,
  answers: [],
  together: null,
  send: () => {},
  clockwork: null,
  controls: null,
  isBot: () => false,
};

function Scrubber() {
  const { step, steps, playing, viewer, view, loaded } = useReplay((s) => s);
  const { seek, play, lookAs } = replay.getState();
  const id = useId();
  const say = useAroundText().replay;
  const name = view && loaded ? telling(loaded, view).name : (seat: number) => say.seat(seat + 1);
  return (
    <section aria-label={say.name} className="flex flex-wrap items-center gap-1">
      <Button look="quiet" icon="first" bare aria-disabled={step === 0} onClick={() => seek(0)}>
        {say.toStart}
      </Button>
      <Button look="quiet" icon="left" bare aria-disabled={step === 0} onClick={() => seek(step - 1)}>
        {say.back}
      </Button>
      <Button look="primary" icon={playing ? 'pause' : 'play'} bare onClick={() => play(!playing)}>
        {playing ? say.pause : say.play}
      </Button>
      <Button look="quiet" icon="right" bare aria-disabled={step === steps} onClick={() => seek(step + 1)}>
        {say.on}
      </Button>
      <Button look="quiet" icon="last" bare aria-disabled={step === steps} onClick={() => seek(steps)}>
        {say.toEnd}
      </Button>
      <label htmlFor={id} className="sr-only">
        {say.move}
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
        {say.moveOf(step, steps)}
      </output>
      <label className="flex items-center gap-2 text-sm">
        {say.lookAs}
        <select
          className="field w-auto"
          value={viewer}
          onChange={(event) => lookAs(Number(event.target.value) as Viewer)}
        >
          <option value={SPECTATOR}>{say.spectator}</option>
          {seatsOf(view?.seats ?? 0).map((seat) => (
            <option key={seat} value={seat}>{`${seat + 1} ${name(seat)}`}</option>
          ))}
        </select>
      </label>
    </section>
  );
}
