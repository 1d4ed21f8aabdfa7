import type { OwnMatch } from '@dealers-choice/protocol';
import { useLanguage } from '@dealers-choice/table';
import { Button, ButtonLink, Icon } from '@dealers-choice/table/ui';
import { useEffect, useId, useState } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { hrefOf } from '../app/route.ts';
import { useGameNames } from '../home/useGameNames.ts';
import { farOutcome, newestRunning, othersIn } from '../lobby/own-matches.ts';
import { useMine } from '../lobby/useMine.ts';
import { online } from '../online/page.ts';
import { useLobbyText } from '../words/lobby.ts';
import { useMatchesText } from '../words/matches.ts';
import { World } from '../worlds/World.tsx';
import { asDate } from './dates.ts';

/** Every row has a picture: a long list is drawn in parts. */
const AT_ONCE = 12;

/** Matches with people far away, which the server keeps: those that go on first. */
export function FarMatches({ fits }: { fits(own: OwnMatch): boolean }) {
  const text = useMatchesText();
  const id = useId();
  const [most, setMost] = useState(AT_ONCE);
  useEffect(() => online.getState().connect(), []);
  const fitting = newestRunning(useMine()).filter(fits);
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-2.5">
      <h2 id={id} className="px-1 text-xl">
        {text.far}
      </h2>
      <ul className="space-y-2.5">
        {fitting.slice(0, most).map((own) => (
          <FarRow key={own.match} own={own} />
        ))}
      </ul>
      {fitting.length > most && (
        <Button icon="down" className="w-full" onClick={() => setMost(most + AT_ONCE)}>
          {text.further}
        </Button>
      )}
    </section>
  );
}

function FarRow({ own }: { own: OwnMatch }) {
  const text = useMatchesText();
  const { running } = useLobbyText();
  const language = useLanguage();
  const names = useGameNames();
  const others = othersIn(own);
  const goOn = (): void => goToFarMatch(own.match);
  return (
    <li className="rounded-2xl border-[1.5px] border-line bg-raised p-2.5 shadow-1">
      <div className="flex items-center gap-3 md:gap-4">
        <World game={own.game} low className="size-16 shrink-0 rounded-lg md:h-19 md:w-22" />
        <div className="grid min-w-0 grow items-center gap-x-4 md:grid-cols-[9.5rem_minmax(0,1fr)]">
          <Standing own={own} />
          <div className="min-w-0 wrap-anywhere">
            <h3 className="text-lg leading-tight">{own.title || names(own.game)}</h3>
            <p className="text-sm text-soft">{others === '' ? running.alone : running.with(others)}</p>
            <p className="text-sm text-soft">{asDate(own.ended ?? own.began, language)}</p>
          </div>
        </div>
        {own.ended === null ? (
          <Button icon="play" look={own.yourTurn ? 'second' : 'plain'} onClick={goOn} className="shrink-0">
            <span className="max-md:sr-only">{text.goOn}</span>
          </Button>
        ) : (
          <ButtonLink href={hrefOf({ at: 'watch', match: own.match })} icon="replay" className="shrink-0">
            <span className="max-md:sr-only">{text.watch}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** How it ended for this guest, or whose turn it is. */
function Standing({ own: { ended, winners, seat, yourTurn } }: { own: OwnMatch }) {
  const { outcome } = useMatchesText();
  const { running } = useLobbyText();
  const how = farOutcome({ ended, winners, seat });
  const won = how === 'won';
  const said = how === 'running' && yourTurn ? running.yourTurn : outcome[how];
  const lit = ended === null ? yourTurn : won;
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold md:w-fit md:rounded-full md:border-[1.5px] md:px-3 md:py-1 md:text-sm ${lit ? 'md:border-brass md:bg-gold-wash' : 'md:border-line md:bg-panel'}`}
    >
      <Icon
        name={ended === null ? 'clock' : won ? 'star' : 'flag'}
        className={`size-4.5 shrink-0 ${lit ? 'text-brass' : ''}`}
      />
      {said}
    </p>
  );
}
