/** The markers of a timing question: they move on the pages of those who are asked; when they began is known here. */
import { type Move, moves, type Seat, type Viewer } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import { type Awaited, LAG_MS } from './clocks.ts';
import type { Position } from './position.ts';
import type { SeatMove } from './steps.ts';

/** Clocks of pages may be ahead by this much. */
const AHEAD_MS = 250;

/** Where a marker was stopped, or when somebody let go. */
type TimedMove = Extract<Move, { timing: unknown }> & { timing: number };

export class Markers {
  readonly #played: PlayedGame;
  readonly #position: Position;
  /** By seat: when the marker started on its page. */
  readonly #began = new Map<Seat, number>();
  /** When it started for whoever stops it; null: it has not, or a bot stops it. */
  #zero: number | null = null;

  constructor(played: PlayedGame, position: Position) {
    this.#played = played;
    this.#position = position;
  }

  /** When the one that counts started, as a bot sees it; null: none has. */
  get since(): number | null {
    return this.#zero ?? (this.#began.size === 0 ? null : Math.min(...this.#began.values()));
  }
  /** Whether it did: a marker starts once, for whoever is asked. */
  start(seat: Seat, now: number): boolean {
    const { asking } = this.#position;
    if (asking?.kind !== 'timing' || !asking.seats.includes(seat) || this.#began.has(seat)) return false;
    this.#began.set(seat, now);
    if (this.isStopper(seat)) this.#zero = now;
    return true;
  }
  /** This viewer is asked, and no marker of theirs is known: not started, or the server was started anew since. */
  isMissing(viewer: Viewer): boolean {
    const { asking } = this.#position;
    return asking?.kind === 'timing' && asking.seats.some((seat) => seat === viewer && !this.#began.has(seat));
  }
  /** Its page starts it anew; one that was stopped stays. */
  forget(seat: Seat): void {
    if (!this.#position.asking?.seats.includes(seat)) return;
    if (this.isStopper(seat)) this.#zero = null;
    this.#began.delete(seat);
  }
  /** Once something else is asked, there are none. */
  follow(): void {
    if (this.#position.asking?.kind === 'timing') return;
    this.#began.clear();
    this.#zero = null;
  }

  /**
   * How much later an answer came than its marker says, and why it does not count: a marker cannot have been stopped
   * later than now, nor much earlier than the message took to come here.
   */
  judged(seat: Seat, move: Move, now: number): { lag: number; late: 'marker-still' | 'marker-lag' | null } {
    if (!this.#isNumber(move)) return { lag: 0, late: null };
    const began = this.#began.get(seat);
    if (began === undefined) return { lag: 0, late: 'marker-still' };
    const lag = now - began - move.timing;
    return { lag, late: lag < -AHEAD_MS || lag > LAG_MS ? 'marker-lag' : null };
  }
  /**
   * What somebody let go of, on the clock of whoever stops the marker: it starts on each page when that page is ready,
   * and no moment of one can be held against a moment of another. Before it has started there, at its start.
   */
  onOneClock(seat: Seat, move: Move): Move {
    const began = this.#began.get(seat);
    if (!this.#isNumber(move) || began === undefined || this.isStopper(seat)) return move;
    const zero = this.#zero ?? (this.#stopsByBot() ? this.since : null);
    return { ...move, timing: zero === null ? 0 : Math.max(0, move.timing + began - zero) };
  }

  /** Once the marker is stopped: who still holds on, and the answer that stands for them if their page is silent. */
  holding(): SeatMove[] {
    const { asking } = this.#position;
    if (asking?.kind !== 'timing') return [];
    const people = asking.seats.filter((seat) => !this.#position.isBots(seat));
    return people.flatMap((seat) => {
      const { ifAbsent = 'bot' } = this.#position.view(seat).asking ?? {};
      return ifAbsent === 'bot' ? [] : [{ seat, move: ifAbsent }];
    });
  }

  /** Whom everybody waits for. In a duel whoever holds still does what is asked, once the marker moves. */
  awaited(): Awaited[] {
    const { asking } = this.#position;
    const asked = (asking?.seats ?? []).filter((seat) => !this.#position.isBots(seat));
    const { stretch } = this.#position;
    const list = asked.map((seat) => ({ seat, stretch, question: this.#position.questionOf(seat) }));
    if (asking?.kind !== 'timing') return list;
    const stops = list.filter(({ seat }) => this.isStopper(seat));
    const holds = list.filter(({ seat }) => !this.isStopper(seat));
    return this.#began.size > 0 || holds.length === 0 ? stops : holds;
  }
  #stopsByBot(): boolean {
    const asked = this.#position.asking?.seats ?? [];
    return !asked.some((seat) => this.isStopper(seat) && !this.#position.isBots(seat));
  }
  #isNumber(move: Move): move is TimedMove {
    const isTimed = 'timing' in move && typeof move.timing === 'number';
    return isTimed && this.#position.asking?.kind === 'timing';
  }
  /** Of the clocks of a timing question the first is stopped, the others are held. */
  isStopper(seat: Seat): boolean {
    const [mark] = moves(this.#played.game, this.#position.view(seat), seat);
    return mark !== undefined && 'timing' in mark && mark.for === this.#position.asking?.options[0];
  }
}
