import { Button, Icon } from '@dealers-choice/table/ui';
import { Suspense, useEffect, useRef } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { go } from '../app/route.ts';
import { callInTitle } from '../app/window-title.ts';
import { useGameNames } from '../home/useGameNames.ts';
import { play } from '../sound/page-sound.ts';
import { notify } from '../table/far/notify.ts';
import { useFarText } from '../words/far/text.ts';
import { type Call, useCalls } from './call.ts';

/** On any screen but the table that it is about: a match far away waits for this person. */
export function TurnElsewhere() {
  // The region is there before its words are: only then are they read out.
  return (
    <div role="status" className="pointer-events-none fixed inset-x-3 top-14 z-40 flex justify-center">
      <Suspense>
        <Called />
      </Suspense>
    </div>
  );
}

function Called() {
  const calls = useCalls();
  useRinging(calls);
  const [call] = calls;
  return call && <Notice key={call.match} call={call} more={calls.length - 1} />;
}

/** Each rings once: one that is shown again when a newer one is gone has been heard already. */
function useRinging(calls: readonly Call[]): void {
  const { yours } = useFarText();
  const names = useGameNames();
  const heard = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { match, game, table, isLaid } of calls) {
      if (heard.current.has(match)) continue;
      if (!isLaid) play('turn'); // a match on the table is heard from any screen
      if (document.hidden) void notify(yours.noticeAt(names(game), table), '');
    }
    heard.current = new Set(calls.map(({ match }) => match));
  }, [calls, yours, names]);
}

/** `more`: how many other matches wait. */
function Notice({ call: { match, game, table, isLaid, putAside }, more }: { call: Call; more: number }) {
  const { yours } = useFarText();
  const name = useGameNames()(game);
  useEffect(() => callInTitle(yours.title(name)), [yours, name]);
  const goThere = (): void => {
    putAside();
    if (isLaid) go({ at: 'table' });
    else goToFarMatch(match);
  };
  return (
    <div className="pointer-events-auto flex max-w-2xl flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 border-brass bg-raised px-3 py-1.5 text-ink shadow-3">
      <Icon name="bell" className="size-5 shrink-0 text-brass" />
      <p className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <span className="font-semibold">{yours.noticeAt(name, table)}</span>
        {more > 0 && <span className="block text-sm text-soft">{yours.noticeMore(more)}</span>}
      </p>
      <span className="ml-auto flex gap-2">
        <Button look="second" onClick={goThere}>
          {yours.go}
        </Button>
        <Button look="quiet" onClick={putAside}>
          {yours.later}
        </Button>
      </span>
    </div>
  );
}
