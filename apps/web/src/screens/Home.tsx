import { seatsInWords } from '@dealers-choice/kernel';
import { Button, ButtonLink, CardFace } from '@dealers-choice/table/ui';
import { Suspense, useRef, useState } from 'react';
import { fileText } from '../app/file-text.ts';
import { go, hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { match, replay, useMatch, useReplay } from '../app/stores.ts';
import { useGame } from '../app/useGame.ts';
import { GAMES } from '../games.ts';
import { Notice, Panel } from '../ui/Panel.tsx';

/** The games, the match that waits, and a file from somewhere else. */
export function Home() {
  return (
    <>
      <Header />
      <main className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 sm:px-6 sm:pt-12">
        <Heading className="text-2xl font-semibold sm:text-3xl">Choose a game</Heading>
        <p className="mt-2 mb-6 max-w-prose text-soft sm:text-lg">
          Card games at one table: against bots, or with friends around this device.
        </p>
        <Waiting />
        <ul className="mb-8 grid gap-4 *:only:md:col-span-2 md:grid-cols-2">
          {GAMES.map(({ id }) => (
            <li key={id}>
              <Suspense fallback={<div className="h-56 rounded-lg border border-line bg-panel" />}>
                <GameTile id={id} />
              </Suspense>
            </li>
          ))}
        </ul>
        <Import />
      </main>
    </>
  );
}

function GameTile({ id }: { id: string }) {
  const shelved = useGame(id);
  if (!shelved) return null;
  const { words, game } = shelved;
  const { min, max } = game.def.seats;
  const card = game.def.cards[0];
  return (
    <article className="flex h-full gap-5 overflow-hidden rounded-lg border border-line bg-panel p-5 shadow-2">
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <p className="grow">{words.about}</p>
        <p className="text-sm text-soft">{min === max ? `${min} seats` : `${seatsInWords(game)} seats`}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink href={hrefOf({ at: 'setup', game: id })} look="primary">{`Play ${words.title}`}</ButtonLink>
          <ButtonLink href={hrefOf({ at: 'help', game: id })} icon="book">{`Rules`}</ButtonLink>
        </div>
      </div>
      <div className="relative hidden min-h-52 w-52 shrink-0 sm:block" aria-hidden="true">
        <div className="absolute top-1 left-0 -rotate-8">
          <CardFace face={null} />
        </div>
        {card && (
          <div className="absolute top-3 left-16 rotate-6">
            <CardFace face={{ ...words.card(card), marks: [], laid: [] }} />
          </div>
        )}
      </div>
    </article>
  );
}

/** A match in this page, or one that was left behind. */
function Waiting() {
  const status = useMatch((s) => s.status);
  const saved = useMatch((s) => s.saved);
  const problem = useMatch((s) => s.problem);
  const here = status === 'playing' || status === 'over';
  if (problem !== null && !here) return <Notice kind="problem">{problem}</Notice>;
  if (!here && !saved) return null;
  const back = (): void => {
    if (!here) match.getState().resume();
    go({ at: 'table' });
  };
  return (
    <section
      aria-label="Your match"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-lg border-2 border-brass bg-raised px-5 py-4"
    >
      <p className="mr-auto">{here ? 'Your match is still on the table.' : savedWords(saved)}</p>
      <Button look="primary" icon="play" onClick={back}>
        Continue
      </Button>
    </section>
  );
}

function savedWords(saved: { game: string; when: number; turn: number } | null): string {
  if (!saved) return '';
  const when = new Date(saved.when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return `A match waits for you: turn ${saved.turn + 1}, left ${when}.`;
}

function Import() {
  const input = useRef<HTMLInputElement>(null);
  const open = useReplay((s) => s.open);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const fine = await open(await fileText(file));
      if (fine) go({ at: 'replay' });
      else setProblem(replay.getState().problem ?? 'This file cannot be read.');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This file cannot be read.');
    }
  };
  return (
    <Panel title="Watch a match again">
      <p className="mb-3 text-soft">
        A record is a small file with every move of a match. Open one to step through it.
      </p>
      <input
        ref={input}
        id="record-file"
        type="file"
        accept=".json,application/json"
        className="sr-only"
        tabIndex={-1}
        aria-label="Record file"
        onChange={(event) => {
          setProblem(null);
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        Open a record
      </Button>
      {problem !== null && (
        <div className="mt-3">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
    </Panel>
  );
}
