/** What frames run. Programs are code; frames name them, so a match stays JSON (K2). */
import type { Rng } from '@dealers-choice/chance';
import type { Running } from './running.ts';
import type { Act, CopyId, Frame, Move, Params, Refusal, Registers, Seat, Spec } from './types.ts';

/** Who sees a register: everybody, or whoever knows the copies in it. */
export type RegisterKind = 'open' | 'card' | 'cards';

/** The code behind an open question: what may be done, and why not. */
export interface Behind<G extends Spec> {
  actions: readonly Action<G>[];
  /** Why a listed answer is refused; `answer` is a thing of `from`, a word, a number, or a whole move. */
  why: ((x: Running<G>, r: Registers, answer: number | string | Move) => Refusal | null) | null;
  /** Why several picked things are refused together. A refused set must stay refused, whatever is added to it. */
  joint?: ((x: Running<G>, r: Registers, things: readonly number[]) => Refusal | null) | null;
  /** Answers that stand for all others, where those cannot be listed (timing, layout). */
  ways: ((x: Running<G>, r: Registers, seat: Seat) => Move[]) | null;
}

export interface Program<G extends Spec> {
  /** Given when the game is defined; frames are found by it. */
  name: string;
  /** In a view those that are not declared here are null. */
  registers: Readonly<Record<string, RegisterKind>>;
  /** The registers of a new frame. */
  start(x: Running<G>): Registers;
  /** Runs until something asks, ends, or another frame is on top. */
  advance(x: Running<G>, frame: Frame): void;
  /** Takes a legal answer to the question that this frame asked. */
  hear(x: Running<G>, frame: Frame, seat: Seat, move: Move): void;
  /** Takes the result of another program that this one ran. */
  returned(frame: Frame, result: number): void;
  /** The code behind the question that this frame asked. */
  behind(frame: Frame): Behind<G>;
}

/** One line of a menu: what may be pointed at, why not, and what happens. */
export interface Action<G extends Spec> {
  id: string;
  /** Cards it may be done with; absent: it needs none. */
  cards?(x: Running<G>): readonly CopyId[];
  /** A second thing it is pointed at: a seat, a space, a run. */
  at?(x: Running<G>): readonly number[];
  /**
   * Instead of `cards` and `at`, for an action with a layout: ways to do it that stand for all others. `refuse` then
   * judges whatever is sent; `randomWay` finds one legal way at random, cheaply (null: none came up).
   */
  ways?(x: Running<G>): Act[];
  randomWay?(x: Running<G>, rng: Rng): Act | null;
  /** `move` is what was sent, for an action with `ways`. */
  refuse?(x: Running<G>, move: Act): Refusal | null;
  do(x: Running<G>): void;
  /** It commits, before it is done: a draft that it ends at once needs no checkpoint. */
  commits?: boolean;
}

/** The parts of a question that may be left out when it is asked; see `Question`. */
export interface QuestionDetails {
  params?: Params | undefined;
  source?: CopyId | undefined;
  noun?: string | undefined;
  from?: readonly number[] | undefined;
  options?: readonly string[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  secret?: boolean | undefined;
  ifAbsent?: Move | 'bot' | undefined;
}
