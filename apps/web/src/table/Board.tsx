import type { ReactNode } from 'react';
import { Heading } from '../app/Shell.tsx';
import type { SeatPlan, Told } from '../match/contract.ts';
import { Notice } from '../ui/Panel.tsx';
import { Log } from './Log.tsx';
import { LookDialog } from './LookDialog.tsx';
import { useNow } from './now.ts';
import { Piles } from './Piles.tsx';
import { Seats } from './Seats.tsx';
import { Status } from './Status.tsx';
import { Tray } from './Tray.tsx';

interface Props {
  title: string;
  plans: readonly SeatPlan[];
  log: readonly Told[];
  refusal: string | null;
  problem: string | null;
  children?: ReactNode;
}

/** The whole table: the others and the piles above, one's own side below, what happened beside it. */
export function Board({ title, plans, log, refusal, problem, children }: Props) {
  const { told } = useNow();
  return (
    <main className="mx-auto grid w-full max-w-7xl gap-3 px-3 pt-3 pb-4 sm:px-6 lg:grid-cols-[1fr_20rem] lg:gap-6">
      <Heading className="sr-only">{title}</Heading>
      <p className="sr-only" role="status" data-testid="announcement">
        {told?.text}
      </p>
      <div className="flex min-w-0 flex-col gap-3 lg:min-h-[calc(100dvh-5.5rem)]">
        {problem !== null && <Notice kind="problem">{problem}</Notice>}
        <div className="felt flex grow flex-col gap-4 rounded-lg p-3 sm:p-5">
          <Status />
          <Seats plans={plans} />
          <div className="flex grow items-center justify-center">
            <Piles />
          </div>
        </div>
        <div className="sticky bottom-0 z-10 -mx-3 max-h-[72dvh] overflow-y-auto rounded-t-lg border-t-2 border-brass bg-panel px-4 py-3 shadow-3 sm:mx-0 sm:rounded-lg sm:border-2 sm:px-6 sm:py-4 lg:bottom-3">
          <p data-testid="told" aria-hidden="true" className="mb-1 min-h-5 text-sm text-brass">
            {told?.text}
          </p>
          <Tray hint={refusal} />
          {children}
        </div>
      </div>
      <Log log={log} className="max-h-64 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:self-start" />
      <LookDialog />
    </main>
  );
}
