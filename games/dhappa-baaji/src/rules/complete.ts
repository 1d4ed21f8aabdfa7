/**
 * A position that somebody wrote down names the cards of the board run by run, in the order in which they lie, and who
 * laid each run. In which run each card is, and what each wild stands for, follows from that.
 */
import type { CopyId } from '@dealers-choice/kernel';
import { ACE, HOME, isWild, rankOf, SUITS, slot, suitOf } from '../cards/pack.ts';
import { type Placed, whyNoRun } from './lay.ts';
import type { RunKind, X } from './table.ts';

interface Found {
  kind: RunKind;
  cards: Placed[];
}

export function complete(x: X): void {
  const { t } = x;
  t.run.fill(0);
  t.as.fill(0);
  t.runKind = [];
  const runs = split(t.board, t.runBy.length) ?? x.bug(`the board is not ${t.runBy.length} runs, one after another`);
  for (const [i, { kind, cards }] of runs.entries()) {
    t.runKind.push(kind);
    for (const { card, slot: place } of cards) {
      t.run[card] = i + 1;
      t.as[card] = place;
    }
  }
  const hand = t.hand[t.turnSeat];
  if (!hand.some((card) => card === t.key)) {
    t.depth = 0;
    t.key = 0;
    t.mustPlay = false;
  }
  if (!hand.some((card) => card === t.drawn[t.turnSeat])) t.drawn[t.turnSeat] = 0;
}

/** This many runs, one after another, or null. */
function split(board: readonly CopyId[], runs: number): Found[] | null {
  if (runs === 0) return board.length === 0 ? [] : null;
  for (let length = board.length; length >= 3; length--) {
    const first = read(board.slice(0, length));
    const rest = first && split(board.slice(length), runs - 1);
    if (first && rest) return [first, ...rest];
  }
  return null;
}

function read(cards: readonly CopyId[]): Found | null {
  const naturals = cards.filter((card) => !isWild(card)).map((card) => HOME[card] ?? 0);
  const [one = 0, two = 0] = naturals;
  const kind: RunKind = two !== 0 && rankOf(one) === rankOf(two) ? 'SET' : 'SEQUENCE';
  const placed = kind === 'SET' ? asSet(cards, rankOf(one)) : asSequence(cards, one);
  const strange = placed.some(({ card, slot: place }) => !isWild(card) && HOME[card] !== place);
  return strange || whyNoRun(kind, placed) ? null : { kind, cards: placed };
}

function asSequence(cards: readonly CopyId[], natural: number): Placed[] {
  const top = rankOf(natural) + cards.findIndex((card) => HOME[card] === natural);
  if (top > ACE) return [];
  return cards.map((card, i) => ({ card, slot: slot(suitOf(natural), top - i) }));
}

/** A wild takes the first suit that no natural has. */
function asSet(cards: readonly CopyId[], rank: number): Placed[] {
  const free = SUITS.map((_, suit) => slot(suit, rank)).filter((place) => !cards.some((card) => HOME[card] === place));
  return cards.map((card) => ({ card, slot: isWild(card) ? (free.shift() ?? 0) : (HOME[card] ?? 0) }));
}
