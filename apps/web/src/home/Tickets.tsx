import { Button } from '@dealers-choice/table/ui';
import { type ReactNode, useState } from 'react';
import { fileText } from '../app/file-text.ts';
import { go } from '../app/route.ts';
import { match, replay, useMatch, useReplay } from '../app/stores.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useHomeText } from '../words/home.ts';
import { Waiters } from '../worlds/World.tsx';

/** What lies below the games: the match that waits, and a way to watch one from a file. */
export function Tickets() {
  return (
    <div className="mt-4 flex flex-wrap gap-3 md:mt-5 md:gap-4">
      <Waiting />
      <Record />
    </div>
  );
}

function Ticket({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex min-w-[min(100%,22rem)] grow basis-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border-[1.5px] border-line bg-raised py-2.5 pr-3 pl-4 shadow-2"
    >
      {children}
    </section>
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
      const fine = await open(await fileText(file));
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
