/**
 * A sequence asks a known number of questions in order. Each step adds a register; reading one too early, or one that
 * only a branch has asked for, does not compile. It is compiled to a flat list of steps with jumps.
 */
import {
  type Action,
  type Behind,
  type CopyId,
  type Kind,
  type Move,
  must,
  type Params,
  type Program,
  pickByPlace,
  type QuestionDetails,
  type Refusal,
  type RegisterKind,
  type Registers,
  type Running,
  type Scalar,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';

type Thing<O extends string> = O extends 'seat' ? Seat : O extends 'card' ? CopyId : number;
/** Works a value out when the step is reached, from the match and the registers filled so far. */
type Compute<G extends Spec, R, T> = (x: Running<G>, r: R) => T;
type NoCard<T> = T extends CopyId ? never : unknown;

/** What every question of a sequence may say. `by` is the seat that is asked; absent: `you`. */
interface AskHow<G extends Spec, R, T = never> {
  prompt: string;
  by?: Compute<G, R, Seat>;
  params?: Compute<G, R, Params>;
  /** `first`: the first answer listed, with as few things as are allowed. */
  ifAbsent?: QuestionDetails['ifAbsent'] | 'first' | Compute<G, R, QuestionDetails['ifAbsent']>;
  /** An answer to take without asking, or null to ask. Only where everybody can see that it is the only answer. */
  unasked?: Compute<G, R, T | null>;
}
interface PickHow<G extends Spec, R, O extends string, T = Thing<O>> extends AskHow<G, R, T> {
  noun: O;
  from: Compute<G, R, readonly Thing<O>[]>;
  why?: (x: Running<G>, r: R, thing: Thing<O>) => Refusal | null;
}
interface ChooseHow<G extends Spec, R, W extends string> extends AskHow<G, R, W> {
  options: readonly W[] | Compute<G, R, readonly W[]>;
  why?: (x: Running<G>, r: R, word: W) => Refusal | null;
}
type YesNoHow<G extends Spec, R> = Omit<ChooseHow<G, R, 'yes' | 'no'>, 'options'>;
interface Range<G extends Spec, R> {
  min: number | Compute<G, R, number>;
  max: number | Compute<G, R, number>;
}
type OrderHow<G extends Spec, R, O extends string> = PickHow<G, R, O, Thing<O>[]> & Partial<Range<G, R>>;
type SomeHow<G extends Spec, R, O extends string> = PickHow<G, R, O, Thing<O>[]> & Range<G, R>;
/** For whom and for which card another program runs, and registers it starts with. */
interface RunHow<G extends Spec, R> {
  you?: Compute<G, R, Seat>;
  source?: Compute<G, R, CopyId>;
  given?: Compute<G, R, Registers>;
}
/** A menu has no first answer to give for a missing player. */
type Menu<G extends Spec, R> = Omit<AskHow<G, R>, 'ifAbsent'> & {
  actions: readonly Action<G>[];
  ifAbsent?: QuestionDetails['ifAbsent'] | Compute<G, R, QuestionDetails['ifAbsent']>;
};
type Branch<G extends Spec, R> = (p: Steps<G, R>) => unknown;
type With<G extends Spec, R, N extends string, T> = Steps<G, R & Record<N, T>>;

/** Everybody sees what was answered; cards, whoever knows them. */
export interface Steps<G extends Spec, R> {
  do(run: Compute<G, R, void>): Steps<G, R>;
  /** Works a value out and remembers it. Everybody sees it, so it must not be a card: those belong in a zone. */
  keep<N extends string, T extends Scalar>(name: N, value: Compute<G, R, T & NoCard<T>>): With<G, R, N, T>;
  /** One thing; asked even when only one is left. An empty list throws `NothingToPick`. */
  pick<N extends string, O extends string>(name: N, how: PickHow<G, R, O>): With<G, R, N, Thing<O>>;
  /** Several things, in the order of `from`. */
  pickSome<N extends string, O extends string>(name: N, how: SomeHow<G, R, O>): With<G, R, N, Thing<O>[]>;
  /** All things of `from`, or `min` to `max` of them, in the order in which they are picked. */
  order<N extends string, O extends string>(name: N, how: OrderHow<G, R, O>): With<G, R, N, Thing<O>[]>;
  choose<N extends string, W extends string>(name: N, how: ChooseHow<G, R, W>): With<G, R, N, W>;
  yesNo<N extends string>(name: N, how: YesNoHow<G, R>): With<G, R, N, 'yes' | 'no'>;
  number<N extends string>(name: N, how: AskHow<G, R, number> & Range<G, R>): With<G, R, N, number>;
  menu(how: Menu<G, R>): Steps<G, R>;
  /** Registers filled inside a branch are not readable after it. */
  when(test: Compute<G, R, boolean>, yes: Branch<G, R>, no?: Branch<G, R>): Steps<G, R>;
  while(test: Compute<G, R, boolean>, body: Branch<G, R>): Steps<G, R>;
  /** Runs another program, or none; `call` remembers its result. */
  run(program: Compute<G, R, Program<G> | null>, how?: RunHow<G, R>): Steps<G, R>;
  call<N extends string>(name: N, program: Compute<G, R, Program<G>>, how?: RunHow<G, R>): With<G, R, N, number>;
  /** The result that `call` remembers; must be the last step. */
  result(value: Compute<G, R, number>): void;
}

interface Step<G extends Spec> {
  op: 'do' | 'ask' | 'unless' | 'jump';
  /** `ask` puts the question, `do` changes things or runs another program. */
  run: Compute<G, Registers, void>;
  test: Compute<G, Registers, boolean>;
  /** Where `unless` and `jump` go. */
  to: number;
  /** The register that the answer or result fills. */
  name: string;
  read: Read;
  behind: Behind<G>;
}

/** What an answer leaves in its register; for a move of another form, what stands there before it is filled. */
type Read = (move: Move) => Registers[string];
// One for each form: code that meets moves of every form is slow to look into them.
const thing: Read = (move) => ('pick' in move ? (move.pick[0] ?? 0) : 0);
const things: Read = (move) => ('pick' in move ? move.pick.slice() : []);
const word: Read = (move) => ('choose' in move ? move.choose : '');
const number: Read = (move) => ('say' in move ? move.say : 0);
const NO_ANSWER: Move = { do: '' };

type AnyHow<G extends Spec> = AskHow<G, Registers, Registers[string]> &
  Partial<Range<G, Registers>> & {
    noun?: string;
    from?: Compute<G, Registers, readonly number[]>;
    options?: readonly string[] | Compute<G, Registers, readonly string[]>;
    why?: unknown;
    actions?: readonly Action<G>[];
  };

class Builder<G extends Spec> {
  readonly steps: Step<G>[] = [];
  readonly registers: Record<string, RegisterKind> = {};
  readonly blank: Registers = {};
  value: Compute<G, Registers, number> = () => 0;

  private push(step: Partial<Step<G>>): Step<G> {
    const behind = { actions: [], why: null, joint: null, ways: null };
    const whole: Step<G> = { op: 'do', run: () => {}, test: () => true, to: 0, name: '', read: word, behind, ...step };
    this.steps.push(whole);
    return whole;
  }
  private register(name: string, kind: RegisterKind, blank: Registers[string]): void {
    if (name in this.blank) throw new Error(`register "${name}" is filled twice`);
    this.registers[name] = kind;
    this.blank[name] = blank;
  }
  private ask(name: string, kind: Kind, how: AnyHow<G>, read: Read): this {
    const { prompt, by, params, noun, from, options, min, max, ifAbsent, unasked, why = null, actions = [] } = how;
    const words = typeof options === 'function' ? options : () => options;
    if (name !== '') this.register(name, noun !== 'card' ? 'open' : read === thing ? 'card' : 'cards', read(NO_ANSWER));
    const run: Step<G>['run'] = (x, r) => {
      const answer = unasked?.(x, r) ?? null;
      if (answer !== null) {
        r[name] = Array.isArray(answer) ? answer.slice() : answer;
        x.top.step++;
        return;
      }
      const list = from?.(x, r);
      const count = kind === 'order' ? list?.length : 1;
      x.ask(kind, by ? by(x, r) : x.you, prompt, {
        params: params?.(x, r),
        noun,
        from: list,
        options: words(x, r),
        min: typeof min === 'function' ? min(x, r) : (min ?? count),
        max: typeof max === 'function' ? max(x, r) : (max ?? count),
        ifAbsent: ifAbsent === 'first' ? undefined : typeof ifAbsent === 'function' ? ifAbsent(x, r) : ifAbsent,
      });
      if (ifAbsent === 'first') fillIfAbsent(x, behind, r);
    };
    const behind: Behind<G> = { actions, why: why as Behind<G>['why'], joint: null, ways: null };
    this.push({ op: 'ask', run, name, read, behind });
    return this;
  }
  do(run: Step<G>['run']): this {
    this.push({ run });
    return this;
  }
  keep(name: string, value: Compute<G, Registers, Scalar>): this {
    this.register(name, 'open', 0);
    return this.do((x, r) => {
      r[name] = value(x, r);
    });
  }
  pick = (name: string, how: AnyHow<G>): this => this.ask(name, 'cards', how, thing);
  pickSome = (name: string, how: AnyHow<G>): this => this.ask(name, 'cards', how, things);
  order = (name: string, how: AnyHow<G>): this => this.ask(name, 'order', how, things);
  choose = (name: string, how: AnyHow<G>): this => this.ask(name, 'option', how, word);
  yesNo = (name: string, how: AnyHow<G>): this => this.ask(name, 'yes-no', { ...how, options: ['yes', 'no'] }, word);
  number = (name: string, how: AnyHow<G>): this => this.ask(name, 'number', how, number);
  menu = (how: AnyHow<G>): this => this.ask('', 'action', how, word);
  when(test: Step<G>['test'], yes: (p: this) => unknown, no?: (p: this) => unknown): this {
    const unless = this.push({ op: 'unless', test });
    yes(this);
    const jump = no ? this.push({ op: 'jump' }) : null;
    unless.to = this.steps.length;
    no?.(this);
    if (jump) jump.to = this.steps.length;
    return this;
  }
  while(test: Step<G>['test'], body: (p: this) => unknown): this {
    const top = this.steps.length;
    const unless = this.push({ op: 'unless', test });
    body(this);
    this.push({ op: 'jump', to: top });
    unless.to = this.steps.length;
    return this;
  }
  run(program: Compute<G, Registers, Program<G> | null>, how: RunHow<G, Registers> = {}, name = ''): this {
    const { you, source, given } = how;
    const run: Step<G>['run'] = (x, r) => {
      const next = program(x, r);
      if (next) x.run(next, you ? you(x, r) : x.you, source ? source(x, r) : x.source, given?.(x, r));
    };
    this.push({ run, name });
    return this;
  }
  result(value: Compute<G, Registers, number>): void {
    this.value = value;
  }
  call(name: string, program: Compute<G, Registers, Program<G>>, how: RunHow<G, Registers> = {}): this {
    this.register(name, 'open', 0);
    return this.run(program, how, name);
  }
}

/** Gives the question just asked its first legal answer as `ifAbsent`. */
function fillIfAbsent<G extends Spec>(x: Running<G>, { why }: Behind<G>, r: Registers): void {
  const q = x.match.asking ?? x.bug('nothing is asked');
  const asker = x.answering;
  x.answering = must(q.seats, 0); // `why` may read it
  const fits = (answer: number | string): boolean => why === null || why(x, r, answer) === null;
  const word = q.options.find(fits);
  // A card the seat cannot see goes by its place: its number would give it away.
  const sees = (card: number): boolean => q.noun !== 'card' || (must(x.match.known, card) & (1 << x.answering)) !== 0;
  if (q.kind === 'number' && word === undefined) q.ifAbsent = { say: q.min };
  else if (word !== undefined) q.ifAbsent = { choose: word };
  else {
    const pick: number[] = [];
    for (let place = 0; pick.length < q.min && place < q.from.length; place++) {
      const thing = must(q.from, place);
      if (fits(thing)) pick.push(sees(thing) ? thing : pickByPlace(place));
    }
    q.ifAbsent = { pick };
  }
  x.answering = asker;
}

/** `sequence<Door>((p) => p.choose(…).pick(…).do(…))` */
export function sequence<G extends Spec>(write: (p: Steps<G, object>) => unknown): Program<G> {
  const builder = new Builder<G>();
  write(builder as unknown as Steps<G, object>); // the builder does at run time what `Steps` promises the compiler
  const { steps, registers, blank, value } = builder;
  const isBlank = Object.keys(blank).length === 0; // determinism: order is not used
  const lists = Object.keys(blank).filter((name) => Array.isArray(blank[name])); // determinism: order is not used
  return {
    name: '',
    registers,
    start() {
      if (isBlank) return {};
      const r = { ...blank };
      for (const name of lists) r[name] = [];
      return r;
    },
    advance(x, frame) {
      while (frame.step < steps.length) {
        const step = steps[frame.step] as Step<G>;
        if (step.op === 'ask') return step.run(x, frame.r);
        if (step.op === 'jump') frame.step = step.to;
        else if (step.op === 'unless') frame.step = step.test(x, frame.r) ? frame.step + 1 : step.to;
        else {
          frame.step++;
          step.run(x, frame.r);
          if (!x.isOnTop(frame)) return;
        }
        if (step.op === 'jump' && x.outOfSteps()) return;
      }
      x.finish(value(x, frame.r));
    },
    hear(x, frame, seat, move) {
      const { name, read, behind } = steps[frame.step++] ?? x.bug('nothing was asked here');
      if (name !== '') frame.r[name] = read(move);
      else if ('do' in move) x.act(behind.actions, seat, move);
    },
    returned(frame, result) {
      const name = steps[frame.step - 1]?.name ?? '';
      if (name !== '') frame.r[name] = result;
    },
    behind: (frame) => (steps[frame.step] ?? must(steps, frame.step)).behind,
  };
}
