/** Cards of a snapshot that go somewhere, are seen, or are seen no more: as the kernel keeps who knows what (K6). */
import { type CopyId, FACE_DOWN, type Seat } from '@dealers-choice/kernel';
import type { Kit } from '../rules/card.ts';
import type { CardArea, OnePieceEvent } from '../rules/table.ts';
import type { Back, SeenCard, Snapshot } from './scene.ts';
import { backIn, cardAsPrinted, freeSlotIn, heldByOther, inPlace, isPile, isSecret } from './things.ts';

type Things = readonly (SeenCard | Back)[];
export type Moved = Extract<OnePieceEvent, { type: 'cardMoved' }>;

export function withArea(scene: Snapshot, seat: Seat, area: CardArea, things: Things): Snapshot {
  const mats = scene.mats.slice() as Snapshot['mats'];
  const held = area === 'HAND' && seat !== scene.viewer ? heldByOther(things) : things;
  mats[seat] = { ...scene.mats[seat], [area]: inPlace(held) };
  return { ...scene, mats };
}

/** Where in its area the card lies that an event speaks of; the last one for a card nobody can point at. */
export function placeIn(things: Things, card: CopyId, depth: number): number {
  if (depth >= 0) return depth;
  const place = card === FACE_DOWN ? -1 : things.findIndex((thing) => thing.kind === 'card' && thing.card === card);
  return place < 0 ? things.length - 1 : place;
}

export function withCardMoved(scene: Snapshot, event: Moved, kit: Kit): Snapshot {
  const { seat, card, depth, from, to } = event;
  const source = scene.mats[seat][from];
  const place = placeIn(source, card, depth);
  let left: Things = source.filter((_, i) => i !== place);
  // Taken from several held cards, unseen: nobody else can say any more which ones are left.
  if (from === 'HAND' && seat !== scene.viewer && isSecret(to)) left = left.map(() => backIn(seat, from));
  const without = withArea(scene, seat, from, left);
  return withArea(without, seat, to, arrived(without.mats[seat][to], event, kit));
}

function arrived(things: Things, { seat, card, print, to, bottom, faceUp, rested }: Moved, kit: Kit): Things {
  let thing: SeenCard | Back = card === FACE_DOWN ? backIn(seat, to) : cardAsPrinted(kit, card, print, seat, to);
  if (thing.kind === 'card' && to === 'LIFE') thing = { ...thing, faceUp };
  if (thing.kind === 'card' && rested) thing = { ...thing, state: 'RESTED' };
  if (to === 'CHARACTER_AREA') thing = { ...thing, slot: freeSlotIn(things) };
  return isPile(to) !== bottom ? [thing, ...things] : [...things, thing];
}

/** The viewer learns which card lies there. */
export function learn(
  scene: Snapshot,
  seat: Seat,
  area: CardArea,
  { card, print, depth }: { card: CopyId; print: number; depth: number },
  kit: Kit,
): Snapshot {
  const things = scene.mats[seat][area];
  if (card === FACE_DOWN || things.some((thing) => thing.kind === 'card' && thing.card === card)) return scene;
  const place = placeIn(things, card, depth);
  const seen = cardAsPrinted(kit, card, print, seat, area);
  return withArea(
    scene,
    seat,
    area,
    things.map((thing, i) => (i === place ? seen : thing)),
  );
}

/** The viewer no longer knows which cards lie there; null: in the whole area. */
export function forget(scene: Snapshot, seat: Seat, area: CardArea, depths: readonly number[] | null): Snapshot {
  const things = scene.mats[seat][area];
  const hidden = things.map((thing, i) => (depths?.includes(i) === false ? thing : backIn(seat, area)));
  return withArea(scene, seat, area, hidden);
}

/** Changes a card wherever it is seen. */
export function withCard(scene: Snapshot, seat: Seat, card: CopyId, change: (was: SeenCard) => SeenCard): Snapshot {
  const mat = scene.mats[seat];
  for (const area of ['CHARACTER_AREA', 'LEADER_AREA', 'STAGE_AREA', 'LIFE'] as const) {
    const place = mat[area].findIndex((thing) => thing.kind === 'card' && thing.card === card);
    if (place < 0) continue;
    const things = mat[area].map((thing, i) => (i === place && thing.kind === 'card' ? change(thing) : thing));
    return withArea(scene, seat, area, things);
  }
  return scene;
}
