import type { OwnMatch } from '@dealers-choice/protocol';
import { Button } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { othersIn, running } from '../lobby/own-matches.ts';
import { useMine } from '../lobby/useMine.ts';
import { online } from '../online/page.ts';
import { useLobbyText } from '../words/lobby.ts';
import { World } from '../worlds/World.tsx';
import { Ticket } from './Ticket.tsx';
import { useGameNames } from './useGameNames.ts';

/** On the first screen there is room for these. */
const MOST = 2;

/** Matches with people far away that go on. The server is asked when the first screen has been shown. */
export function FarTickets() {
  useWhenIdle(() => online.getState().connect());
  const matches = running(useMine()).slice(0, MOST);
  return matches.map((one) => <FarTicket key={one.match} own={one} />);
}

function FarTicket({ own }: { own: OwnMatch }) {
  const text = useLobbyText();
  const names = useGameNames();
  const title = own.title || names(own.game);
  const others = othersIn(own);
  const goOn = (): void => goToFarMatch(own.match);
  return (
    <Ticket label={title}>
      <World game={own.game} low className="size-12 rounded-lg" />
      <p className="mr-auto min-w-0 wrap-anywhere">
        <span className="block font-display text-lg leading-tight font-bold">{title}</span>
        <span className="text-sm text-soft">
          <span className={own.yourTurn ? 'font-semibold text-ink' : ''}>
            {own.yourTurn ? text.running.yourTurn : text.running.theirTurn}
          </span>
          {` · ${others === '' ? text.running.alone : text.running.with(others)}`}
        </span>
      </p>
      <Button look={own.yourTurn ? 'second' : 'plain'} onClick={goOn} className="px-6">
        {own.yourTurn ? text.goOn : text.lookIn}
      </Button>
    </Ticket>
  );
}

/** Once, when the browser has nothing else to do. */
function useWhenIdle(task: () => void): void {
  const [wanted] = useState(() => task);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return wanted();
    const idle = requestIdleCallback(wanted, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, [wanted]);
}
