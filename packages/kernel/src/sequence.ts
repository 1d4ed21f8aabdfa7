/**
 * A sequence asks a known number of questions in order. Each step adds a register; reading one too early, or one that
 * only a branch has asked for, does not compile. It is compiled to a flat list of steps with jumps.
 */
import type { Action, Asked, Asking, Program, RegisterKind } from './program.ts';
import type { Rules } from './rules.ts';
import type { Registers, Scalar, Seat, Spec } from './types.ts';
import { at, type CopyId, type Frame, type Kind, type Params, type Refusal } from './types.ts';

type Thing<O extends string> = O extends 'seat' ? Seat : O extends 'card' ? CopyId : number;
type Say<G extends Spec, R, T> = (x: Rules<G>, r: R) => T;

/** What every question of a sequence may say. Asked of `you` unless `by` says otherwise. */
interface AskHow<G extends Spec, R> {
  prompt: string;
  by?: Say<G, R, Seat>;
  params?: Say<G, R, Params>;
  idle?: Asking['idle'];
}
interface PickHow<G extends Spec, R, O extends string> extends AskHow<G, R> {
  of: O;
  from: Say<G, R, readonly Thing<O>[]>;
  why?: (x: Rules<G>, r: R, thing: Thing<O>) => Refusal | null;
}
interface ChooseHow<G extends Spec, R, W extends string> extends AskHow<G, R> {
  options: readonly W[] | Say<G, R, readonly W[]>;
  why?: (x: Rules<G>, r: R, word: W) => Refusal | null;
}
/** For whom and for which card it runs, and registers it starts with. */
interface RunHow<G extends Spec, R> {
  you?: Say<G, R, Seat>;
  source?: Say<G, R, CopyId>;
  given?: Say<G, R, Registers>;
}
type Branch<G extends Spec, R> = (p: Steps<G, R>) => Steps<G, R> | Steps<G, R & Record<string, unknown>>;

export interface Steps<G extends Spec, R> {
  do(run: Say<G, R, void>): Steps<G, R>;
  /** Works a value out and remembers it. */
  keep<N extends string, T extends Scalar>(name: N, value: Say<G, R, T>): Steps<G, R & Record<N, T>>;
  /** One thing; asked even when only one is left. An empty list is a bug: its precondition lied. */
  pick<N extends string, O extends string>(name: N, how: PickHow<G, R, O>): Steps<G, R & Record<N, Thing<O>>>;
  /** Several things, in the order of `from`. */
  pickSome<N extends string, O extends string>(
    name: N,
    how: PickHow<G, R, O> & { min: Say<G, R, number>; max: Say<G, R, number> },
  ): Steps<G, R & Record<N, Thing<O>[]>>;
  /** All things of a list, in an order to be chosen. */
  order<N extends string, O extends string>(name: N, how: PickHow<G, R, O>): Steps<G, R & Record<N, Thing<O>[]>>;
  choose<N extends string, W extends string>(name: N, how: ChooseHow<G, R, W>): Steps<G, R & Record<N, W>>;
  yesNo<N extends string>(name: N, how: AskHow<G, R>): Steps<G, R & Record<N, 'yes' | 'no'>>;
  number<N extends string>(
    name: N,
    how: AskHow<G, R> & { min: Say<G, R, number>; max: Say<G, R, number> },
  ): Steps<G, R & Record<N, number>>;
  menu(how: AskHow<G, R> & { actions: readonly Action<G>[] }): Steps<G, R>;
  /** Registers filled inside a branch are not readable after it. */
  when(test: Say<G, R, boolean>, yes: Branch<G, R>, no?: Branch<G, R>): Steps<G, R>;
  while(test: Say<G, R, boolean>, body: Branch<G, R>): Steps<G, R>;
  /** Runs another program; `call` remembers its result. */
  run(program: Say<G, R, Program<G> | null>, how?: RunHow<G, R>): Steps<G, R>;
  call<N extends string>(name: N, program: Say<G, R, Program<G>>, how?: RunHow<G, R>): Steps<G, R & Record<N, number>>;
}

