/** The whole of what a scene shows, from a view. */
import { type BySeat, bySeat, type CopyId, FACE_DOWN, type MatchOf, type Seat } from '@dealers-choice/kernel';
import { effectNameOf, type Kit } from '../rules/card.ts';
import { per } from '../rules/field.ts';
import type { CardArea, OnePiece, Table } from '../rules/table.ts';
import type { Back, DonCounts, Mat, SeenCard, Snapshot } from './scene.ts';
import { backIn, cardAsPrinted, donIn, givenTo, inPlace, isField, isPile, keywordsIn } from './things.ts';

/** Throws for a whole match: nobody may look at one. */
export function snapshot(view: MatchOf<OnePiece>, kit: Kit): Snapshot {
  const { table: t, viewer, turn, over } = view;
  if (viewer === null) throw new Error('one-piece: a snapshot is made from a view, and this is a whole match');
  const don = bySeat(2, (seat) => donOf(t, seat));
  const { attacker, target, battle } = t;
  return {
    viewer,
    phase: t.phase,
    turn,
    turnPlayer: t.turnPlayer,
    mats: bySeat(2, (seat) => matOf(t, seat, don[seat], kit)),
    don,
    battle: battle === '' ? null : { attacker: attacker as CopyId, target: target as CopyId, step: battle },
    pending: t.pending.map(({ seat, code }) => ({ seat, effect: effectNameOf(kit, code) })),
    result: over && { reason: over.reason, winners: over.winners },
  };
}

function matOf(t: Table, seat: Seat, don: DonCounts, kit: Kit): Mat {
  const area = (zone: BySeat<CopyId[]>, name: CardArea) => areaOf(t, zone, seat, name, kit);
  return {
    DECK: area(t.deck, 'DECK'),
    HAND: area(t.hand, 'HAND'),
    TRASH: area(t.trash, 'TRASH'),
    LIFE: area(t.life, 'LIFE'),
    LEADER_AREA: area(t.leader, 'LEADER_AREA'),
    CHARACTER_AREA: area(t.characters, 'CHARACTER_AREA'),
    STAGE_AREA: area(t.stage, 'STAGE_AREA'),
    LIMBO: area(t.limbo, 'LIMBO'),
    ...donIn(seat, don),
  };
}

function areaOf(t: Table, zone: BySeat<CopyId[]>, seat: Seat, area: CardArea, kit: Kit): (SeenCard | Back)[] {
  const copies = isPile(area) ? zone[seat].slice().reverse() : zone[seat];
  return inPlace(copies.map((copy) => (copy === FACE_DOWN ? backIn(seat, area) : cardNow(t, copy, seat, area, kit))));
}

function cardNow(t: Table, copy: CopyId, seat: Seat, area: CardArea, kit: Kit): SeenCard {
  const printed = cardAsPrinted(kit, copy, per(t.print, copy), seat, area);
  if (area === 'LIFE') return { ...printed, faceUp: per(t.faceUp, copy) !== 0 };
  if (!isField(area)) return printed;
  return {
    ...printed,
    slot: area === 'CHARACTER_AREA' ? per(t.slot, copy) - 1 : 0,
    state: per(t.rested, copy) === 0 ? 'ACTIVE' : 'RESTED',
    power: { ...printed.power, now: per(t.power, copy) },
    cost: { ...printed.cost, now: Math.max(0, per(t.cost, copy)) },
    keywords: keywordsIn(per(t.keywords, copy)),
    given: givenTo(copy, per(t.given, copy)),
  };
}

function donOf(t: Table, seat: Seat): DonCounts {
  let given = 0;
  for (const row of [t.leader, t.characters]) for (const card of row[seat]) given += per(t.given, card);
  return { deck: t.donDeck[seat], active: t.donActive[seat], rested: t.donRested[seat], given };
}
