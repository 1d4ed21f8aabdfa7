import type { Seat } from '@dealers-choice/kernel';
import { GONE_MS } from '@dealers-choice/protocol';
import { useSecondsUntil } from '@dealers-choice/table/page';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../app/useAttempt.ts';
import { online, useOnline } from '../../online/page.ts';
import { useFarText } from '../../words/far/text.ts';
import { type Running, useSpoken } from './clocks.ts';
import { FarNotice } from './FarNotice.tsx';
import { Ring } from './Ring.tsx';

interface WaitingProps {
  running: Running;
  name: string;
  /** Somebody whom everybody waits for has no page open, and whoever looks sits at the table. */
  gone: Seat | null;
}

/** Somebody else's time is nearly over. */
export function Waiting({ running: { seat, seconds }, name, gone }: WaitingProps) {
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
      >
        {gone === seat && <LetBot seat={seat} />}
      </FarNotice>
    </>
  );
}

/** Nobody knows when they are back. `mayHelp`: whoever looks may let a bot play on. */
export function NoLine({ seat, name, mayHelp }: { seat: Seat; name: string; mayHelp: boolean }) {
  const { waiting } = useFarText();
  const hasClock = useOnline((s) => s.clocks.some((one) => one.seat === seat));
  return (
    <FarNotice icon="clock" look="gold" title={waiting.title(name)} text={waiting.noLine(name, mayHelp && hasClock)}>
      {mayHelp && <LetBot key={seat} seat={seat} />}
    </FarNotice>
  );
}

/** For whoever is gone for long enough; before that it says when. */
function LetBot({ seat }: { seat: Seat }) {
  const { waiting } = useFarText();
  const [until] = useState(() => Date.now() + GONE_MS);
  const left = useSecondsUntil(until) ?? 0;
  const { busy, problem, attempt } = useAttempt();
  const isEarly = left > 0;
  // A listener hears that it can be pressed, and not every second until then.
  const [ready, setReady] = useState('');
  useEffect(() => setReady(isEarly ? '' : waiting.letBot), [isEarly, waiting]);
  return (
    <>
      {problem !== null && (
        <p role="alert" className="basis-full text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <Button
        look={isEarly ? 'plain' : 'second'}
        icon="bot"
        aria-disabled={isEarly || busy}
        onClick={() => isEarly || attempt(() => online.getState().standIn(seat))}
      >
        {isEarly ? <span className="tabular-nums">{waiting.letBotIn(left)}</span> : waiting.letBot}
      </Button>
      <span role="status" className="sr-only">
        {ready}
      </span>
    </>
  );
}
