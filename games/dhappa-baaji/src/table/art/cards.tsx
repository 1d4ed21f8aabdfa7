/**
 * Cards as they are printed: whole in a row or on a pile, with a flat index on a shelf, and small in a run. A card is
 * one element: styles/cards.css draws its paper and its pictures, whoever shows it gives its width (`--card-w`).
 */
import type { CopyId } from '@dealers-choice/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { isJoker, isStatic, RANK, rankOf, type Slot, SUIT, suitOf } from '../../index.ts';

const LETTERS: Readonly<Record<number, string>> = { 14: 'A', 13: 'K', 12: 'Q', 11: 'J', 1: 'Jo' };
export const letterOf = (rank: number): string => LETTERS[rank] ?? `${rank}`;

/** A wild's body says what it is, whatever it stands for. */
export const bodyOf = (card: CopyId): 'two' | 'joker' | undefined =>
  isStatic(card) ? 'two' : isJoker(card) ? 'joker' : undefined;

/** A letter of the table's own font, by the number of a suit. */
export const pipOf = (suit: number): string => '♠♥♣♦'[suit] ?? '';

/**
 * Letters, and in the next line what stands below them; two letters are squeezed into the room of one. No component: in
 * an element of its own a string is that element's text, and there are a hundred of them on a table.
 */
function indexOf(rank: number, below = ''): ReactNode {
  const letters = letterOf(rank);
  if (letters.length === 1) return `${letters}\n${below}`;
  return (
    <>
      <span>{letters}</span>
      {`\n${below}`}
    </>
  );
}

/** Columns and lines of the pips, by rank. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [1, 0],
    [1, 2],
    [1, 4],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 4],
    [2, 4],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 2],
    [0, 4],
    [2, 4],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  7: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  8: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [1, 3],
    [0, 4],
    [2, 4],
  ],
  9: [
    [0, 0],
    [2, 0],
    [0, 1.33],
    [2, 1.33],
    [1, 2],
    [0, 2.67],
    [2, 2.67],
    [0, 4],
    [2, 4],
  ],
  10: [
    [0, 0],
    [2, 0],
    [1, 0.66],
    [0, 1.33],
    [2, 1.33],
    [0, 2.67],
    [2, 2.67],
    [1, 3.33],
    [0, 4],
    [2, 4],
  ],
};

interface Layer {
  image: string;
  x: number;
  y: number;
  size: number;
}

/** One picture over the other, in a box of 100 by 140. */
const layered = (layers: readonly Layer[]): CSSProperties => ({
  backgroundImage: layers.map(({ image }) => `var(${image})`).join(),
  backgroundPosition: layers.map(({ x, y, size }) => `${share(x, 100 - size)} ${share(y, 140 - size)}`).join(),
  backgroundSize: layers.map(({ size }) => `${size}%`).join(),
});
const share = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/** By rank: as many pips as the card counts. */
const COUNTED: Readonly<Record<number, CSSProperties>> = Object.fromEntries(
  Object.entries(PIPS).map(([rank, places]) => {
    const size = Number(rank) > 8 ? 14 : Number(rank) > 6 ? 15 : 16;
    const pips = places.map(([i, j]) => ({
      image: j > 2 ? '--turned' : '--pip',
      x: 46 + i * 15.5,
      y: 22 + j * 23,
      size,
    }));
    return [rank, layered(pips)];
  }),
);

interface WholeLook extends CardLook {
  /** Another card lies over all but its index. */
  covered?: boolean;
  /** It lies on the table, where a flight finds it. */
  laid?: boolean;
}
export function WholeCard({ card, covered = false, laid = false, className = '' }: WholeLook) {
  const rank = RANK[card] ?? 0;
  return (
    <span
      className={`card whole ${className}`}
      aria-hidden="true"
      data-laid={laid ? card : undefined}
      data-suit={isJoker(card) ? undefined : SUIT[card]}
      data-body={bodyOf(card)}
      data-art={covered ? undefined : rank}
      style={covered ? undefined : COUNTED[rank]}
    >
      {indexOf(rank, isJoker(card) ? '' : pipOf(SUIT[card] ?? 0))}
    </span>
  );
}
interface CardLook {
  card: CopyId;
  className?: string;
}

/** On a shelf the next shelf covers the lower part: the index lies flat, along the upper edge. */
export function ShelfCard({ card, className = '' }: CardLook) {
  return (
    <span
      className={`card shelf-card ${className}`}
      aria-hidden="true"
      data-suit={isJoker(card) ? undefined : SUIT[card]}
      data-body={bodyOf(card)}
    >
      {indexOf(RANK[card] ?? 0)}
    </span>
  );
}

interface RunLook extends CardLook {
  slot: Slot;
  /** What is announced; absent: nothing, whoever shows it says it. */
  label?: string;
  covered?: boolean;
}
/** In a run a wild wears the face it stands for. */
export function RunCard({ card, slot, label, covered = false, className = '' }: RunLook) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={`card run-card ${className}`}
      {...said}
      data-suit={suitOf(slot)}
      data-body={bodyOf(card)}
      data-covered={covered || undefined}
    >
      {indexOf(rankOf(slot), pipOf(suitOf(slot)))}
    </span>
  );
}

export function CardBack({ className = '' }: { className?: string }) {
  return <span className={`back ${className}`} aria-hidden="true" />;
}
