/** The cards that come nearest to a name or number that nobody has. */
import type { CardData } from '../../tree/card.ts';
import { fold, foldNumber } from '../fold.ts';

const MOST = 4;
/** Two that share less have nothing to do with each other. */
const LEAST = 0.34;

/** How much two words share, from 0 to 1: the pairs of letters they have in common. */
function likeness(a: ReadonlyMap<string, number>, b: string): number {
  const pairs = pairsOf(b);
  let [shared, all] = [0, 0];
  for (const n of a.values()) all += n;
  for (const [pair, n] of pairs) {
    shared += Math.min(n, a.get(pair) ?? 0);
    all += n;
  }
  return all === 0 ? 0 : (2 * shared) / all;
}

function pairsOf(word: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>(); // determinism: only asked, and summed up
  const framed = ` ${word} `;
  for (let i = 0; i + 1 < framed.length; i++) {
    const pair = framed.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** The nearest first; none where nothing is near. */
export function nearest(cards: readonly CardData[], number: string | null, name: string): readonly string[] {
  const [byNumber, byName] = [pairsOf(foldNumber(number ?? '')), pairsOf(fold(name))];
  const near = cards.map(({ id, name: own }, place) => {
    const alike = Math.max(
      number === null ? 0 : likeness(byNumber, foldNumber(id)),
      name === '' ? 0 : likeness(byName, fold(own)),
    );
    return { id, place, alike };
  });
  return near
    .filter(({ alike }) => alike >= LEAST)
    .sort((a, b) => b.alike - a.alike || a.place - b.place)
    .slice(0, MOST)
    .map(({ id }) => id);
}
