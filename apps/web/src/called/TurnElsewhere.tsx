import { Button, Icon } from '@dealers-choice/table/ui';
import { Suspense, useEffect } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { go } from '../app/route.ts';
import { callInTitle } from '../app/window-title.ts';
import { useGameNames } from '../home/useGameNames.ts';
import { play } from '../sound/page-sound.ts';
import { notify } from '../table/far/notify.ts';
import { useFarText } from '../words/far/text.ts';
import { type Call, useCall } from './call.ts';

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
  const call = useCall();
  return call && <Notice key={call.match} call={call} />;
}

function Notice({ call: { match, game, table, isLaid, answer } }: { call: Call }) {
  const { yours } = useFarText();
  const name = useGameNames()(game);
  const text = yours.noticeAt(name, table);
  useEffect(() => callInTitle(yours.title(name)), [yours, name]);
  useEffect(() => {
    if (!isLaid) play('turn'); // a match on the table is heard from any screen
  }, [isLaid]);
  useEffect(() => {
    if (document.hidden) void notify(text, '');
  }, [text]);
  const goThere = (): void => {
    answer();
    if (isLaid) go({ at: 'table' });
    else goToFarMatch(match);
  };
  return (
    <div className="pointer-events-auto flex max-w-2xl flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 border-brass bg-raised px-3 py-1.5 text-ink shadow-3">
      <Icon name="bell" className="size-5 shrink-0 text-brass" />
      <p className="min-w-0 flex-1 basis-44 font-semibold wrap-anywhere">{text}</p>
      <span className="ml-auto flex gap-2">
        <Button look="second" onClick={goThere}>
          {yours.go}
        </Button>
        <Button look="quiet" onClick={answer}>
          {yours.later}
        </Button>
      </span>
    </div>
  );
}
