/** DON!! of a snapshot: counts, and the things that follow from them. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { OnePieceEvent } from '../rules/table.ts';
import { withCard } from './move-cards.ts';
import type { DonCounts, Snapshot } from './scene.ts';
import { donIn, givenTo } from './things.ts';

export function withDonMoved(scene: Snapshot, event: Extract<OnePieceEvent, { type: 'donMoved' }>): Snapshot {
  const { seat, n, to, rested } = event;
  const added = to === 'COST_AREA' ? n : -n;
  return withDon(scene, seat, { deck: -added, [rested ? 'rested' : 'active']: added });
}

export function turnDon(scene: Snapshot, event: Extract<OnePieceEvent, { type: 'donStateChanged' }>): Snapshot {
  const rested = event.rested ? event.n : -event.n;
  return withDon(scene, event.seat, { active: -rested, rested });
}

export function withDonGiven(scene: Snapshot, event: Extract<OnePieceEvent, { type: 'donGiven' }>): Snapshot {
  const { seat, card, n, given, rested } = event;
  const taken = withDon(scene, seat, { given: n, [rested ? 'rested' : 'active']: -n });
  return under(taken, seat, card, given);
}

/** Given DON!! come back rested. */
export function takeDon(scene: Snapshot, event: Extract<OnePieceEvent, { type: 'donTaken' }>): Snapshot {
  const { seat, card, n, given } = event;
  return under(withDon(scene, seat, { given: -n, rested: n }), seat, card, given);
}

const under = (scene: Snapshot, seat: Seat, card: CopyId, n: number): Snapshot =>
  withCard(scene, seat, card, (was) => ({ ...was, given: givenTo(card, n) }));

function withDon(scene: Snapshot, seat: Seat, more: Partial<DonCounts>): Snapshot {
  const { deck, active, rested, given } = scene.don[seat];
  const counts = {
    deck: deck + (more.deck ?? 0),
    active: active + (more.active ?? 0),
    rested: rested + (more.rested ?? 0),
    given: given + (more.given ?? 0),
  };
  const [don, mats] = [scene.don.slice() as Snapshot['don'], scene.mats.slice() as Snapshot['mats']];
  don[seat] = counts;
  mats[seat] = { ...scene.mats[seat], ...donIn(seat, counts) };
  return { ...scene, don, mats };
}
