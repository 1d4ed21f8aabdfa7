import type { Spec } from '@dealers-choice/kernel';
import { type GameTable, useTableText } from '@dealers-choice/table';
import {
  Board,
  Hand,
  LookDialog,
  PictureContext,
  Sheet,
  SoundContext,
  Status,
  TableContext,
  type TableNow,
  useTableKeys,
} from '@dealers-choice/table/page';
import { type ReactNode, useMemo } from 'react';
import { usePictures } from '../cards/images.ts';
import type { LogLine, Performer } from '../match/contract.ts';
import { play } from '../sound/page-sound.ts';
import { Log } from './Log.tsx';
import { Own } from './Own.tsx';
import { useStages } from './stages.ts';
import { WholeTable } from './WholeTable.tsx';

interface Props {
  heading: ReactNode;
  /** What is shown and asked; who takes part in it is known here. */
  now: Omit<TableNow, 'join' | 'text'>;
  /** The game's own; null: the one that knows no game. */
  table: GameTable<Spec> | null;
  perform(table: Performer | null): void;
  log: readonly LogLine[];
  /** Below the log, while it is not whole. */
  earlier?: ReactNode;
  /** Read out when it changes. */
  announced: string;
  refusal?: string | null;
  /** Takes the last move back, or says why that cannot be; absent where nothing is played. */
  undo?: () => void;
  /** Beside what is asked: what can be done with the match itself. */
  children?: ReactNode;
}

/**
 * The whole of a table, for a match as for a replay: the table on the far side, what one holds and what is asked on the
 * near side, what happened after that. A wide screen has what is asked beside the table, above what happened; a marker
 * wants the width.
 */
export function Tabletop({ now: shown, table, perform, ...more }: Props) {
  const join = useStages(table, perform);
  const text = useTableText();
  const now = useMemo<TableNow>(() => ({ ...shown, text, join }), [shown, text, join]);
  useTableKeys(now, more.undo);
  return (
    <SoundContext value={play}>
      {table?.whole ? (
        <WholeTable now={now} table={table} {...more} refusal={more.refusal ?? null} />
      ) : (
        <Around now={now} table={table} {...more} />
      )}
    </SoundContext>
  );
}

/** The table with hand, question and log around it. */
function Around({ now, table, ...more }: Omit<Props, 'now' | 'perform'> & { now: TableNow }) {
  const { kit, view, telling, told, showing, controls } = now;
  const pictures = usePictures(kit.pictured === true);
  const notice = kit.words.notice?.(telling) ?? null;
  const asks = view.asking?.kind === 'timing' ? 'lg:col-start-1 lg:row-start-3' : 'lg:col-start-2 lg:row-start-1';
  // Many rows, or fields, scroll under what one holds and what is asked, instead of pushing them away.
  const rows = table === null && (kit.words.rows !== undefined || kit.words.stands !== undefined);
  const fixed = rows
    ? 'lg:h-[calc(100dvh-5.25rem)] lg:grid-rows-[auto_minmax(0,1fr)_auto]'
    : 'lg:min-h-[calc(100dvh-5.25rem)] lg:grid-rows-[auto_1fr_auto]';
  return (
    <TableContext value={now}>
      <PictureContext value={pictures}>
        <main className="mx-auto w-full max-w-7xl px-3 pt-3 pb-4 sm:px-6">
          {more.heading}
          <p className="sr-only" role="status" data-testid="announcement">
            {more.announced}
          </p>
          <div className={`grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-5 ${fixed}`}>
            <div
              data-board
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
              {table ? <Own part={table.Table} now={now} /> : <Board />}
            </div>
            <div className="sticky bottom-0 z-10 -mx-3 max-h-[72dvh] overflow-y-auto rounded-t-lg border-t-2 border-brass bg-panel px-4 pt-2 shadow-3 sm:mx-0 sm:rounded-lg sm:border-2 sm:px-6 lg:contents">
              <div className="min-w-0 empty:hidden lg:col-start-1 lg:row-start-3">
                {table?.Hand ? <Own part={table.Hand} now={now} /> : <Hand />}
              </div>
              <div
                className={`min-w-0 pt-1 pb-3 lg:rounded-lg lg:border-2 lg:border-brass lg:bg-panel lg:px-4 lg:pt-3 lg:shadow-2 ${rows ? 'lg:max-h-[72dvh] lg:overflow-y-auto lg:pb-0' : ''} ${asks}`}
              >
                <p data-testid="told" aria-hidden="true" className="mb-1 min-h-5 text-sm text-brass">
                  {showing ? '' : told?.text}
                </p>
                <Sheet hint={more.refusal ?? null} undo={(controls?.mayUndo && more.undo) || null} />
                {more.children}
              </div>
            </div>
            <Log
              log={more.log}
              words={kit.words}
              className="max-h-64 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:h-0 lg:max-h-none lg:min-h-full"
            >
              {more.earlier}
            </Log>
          </div>
          <LookDialog />
        </main>
      </PictureContext>
    </TableContext>
  );
}
