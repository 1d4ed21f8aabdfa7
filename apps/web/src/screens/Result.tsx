import { type Seat, seatsOf } from '@dealers-choice/kernel';
import { valuesOf } from '@dealers-choice/table/page';
import { Button, ButtonLink, Icon, Key } from '@dealers-choice/table/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { match, useMatch } from '../app/stores.ts';
import { canShare } from '../kept/files.ts';
import type { MatchPlan, View } from '../match/contract.ts';
import { peopleHere } from '../match/plan.ts';
import { telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { tableEvidence } from '../replay/evidence.ts';
import { WrongButton } from '../replay/WrongButton.tsx';
import { ClimbChart } from '../result/ClimbChart.tsx';
import { ClimbRows } from '../result/ClimbRows.tsx';
import { RaceChart } from '../result/RaceChart.tsx';
import { saveRecord, shareRecord, watchAgain } from '../result/record.ts';
import { again, type Rematch, rematchOf } from '../result/rematch.ts';
import { SeatRows, useWhoIs } from '../result/SeatRows.tsx';
import { Stage } from '../result/Stage.tsx';
import { storyOf } from '../result/story.ts';
import { Earlier } from '../table/Earlier.tsx';
import { useOwnTable } from '../table/own-table.ts';
import { Notice } from '../ui/Panel.tsx';
import { useHomeText } from '../words/home.ts';
import { useMatchesText } from '../words/matches.ts';
import { useScreenText } from '../words/screens.ts';

const FarWays = lazy(() => import('../result/FarWays.tsx').then((m) => ({ default: m.FarWays })));

/** Who won, how it came about, and where to go from here. */
export function Result() {
  const text = useScreenText().result;
  const { backToGames } = useHomeText();
  const { view, plan, loaded } = useMatch((s) => s);
  if (view?.over && plan && loaded) return <Sheet view={view} plan={plan} loaded={loaded} />;
  return (
    <Page title={text.none}>
      <p className="mb-4">{view ? text.playing : text.noMatch}</p>
      <ButtonLink href={view ? hrefOf({ at: 'table' }) : hrefOf({ at: 'home' })} look="primary">
        {view ? text.toTable : backToGames}
      </ButtonLink>
    </Page>
  );
}

interface SheetProps {
  view: View;
  plan: MatchPlan;
  loaded: AnyGame;
}

function Sheet({ view, plan, loaded }: SheetProps) {
  const { id } = loaded.game;
  const log = useMatch((s) => s.log);
  const isPart = useMatch((s) => s.isPart);
  const { race, climb, events } = storyOf(id, { log, isPart }, view.seats);
  const told = telling(loaded, view, plan);
  const winners = view.over?.winners ?? [];
  const others = seatsOf(view.seats).filter((seat) => !winners.includes(seat));
  const rows = { loaded, told, plan, order: [...winners, ...others], winners };
  const dead = others.filter((seat) =>
    valuesOf(loaded, told, seat).some(({ name, value }) => name === 'lives' && value === 0),
  );
  const Outcome = useOwnTable(id)?.Outcome;
  const heading = (
    <div>
      <Verdict plan={plan} winners={winners} />
      <Heading className="text-[1.6rem] md:text-3xl">{loaded.words.ending(told)}</Heading>
    </div>
  );
  const ours = peopleHere(plan).filter((seat) => winners.includes(seat));
  const Own = useOwnTable(id)?.Ending;
  const whoIs = useWhoIs(plan);
  const chart = race && <RaceChart race={race} name={told.name} />;
  const ways = plan.here ? (
    <>
      {/* The story of the match is told from all of it. */}
      {isPart && <Earlier />}
      <Suspense>
        <FarWays game={id} />
      </Suspense>
    </>
  ) : (
    <Ways plan={plan} rematch={rematchOf(loaded, plan, log)} name={told.name} />
  );
  if (Own) {
    return (
      <div className="flex min-h-dvh flex-col">
        <ResultHeader title={loaded.words.title} view={view} />
        <main className="flex grow flex-col">
          <Own
            {...told}
            words={loaded.words}
            winners={winners}
            who={whoIs}
            events={events}
            Heading={Heading}
            verdict={<Verdict plan={plan} winners={winners} />}
            chart={chart}
            ways={ways}
          />
        </main>
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ResultHeader title={loaded.words.title} view={view} />
      <main className="mx-auto grid w-full max-w-[1392px] grow overflow-clip bg-raised md:mb-5 md:rounded-2xl md:border-2 md:border-gold md:shadow-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:max-lg:landscape:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {Outcome ? (
          <div data-table={id}>
            <Outcome {...told} words={loaded.words} seats={seatsOf(view.seats)} who={() => ''}>
              {heading}
            </Outcome>
          </div>
        ) : (
          <Stage game={id} winners={winners} others={others} dead={dead} cheer={ours.length > 0} />
        )}
        <div className="flex flex-col gap-3 px-4 py-4 md:px-8 md:py-6">
          {!Outcome && heading}
          {climb ? <ClimbRows {...rows} story={climb} /> : <SeatRows {...rows} />}
          {chart}
          {climb && <ClimbChart story={climb} name={told.name} />}
          {ways}
        </div>
      </main>
    </div>
  );
}

