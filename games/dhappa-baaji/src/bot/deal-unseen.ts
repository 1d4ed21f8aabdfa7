/**
 * Deals the cards that a seat cannot see as they probably lie. Whoever has opened laid whatever fitted the team's runs,
 * so such cards are seldom left in that hand, and cards that nearly fit often.
 */
import { below, type CopyId, type MatchOf, type Rng, type Seat, shuffle } from '@dealers-choice/kernel';
import { HOME, rankOf, type Slot, SUITS, slot, suitOf } from '../cards/pack.ts';
import { holdingOf, shapesOf } from '../rules/shapes.ts';
import type { Dhappa } from '../rules/table.ts';
import { settleHand } from './settle-hand.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { type Reach, reachOf } from './worth.ts';

type View = MatchOf<Dhappa>;

/** How often a hand has such a card, measured against the draw pile. */
interface Habit {
  wild: number;
  fits: number;
  nearly: number;
  other: number;
}
const FEW_CARDS = 4;
const FEW: Habit = { wild: 0.75, fits: 0.13, nearly: 3, other: 1.7 };
const MANY: Habit = { wild: 1.25, fits: 0.35, nearly: 2.3, other: 1.45 };
/** Of the last of a team that had a turn: the runs are as that seat left them. */
const LEFT_OVER = 0.003;
const UNKNOWN: Habit = { wild: 1, fits: 1, nearly: 1, other: 1 };

/** A hand or the draw pile. */
interface Place {
  /** How many unseen cards it takes. */
  room: number;
  /** By slot: how likely it is to have such a card, measured against the draw pile. */
  weights: readonly number[];
  /** Of the team's runs; null: nobody knows what this place would have laid. */
  reach: Reach | null;
}

const PARTS = 1 << 20;
const SLOTS = slot(SUITS.length, 0);

/** What is the same in every deal that is imagined from a view. */
export interface Known {
  view: View;
  unseen: readonly CopyId[];
  /** By seat; the last one is the draw pile. */
  places: readonly Place[];
  /** With nothing in the hands and in the draw pile yet. */
  empty: Sketch;
}

export function knownTo(view: View, seat: Seat): Known {
  const { table: t, seats, where } = view;
  const unseen: CopyId[] = [];
  for (let copy = 1; copy < where.length; copy++) if (where[copy] === -1) unseen.push(copy as CopyId);
  const reach = [reachOf(shapesOf(t, 0)), reachOf(shapesOf(t, 1))];
  const places = t.hand.slice(0, seats).map((hand, other) => {
    if (!t.opened[other as Seat]) return placeOf(hand, UNKNOWN, null);
    const ago = (seat - other + seats) % seats;
    const isLast = ago === 1 || (ago === 2 && t.phase === 'PICK');
    const usual = hand.length <= FEW_CARDS ? FEW : MANY;
    return placeOf(hand, isLast ? { ...usual, fits: LEFT_OVER } : usual, reach[other & 1] as Reach);
  });
  const seen = [...t.hand.slice(0, seats), t.deck].map((list) => list.filter((card) => card !== 0));
  const empty = sketchOf(view, [...seen, unseen], []);
  return { view, unseen, places: [...places, placeOf(t.deck, UNKNOWN, null)], empty };
}

function placeOf(list: readonly CopyId[], habit: Habit, reach: Reach | null): Place {
  const room = list.filter((card) => card === 0).length;
  return { room, weights: Array.from({ length: SLOTS }, (_, place) => weightOf(habit, reach, place)), reach };
}

function weightOf(habit: Habit, reach: Reach | null, place: Slot): number {
  if (place === 0) return habit.wild;
  if (reach === null) return habit.other;
  const [suit, rank] = [suitOf(place), rankOf(place)];
  if ((((reach.now[suit] ?? 0) >> rank) & 1) === 1) return habit.fits;
  return (((reach.next[suit] ?? 0) >> rank) & 1) === 1 ? habit.nearly : habit.other;
}

export function dealUnseen(known: Known, rng: Rng): Sketch {
  const { view, places, empty } = known;
  const { table: t, seats } = view;
  const dealt = spread(known, rng);
  const deck = dealt[seats] as CopyId[];
  for (let seat = 0; seat < seats; seat++) {
    const cards = dealt[seat] as CopyId[];
    const { reach } = places[seat] as Place;
    if (reach === null || cards.length === 0) continue;
    const seen = t.hand[seat as Seat].filter((card) => card !== 0);
    settleHand(holdingOf([...seen, ...cards]), cards, deck, reach, rng);
  }
  const fill = (list: readonly CopyId[], at: number): CopyId[] => {
    const cards = shuffle(rng, dealt[at] as CopyId[]);
    let used = 0;
    return list.map((card) => (card === 0 ? (cards[used++] as CopyId) : card));
  };
  return {
    ...empty,
    held: t.hand.slice(0, seats).map((hand, seat) => holdingOf(fill(hand, seat))),
    deck: fill(t.deck, seats),
  };
}

/** As the cards lie in a match that hides nothing. */
export const dealAsIs = ({ empty }: Known, { table: t, seats }: View): Sketch => ({
  ...empty,
  held: t.hand.slice(0, seats).map((hand) => holdingOf(hand)),
  deck: t.deck.slice(),
});

/** Unseen cards, one after another, each to a place that has room and probably has such a card. */
function spread({ unseen, places }: Known, rng: Rng): CopyId[][] {
  const dealt = places.map((): CopyId[] => []);
  const room = places.map((place) => place.room);
  const weights = places.map(() => 0);
  for (const card of shuffle(rng, unseen.slice())) {
    const home = HOME[card] ?? 0;
    let [sum, at] = [0, 0];
    for (let i = 0; i < places.length; i++) {
      const weight = (room[i] as number) * ((places[i] as Place).weights[home] as number);
      weights[i] = weight;
      sum += weight;
      if (weight > 0) at = i;
    }
    let left = (below(rng, PARTS) / PARTS) * sum;
    for (let i = 0; i < at; i++) {
      left -= weights[i] as number;
      if (left < 0) at = i;
    }
    room[at] = (room[at] as number) - 1;
    (dealt[at] as CopyId[]).push(card);
  }
  return dealt;
}
