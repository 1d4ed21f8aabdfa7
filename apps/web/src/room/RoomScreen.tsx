import type { RoomView } from '@dealers-choice/protocol';
import { CLOSED_TABLE, NO_TABLE } from '@dealers-choice/protocol/codes';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { ReadingProgress } from '../cards/ReadingProgress.tsx';
import { rememberFar } from '../home/played-far.ts';
import { readTyped } from '../lobby/code.ts';
import { enterTable } from '../lobby/enter-table.ts';
import { JoinCard } from '../lobby/JoinCard.tsx';
import '../lobby/lobby.css';
import { LineNotice } from '../lobby/LineNotice.tsx';
import { online, useOnline } from '../online/page.ts';
import { useRoomText } from '../words/room.ts';
import { Gathering, toTable } from './Gathering.tsx';
import './room.css';
import { reasonOf } from '../match/sentences.ts';

/** The table with this code. Opening the address is the way in. */
export function RoomScreen({ code }: { code: string }) {
  const text = useRoomText();
  const wanted = readTyped(code).signs;
  const { room, isGone, problem, again } = useEntering(wanted);
  const me = useOnline((s) => s.me);
  useToTable(room);
  if (room && me) {
    return (
      <Suspense fallback={<WhileReading title={text.opening} />}>
        <Gathering room={room} me={me} />
      </Suspense>
    );
  }
  if (isGone || problem === CLOSED_TABLE) {
    return (
      <Nowhere title={text.gone.title}>
        <p>{text.gone.text}</p>
        <p>{text.gone.kept}</p>
      </Nowhere>
    );
  }
  if (problem === NO_TABLE) {
    return (
      <Nowhere title={text.none.title}>
        <p>{text.none.about}</p>
        <div className="w-full max-w-md">
          <JoinCard enter={enterTable} code={wanted} />
        </div>
      </Nowhere>
    );
  }
  if (problem !== null) {
    return (
      <Nowhere title={text.failed}>
        <p role="alert">{problem}</p>
        <Button onClick={again}>{text.openAgain}</Button>
      </Nowhere>
    );
  }
  return (
    <Page title={text.opening}>
      <LineNotice gone={text.lineGone} />
    </Page>
  );
}

/** Imported cards take a while the first time. */
function WhileReading({ title }: { title: string }) {
  return (
    <Page title={title}>
      <ReadingProgress />
    </Page>
  );
}

interface Entering {
  room: RoomView | null;
  /** It was here, and is not any more. */
  isGone: boolean;
  /** Why one cannot come in, as a sentence. */
  problem: string | null;
  again(): void;
}

function useEntering(wanted: string): Entering {
  const room = useOnline((s) => (s.room?.code === wanted ? s.room : null));
  const up = useOnline((s) => s.line === 'connected' && s.me !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const inside = useRef(false);
  if (room) inside.current = true;
  useEffect(() => online.getState().connect(), []);
  const isInside = room !== null;
  useEffect(() => {
    if (isInside) rememberFar();
  }, [isInside]);
  useEffect(() => {
    if (!up || inside.current || problem !== null) return;
    const { room: now, enter } = online.getState();
    if (now?.code === wanted) return;
    enter(wanted).catch((error: unknown) => setProblem(reasonOf(error)));
  }, [up, wanted, problem]);
  return { room, isGone: inside.current && room === null && up, problem, again: () => setProblem(null) };
}

/** When the match begins everybody who is here goes to it. Whoever comes later decides that with the gold button. */
function useToTable(room: RoomView | null): void {
  const playing = room?.playing ?? null;
  const before = useRef(playing);
  useEffect(() => {
    if (before.current === false && playing === true && room) {
      const { me } = online.getState();
      const sits = room.seats.some(({ guest }) => guest !== '' && guest === me?.guest);
      if (sits || room.spectators !== null) toTable(room);
    }
    before.current = playing;
  }, [playing, room]);
}

function Nowhere({ title, children }: { title: string; children: ReactNode }) {
  const text = useRoomText();
  return (
    <Page title={title}>
      <div className="grid justify-items-start gap-4">
        {children}
        <ButtonLink href={hrefOf({ at: 'lobby' })} look="primary">
          {text.toTables}
        </ButtonLink>
      </div>
    </Page>
  );
}
