import type { Seat } from '@dealers-choice/kernel';
import { keyOf, type TableNow } from '@dealers-choice/table/page';
import { Button, Dialog, Icon } from '@dealers-choice/table/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { match, useMatch } from '../app/stores.ts';
import { askForHint } from '../hint/hinting.ts';
import { SPEEDS, useSettings } from '../settings/settings.ts';
import { useBarText } from '../words/bar.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { Bar, type BarItem, fromMenu } from './Bar.tsx';
import { Earlier } from './Earlier.tsx';
import { useThinking } from './thinking.ts';

type Shown = Omit<TableNow, 'join' | 'text'>;

const BranchSheet = lazy(() => import('../replay/BranchSheet.tsx').then((m) => ({ default: m.BranchSheet })));
const WrongHere = lazy(() => import('../replay/WrongDialog.tsx').then((m) => ({ default: m.WrongHere })));
const LinkHere = lazy(() => import('../replay/LinkHere.tsx').then((m) => ({ default: m.LinkHere })));

interface Props {
  now: Shown;
  seat: Seat | null;
  see(move: number): void;
  /** Beside the title. */
  chip?: ReactNode;
  /** On the bar, before what every match has. */
  tools?: ReactNode;
  /** What else can be done, in the menu. */
  children?: ReactNode;
}

/** The bar of a match being played. */
export function MatchBar({ now, seat, see, chip, tools, children }: Props) {
  const { log, isPart, status, mayUndo, paused, plan, loaded } = useMatch((s) => s);
  const thinking = useThinking(now);
  const over = status === 'over';
  const say = useBarText();
  const [asking, setAsking] = useState(false);
  const [givingUp, setGivingUp] = useState(false);
  const [branching, setBranching] = useState(false);
  const [wrong, setWrong] = useState<'never' | 'shown' | 'closed'>('never');
  const { branch, wrong: sayWrong } = useReplayText();
  const refused = now.answers.filter(({ why }) => why !== null);
  const hintItem: BarItem = {
    name: say.hint,
    icon: 'hint',
    run: () => void askForHint(now, say.advice.notNow),
    off: now.seat === null || now.question?.kind === 'timing' || plan?.line !== undefined,
    always: true,
  };
  const own: BarItem[] = [
    { name: say.undo, icon: 'undo', run: takeBack, off: !mayUndo || over, always: true },
    ...(plan?.hints === false ? [] : [hintItem]),
    { name: say.whyNot, icon: 'why', run: () => setAsking(true), off: now.seat === null },
  ];
  return (
    <>
      <Bar
        words={now.kit.words}
        turn={now.view.turn}
        game={now.kit.game.id}
        items={seat === null ? [] : own}
        log={log}
        see={see}
        busy={thinking}
        chip={chip ?? (plan?.branch && <BranchChip {...plan.branch} />)}
        tools={tools}
        earlier={isPart && <Earlier />}
      >
        <PaceField />
        <Button
          look="quiet"
          icon={paused ? 'play' : 'pause'}
          className="w-full justify-start!"
          onClick={() => match.getState().pause(!paused)}
        >
          {paused ? say.goOn : say.pause}
        </Button>
        <Button
          look="quiet"
          icon="skip"
          className="w-full justify-start!"
          aria-disabled={!now.showing}
          onClick={() => match.getState().skip()}
        >
          {say.skip}
        </Button>
        {over ? (
          <Suspense>
            <LinkHere seen={now.view} />
          </Suspense>
        ) : (
          plan?.hints !== false &&
          plan?.line === undefined &&
          seat !== null && (
            <Button
              look="quiet"
              icon="fork"
              className="w-full justify-start!"
              aria-disabled={now.showing}
              onClick={() => now.showing || fromMenu(() => setBranching(true))}
            >
              {branch.tryOut}
            </Button>
          )
        )}
        <Button
          look="quiet"
          icon="bug"
          className="w-full justify-start!"
          onClick={() => fromMenu(() => setWrong('shown'))}
        >
          {sayWrong.title}
        </Button>
        {seat !== null && !over && (
          <Button
            look="quiet"
            icon="flag"
            className="w-full justify-start!"
            onClick={() => fromMenu(() => setGivingUp(true))}
          >
            {say.concede}
          </Button>
        )}
        {children}
      </Bar>
      <Dialog open={asking} title={say.whyNot} onClose={() => setAsking(false)}>
        <WhyNotList refused={refused} />
      </Dialog>
      {branching && seat !== null && plan && loaded && (
        <Suspense>
          <BranchSheet
            kit={loaded}
            origin={{ seen: now.view, plan }}
            first={seat}
            name={now.telling.name}
            close={() => setBranching(false)}
          />
        </Suspense>
      )}
      {wrong !== 'never' && (
        <Suspense>
          <WrongHere open={wrong === 'shown'} seen={now.view} close={() => setWrong('closed')} />
        </Suspense>
      )}
      {seat !== null && <GiveUp seat={seat} open={givingUp} close={() => setGivingUp(false)} />}
    </>
  );
}

/** Which match this one went on from. */
function BranchChip({ turn, of }: { turn: number; of: string }) {
  const say = useReplayText().branch;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 rounded-full border border-current/40 px-2 text-xs sm:text-sm">
      <Icon name="fork" className="size-4 shrink-0" />
      <span className="truncate max-sm:sr-only">{say.chip(turn, of)}</span>
    </span>
  );
}

/** Also when nothing can be taken back: the worker then says why. */
export function takeBack(): void {
  const { viewer, undo } = match.getState();
  if (viewer !== 9) undo(viewer);
}

/** Each thing that cannot be done now, with its reason. */
function WhyNotList({ refused }: { refused: Shown['answers'] }) {
  const { allCanBeDone } = useBarText();
  if (refused.length === 0) return <p>{allCanBeDone}</p>;
  return (
    <ul className="max-h-[60dvh] space-y-2 overflow-y-auto">
      {refused.map(({ move, label, why }) => (
        <li key={keyOf(move)}>
          <strong>{label}</strong>
          <br />
          {why}
        </li>
      ))}
    </ul>
  );
}

function PaceField() {
  const { speed, set } = useSettings();
  const say = useBarText();
  return (
    <label className="flex min-h-11 items-center gap-2 px-4">
      {say.pace}
      <select
        className="field w-auto grow"
        value={speed}
        onChange={(event) => set({ speed: Number(event.target.value) })}
      >
        {SPEEDS.map((one) => (
          <option key={one.speed} value={one.speed}>
            {say.paceAt(one.speed)}
          </option>
        ))}
      </select>
    </label>
  );
}

function GiveUp({ seat, open, close }: { seat: Seat; open: boolean; close: () => void }) {
  const say = useBarText();
  return (
    <Dialog open={open} title={say.giveUpTitle} onClose={close}>
      <p className="mb-4">{say.giveUpText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="danger"
          icon="flag"
          onClick={() => {
            close();
            match.getState().concede(seat);
          }}
        >
          {say.giveUp}
        </Button>
        <Button onClick={close}>{say.playOn}</Button>
      </div>
    </Dialog>
  );
}
