import type { ReactNode } from 'react';
import { Heading } from '../app/Shell.tsx';
import type { LogLine, SeatPlan } from '../match/contract.ts';
import { Notice } from '../ui/Panel.tsx';
import { Hand } from './Hand.tsx';
import { Log } from './Log.tsx';
import { LookDialog } from './LookDialog.tsx';
import { useNow } from './now.ts';
import { Piles } from './Piles.tsx';
import { Rows } from './Rows.tsx';
import { Seats } from './Seats.tsx';
import { Status } from './Status.tsx';
import { Tray } from './Tray.tsx';

interface Props {
  title: string;
  plans: readonly SeatPlan[];
  log: readonly LogLine[];
  refusal: string | null;
  problem: string | null;
  /** Takes the last move back; null: it cannot be. */
  undo: (() => void) | null;
  children?: ReactNode;
}

/**
 * The whole table: the others and the piles on the far side, what one holds and what is asked on the near side, what
 * happened after that. A wide screen has what is asked beside the table, above what happened; a marker wants the width.
 */
export function Board({ title, plans, log, refusal, problem, undo, children }: Props) {
  const { told, kit, view, telling } = useNow();
  const notice = kit.words.notice?.(telling) ?? null;
  const asks = view.asking?.kind === 'timing' ? 'lg:col-start-1 lg:row-start-3' : 'lg:col-start-2 lg:row-start-1';
  // Many rows, or fields, scroll under what one holds and what is asked, instead of pushing them away.
  const rows = kit.words.rows !== undefined || kit.words.stands !== undefined;
  const fixed = rows
    ? 'lg:h-[calc(100dvh-5.25rem)] lg:grid-rows-[auto_minmax(0,1fr)_auto]'
    : 'lg:min-h-[calc(100dvh-5.25rem)] lg:grid-rows-[auto_1fr_auto]';
  return (
    <main className="mx-auto w-full max-w-7xl px-3 pt-3 pb-4 sm:px-6">
      <Heading className="sr-only">{title}</Heading>
      <p className="sr-only" role="status" data-testid="announcement">
        {told?.text}
      </p>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <div className={`grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-5 ${fixed}`}>
        <div
          className={`felt flex min-w-0 flex-col gap-3 rounded-lg p-3 sm:p-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${rows ? 'lg:overflow-y-auto' : ''}`}
        >
          {notice !== null && (
            <p
              data-testid="notice"
              className="rounded-md bg-brass px-3 py-1.5 text-sm font-semibold text-panel sm:text-base"
            >
              {notice}
            </p>
          )}
          <Status />
          <Seats plans={plans} />
          <Rows />
          <div className="flex grow items-center justify-center">
            <Piles />
          </div>
        </div>
        <div className="sticky bottom-0 z-10 -mx-3 max-h-[72dvh] overflow-y-auto rounded-t-lg border-t-2 border-brass bg-panel px-4 pt-2 shadow-3 sm:mx-0 sm:rounded-lg sm:border-2 sm:px-6 lg:contents">
          <div className="min-w-0 empty:hidden lg:col-start-1 lg:row-start-3">
            <Hand />
          </div>
          <div
            className={`min-w-0 pt-1 pb-3 lg:rounded-lg lg:border-2 lg:border-brass lg:bg-panel lg:px-4 lg:pt-3 lg:shadow-2 ${rows ? 'lg:max-h-[72dvh] lg:overflow-y-auto lg:pb-0' : ''} ${asks}`}
          >
            <p data-testid="told" aria-hidden="true" className="mb-1 min-h-5 text-sm text-brass">
              {told?.text}
            </p>
            <Tray hint={refusal} undo={undo} />
            {children}
          </div>
        </div>
        <Log
          log={log}
          className="max-h-64 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:h-0 lg:max-h-none lg:min-h-full"
        />
      </div>
      <LookDialog />
    </main>
  );
}
