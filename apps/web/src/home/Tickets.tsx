import { Button } from '@dealers-choice/table/ui';
import { lazy, Suspense, useState } from 'react';
import { fileText } from '../app/file-text.ts';
import { go } from '../app/route.ts';
import { match, replay, useMatch, useReplay } from '../app/stores.ts';
import { keepFile } from '../replay/kept-file.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useHomeText } from '../words/home.ts';
import { Waiters } from '../worlds/World.tsx';
import { JoinTicket } from './JoinTicket.tsx';
import { hasPlayedFar } from './played-far.ts';
import { Ticket } from './Ticket.tsx';

const FarTickets = lazy(() => import('./FarTickets.tsx').then((m) => ({ default: m.FarTickets })));

/** What lies below the games: matches that wait, the way to friends far away, and a match from a file. */
export function Tickets() {
  return (
    <div className="mt-4 flex flex-wrap gap-3 md:mt-5 md:gap-4">
      <Waiting />
      {hasPlayedFar() && (
        <Suspense>
          <FarTickets />
        </Suspense>
      )}
      <JoinTicket />
      <Record />
    </div>
  );
}

/** A match in this page, or one that was left behind. */
function Waiting() {
  const text = useHomeText().home;
  const status = useMatch((s) => s.status);
  const saved = useMatch((s) => s.saved);
  const problem = useMatch((s) => s.problem);
  const game = useMatch((s) => s.plan?.game);
  const turn = useMatch((s) => s.view?.turn);
  const here = status === 'playing' || status === 'over';
  if (problem !== null && !here) return <Notice kind="problem">{problem}</Notice>;
  if (!here && !saved) return null;
  const back = (): void => {
    if (!here) match.getState().resume();
    go({ at: 'table' });
  };
  const id = here ? game : saved?.game;
  const names: Readonly<Record<string, { name: string }>> = text.games;
  const name = names[id ?? '']?.name ?? text.yourMatch;
  return (
    <Ticket label={text.yourMatch}>
      <Waiters />
      <p className="mr-auto">
        <span className="block font-display text-lg leading-tight font-bold">
          {text.turn(name, here ? (turn ?? 0) : (saved?.turn ?? 0) + 1)}
        </span>
        <span className="text-sm text-soft">{here ? text.here : text.left(asDate(saved?.when ?? 0))}</span>
      </p>
      <Button look="primary" onClick={back} className="px-6">
        {text.goOn}
      </Button>
    </Ticket>
  );
}

const asDate = (when: number): string =>
  new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Record() {
  const text = useHomeText().home;
  const open = useReplay((s) => s.open);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      const record = await fileText(file);
      const fine = await open(record);
      keepFile(record);
      if (fine) go({ at: 'replay' });
      else setProblem(replay.getState().problem ?? text.unreadable);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text.unreadable);
    }
  };
  return (
    <Ticket label={text.record}>
      <p className="mr-auto">
        <span className="block font-display text-lg leading-tight font-bold">{text.record}</span>
        <span className="text-sm text-soft">{text.recordAbout}</span>
      </p>
      <FileButton
        icon="replay"
        label={text.recordFile}
        accept=".json,application/json,.txt,text/plain"
        onFile={(file) => void read(file)}
      >
        {text.openRecord}
      </FileButton>
      {problem !== null && (
        <div className="basis-full">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
    </Ticket>
  );
}
