import { ButtonLink, Icon } from '@dealers-choice/table/ui';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { dealNow } from '../app/play.ts';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { forgetCards, useGame, useGameWith } from '../app/useGame.ts';
import { ReadingProgress } from '../cards/ReadingProgress.tsx';
import { GAMES } from '../games.ts';
import type { MatchPlan } from '../match/contract.ts';
import { lastPlan } from '../match/last-plans.ts';
import { defaultPlan, peopleOf } from '../match/plan.ts';
import { planProblem } from '../match/plan-check.ts';
import type { AnyGame } from '../match/shelf.ts';
import { DealBar } from '../setup/DealBar.tsx';
import { friendsWhere, rememberFriends } from '../setup/friends-where.ts';
import { HouseRules } from '../setup/HouseRules.tsx';
import { Poster } from '../setup/Poster.tsx';
import { Seats } from '../setup/Seats.tsx';
import { againstBots, aroundDevice } from '../setup/seating.ts';
import { Segments } from '../ui/Field.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useHomeText } from '../words/home.ts';
import { useScreenText } from '../words/screens.ts';
import { World } from '../worlds/World.tsx';
import { CardsPanel } from './CardsPanel.tsx';

/** Who plays: one against bots, people around this device, or friends far away. */
type Mode = 'bots' | 'device' | 'far';

const FarSetup = lazy(() => import('../lobby/FarSetup.tsx').then((m) => ({ default: m.FarSetup })));

interface Props {
  id: string;
  /** The name of imported cards, or ''. */
  cards: string;
  /** What is asked for, friends where they were last time; without it all as last time. */
  mode?: 'friends' | 'far';
}

/** A table that can be dealt as it stands: seats, and house rules for whoever wants them. */
export function Setup({ id, cards, mode: asked }: Props) {
  const text = useScreenText().setup;
  const [mode] = useState<Mode | undefined>(() => (asked === 'friends' ? friendsWhere() : asked));
  const { backToGames } = useHomeText();
  const own = useGame(id);
  const sets = GAMES.find((shelf) => shelf.id === id)?.cardSets;
  if (!own) {
    return (
      <Page title={text.noGame}>
        <p className="mb-4">{text.noGameText(id)}</p>
        <ButtonLink href={hrefOf({ at: 'home' })}>{backToGames}</ButtonLink>
      </Page>
    );
  }
  const asks: Readonly<Record<string, string>> = text.asks;
  return (
    <>
      <Header back={{ href: hrefOf({ at: 'home' }), title: own.words.title, sub: text.newGame }}>
        <RulesButton game={id} />
      </Header>
      <main className="setup-page mx-auto grid w-full max-w-[1392px] gap-5 px-3 sm:px-5 xl:grid-cols-[19.5rem_minmax(0,1fr)]">
        <Poster game={id} about={own.words.about} />
        <div className="flex min-w-0 flex-col gap-4">
          <Suspense fallback={<WhileReading said={text.reading} />}>
            <WithCards id={id} cards={cards} mode={mode} title={asks[id] ?? text.ask}>
              {(at) => sets && <CardsPanel game={id} own={sets.own} cards={cards} at={at} />}
            </WithCards>
          </Suspense>
        </div>
      </main>
    </>
  );
}

function RulesButton({ game }: { game: string }) {
  const text = useScreenText().setup;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-ink/8"
      onClick={() => useOverlay.getState().show({ what: 'rules', game })}
    >
      <Icon name="book" />
      <span className="max-md:sr-only">{text.rules}</span>
    </button>
  );
}

interface Inner {
  id: string;
  cards: string;
  mode: Mode | undefined;
  title: string;
  /** Which cards are played with, and where that is chosen. */
  children(at: 'setup' | 'far'): ReactNode;
}

function WithCards({ id, cards, mode, title, children }: Inner) {
  const found = useGameWith(id, cards);
  const failed = 'problem' in found;
  // What failed is tried again when somebody comes back.
  useEffect(() => (failed ? () => void forgetCards(id, cards) : undefined), [failed, id, cards]);
  if ('game' in found) {
    return (
      <Table shelved={found.game} mode={mode} title={title}>
        {children}
      </Table>
    );
  }
  return (
    <>
      <Heading>{title}</Heading>
      {children(mode === 'far' ? 'far' : 'setup')}
      <Notice kind="problem">{found.problem}</Notice>
    </>
  );
}

/** As it was last time, where that can still be dealt. */
function firstPlan(shelved: AnyGame, mode: Mode | undefined): MatchPlan {
  const before = lastPlan(shelved.game.id);
  const same =
    before !== null && (before.cards ?? '') === (shelved.cards ?? '') && planProblem(shelved, before) === null;
  const plan = same ? before : defaultPlan(shelved);
  if (mode !== 'device') return plan;
  return peopleOf(plan).length > 1 ? plan : aroundDevice(plan);
}

function Table({ shelved, mode, title, children }: Omit<Inner, 'id' | 'cards'> & { shelved: AnyGame }) {
  const text = useScreenText().setup;
  const [plan, setPlan] = useState(() => firstPlan(shelved, mode));
  const [far, setFar] = useState(mode === 'far');
  const change = (next: Partial<MatchPlan>): void => setPlan((now) => ({ ...now, ...next }));
  const problem = useMemo(() => planProblem(shelved, plan), [shelved, plan]);
  const now: Mode = far ? 'far' : peopleOf(plan).length <= 1 ? 'bots' : 'device';
  const choose = (wanted: Mode): void => {
    setFar(wanted === 'far');
    if (wanted !== 'bots') rememberFriends(wanted);
    if (wanted !== 'far') setPlan(wanted === 'bots' ? againstBots(shelved, plan) : aroundDevice(plan));
  };
  const head = (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Heading className="text-2xl md:text-3xl">{title}</Heading>
      <Segments
        label={text.mode}
        value={now}
        even
        choices={[
          { value: 'bots', label: text.bots, icon: 'bot' },
          { value: 'device', label: text.device, icon: 'people' },
          { value: 'far', label: text.far, icon: 'globe' },
        ]}
        onChange={choose}
      />
    </div>
  );
  if (far) {
    return (
      <Suspense fallback={head}>
        <FarSetup shelved={shelved} plan={plan} change={change}>
          {head}
          {children('far')}
        </FarSetup>
      </Suspense>
    );
  }
  return (
    <form
      noValidate
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) dealNow(plan);
      }}
    >
      {head}
      <div className="setup-world">
        <World game={shelved.game.id} low />
      </div>
      {children('setup')}
      <Seats shelved={shelved} plan={plan} change={change} />
      <HouseRules shelved={shelved} plan={plan} change={change} />
      <DealBar shelved={shelved} plan={plan} problem={problem} />
    </form>
  );
}

/** Large sets take a while the first time. */
function WhileReading({ said }: { said: string }) {
  return (
    <>
      <Notice>{said}</Notice>
      <ReadingProgress />
    </>
  );
}
