/** What was ordered and is still to be done. It lasts for the attack, or the turn, in which it was ordered. */
import type { Move } from '@dealers-choice/kernel';

export interface OpenQuestion {
  /** Questions are numbered through a match: one that comes again was taken back. */
  number: number;
  turn: number;
  prompt: string;
}

interface Ordered {
  /** Answers to the same prompt, one after another. */
  next?: readonly Move[];
  /** No Counter in this attack. */
  through?: boolean;
}

interface HearHow {
  /** Nothing is blocked or countered in this turn. */
  letsPass: boolean;
  fits(move: Move): boolean;
}

export class OrderBook {
  #next: readonly Move[] = [];
  /** Where the rest may go on. */
  #at: Pick<OpenQuestion, 'turn' | 'prompt'> = { turn: 0, prompt: '' };
  #through = false;
  /** The last question that was answered by order, or with which an order was given. */
  #last = -1;
  /** The question that was open before this one: the same, as long as its answer is on its way. */
  #seen = -1;

  /** The person orders something, and answers this question with it. */
  order({ number, turn, prompt }: OpenQuestion, { next = [], through = false }: Ordered): void {
    this.#next = next;
    this.#through = through;
    this.#at = { turn, prompt };
    this.answered(number);
  }

  answered(number: number): void {
    this.#last = number;
  }

  /** The match is at this question, which is somebody else's. */
  passes(number: number): void {
    this.#seen = number;
  }

  /** What is ordered for an attack ends with it. */
  attackEnds(): void {
    this.#through = false;
    if (this.#at.prompt === 'counter') this.#next = [];
  }

  stop(): void {
    this.#next = [];
    this.#through = false;
  }

  /** The answer that was ordered; null: the person is asked. `taken back`: all orders end, those for the turn, too. */
  hear(question: OpenQuestion, how: HearHow): Move | null | 'taken back' {
    const { number } = question;
    const seen = this.#seen;
    this.#seen = number;
    if (number === this.#last && seen === number) return null; // its answer is on its way
    if (number <= this.#last) {
      this.stop();
      this.#last = -1;
      return 'taken back';
    }
    const move = this.#ordered(question, how);
    if (move) this.#last = number;
    return move;
  }

  #ordered({ turn, prompt }: OpenQuestion, { letsPass, fits }: HearHow): Move | null {
    if (turn !== this.#at.turn) this.stop();
    if (prompt === 'block') this.attackEnds(); // another one begins
    const [next, ...rest] = this.#next;
    if (next) {
      if (prompt !== this.#at.prompt) return null; // something else comes first
      const can = fits(next);
      this.#next = can ? rest : [];
      return can ? next : null;
    }
    if (prompt === 'counter' && (this.#through || letsPass)) {
      this.#through = false;
      return { do: 'done' };
    }
    return prompt === 'block' && letsPass ? { pick: [] } : null;
  }
}
