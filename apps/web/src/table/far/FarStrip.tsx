import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { TableNow } from '@dealers-choice/table/page';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { match, useMatch } from '../../app/stores.ts';
import type { MatchPlan } from '../../match/contract.ts';
import type { AnyGame } from '../../match/shelf.ts';
import { online, useOnline } from '../../online/page.ts';
import { useFarText } from '../../words/far/text.ts';
import { Away } from '../Away.tsx';
import { type Running, useRunning, useSpoken } from './clocks.ts';
import { FarNotice } from './FarNotice.tsx';
import { Ring } from './Ring.tsx';
import { useSecondsUntil } from './seconds.ts';
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
  if (running) return <Waiting running={running} name={now.telling.name(running.seat)} />;
  if (unreachable !== null) return <NoLine name={now.telling.name(unreachable)} />;
  if (others.length > 0) return <Bots names={others.map(now.telling.name)} />;
  if (now.viewer === SPECTATOR) return <Watching delay={far?.delay ?? 0} />;
  return null;
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
  const { gone } = useFarText();
  const tries = useOnline((s) => s.tries);
  const seconds = useSecondsUntil(useOnline((s) => s.nextTry));
  const left = seconds === 0 ? null : seconds;
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
      <Button look="quiet" icon="close" bare onClick={caughtUp}>
        {back.close}
      </Button>
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

function Waiting({ running: { seconds }, name }: { running: Running; name: string }) {
  const { waiting } = useFarText();
  const spoken = useSpoken(seconds, (n) => `${waiting.title(name)}. ${waiting.soon(name, n)}`);
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <FarNotice
        picture={<Ring seconds={seconds} />}
        look="gold"
        title={waiting.title(name)}
        text={waiting.soon(name, seconds)}
        silent
      />
    </>
  );
}

function NoLine({ name }: { name: string }) {
  const { waiting } = useFarText();
  return <FarNotice icon="clock" look="gold" title={waiting.title(name)} text={waiting.noLine(name)} />;
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
      <Button look="quiet" icon="close" bare onClick={() => setRead(true)}>
        {watching.close}
      </Button>
    </FarNotice>
  );
}

/** Somebody whom everybody waits for, and whose page is not open; null: they are all there. */
function useUnreachable({ view, viewer }: Pick<TableNow, 'view' | 'viewer'>): Seat | null {
  const room = useOnline((s) => s.room);
  const far = useOnline((s) => s.far);
  if (room === null || far?.match !== room.match || !room.playing) return null;
  const isGone = (seat: Seat): boolean => room.seats[seat]?.who === 'person' && !room.seats[seat].here;
  return view.asking?.seats.find((seat) => seat !== viewer && isGone(seat)) ?? null;
}
