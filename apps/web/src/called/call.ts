/** The matches that wait for this person while they look at another screen. */
import { useEffect, useState } from 'react';
import { parseRoute, useHash } from '../app/route.ts';
import { useMatch } from '../app/stores.ts';
import { online, useOnline } from '../online/page.ts';
import { hostNameOf } from '../room/standing.ts';
import { useTableName } from '../room/useTitle.ts';

export interface Call {
  match: string;
  game: string;
  /** What the table is called; '': nothing, or that is not known. */
  table: string;
  /** The match lies on the table of this page, which is not shown now. */
  isLaid: boolean;
  /** The person has seen it. */
  putAside(): void;
}

/** The newest first; one that lies on the table of this page comes after those that do not. */
export function useCalls(): readonly Call[] {
  const laid = useLaidCall();
  const called = useOnline((s) => s.called);
  const tableName = useTableName();
  const elsewhere = called.map(({ match, game, title, host }): Call => {
    const table = tableName(title, host);
    return { match, game, table, isLaid: false, putAside: () => online.getState().putCallAside(match) };
  });
  return laid ? [...elsewhere, laid] : elsewhere;
}

/** The server does not call a page that has the match on its table, whichever screen that shows. */
function useLaidCall(): Call | null {
  const isAsked = useMatch(({ status, asked, viewer }) => status === 'playing' && asked.some((one) => one === viewer));
  const game = useMatch((s) => s.plan?.game ?? '');
  const match = useOnline((s) => s.far?.match ?? null);
  const room = useOnline((s) => s.room);
  const isShown = parseRoute(useHash()).at === 'table';
  const tableName = useTableName();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isAsked || isShown) setSeen(false);
  }, [isAsked, isShown]);
  if (!isAsked || isShown || isSeen || match === null) return null;
  const table = room?.match === match ? tableName(room.title, hostNameOf(room)) : '';
  return { match, game, table, isLaid: true, putAside: () => setSeen(true) };
}
