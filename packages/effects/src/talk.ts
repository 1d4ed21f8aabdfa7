/** The other form of a program: a question loop. */
import type {
  Behind,
  CopyId,
  Layout,
  Move,
  Program,
  Refusal,
  RegisterKind,
  Registers,
  Running,
  Seat,
  Spec,
} from '@dealers-choice/kernel';

/**
 * A question loop with typed registers, for auctions, drafts, windows and duels. `next` asks or runs a program; when it
 * does neither, the talk is over. Called again before anything was heard, it must ask the same. The result of a program
 * that it ran is in the register `result`.
 */
export interface Talk<G extends Spec, R extends Registers> {
  /** Who sees each of them. */
  registers: { [K in keyof R & string]-?: SeenBy<Exclude<R[K], null>> };
  start(x: Running<G>): R;
  next(x: Running<G>, r: R): void;
  hear(x: Running<G>, r: R, seat: Seat, answer: Heard): void;
  result?(x: Running<G>, r: R): number;
  why?(x: Running<G>, r: R, answer: number | string | Move): Refusal | null;
  /** Why several picked things are refused together. A refused set must stay refused, whatever is added to it. */
  joint?(x: Running<G>, r: R, things: readonly number[]): Refusal | null;
  /** Answers that stand for all others, where those cannot be listed (timing, layout). */
  ways?(x: Running<G>, r: R, seat: Seat): Move[];
}

/** A register that holds copies is not open. */
type SeenBy<V> = V extends CopyId ? 'card' : V extends CopyId[] ? 'cards' : RegisterKind;

/** An answer taken apart; the parts that its move does not have are blank. */
export interface Heard {
  word: string;
  number: number;
  picks: number[];
  time: number | null;
  layout: Layout | null;
}

export function talk<G extends Spec, R extends Registers>(code: Talk<G, R>): Program<G> {
  const behind: Behind<G> = {
    actions: [],
    why: code.why ? (x, r, answer) => code.why?.(x, r as R, answer) ?? null : null,
    joint: code.joint ? (x, r, things) => code.joint?.(x, r as R, things) ?? null : null,
    ways: code.ways ? (x, r, seat) => code.ways?.(x, r as R, seat) ?? [] : null,
  };
  return {
    name: '',
    registers: code.registers,
    start: (x) => code.start(x),
    advance(x, frame) {
      const r = frame.r as R;
      code.next(x, r);
      if (x.isOnTop(frame)) x.finish(code.result ? code.result(x, r) : 0);
    },
    hear: (x, frame, seat, move) => code.hear(x, frame.r as R, seat, takeApart(move)),
    returned: (frame, result) => {
      frame.r.result = result;
    },
    behind: () => behind,
  };
}

export function takeApart(move: Move): Heard {
  return {
    word: 'choose' in move ? move.choose : 'timing' in move ? move.for : '',
    number: 'say' in move ? move.say : 0,
    picks: 'pick' in move ? move.pick.slice() : [],
    time: 'timing' in move ? move.timing : null,
    layout: 'layout' in move ? move.layout : null,
  };
}