type Run<G extends Spec> = (x: Rules<G>, r: Registers, frame: Frame) => void;
interface Step<G extends Spec> {
  op: 'do' | 'ask' | 'unless' | 'jump' | 'run';
  /** `ask` puts the question, `do` changes things, `run` pushes a frame. */
  run: Run<G>;
  test: (x: Rules<G>, r: Registers) => boolean;
  /** Where `unless` and `jump` go. */
  to: number;
  /** The register that the answer or result fills. */
  name: string;
  behind: Asked<G>;
}

const NOTHING_BEHIND = { actions: [], why: null, marks: null };

class Builder<G extends Spec> {
  readonly steps: Step<G>[] = [];
  readonly registers: Record<string, RegisterKind> = {};
  readonly blank: Registers = {};

  push(step: Partial<Step<G>> & { op: Step<G>['op'] }): number {
    const nothing = { run: () => {}, test: () => true, to: 0, name: '', behind: NOTHING_BEHIND };
    return this.steps.push({ ...nothing, ...step }) - 1;
  }
  register(name: string, kind: RegisterKind, blank: Registers[string]): void {
    if (name in this.blank) throw new Error(`register "${name}" is filled twice`);
    this.registers[name] = kind;
    this.blank[name] = blank;
  }
  do(run: Run<G>): this {
    this.push({ op: 'do', run });
    return this;
  }
  keep(name: string, value: (x: Rules<G>, r: Registers) => Scalar): this {
    this.register(name, 'plain', 0);
    return this.do((x, r) => {
      r[name] = value(x, r);
    });
  }
  private ask(
    name: string,
    kind: Kind,
    how: AskHow<G, Registers>,
    more: (x: Rules<G>, r: Registers) => Asking,
    why?: unknown,
  ): this {
    const { prompt, by, params, idle = 'bot' } = how;
    const run: Run<G> = (x, r) => {
      const asking: Asking = more(x, r);
      if (params) asking.params = params(x, r);
      asking.idle = idle;
      x.ask(kind, by ? by(x, r) : x.you, prompt, asking);
    };
    this.push({ op: 'ask', run, name, behind: { ...NOTHING_BEHIND, why: (why ?? null) as Asked<G>['why'] } });
    return this;
  }
  pick(name: string, how: PickHow<G, Registers, string>): this {
    this.register(name, how.of === 'card' ? 'card' : 'plain', 0);
    return this.ask(name, 'cards', how, (x, r) => ({ of: how.of, from: how.from(x, r), min: 1, max: 1 }), how.why);
  }
  pickSome(name: string, how: PickHow<G, Registers, string> & Range<G>): this {
    this.register(name, how.of === 'card' ? 'cards' : 'plain', []);
    const more = (x: Rules<G>, r: Registers): Asking => {
      return { of: how.of, from: how.from(x, r), min: how.min(x, r), max: how.max(x, r) };
    };
    return this.ask(name, 'cards', how, more, how.why);
  }
  order(name: string, how: PickHow<G, Registers, string>): this {
    this.register(name, how.of === 'card' ? 'cards' : 'plain', []);
    const more = (x: Rules<G>, r: Registers): Asking => {
      const from = how.from(x, r);
      return { of: how.of, from, min: from.length, max: from.length };
    };
    return this.ask(name, 'order', how, more);
  }
  choose(name: string, how: ChooseHow<G, Registers, string>): this {
    this.register(name, 'plain', '');
    const { options } = how;
    const words = typeof options === 'function' ? options : () => options;
    return this.ask(name, 'option', how, (x, r) => ({ options: words(x, r), min: 1, max: 1 }), how.why);
  }
  yesNo(name: string, how: AskHow<G, Registers>): this {
    this.register(name, 'plain', '');
    return this.ask(name, 'yes-no', how, () => ({ options: ['yes', 'no'], min: 1, max: 1 }));
  }
  number(name: string, how: AskHow<G, Registers> & Range<G>): this {
    this.register(name, 'plain', 0);
    return this.ask(name, 'number', how, (x, r) => ({ min: how.min(x, r), max: how.max(x, r) }));
  }
  menu(how: AskHow<G, Registers> & { actions: readonly Action<G>[] }): this {
    this.ask('', 'action', how, () => ({ min: 1, max: 1 }));
    at(this.steps, this.steps.length - 1).behind = { ...NOTHING_BEHIND, actions: how.actions };
    return this;
  }
  when(test: Step<G>['test'], yes: (p: this) => unknown, no?: (p: this) => unknown): this {
    const unless = this.push({ op: 'unless', test });
    yes(this);
    if (no) {
      const jump = this.push({ op: 'jump' });
      at(this.steps, unless).to = this.steps.length;
      no(this);
      at(this.steps, jump).to = this.steps.length;
    } else at(this.steps, unless).to = this.steps.length;
    return this;
  }
  while(test: Step<G>['test'], body: (p: this) => unknown): this {
    const top = this.push({ op: 'unless', test });
    body(this);
    this.push({ op: 'jump', to: top });
    at(this.steps, top).to = this.steps.length;
    return this;
  }
  run(program: Say<G, Registers, Program<G> | null>, how: RunHow<G, Registers> = {}, name = ''): this {
    const { you, source, given } = how;
    const run: Run<G> = (x, r) => {
      const next = program(x, r);
      if (next) x.run(next, you ? you(x, r) : x.you, source ? source(x, r) : x.source, given?.(x, r));
    };
    this.push({ op: 'run', run, name });
    return this;
  }
  call(name: string, program: Say<G, Registers, Program<G>>, how: RunHow<G, Registers> = {}): this {
    this.register(name, 'plain', 0);
    return this.run(program, how, name);
  }
}

