import type { Seat } from '@dealers-choice/kernel';
import type { ReactNode } from 'react';
import type { SeenCard } from '../../surface/scene.ts';
import { seenIn, useBoard } from '../board.ts';
import { DonRail } from '../DonRail.tsx';
import { SeatPlate } from '../SeatPlate.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { FlatPile } from './FlatPile.tsx';
import { FlatUnit } from './FlatUnit.tsx';

/** One player's side: the row of Characters towards the canal, the rest behind it. */
export function FlatMat({ seat, far }: { seat: Seat; far: boolean }) {
  const { scene, name } = useBoard();
  const say = useOnePieceText();
  const mat = scene.mats[seat];
  const limbo = seenIn(mat.LIMBO);
  return (
    <section className="op-mat" data-far={far || undefined} aria-label={say.side(name(seat))}>
      <SeatPlate seat={seat} far={far} />
      <DonRail seat={seat} />
      <div className="op-base">
        <Row label={say.area.leader(name(seat))} cards={seenIn(mat.LEADER_AREA)} />
        <Row label={say.area.stage(name(seat))} cards={seenIn(mat.STAGE_AREA)} empty={say.stage} />
        {limbo.length > 0 && <Row label={say.area.trigger(name(seat))} cards={limbo} />}
        <FlatPile seat={seat} area="DECK" />
        <FlatPile seat={seat} area="TRASH" />
      </div>
      <Row className="op-characters" label={say.area.characters(name(seat))} cards={seenIn(mat.CHARACTER_AREA)}>
        {[0, 1, 2, 3, 4].map((slot) => (
          <li key={`slot-${slot}`} aria-hidden="true" className="op-slot" style={{ gridColumn: slot + 1 }} />
        ))}
      </Row>
    </section>
  );
}

interface RowProps {
  label: string;
  cards: readonly SeenCard[];
  className?: string;
  /** Written where nothing lies. */
  empty?: string;
  children?: ReactNode;
}

function Row({ label, cards, className = '', empty = '', children }: RowProps) {
  return (
    <ul aria-label={label} className={`op-row ${className}`}>
      {children}
      {cards.map((card) => (
        <FlatUnit key={card.handle} card={card} />
      ))}
      {cards.length === 0 && !children && <li className="op-cell op-empty">{empty}</li>}
    </ul>
  );
}
