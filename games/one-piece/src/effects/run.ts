/** The program that carries an effect out, one op after another. */
import { takeApart } from '@dealers-choice/effects';
import type { CopyId, Frame, Move, Program, RegisterKind, Registers, Seat } from '@dealers-choice/kernel';
import type { Code } from '../rules/card.ts';
import { couldStop } from '../rules/loops.ts';
import type { OnePiece, X } from '../rules/table.ts';
import { type EffectFrame, NO_REASONS, type Regs } from './op.ts';

const blank = (): Regs => ({
  code: 0,
  on: [],
  it: [],
  seen: [],
  lies: '',
  whose: 0,
  event: 0 as CopyId,
  eventN: 0,
  n: 0,
  want: 0,
  done: 0,
  also: 0,
  k: 0,
  loop: 0,
  since: 0,
  noted: false,
  unpaid: false,
  dropped: false,
});

/** Who sees what of an effect that is half done. */
const SEEN: Readonly<Record<keyof Regs, RegisterKind>> = {
  code: 'open',
  on: 'cards',
  it: 'cards',
  shown: 'cards',
  others: 'cards',
  seen: 'cards',
  lies: 'open',
  whose: 'open',
  event: 'card',
  events: 'cards',
  eventN: 'open',
  n: 'open',
  want: 'open',
  done: 'open',
  named: 'open',
  also: 'open',
  k: 'open',
  loop: 'open',
  since: 'open',
  noted: 'open',
  unpaid: 'open',
  dropped: 'open',
};

export function effectProgram(codes: readonly Code[]): Program<OnePiece> {
  const codeOf = (f: Frame): Code => {
    const code = codes[(f as EffectFrame).r.code];
    if (code === undefined)
      throw new Error(`one-piece: no code ${(f as EffectFrame).r.code}; other cards made this match`);
    return code;
  };
  return {
    name: 'effect',
    registers: SEEN,
    start: (): Registers => blank(),
    advance(x, frame) {
      const f = frame as EffectFrame;
      const { ops, ability } = codeOf(f);
      while (x.isOnTop(frame)) {
        const op = ops[f.step];
        if (op === undefined) {
          if (ability && !f.r.dropped)
            x.tell?.({ type: 'effectResolved', seat: f.you, card: f.source, effect: ability.id });
          x.finish(f.r.done);
          return;
        }
        if (x.outOfSteps()) return;
        const flow = op.go(x, f);
        if (flow === 'next' || flow === 'ran') f.step++;
        if (flow === 'ran' || flow === 'asked') return;
      }
    },
    hear(x, frame, seat, move) {
      const f = frame as EffectFrame;
      if (!declines(move)) couldStop(x, seat);
      const flow = codeOf(f).ops[f.step]?.hear?.(x, f, takeApart(move), seat) ?? x.bug('an answer nobody waits for');
      if (flow === 'next' || flow === 'ran') f.step++;
    },
    returned(frame, result) {
      const { r } = frame as EffectFrame;
      r.n = result + r.also;
      r.also = 0;
      r.done = r.want > 0 && r.n >= r.want ? 1 : 0;
    },
    behind: (frame) => codeOf(frame).ops[frame.step]?.asked ?? NO_REASONS,
  };
}

/** Who does nothing cannot do less: that never was what kept a loop going. */
const declines = (move: Move): boolean =>
  ('choose' in move && move.choose === 'no') || ('pick' in move && move.pick.length === 0);

export interface Start {
  event?: CopyId;
  events?: readonly CopyId[];
  n?: number;
  it?: readonly CopyId[];
  since?: number;
  noted?: boolean;
}

const NOTHING = 0 as CopyId;

/** Starts an effect: it runs as soon as the current step is over. */
export function runCode(x: X, code: number, seat: Seat, source: CopyId, told: Start = {}): void {
  const { event = NOTHING, n = 0, it = [], since = 0, noted = false } = told;
  const program = x.game.programs.get('effect') ?? x.bug('there is no program for effects');
  x.run(program, seat, source);
  // One by one: to hand them over as one object takes several times as long.
  const { r } = x.match.stack[x.match.stack.length - 1] as EffectFrame;
  r.code = code;
  r.event = event;
  r.eventN = n;
  r.it = it.slice();
  r.since = since;
  r.noted = noted;
  if (told.events) r.events = told.events.slice();
}

/** Is this effect of the card being carried out? What it does is not an occasion for itself. */
export const isRunning = ({ match }: X, code: number, source: CopyId): boolean =>
  match.stack.some((frame) => frame.program === 'effect' && frame.source === source && frame.r.code === code);
