import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import type { TableNow } from '@dealers-choice/table/page';
import { useSecondsUntil } from '@dealers-choice/table/page';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { match, useMatch } from '../../app/stores.ts';
import type { MatchPlan } from '../../match/contract.ts';
import type { AnyGame } from '../../match/shelf.ts';
import { online, useOnline } from '../../online/page.ts';
import { useFarText } from '../../words/far/text.ts';
import { Away } from '../Away.tsx';
import { type Running, useRunning, useSpoken } from './clocks.ts';
import { hasClock, missing } from './company.ts';
import { FarNotice } from './FarNotice.tsx';
import { Ring } from './Ring.tsx';
import { NoLine, Waiting } from './Waiting.tsx';
import './far.css';

interface Props {
  now: Pick<TableNow, 'telling' | 'viewer' | 'view'>;
  plan: MatchPlan;
  kit: AnyGame;
  /** Shows the table as it was after a move. */
  see(move: number): void;
}

/** What is to be said about the line, the clocks and the seats of a match far away: the most urgent of it. */
export function FarStrip({ now, plan, kit, see }: Props) {
  const line = useOnline((s) => s.line);
  const far = useOnline((s) => s.far);
  const status = useMatch((s) => s.status);
  const away = useMatch((s) => s.away);
  const running = useRunning();
  const unreachable = useUnreachable(now);
  const missed = useMissing(now);
  const others = away.filter((seat) => seat !== now.viewer);
  const isOver = status === 'over';
  if (line === 'outdated') return <Outdated />;
  if (line === 'gone' || line === 'connecting') {
    return (
      <div className="far-notices">
        <Gone watching={now.viewer === SPECTATOR} />
        {far?.outgoing === 'kept' && <Kept />}
      </div>
    );
  }
  if (far?.missed) return <Back missed={far.missed} see={see} />;
  if (isOver) return null;
  if (away.some((seat) => seat === now.viewer)) return <Away plan={plan} kit={kit} view={now.view} />;
  if (running?.seat === now.viewer) return <Hurry running={running} plan={plan} />;
  const isSeated = now.viewer !== SPECTATOR;
  if (running) {
    return <Waiting running={running} name={now.telling.name(running.seat)} gone={isSeated ? unreachable : null} />;
  }
  if (unreachable !== null) {
    return <NoLine seat={unreachable} name={now.telling.name(unreachable)} mayHelp={isSeated} />;
  }
  if (missed.length > 0) return <Alone names={missed.map(now.telling.name)} plan={plan} />;
  if (others.length > 0) return <Bots names={others.map(now.telling.name)} />;
  return isSeated ? <Elsewhere /> : <Watching delay={far?.delay ?? 0} />;
}

function Outdated() {
  const { outdated } = useFarText();
  return (
    <FarNotice icon="replay" look="blue" title={outdated.title} text={outdated.text} urgent>
      <Button look="second" onClick={() => window.location.reload()}>
        {outdated.load}
      </Button>
    </FarNotice>
  );
}

function Gone({ watching }: { watching: boolean }) {
  const { gone, restart } = useFarText();
  const tries = useOnline((s) => s.tries);
  const restarts = useOnline((s) => s.restarts);
  const seconds = useSecondsUntil(useOnline((s) => s.nextTry));
  const left = seconds === 0 ? null : seconds;
  if (restarts) {
    return (
      <FarNotice icon="replay" look="blue" title={restart.title} text={watching ? restart.watching : restart.text} />
    );
  }
  return (
    <>
      <p role="alert" className="sr-only">
        {gone.title}
      </p>
      <FarNotice
        icon="noLine"
        look="red"
        title={gone.title}
        text={watching ? gone.watching : gone.text(tries, left)}
        silent
      >
        <Button look="second" onClick={() => online.getState().retry()}>
          {gone.now}
        </Button>
      </FarNotice>
    </>
  );
}

function Kept() {
  const { kept } = useFarText();
  return (
    <FarNotice icon="save" look="gold" title={kept.title} text={kept.text}>
      <Button onClick={() => online.getState().withdraw()}>{kept.back}</Button>
    </FarNotice>
  );
}

/** Long enough to be read; what happened stays in the log. */
const BACK_MS = 8_000;

