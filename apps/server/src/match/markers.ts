/** The markers of a timing question: they move on the pages of those who are asked; when they began is known here. */
import { type Move, moves, type Seat, type Viewer } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import type { Awaited } from './clocks.ts';
import type { Position } from './position.ts';
import type { SeatMove } from './steps.ts';

export class Markers {
  readonly #played: PlayedGame;
  readonly #position: Position;
  /** By seat: when the marker started on its page. */
  readonly #began = new Map<Seat, number>();

  constructor(played: PlayedGame, position: Position) {
    this.#played = played;
    this.#position = position;
  }

  /** When the first of them started; null: none has. */
  get since(): number | null {
    return this.#began.size === 0 ? null : Math.min(...this.#began.values());
  }
  /** Whether it did: a marker starts once, for whoever is asked. */
  start(seat: Seat, now: number): boolean {
    const { asking } = this.#position;
    if (asking?.kind !== 'timing' || !asking.seats.includes(seat) || this.#began.has(seat)) return false;
    this.#began.set(seat, now);
    return true;
  }
  /** This viewer is asked, and no marker of theirs is known: not started, or the server was started anew since. */
  isMissing(viewer: Viewer): boolean {
    const { asking } = this.#position;
    return asking?.kind === 'timing' && asking.seats.some((seat) => seat === viewer && !this.#began.has(seat));
  }
  /** Its page starts it anew. */
  forget(seat: Seat): void {
    this.#began.delete(seat);
  }
  /** Once something else is asked, there are none. */
  follow(): void {
    if (this.#position.asking?.kind !== 'timing') this.#began.clear();
  }

  /** How much later an answer came than its marker says; null: it names none; `still`: one that never started. */
  lagOf(seat: Seat, move: Move, now: number): number | 'still' | null {
    if (!('timing' in move) || typeof move.timing !== 'number') return null;
    if (this.#position.asking?.kind !== 'timing') return null;
    const began = this.#began.get(seat);
    return began === undefined ? 'still' : now - began - move.timing;
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
    const list = asked.map((seat) => ({ seat, question: this.#position.questionOf(seat) }));
    if (asking?.kind !== 'timing') return list;
    const stops = list.filter(({ seat }) => this.#isStopper(seat));
    const holds = list.filter(({ seat }) => !this.#isStopper(seat));
    return this.#began.size > 0 || holds.length === 0 ? stops : holds;
  }
  /** Of the clocks of a timing question the first is stopped, the others are held. */
  #isStopper(seat: Seat): boolean {
    const [mark] = moves(this.#played.game, this.#position.view(seat), seat);
    return mark !== undefined && 'timing' in mark && mark.for === this.#position.asking?.options[0];
  }
}