interface Range<G extends Spec> {
  min: (x: Rules<G>, r: Registers) => number;
  max: (x: Rules<G>, r: Registers) => number;
}

/** `sequence<Door>((p) => p.choose(…).pick(…).do(…))` */
export function sequence<G extends Spec>(write: (p: Steps<G, object>) => unknown): Program<G> {
  const builder = new Builder<G>();
  write(builder as unknown as Steps<G, object>); // the builder does at run time what `Steps` promises the compiler
  const { steps, registers, blank } = builder;
  const lists = Object.keys(blank).filter((name) => Array.isArray(blank[name])); // determinism: order is not used
  return {
    name: '',
    registers,
    start() {
      const r = { ...blank };
      for (const name of lists) r[name] = [];
      return r;
    },
    advance(x, frame) {
      while (frame.step < steps.length) {
        const step = steps[frame.step] as Step<G>;
        if (step.op === 'ask') return step.run(x, frame.r, frame);
        if (step.op === 'jump') {
          frame.step = step.to;
          if (x.tired()) return;
        } else if (step.op === 'unless') {
          frame.step = step.test(x, frame.r) ? frame.step + 1 : step.to;
        } else {
          frame.step++;
          step.run(x, frame.r, frame);
          if (!x.idle(frame)) return;
        }
      }
      x.finish(0);
    },
    hear(x, frame, seat, move) {
      const step = at(steps, frame.step);
      frame.step++;
      if ('do' in move) x.act(step.behind.actions, seat, move);
      else if ('choose' in move) frame.r[step.name] = move.choose;
      else if ('say' in move) frame.r[step.name] = move.say;
      else if ('pick' in move) {
        frame.r[step.name] = Array.isArray(blank[step.name]) ? move.pick.slice() : at(move.pick, 0);
      }
    },
    returned(frame, result) {
      const { name } = at(steps, frame.step - 1);
      if (name !== '') frame.r[name] = result;
    },
    asked: (frame) => at(steps, frame.step).behind,
  };
}