function ResultHeader({ title, view }: { title: string; view: View }) {
  return (
    <Header back={{ href: hrefOf({ at: 'home' }), title }}>
      <WrongButton evidence={() => tableEvidence(view)} />
    </Header>
  );
}

/** Won or lost, for somebody who sits here alone; several people are told by the heading who won. */
function Verdict({ plan, winners }: { plan: MatchPlan; winners: readonly Seat[] }) {
  const text = useScreenText().result;
  const [only, ...more] = peopleHere(plan);
  if (only === undefined || more.length > 0) return null;
  const won = winners.includes(only);
  return (
    <p className={`flex items-center gap-1.5 text-lg font-bold ${won ? 'text-brass' : 'text-soft'}`}>
      <Icon name={won ? 'star' : 'flag'} className={`size-5 ${won ? 'fill-current' : ''}`} />
      {winners.length === 0 ? text.drawn : won ? text.youWin : text.youLose}
    </p>
  );
}

interface WaysProps {
  plan: MatchPlan;
  rematch: Rematch | null;
  name: (seat: Seat) => string;
}

function Ways({ plan, rematch, name }: WaysProps) {
  const { game } = plan;
  const text = useScreenText().result;
  const { stats, share } = useMatchesText();
  const [problem, setProblem] = useState<string | null>(null);
  const deal = (next: MatchPlan): void => {
    match.getState().start(next);
    go({ at: 'table' });
  };
  const playAgain = (): void => deal(again(plan));
  useSpace(playAgain);
  return (
    <>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button look="primary" onClick={playAgain} className="min-h-14! grow px-7 text-lg max-lg:hidden">
          {text.again}
          <Key>Space</Key>
        </Button>
        {rematch && (
          <Button onClick={() => deal(rematch.plan)} className="min-h-14! grow basis-full md:basis-auto">
            {isOnly(plan, rematch.first) ? text.rematchYou : text.rematch(name(rematch.first))}
          </Button>
        )}
        <Button icon="replay" onClick={() => void watchAgain().then(setProblem)} className="grow">
          {text.watch}
        </Button>
        <Button icon="save" onClick={() => void saveRecord(game)} className="grow">
          {text.save}
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => void shareRecord(game)} className="grow">
            {share}
          </Button>
        )}
        <ButtonLink href={hrefOf({ at: 'stats' })} icon="log" className="grow">
          {stats.short}
        </ButtonLink>
        <ButtonLink href={hrefOf({ at: 'setup', game })} icon="people" className="grow">
          {text.change}
        </ButtonLink>
        <ButtonLink href={hrefOf({ at: 'home' })} icon="home" className="grow">
          {text.games}
        </ButtonLink>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 bg-raised px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:hidden">
        <Button look="primary" onClick={playAgain} className="min-h-14! w-full text-lg">
          {text.again}
        </Button>
      </div>
    </>
  );
}

/** Does the one person at this device sit here? */
function isOnly(plan: MatchPlan, seat: Seat): boolean {
  const people = peopleHere(plan);
  return people.length === 1 && people[0] === seat;
}

/** Space plays again, unless it is meant for something else. */
function useSpace(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = document.activeElement;
      if (event.key !== ' ' || event.repeat || (at !== document.body && at?.tagName !== 'H1')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
