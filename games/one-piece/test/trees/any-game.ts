/** Whatever cards may say: sets of texts drawn at random. */
import { type OnePieceGame, onePieceOf } from '../../src/index.ts';
import type { CardData } from '../../src/tree/card.ts';
import type { Effect } from '../../src/tree/tree.ts';
import { walkEffect } from '../../src/tree/walk.ts';
import { deck } from '../kit/playing.ts';
import { randomTrees } from './random-tree.ts';

/** The match goes on. */
function endsNothing(effect: Effect): boolean {
  let ends = false;
  walkEffect(effect, {
    step({ do: verb }) {
      ends ||= ['win', 'lose', 'extraTurn'].includes(verb);
    },
  });
  return !ends;
}

const crew = { colours: ['red'], types: ['Crew'] } as const;
const captain: CardData = { ...crew, id: 'captain', name: 'captain', category: 'LEADER', power: 5000, life: 4 };
const DIFFERENT = 25;

/** A set that compiles, and one deck of two copies each, called `any`. */
export function gameOf(seed: string): OnePieceGame {
  const cards: CardData[] = [];
  for (const [i, { category, effect }] of randomTrees(seed, 120).entries()) {
    if (cards.length === DIFFERENT) break;
    if (category === 'LEADER' || !endsNothing(effect)) continue;
    const id = `card-${i}`;
    const character = category === 'CHARACTER' ? { power: 1000 * (i % 8), counter: 1000 * (i % 2) } : {};
    const card: CardData = { ...crew, id, name: id, category, cost: i % 3, ...character, effects: [effect] };
    if (compiles(card)) cards.push(card);
  }
  const list = Object.fromEntries(cards.map(({ id }) => [id, 50 / DIFFERENT]));
  return onePieceOf({ set: { ...blank, cards: [captain, ...cards], decks: [deck('any', 'captain', list)] } });
}
const blank = { id: 'any', name: 'Any', decks: [] };

/** A standing text cannot say everything: such an effect is no card's. */
function compiles(card: CardData): boolean {
  try {
    return onePieceOf({ set: { ...blank, cards: [captain, card] } }) !== null;
  } catch {
    return false;
  }
}
