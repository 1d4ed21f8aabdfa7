import { type Move, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Header, Page } from '../app/Shell.tsx';
import { match, useMatch } from '../app/stores.ts';
import { answers } from '../match/answers.ts';
import type { MatchPlan, View } from '../match/contract.ts';
import { telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { Board } from '../table/Board.tsx';
import { Controls, takeBack } from '../table/Controls.tsx';
import { useChoosing } from '../table/choosing.ts';
import { useTableKeys } from '../table/keys.ts';
import { keyOf, TableContext, type TableNow } from '../table/now.ts';
import { narrow } from '../table/together.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Panel.tsx';
import { PassDevice } from './PassDevice.tsx';

const Debug = import.meta.env.DEV ? lazy(() => import('../debug/Debug.tsx').then((m) => ({ default: m.Debug }))) : null;

/** The match on the table, or the way to one. */
export function TableScreen() {
  const { status, plan, view, loaded, problem, passTo, saved } = useMatch((s) => s);
  if (plan && view && loaded && passTo !== null) return <PassDevice seat={passTo} />;
  if (plan && view && loaded) return <Playing plan={plan} view={view} kit={loaded} />;
  return (
    <Page title={status === 'starting' ? 'Dealing' : saved ? 'Your match waits' : 'No match on the table'}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {status === 'starting' ? (
        <p className="text-soft">Shuffling and dealing …</p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {saved && (
            <Button look="primary" icon="play" onClick={() => match.getState().resume()}>
              Continue
            </Button>
          )}
          <ButtonLink href={hrefOf({ at: 'home' })}>Back to the games</ButtonLink>
        </div>
      )}
    </Page>
  );
}

function Playing({ plan, view, kit }: { plan: MatchPlan; view: View; kit: AnyGame }) {
  const { viewer, asked, showing, log, refusal, problem, status, mayUndo } = useMatch((s) => s);
  const seat = asked.find((one) => one === viewer) ?? asked[0] ?? null;
  const told = showing ?? log[log.length - 1] ?? null;
  const words = useMemo(() => telling(kit, view, plan), [kit, view, plan]);
  const all = useMemo(() => (seat === null ? [] : (answers(kit, seat, words)?.list ?? [])), [kit, seat, words]);
  const about = useBegin(view, seat);
  const picked = useChoosing((s) => (s.about === about ? s.picked : NOTHING));
  const left = useMemo(
    () => (seat === null ? { answers: all, together: null } : narrow(kit, seat, all, picked, words)),
    [kit, seat, all, picked, words],
  );
  const now = useMemo<TableNow>(() => {
    const send = (move: Move): void => {
      if (seat !== null) match.getState().answer(seat, move);
    };
    return {
      kit,
      view,
      viewer,
      telling: words,
      seat,
      question: seat === null ? null : view.asking,
      ...left,
      told,
      send,
    };
  }, [kit, view, words, left, viewer, seat, told]);
  useOnlyOne(now);
  const undo = useCallback(() => {
    if (match.getState().mayUndo) takeBack();
    else useChoosing.getState().say('There is nothing to take back.');
  }, []);
  useTableKeys({ now, undo });
  return (
    <TableContext value={now}>
      <Header>
        <Controls seat={viewer === SPECTATOR ? null : viewer} game={kit.game.id} />
      </Header>
      <Board
        title={kit.words.title}
        plans={plan.seats}
        log={log}
        refusal={refusal}
        problem={problem}
        undo={mayUndo && status === 'playing' ? undo : null}
      >
        {status === 'over' && <Over />}
      </Board>
      {Debug && (
        <Suspense>
          <Debug />
        </Suspense>
      )}
    </TableContext>
  );
}

const NOTHING: readonly number[] = [];

/** Another question starts with nothing chosen. Gives what tells it from others. */
function useBegin(view: View, seat: Seat | null): string {
  const about =
    seat === null ? '' : JSON.stringify([view.turn, view.answers, seat, view.asking?.prompt, view.asking?.params]);
  useEffect(() => useChoosing.getState().begin(about), [about]);
  return about;
}

/** Cards that can be used in one way only are about to be used so: it is left to confirm it. */
function useOnlyOne({ together, answers }: TableNow): void {
  useEffect(() => {
    if (!together) return;
    const [only, ...others] = answers.slice(0, together.exact).filter(({ why }) => why === null);
    useChoosing.getState().light(only && others.length === 0 ? keyOf(only.move) : null);
  }, [together, answers]);
}

function Over() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="primary" onClick={() => go({ at: 'result' })}>
        See the result
      </Button>
    </div>
  );
}
