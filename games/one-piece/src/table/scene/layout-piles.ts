/** Deck, trash and Life. */
import type { Seat } from '@dealers-choice/kernel';
import type { Back, SeenCard } from '../../surface/scene.ts';
import { type Given, lying, mirrored, type Placed, sideOf, type Tag } from './placed.ts';

/** A pile is one thing, as thick as it has cards; what lies on top of it is what is seen. */
export function layPiles({ scene, mat, near }: Given, seat: Seat): Placed[] {
  const side = sideOf(seat, near);
  const { DECK, TRASH, LIFE } = scene.mats[seat];
  const count = (n: number, dz: number, size = 0.82): Tag => ({ text: String(n), tone: 'count', dx: 0, dz, size });
  const pile = (cards: readonly (SeenCard | Back)[], handle: string, x: number, z: number, size: number): Placed[] => {
    const [top] = cards;
    if (!top) return [];
    const thick = cards.length * (mat.name === 'wide' ? 0.62 : 0.34);
    const pose = lying(x, z, { size, up: top.kind === 'card' ? 1 : 0, dim: handle.endsWith('TRASH') ? 0.76 : 1 });
    const { face, card } = faceOf(top);
    return [{ handle, face, card, seat, pose, thick, tags: [count(cards.length, 0.4 * size)], marks: [] }];
  };
  const [deckX, deckZ] = mirrored(mat.deck, side);
  const [trashX, trashZ] = mirrored(mat.trash, side);
  return [
    ...pile(DECK, `${seat}-DECK`, deckX, deckZ, 1),
    ...pile(TRASH, `${seat}-TRASH`, trashX, trashZ, mat.trashSize),
    ...layLife(LIFE, seat),
  ];

  function layLife(life: readonly (SeenCard | Back)[], whose: Seat): Placed[] {
    const { across, dx, dz } = mat.life;
    const [x, z] = mirrored([mat.life.x, mat.life.z], side);
    // The last one is the top one: in a snapshot that is the first.
    const fromBelow = life.slice().reverse();
    const step = Math.min(1, 4 / Math.max(1, fromBelow.length - 1));
    return fromBelow.map((thing, i) => {
      const { face, card } = faceOf(thing);
      const open = thing.kind === 'card' && thing.faceUp;
      const pose = lying(x + i * dx * step * side, z + i * dz * step * side, {
        y: i * 0.013,
        turn: across ? Math.PI / 2 : 0,
        up: open ? 1 : 0,
      });
      const top = i === fromBelow.length - 1;
      const back = across ? 0 : (-dx * step * side * (fromBelow.length - 1)) / 2;
      const tags: Tag[] = top
        ? [{ text: String(life.length), tone: 'life', dx: back, dz: across ? 0 : 0.1, size: across ? 1.5 : 1.3 }]
        : [];
      const seen = open ? face : 'back';
      return {
        handle: thing.handle,
        face: seen,
        card: open ? card : 0,
        seat: whose,
        pose,
        thick: 1.3,
        tags,
        marks: [],
      };
    });
  }
}

const faceOf = (thing: SeenCard | Back): { face: string; card: number } =>
  thing.kind === 'card' ? { face: thing.face.number, card: thing.card } : { face: 'back', card: 0 };
