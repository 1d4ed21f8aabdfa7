/** From what the viewer knows to where everything lies: pure, so that it can be tested without a screen. */
import type { Seat } from '@dealers-choice/kernel';
import type { SeenCard } from '../../surface/scene.ts';
import { layDon } from './layout-don.ts';
import { layPiles } from './layout-piles.ts';
import type { Mat, Spot } from './mats.ts';
import { type Given, lying, mirrored, type Placed, sideOf, type Tag } from './placed.ts';

export function layOut(given: Given): Placed[] {
  return ([0, 1] as const).flatMap((seat) => [
    ...layField(given, seat),
    ...layPiles(given, seat),
    ...layDon(given, seat),
  ]);
}

function layField(given: Given, seat: Seat): Placed[] {
  const { scene, mat, near } = given;
  const side = sideOf(seat, near);
  const { LEADER_AREA, CHARACTER_AREA, STAGE_AREA, LIMBO } = scene.mats[seat];
  const row = CHARACTER_AREA.flatMap((card) => {
    // Slots keep their order from left to right on both sides.
    const x = (card.slot - 2) * mat.pitch;
    return card.kind === 'card' ? layUnit(given, card, [x, mat.rowZ * side]) : [];
  });
  const at = (cards: typeof LEADER_AREA, spot: Spot): Placed[] =>
    cards.flatMap((card) => (card.kind === 'card' ? layUnit(given, card, mirrored(spot, side)) : []));
  return [...row, ...at(LEADER_AREA, mat.leader), ...at(STAGE_AREA, mat.stage), ...at(LIMBO, mat.trigger)];
}

const REST_DIM = 0.86;

/** A card of the field, and the DON!! that peek out below it. */
function layUnit({ mat, isFresh }: Given, card: SeenCard, [x, z]: Spot): Placed[] {
  const rested = card.state === 'RESTED';
  const size = rested ? mat.restedSize : 1;
  const low = rested ? 0.3575 * size : 0.5;
  const given = card.given.map((handle, i): Placed => {
    const pose = lying(x - 0.2 + i * 0.14, z + low + 0.03, { y: 0.002 + i * 0.002, size: 0.46, turn: (i - 1) * -0.1 });
    return { handle, face: 'don', card: 0, seat: card.seat, pose, thick: 1, tags: [], marks: [] };
  });
  const pose = lying(x, z, { y: 0.014, turn: rested ? -Math.PI / 2 : 0, size, dim: rested ? REST_DIM : 1 });
  const marks = [
    ...(card.keywords.includes('BLOCKER') ? (['shield'] as const) : []),
    ...(isFresh(card) ? (['fresh'] as const) : []),
  ];
  const unit: Placed = {
    handle: card.handle,
    face: card.face.number,
    card: card.card,
    seat: card.seat,
    pose,
    thick: 1.4,
    tags: tagsOf(card, mat, low),
    marks,
  };
  return [...given, unit];
}

function tagsOf({ face, power, cost }: SeenCard, { tagHeight }: Mat, low: number): Tag[] {
  const tags: Tag[] = [];
  if (face.category === 'LEADER' || face.category === 'CHARACTER') {
    const tone = power.now > power.printed ? 'up' : power.now < power.printed ? 'down' : 'base';
    tags.push({ text: String(power.now), tone, what: 'power', dx: 0, dz: low - tagHeight * 0.62, size: 1 });
  }
  if (face.category !== 'LEADER' && cost.now !== cost.printed) {
    tags.push({
      text: String(cost.now),
      what: 'cost',
      tone: cost.now > cost.printed ? 'down' : 'up',
      dx: -0.22,
      dz: -0.4,
      size: 0.8,
    });
  }
  return tags;
}
