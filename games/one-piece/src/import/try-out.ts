/** A small position around one card: it in the hand with DON!! to spare, others about to do something with. */
import { BadSetup } from '@dealers-choice/kernel';
import { STARTER_SET } from '../cards/index.ts';
import { refusedBy } from '../data/deck-limits.ts';
import type { CardData, CardSet, DeckData } from '../tree/card.ts';

export interface TryOut {
  set: CardSet;
  options: { decks: string[] };
  /** By seat; see the test kit's positions. */
  position: Readonly<Record<string, string | Readonly<Record<string, readonly string[] | number>>>>;
}

export function tryOut(cards: readonly CardData[], id: string): TryOut {
  const card = cards.find((each) => each.id === id);
  if (!card || card.category === 'DON') throw new BadSetup(`${id} cannot be played out: it is in no deck.`);
  const known = new Set(cards.map((each) => each.id)); // determinism: only asked
  // A list without a Leader, or without others to play with, is played with ours.
  const all = [...cards, ...STARTER_SET.cards.filter((each) => !known.has(each.id))];
  const leader = leaderFor(card, all);
  const fits = all.filter((each) => each.id !== id && refusedBy(leader, each).length === 0);
  const friends = fits.filter((each) => shares(each, card));
  const crew = [...friends, ...fits].filter((each) => each.category === 'CHARACTER').map((each) => each.id);
  const own = leader.id === id ? [] : [id, id];
  const deck = (name: string): DeckData => {
    const sailors = [...new Set(crew)].slice(0, 10); // determinism: in the order of the set
    const counts = Object.fromEntries(sailors.map((each, i) => [each, i === 0 ? 50 - 5 * (sailors.length - 1) : 5]));
    return { id: name, name, about: `Around ${card.name}.`, leader: leader.id, cards: counts };
  };
  const at = (i: number): string => crew[i % crew.length] ?? '';
  if (crew.length === 0) throw new BadSetup(`${id} cannot be played out: no Character may be in a deck with it.`);
  return {
    set: { id: 'try', name: `Around ${card.name}`, cards: all, decks: [deck('yours'), deck('theirs')] },
    options: { decks: ['yours', 'theirs'] },
    position: {
      phase: 'main',
      you: {
        leader: [leader.id],
        hand: [...own, at(0), at(1), at(2)],
        characters: [at(3), at(4)],
        life: [at(5), at(6), at(7)],
        trash: [at(8), at(9), at(0)],
        donActive: 10,
        donRested: 0,
      },
      they: {
        leader: [leader.id],
        hand: [at(0), at(1), at(2), at(3)],
        characters: [at(4), at(5), at(6)],
        life: [at(7), at(8), at(9), ...own.slice(1)],
        trash: [at(1)],
        donActive: 5,
        donRested: 0,
      },
    },
  };
}

const shares = (a: CardData, b: CardData): boolean => a.types.some((type) => b.types.includes(type));

/** Its own kind where there is one. */
function leaderFor(card: CardData, cards: readonly CardData[]): CardData {
  if (card.category === 'LEADER') return card;
  const leaders = cards.filter((each) => each.category === 'LEADER' && refusedBy(each, card).length === 0);
  const leader = leaders.find((each) => shares(each, card)) ?? leaders[0];
  if (!leader) throw new BadSetup(`${card.id} cannot be played out: no Leader may have it in its deck.`);
  return leader;
}
