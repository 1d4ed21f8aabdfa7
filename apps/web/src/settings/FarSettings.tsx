import { Button } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { reasonOf } from '../match/sentences.ts';
import { online, push, useOnline } from '../online/page.ts';
import type { PushState } from '../online/push.ts';
import { askToNotify, mayAskToNotify } from '../table/far/notify.ts';
import { Switch } from '../ui/Switch.tsx';
import { useGuestText } from '../words/guest.ts';
import { Group, Row } from './Group.tsx';
import { ServerData } from './ServerData.tsx';

/** For whoever plays with people far away: being told, whom not to hear, and what the server keeps. */
export function FarSettings() {
  const text = useGuestText();
  useEffect(() => online.getState().connect(), []);
  return (
    <Group icon="globe" title={text.title}>
      <Notices />
      <Blocked />
      <Row title={text.data} about={text.dataAbout}>
        <ServerData />
      </Row>
    </Group>
  );
}

/** A turn is told by the system also when no page is open; where a browser cannot do that, while one is. */
function Notices() {
  const text = useGuestText();
  const [state, setState] = useState<PushState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  useEffect(() => {
    push()
      .then((mine) => mine.state())
      .then(setState, () => setState('impossible'));
  }, []);
  const turn = (on: boolean): void => {
    setProblem(null);
    push()
      .then((mine) => (on ? mine.turnOn() : mine.turnOff()))
      .then(setState, (error: unknown) => setProblem(reasonOf(error)));
  };
  const ask = async (): Promise<void> => {
    await askToNotify();
    setMayAsk(mayAskToNotify());
  };
  const isDenied = state === 'denied' || (state === 'impossible' && !mayAsk && !isAllowed());
  const about = isDenied ? text.notifyDenied : state === 'impossible' ? text.notifyHere : text.notifyAbout;
  return (
    <Row title={text.notify} about={about}>
      {(state === 'on' || state === 'off') && <Switch label={text.notify} on={state === 'on'} set={turn} />}
      {state === 'impossible' && mayAsk && (
        <Button icon="bell" className="text-sm" onClick={() => void ask()}>
          {text.allow}
        </Button>
      )}
      {state === 'impossible' && isAllowed() && <span className="font-semibold">{text.allowed}</span>}
      {problem !== null && (
        <p role="alert" className="basis-full text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </Row>
  );
}

const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Names that were blocked, each with the way back. */
function Blocked() {
  const text = useGuestText();
  const blocked = useOnline((s) => s.blocked);
  const [problem, setProblem] = useState<string | null>(null);
  const unblock = (guest: string, name: string): void => {
    setProblem(null);
    online
      .getState()
      .block(guest, name, false)
      .catch((error: unknown) => setProblem(reasonOf(error)));
  };
  return (
    <Row title={text.blocked} about={blocked.length === 0 ? text.blockedNone : text.blockedAbout}>
      {blocked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {blocked.map(({ guest, name }) => (
            <li key={guest}>
              <Button icon="sound" className="text-sm" onClick={() => unblock(guest, name)}>
                {text.unblock(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="basis-full text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </Row>
  );
}
