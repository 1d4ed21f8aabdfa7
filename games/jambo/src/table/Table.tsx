import type { CopyId, Seat } from '@dealers-choice/kernel';
import { type TableProps, useFetched } from '@dealers-choice/table';
import { useMemo, useRef, useState } from 'react';
import type { Jambo } from '../index.ts';
import { otherSeat } from '../rules/table.ts';
import { drawings } from './art/drawings.ts';
import { Ground } from './art/Ground.tsx';
import { Banner } from './Banner.tsx';
import { Dock } from './Dock.tsx';
import { Hand } from './Hand.tsx';
import { Middle } from './Middle.tsx';
import { type Market, MarketContext } from './market.ts';
import { Reading, type ReadingOf } from './Reading.tsx';
import { Side } from './Side.tsx';
import { useLayout } from './useLayout.ts';
import { useMoving } from './useMoving.ts';

/** A market square at noon: two striped stalls face each other over the common supply. */
export function Table({ view, name, who, you }: TableProps<Jambo>) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const [reading, setReading] = useState<ReadingOf | null>(null);
  const near: Seat = you ?? 0;
  const far = otherSeat(near);
  const market = useMemo<Market>(() => {
    const read = (cards: readonly CopyId[], title: string): void => setReading({ cards, title });
    return { view, near, far, you, layout, name, read };
  }, [view, near, far, you, layout, name]);
  useMoving(root, near);
  useFetched(drawings);
  return (
    <MarketContext value={market}>
      <div
        ref={root}
        className="j-table"
        data-layout={layout}
        data-watching={you === null || undefined}
        data-final={view.table.endgameFinalTurn || undefined}
        data-over={view.over !== null || undefined}
      >
        <Ground />
        <i className="j-bunting" />
        <Banner />
        <div className="j-board">
          <Side seat={far} who={who(far)} far />
          <Middle />
          <Side seat={near} who={who(near)} far={false} />
          <Dock />
          <Hand />
        </div>
        <Reading of={reading} close={() => setReading(null)} />
      </div>
    </MarketContext>
  );
}
