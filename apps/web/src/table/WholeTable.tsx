import type { Spec } from '@dealers-choice/kernel';
import type { GameTable } from '@dealers-choice/table';
import { LookDialog, PictureContext, Reason, TableContext, type TableNow } from '@dealers-choice/table/page';
import type { ReactNode } from 'react';
import { usePictures } from '../cards/images.ts';
import { Own } from './Own.tsx';
import { useSkipping } from './skipping.ts';

interface Props {
  heading: ReactNode;
  now: TableNow;
  table: GameTable<Spec>;
  announced: string;
  refusal: string | null;
  /** Below the table: the transport of a replay, the way to the result. */
  children?: ReactNode;
}

/**
 * A table that fills the screen below the bar: nothing scrolls, and all that is asked lies on it. What grows begins at
 * nothing (`basis-0`): measured by what is on it first, the board would be styled twice, once for a height of 0.
 */
export function WholeTable({ heading, now, table, announced, refusal, children }: Props) {
  const { kit, controls, showing } = now;
  const pictures = usePictures(kit.pictured === true);
  useSkipping(showing && controls ? controls.skip : null);
  return (
    <TableContext value={now}>
      <PictureContext value={pictures}>
        <main data-table={kit.game.id} className="relative flex min-h-0 grow basis-0 flex-col overflow-hidden">
          {heading}
          <p className="sr-only" role="status" data-testid="announcement" lang={kit.words.language ?? 'en'}>
            {announced}
          </p>
          <div data-board className="@container-size relative min-h-0 grow basis-0">
            <Own part={table.Table} now={now} />
          </div>
          {children && (
            <div className="relative z-20 border-t border-line bg-panel px-3 py-1 text-ink empty:hidden short:py-px">
              {children}
            </div>
          )}
          <Reason refusal={refusal} />
          <LookDialog />
          <div data-sky aria-hidden="true" inert className="pointer-events-none fixed inset-0 z-40" />
        </main>
      </PictureContext>
    </TableContext>
  );
}
