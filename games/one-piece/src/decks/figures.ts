/** A deck in figures: its curve, what it can counter with, its kinds and colours. */
import type { Deck } from '../data/decks.ts';
import type { CardData } from '../tree/card.ts';
import type { Colour } from '../tree/tree.ts';
import type { CardShelf } from './shelf.ts';

export interface Figures {
  /** Beside the Leader. Cards that nobody knows are counted here and nowhere else. */
  cards: number;
  /** By cost from 0; the last one is of all costs from there on. */
  curve: readonly { characters: number; others: number }[];
  /** By what they add when they are trashed, the highest first; 0 stands for those that add nothing. */
  counters: readonly { counter: number; n: number }[];
  counterEvents: number;
  kinds: Readonly<Record<'CHARACTER' | 'EVENT' | 'STAGE', number>>;
  /** A card of two colours counts for both. */
  colours: readonly { colour: Colour; n: number }[];
  triggers: number;
  blockers: number;
  unread: number;
}

export const COSTS = 10;
const ALL: readonly Colour[] = ['red', 'green', 'blue', 'purple', 'black', 'yellow'];

export const hasTiming = ({ effects = [] }: CardData, timing: 'COUNTER' | 'TRIGGER'): boolean =>
  effects.some(({ timings }) => timings.includes(timing));
const isCounterEvent = (card: CardData): boolean => card.category === 'EVENT' && hasTiming(card, 'COUNTER');

export function figuresOf({ cards: counts }: Deck, shelf: CardShelf): Figures {
  const entries = Object.entries(counts); // determinism: sums only
  const known = entries.flatMap(([id, n]) => {
    const card = shelf.card(id);
    return card ? [{ card, n }] : [];
  });
  const sum = (is: (card: CardData) => boolean): number =>
    known.reduce((all, { card, n }) => (is(card) ? all + n : all), 0);
  const costs = Array.from({ length: COSTS }, (_, cost) => cost);
  const at = (cost: number) => (card: CardData) => Math.min(card.cost ?? 0, COSTS - 1) === cost;
  const values = known.flatMap(({ card }) => (card.counter ? [card.counter] : []));
  const counters = [...new Set(values)].sort((a, b) => b - a); // determinism: sorted
  return {
    cards: entries.reduce((all, [, n]) => all + n, 0),
    curve: costs.map((cost) => ({
      characters: sum((card) => at(cost)(card) && card.category === 'CHARACTER'),
      others: sum((card) => at(cost)(card) && card.category !== 'CHARACTER'),
    })),
    counters: [...counters, 0].map((counter) => ({
      counter,
      n: sum((card) => (card.counter ?? 0) === counter && !isCounterEvent(card)),
    })),
    counterEvents: sum(isCounterEvent),
    kinds: {
      CHARACTER: sum(({ category }) => category === 'CHARACTER'),
      EVENT: sum(({ category }) => category === 'EVENT'),
      STAGE: sum(({ category }) => category === 'STAGE'),
    },
    colours: ALL.map((colour) => ({ colour, n: sum(({ colours }) => colours.includes(colour)) })).filter(
      ({ n }) => n > 0,
    ),
    triggers: sum((card) => hasTiming(card, 'TRIGGER')),
    blockers: sum(({ keywords = [] }) => keywords.includes('BLOCKER')),
    unread: sum(({ unsupported = [] }) => unsupported.length > 0),
  };
}
