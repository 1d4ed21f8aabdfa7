/**
 * A win in this turn that the rival cannot stop, in an imagined match: its hand and Life are what they are there, and
 * every answer is tried. Nothing in the decks helps: the seat never points at a card that it did not know, and where
 * chance is used or the rival gets to know a card of a deck, the win does not count.
 */
import type { Finish } from '@dealers-choice/bots';
import { apply, type CopyId, fork, type MatchOf, type Move, must, type Seat, seatBit } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../../rules/card.ts';
import { type OnePiece, other } from '../../rules/table.ts';
import { lookOf } from '../look.ts';
import { WEIGHTS } from '../weights.ts';
import type { Fought } from './fight.ts';
import { turnMeaning } from './meaning.ts';
import { isNear } from './near.ts';
import { ownLines } from './own-lines.ts';
import { rivalLines } from './rival-lines.ts';
import { isOpen, pointsAt, unseenBy } from './unseen.ts';

type Match = MatchOf<OnePiece>;
type Line = readonly Move[];

/**
 * Lines that are followed before it is given up. What is proven of a hand that was only imagined is a guess that other
 * imagined matches have to confirm: less is spent on it.
 */
const LIMIT = { shown: 2000, imagined: 200 };
class TooMany extends Error {}

/** The first move of it, or null: none was found. It is sure when the rival's hand and Life are known. */
export function finishIn(game: OnePieceGame, match: Match, seat: Seat): Finish | null {
  const { asking, table } = match;
  if (table.turnPlayer !== seat || !asking?.seats.includes(seat)) return null;
  const isFree = asking.prompt === 'main';
  if (!game.x.on(match, undefined, (x) => isNear(lookOf(x, seat, WEIGHTS), isFree))) return null;
  const sure = isShown(match, seat);
  try {
    const [move] = new Search(game, match, seat, sure ? LIMIT.shown : LIMIT.imagined).winningLine(match) ?? [];
    return move ? { move, sure } : null;
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function isShown({ table: t, known }: Match, seat: Seat): boolean {
  const rival = other(seat);
  return [...t.hand[rival], ...t.life[rival]].every((card) => (must(known, card) & seatBit(seat)) !== 0);
}

class Search {
  readonly #game: OnePieceGame;
  readonly #seat: Seat;
  readonly #turn: number;
  #left: number;
  /** What the seat does not know, and which of that the rival must not get to know. */
  readonly #unseen: boolean[];
  readonly #inDecks: boolean[];
  /** Where the seat decides freely, by what the rest of the turn depends on. */
  readonly #known = new Map<string, boolean>();
  readonly #fought: Fought = new Map();

  constructor(game: OnePieceGame, root: Match, seat: Seat, limit: number) {
    this.#game = game;
    this.#seat = seat;
    this.#turn = root.turn;
    this.#left = limit;
    this.#unseen = unseenBy(root, seat);
    const imagined = root.table.life[other(seat)];
    this.#inDecks = this.#unseen.map((unseen, copy) => unseen && !imagined.includes(copy as CopyId));
  }

  winningLine(match: Match): Line | null {
    const lines = ownLines(this.#game, match, this.#seat, this.#fought);
    const isKnown = (line: Line): boolean => !line.some((move) => pointsAt(this.#unseen, match, move));
    return lines.find((line) => isKnown(line) && this.#winsAfter(match, this.#seat, line)) ?? null;
  }

  #wins(match: Match): boolean {
    if (match.over) return match.over.winners.includes(this.#seat);
    if (match.turn !== this.#turn || !match.asking) return false;
    const asked = must(match.asking.seats, 0);
    if (asked !== this.#seat)
      return rivalLines(this.#game, match, asked).every((line) => this.#winsAfter(match, asked, line));
    if (match.asking.prompt !== 'main') return this.winningLine(match) !== null;
    const key = turnMeaning(match);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, false); // going round in circles is no win
    const won = this.winningLine(match) !== null;
    this.#known.set(key, won);
    return won;
  }

  /** As much of the line as is asked for in one go. */
  #winsAfter(match: Match, seat: Seat, line: Line): boolean {
    if (this.#left-- <= 0) throw new TooMany();
    const next = fork(this.#game, match);
    for (const [i, move] of line.entries()) {
      if (i > 0 && (next.asking?.prompt !== match.asking?.prompt || next.asking?.seats[0] !== seat)) break;
      apply(this.#game, next, seat, move);
    }
    return isOpen(match, next, this.#inDecks, other(this.#seat)) && this.#wins(next);
  }
}
