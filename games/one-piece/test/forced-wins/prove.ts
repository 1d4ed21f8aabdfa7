/**
 * Is a win in this turn forced? Every answer of the rival is tried against the moves of the seat, to the end of the
 * turn. Nothing that lies face down helps or hurts, so a proof holds for any order of the decks:
 * - the seat to move never points at a card that it did not know at the beginning (it may draw it, and leaves it);
 * - where chance is used, or the rival gets to know a card that was face down, the win does not count.
 * Of the rival's answers none is left out but those that mean the same as another (`apart`). The seat to move does
 * with fewer (`own-moves.ts`): what wins with fewer moves wins with all of them. So "forced" is proven, and "no proof"
 * is not proof of the contrary.
 */
import { apply, fork, type MatchOf, type Move, moves, must, type Seat } from '@dealers-choice/kernel';
import { apart, turnMeaning } from '../../src/bot/proof/meaning.ts';
import { isOpen, pointsAt, unseenBy } from '../../src/bot/proof/unseen.ts';
import type { OnePiece, OnePieceGame } from '../../src/index.ts';
import { type Aid, ownMoves } from './own-moves.ts';

export interface Proof {
  verdict: 'forced' | 'no proof' | 'too many nodes';
  nodes: number;
}

class TooManyNodes extends Error {}

export function prove(game: OnePieceGame, root: MatchOf<OnePiece>, limit: number, without: readonly Aid[] = []): Proof {
  const search = new Search(game, root, limit, without);
  try {
    return { verdict: search.wins(root) ? 'forced' : 'no proof', nodes: search.nodes };
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error;
    return { verdict: 'too many nodes', nodes: search.nodes };
  }
}

/** A move that keeps the win forced; null when there is no proof of one within the limit. */
export function winningMove(game: OnePieceGame, match: MatchOf<OnePiece>, limit: number): Move | null {
  try {
    return new Search(game, match, limit, []).winningMove(match);
  } catch (error) {
    if (error instanceof TooManyNodes) return null;
    throw error;
  }
}

class Search {
  nodes = 0;
  readonly #game: OnePieceGame;
  readonly #seat: Seat;
  readonly #turn: number;
  readonly #limit: number;
  readonly #without: readonly Aid[];
  /** For each copy: the seat to move did not know it when the search began. */
  readonly #unseen: boolean[];
  readonly #found = new Map<string, boolean>();

  constructor(game: OnePieceGame, root: MatchOf<OnePiece>, limit: number, without: readonly Aid[]) {
    this.#without = without;
    this.#game = game;
    this.#seat = must(root.asking?.seats ?? [], 0);
    this.#turn = root.turn;
    this.#limit = limit;
    this.#unseen = unseenBy(root, this.#seat);
  }

  /** `giving`: the card that was given DON!! and has not attacked since, or 0. */
  wins(match: MatchOf<OnePiece>, giving = 0): boolean {
    if (match.over) return match.over.winners.includes(this.#seat);
    if (match.turn !== this.#turn || !match.asking) return false;
    const key = `${turnMeaning(match)} ${giving}`;
    const found = this.#found.get(key);
    if (found !== undefined) return found;
    if (++this.nodes > this.#limit) throw new TooManyNodes();
    this.#found.set(key, false); // going round in circles is no win
    const asked = must(match.asking.seats, 0);
    const won =
      asked === this.#seat
        ? this.winningMove(match, giving) !== null
        : rivalMoves(match, apart(this.#game, match, moves(this.#game, match, asked))).every((move) =>
            this.#after(match, asked, move),
          );
    this.#found.set(key, won);
    return won;
  }

  winningMove(match: MatchOf<OnePiece>, giving = 0): Move | null {
    const all = apart(this.#game, match, moves(this.#game, match, this.#seat));
    const known = all.filter((move) => !pointsAt(this.#unseen, match, move));
    const wins = (move: Move): boolean => {
      const given = 'do' in move && move.do === 'give' ? (move.card ?? 0) : 0;
      return this.#after(match, this.#seat, move, given);
    };
    return ownMoves(match, known, giving, this.#without).find(wins) ?? null;
  }

  #after(match: MatchOf<OnePiece>, seat: Seat, move: Move, giving = 0): boolean {
    const next = fork(this.#game, match);
    apply(this.#game, next, seat, move);
    return isOpen(match, next, this.#unseen, this.#seat === 0 ? 1 : 0) && this.wins(next, giving);
  }
}

/** All of them, those first that may stop an attack; last, Counters for cards that are not in the battle. */
function rivalMoves({ table: t }: MatchOf<OnePiece>, all: readonly Move[]): Move[] {
  const rankOf = (move: Move): number => {
    if ('also' in move) return move.also === null ? 1 : 0;
    if (!('do' in move)) return 0;
    if (move.do === 'counter') return move.at === t.target ? 0 : 2;
    return move.do === 'done' ? 1 : 0;
  };
  return [...all].sort((a, b) => rankOf(a) - rankOf(b));
}
