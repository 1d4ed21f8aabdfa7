/** Long runs over the cards that are read to the last word: which effects there are, decks to see them, and why not. */
import { BadSetup, seedRng } from '@dealers-choice/kernel';
import { type Deck, formatDeck } from '../data/decks.ts';
import { whyImpossible } from '../data/possible.ts';
import { DEFAULT_RULES } from '../data/rules-context.ts';
import { abilityTexts } from '../effects/compile.ts';
import type { CardData } from '../tree/card.ts';
import { printMoment } from '../tree/print/index.ts';
import type { Effect } from '../tree/tree.ts';
import { deckAround } from './deck-around.ts';

/** How often, by title and row, as the game's `shows` count it. */
type Shown = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Wholly {
  /** The table of the game's `shows` that they are counted in. */
  title: string;
  effects: readonly string[];
  /** Options of a match that may show these effects, or any where it is none. */
  optionsFor(effects: readonly string[], seed: string): { decks: string[] };
  /** What an effect waits for, and how often its card was there in the matches that were made here. */
  whyNot(effect: string, shown: Shown): string;
  /** Why an effect can never happen with these cards, whatever is played; null: it may. */
  whyImpossible(effect: string): string | null;
}

/** An effect is called after its card: `LG-016#2`. */
const cardOf = (effect: string): string => effect.replace(/#.*$/, '');

interface Waiting {
  card: CardData;
  effect: Effect;
  /** What it waits for, in the printer's words. */
  moment: string;
}

function waitingIn(cards: readonly CardData[]): ReadonlyMap<string, Waiting> {
  const all = new Map<string, Waiting>(); // determinism: in the order of the cards
  for (const card of cards) {
    for (const [place, { effect, timing }] of abilityTexts(card).entries()) {
      const moment = printMoment({ ...effect, timings: [timing] }, card);
      all.set(`${card.id}#${place + 1}`, { card, effect, moment });
    }
  }
  return all;
}

export function whollyOf(cards: readonly CardData[]): Wholly {
  const waiting = waitingIn(cards);
  const isLeader = (id: string): boolean => cards.find((card) => card.id === id)?.category === 'LEADER';
  const inDecks = new Map<string, number>(); // determinism: only asked
  const deckFor = (wanted: readonly string[], against: string | undefined, rng: ReturnType<typeof seedRng>): Deck => {
    const deck = deckAround(wanted, { cards, rules: DEFAULT_RULES, rng, against });
    if (!deck) throw new BadSetup(`one-piece: no legal deck can be made of the ${cards.length} cards read whole.`);
    // determinism: a sum
    for (const id of [deck.leader, ...Object.keys(deck.cards)]) inDecks.set(id, (inDecks.get(id) ?? 0) + 1);
    return deck;
  };
  return {
    title: 'effects',
    effects: [...waiting.keys()],
    optionsFor(effects, seed) {
      const rng = seedRng(`${seed}/decks`);
      const wanted = effects.map(cardOf);
      const others = [...wanted.slice(1), ...wanted.slice(0, 1)];
      const decks = [deckFor(wanted, others[0], rng), deckFor(others, wanted[0], rng)];
      return { decks: decks.map(formatDeck) };
    },
    whyNot(effect, shown) {
      const id = cardOf(effect);
      const [decks, used] = [inDecks.get(id) ?? 0, shown['cards used']?.[id]];
      if (decks === 0) return isLeader(id) ? 'in no deck: the cards make no legal one for this Leader' : 'in no deck';
      if (used === 0) return `in ${decks} decks, never used`;
      const moment = waiting.get(effect)?.moment;
      return `in ${decks} decks${used === undefined ? '' : `, used ${used} times`}${moment ? `: ${moment}` : ''}`;
    },
    whyImpossible(id) {
      const found = waiting.get(id);
      return found ? whyImpossible(found.effect, found.card, cards) : null;
    },
  };
}