function Back({ missed, see }: { missed: { from: number; moves: number }; see(move: number): void }) {
  const { back } = useFarText();
  const { caughtUp } = online.getState();
  useEffect(() => {
    const timer = setTimeout(caughtUp, BACK_MS);
    return () => clearTimeout(timer);
  }, [caughtUp]);
  const show = (): void => {
    caughtUp();
    see(missed.from);
  };
  return (
    <FarNotice icon="check" look="green" title={back.title} text={back.text(missed.moves)}>
      {missed.moves > 0 && <Button onClick={show}>{back.show}</Button>}
      <Read close={back.close} onClick={caughtUp} />
    </FarNotice>
  );
}

function Hurry({ running: { seat, seconds }, plan }: { running: Running; plan: MatchPlan }) {
  const { yours } = useFarText();
  const spoken = useSpoken(seconds, (n) => `${yours.left(n)}. ${yours.handed}`);
  // A clock for turns goes on whatever one touches.
  const mayStir = !plan.options.turnSeconds;
  return (
    <>
      <p role="alert" className="sr-only">
        {spoken}
      </p>
      <FarNotice
        picture={<Ring seconds={seconds} />}
        look="gold"
        title={yours.left(seconds)}
        text={yours.handed}
        silent
      >
        {mayStir && <Button onClick={() => match.getState().comeBack(seat)}>{yours.more}</Button>}
      </FarNotice>
    </>
  );
}

/** It is one's own turn, and nobody's time runs: nobody else is there. */
function Alone({ names, plan }: { names: readonly string[]; plan: MatchPlan }) {
  const { alone } = useFarText();
  const seconds = useOnline((s) => s.room?.seconds ?? 0);
  const still = hasClock(plan.options, seconds) ? alone.still : '';
  return <FarNotice icon="people" look="blue" title={alone.title(names)} text={still} />;
}

function Bots({ names }: { names: readonly string[] }) {
  const { bot } = useFarText();
  return (
    <div className="far-notices">
      {names.map((name) => (
        <FarNotice key={name} icon="bot" look="blue" title={bot.title(name)} text={bot.text(name)} />
      ))}
    </div>
  );
}

function Watching({ delay }: { delay: number }) {
  const { watching } = useFarText();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <FarNotice icon="eye" look="blue" title={watching.title} text={watching.text(Math.round(delay / 1_000))}>
      <Read close={watching.close} onClick={() => setRead(true)} />
    </FarNotice>
  );
}

/** Another page of the same person is at the table: both play, and neither is surprised by what the other does. */
function Elsewhere() {
  const { elsewhere } = useFarText();
  const isSo = useOnline((s) => s.room?.elsewhere === true && s.far?.match === s.room.match);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isSo) setRead(false);
  }, [isSo]);
  if (!isSo || isRead) return null;
  return (
    <FarNotice icon="device" look="blue" title={elsewhere.title} text={elsewhere.text}>
      <Read close={elsewhere.close} onClick={() => setRead(true)} />
    </FarNotice>
  );
}

function Read({ close, onClick }: { close: string; onClick(): void }) {
  return (
    <Button look="quiet" icon="close" bare onClick={onClick}>
      {close}
    </Button>
  );
}

type Looking = Pick<TableNow, 'view' | 'viewer'>;

/** Of the match on the table, while it is played; null: this page is not in it. */
const useRoom = (): RoomView | null =>
  useOnline(({ room, far }) => (room?.playing && far?.match === room.match ? room : null));

/** Somebody whom everybody waits for, and whose page is not open; null: they are all there. */
function useUnreachable({ view, viewer }: Looking): Seat | null {
  const room = useRoom();
  const isGone = (seat: Seat): boolean => room?.seats[seat]?.who === 'person' && !room.seats[seat].here;
  return view.asking?.seats.find((seat) => seat !== viewer && isGone(seat)) ?? null;
}

/** Everybody else who plays, if whoever looks is to move without them. */
function useMissing({ view, viewer }: Looking): readonly Seat[] {
  const room = useRoom();
  const away = useMatch((s) => s.away);
  // The server has not noticed yet that nobody else is there, or somebody is.
  const isRunning = useOnline((s) => s.clocks.some(({ seat }) => seat === viewer));
  if (room === null || isRunning) return [];
  return missing(room.seats, { viewer, asked: view.asking?.seats ?? [], away });
}
