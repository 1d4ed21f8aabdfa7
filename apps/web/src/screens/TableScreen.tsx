import { type Move, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { answers, type Clockwork, keyOf, narrow, type TableNow, useChoosing } from '@dealers-choice/table/page';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Heading, Page } from '../app/Shell.tsx';
import { match, useMatch } from '../app/stores.ts';
import { HintSpoken } from '../hint/HintSpoken.tsx';
import { askForHint, useHinting } from '../hint/hinting.ts';
import { useLevelName } from '../kept/Seats.tsx';
import type { MatchPlan, Performer, SeatPlan, View } from '../match/contract.ts';
import { formatFarKey } from '../match/far-key.ts';
import { levelOf } from '../match/levels.ts';
import { paragraphsOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { remembered } from '../online/remembered.ts';
import { usePace } from '../settings/look.ts';
import { useSettings } from '../settings/settings.ts';
import { Away, useStirring } from '../table/Away.tsx';
import { announcedNow } from '../table/announced.ts';
import { Earlier } from '../table/Earlier.tsx';
import { MatchBar, takeBack } from '../table/MatchBar.tsx';
import { useOwnTable } from '../table/own-table.ts';
import { PastBar } from '../table/PastBar.tsx';
import { usePassingOn } from '../table/passing-on.ts';
import { usePast } from '../table/past.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { Tabletop } from '../table/Tabletop.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useAroundText } from '../words/around.ts';
import { useBarText } from '../words/bar.ts';
import type { BarText } from '../words/bar-en.ts';
import { PassDevice } from './PassDevice.tsx';

type Shown = Omit<TableNow, 'join' | 'text'>;

const HintPanel = lazy(() => import('../hint/HintPanel.tsx').then((m) => ({ default: m.HintPanel })));
const Coach = lazy(() => import('../guide/Coach.tsx').then((m) => ({ default: m.Coach })));
const FarBar = lazy(() => import('../table/far/parts.ts').then((m) => ({ default: m.FarBar })));
const FarStrip = lazy(() => import('../table/far/parts.ts').then((m) => ({ default: m.FarStrip })));
const FarDock = lazy(() => import('../table/far/parts.ts').then((m) => ({ default: m.FarDock })));
const Debug = import.meta.env.DEV ? lazy(() => import('../debug/Debug.tsx').then((m) => ({ default: m.Debug }))) : null;

/** The match on the table, or the way to one. */
export function TableScreen() {
  const { status, plan, view, loaded, problem, passTo, saved } = useMatch((s) => s);
  const say = useAroundText();
  useWayBack();
  if (plan && view && loaded && passTo !== null) return <PassDevice seat={passTo} />;
  if (plan && view && loaded) return <Playing plan={plan} view={view} kit={loaded} />;
  return (
    <Page title={status === 'starting' ? say.dealing : saved ? say.waits : say.noMatch}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {status === 'starting' ? (
        <p className="text-soft">{say.shuffling}</p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {saved && (
            <Button look="primary" icon="play" onClick={() => match.getState().resume()}>
              {say.goOn}
            </Button>
          )}
          <ButtonLink href={hrefOf({ at: 'home' })}>{say.toGames}</ButtonLink>
        </div>
      )}
    </Page>
  );
}

/** A page that was at a match far away when it was closed goes on with it by itself. */
function useWayBack(): void {
  useEffect(() => {
    const before = match.getState().status === 'none' ? remembered() : null;
    if (before) match.getState().resume(formatFarKey(before.match));
  }, []);
}

function Playing({ plan, view, kit }: { plan: MatchPlan; view: View; kit: AnyGame }) {
  const { viewer, log, isPart, refusal, problem, status } = useMatch((s) => s);
  const announced = useMatch(announcedNow);
  const shown = useShown(plan, view, kit);
  const table = useOwnTable(kit.game.id);
  const past = usePast(shown, kit, plan);
  const now = usePassingOn(past.shown ?? shown);
  const hinted = useHinting((s) => s.about !== '');
  useOnlyOne(shown);
  useStirring();
  const isFar = plan.here !== undefined;
  const bar = <MatchBar now={now} seat={viewer === SPECTATOR ? null : viewer} see={past.see} />;
  return (
    <TableFrame whole={table?.whole === true} beside={isFar && <FarDock quiet={shown.seat !== null} />}>
      {isFar ? (
        <Suspense fallback={bar}>
          <FarBar now={now} see={past.see} />
        </Suspense>
      ) : (
        bar
      )}
      {plan.line && (
        <Suspense>
          <Coach plan={plan} />
        </Suspense>
      )}
      <HintSpoken />
      {hinted && !past.shown && (
        <Suspense>
          <HintPanel now={now} />
        </Suspense>
      )}
      <Tabletop
        heading={
          <>
            <Heading className="sr-only">{kit.words.title}</Heading>
            {problem !== null && <Notice kind="problem">{problem}</Notice>}
          </>
        }
        now={now}
        table={table}
        perform={perform}
        log={log}
        earlier={isPart && <Earlier />}
        announced={announced}
        refusal={refusal}
        {...(past.shown ? {} : { undo: takeBack })}
      >
        {isFar && !past.shown && (
          <Suspense>
            <FarStrip now={now} plan={plan} kit={kit} see={past.see} />
          </Suspense>
        )}
        {past.shown ? (
          <PastBar past={past} />
        ) : status === 'over' ? (
          <Over />
        ) : (
          !isFar && <Away plan={plan} kit={kit} view={view} />
        )}
      </Tabletop>
      {Debug && (
        <Suspense>
          <Debug />
        </Suspense>
      )}
    </TableFrame>
  );
}

const perform = (table: Performer | null): void => match.getState().perform(table);

/** The match as it is shown at this moment, and what is asked of whoever looks. */
function useShown(plan: MatchPlan, view: View, kit: AnyGame): Shown {
  const { viewer, asked, away, showing, log, mayUndo, status } = useMatch((s) => s);
  const seat = asked.find((one) => one === viewer) ?? asked[0] ?? null;
  const told = showing ?? log[log.length - 1] ?? null;
  const pace = usePace();
  const say = useBarText();
  const levelName = useLevelName();
  const clockwork = useClockwork();
  const words = useMemo(() => telling(kit, view, plan), [kit, view, plan]);
  const all = useMemo(() => (seat === null ? [] : (answers(kit, seat, words)?.list ?? [])), [kit, seat, words]);
  const about = useBegin(view, seat);
  const picked = useChoosing((s) => (s.about === about ? s.picked : NOTHING));
  const left = useMemo(
    () => (seat === null ? { answers: all, together: null } : narrow(kit, seat, all, picked, words)),
    [kit, seat, all, picked, words],
  );
  const paragraphs = useMemo(() => paragraphsOf(log, kit.words), [kit, log]);
  const shown = useMemo<Omit<Shown, 'controls'>>(
    () => ({
      kit,
      view,
      viewer,
      telling: words,
      who: (one) =>
        away.includes(one) ? say.standIn : whoIs(say, plan.seats[one], { levelName, viewer: one === viewer }),
      isBot: (one) => plan.seats[one]?.who === 'bot' || away.includes(one),
      seat,
      question: seat === null ? null : view.asking,
      ...left,
      told,
      showing: showing !== null,
      send: (move) => seat !== null && match.getState().answer(seat, move),
      clockwork,
      log: paragraphs,
      pace,
    }),
    [kit, view, viewer, words, plan, away, say, levelName, seat, left, told, showing, clockwork, paragraphs, pace],
  );
  const able = mayUndo && status === 'playing';
  return useMemo(() => {
    const controls = {
      undo: takeBack,
      mayUndo: able,
      change: (move: Move) => viewer !== SPECTATOR && match.getState().change(viewer, move),
      skip: () => match.getState().skip(),
      hint: () => void askForHint(shown, say.advice.notNow),
    };
    return { ...shown, controls };
  }, [shown, able, viewer, say]);
}

function useClockwork(): Clockwork {
  const { asked, away, stopped, sitting } = useMatch((s) => s);
  const steady = useSettings((s) => s.steady);
  return useMemo(() => {
    const { answer, beginClock } = match.getState();
    return { asked, away, stopped, sitting, steady, answer, begin: beginClock };
  }, [asked, away, stopped, sitting, steady]);
}

interface Naming {
  levelName: (bot: string) => string;
  viewer: boolean;
}
/** A level is called as the setup calls it; any other bot has a name of its own. */
const whoIs = (say: BarText, plan: SeatPlan | undefined, { levelName, viewer }: Naming): string => {
  if (viewer) return say.you;
  if (plan === undefined) return '';
  return plan.who === 'person'
    ? say.person
    : say.bot(levelOf(plan.bot).key === plan.bot ? levelName(plan.bot) : plan.bot);
};

const NOTHING: readonly number[] = [];

/** Another question starts with nothing chosen. Gives what tells it from others. */
function useBegin(view: View, seat: Seat | null): string {
  const { turn, answers, asking } = view;
  const about =
    seat === null ? '' : JSON.stringify([turn, answers, seat, asking?.prompt, asking?.params, asking?.picked.length]);
  useEffect(() => useChoosing.getState().begin(about), [about]);
  return about;
}

/** Cards that can be used in one way only are about to be used so: it is left to confirm it. */
function useOnlyOne({ together, answers }: Shown): void {
  useEffect(() => {
    if (!together) return;
    const [only, ...others] = answers.slice(0, together.exact).filter(({ why }) => why === null);
    useChoosing.getState().light(only && others.length === 0 ? keyOf(only.move) : null);
  }, [together, answers]);
}

function Over() {
  const { seeResult } = useBarText();
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="primary" onClick={() => go({ at: 'result' })}>
        {seeResult}
      </Button>
    </div>
  );
}
