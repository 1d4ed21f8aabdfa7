/** Copies of a match that share nothing with it, made field by field from the game's declaration. */
import type { Fields } from './fields.ts';
import type { Game } from './game.ts';
import type { Frame, Match, Question, Registers, Spec } from './types.ts';

/** A deep copy of plain JSON. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]); // determinism: a copy
  return copy as T;
}

type Loose = Record<string, unknown>;

/** How to copy the fields of a table that are not plain scalars. */
interface Plan {
  lists: string[];
  lists2: string[];
  records: string[];
}
const plans = new WeakMap<Fields, Plan>();
function planOf(fields: Fields, names: readonly string[]): Plan {
  let plan = plans.get(fields);
  if (!plan) {
    const shaped = (shape: string): string[] => names.filter((name) => fields[name]?.shape === shape);
    plan = { lists: shaped('list'), lists2: shaped('lists'), records: shaped('records') };
    plans.set(fields, plan);
  }
  return plan;
}

function forkTable<T extends object>(plan: Plan, table: T): T {
  const copy = { ...table } as Loose; // a spread keeps the shape of the object, which keeps the rules fast
  for (const name of plan.lists) copy[name] = (copy[name] as unknown[]).slice();
  for (const name of plan.lists2) copy[name] = (copy[name] as unknown[][]).map((list) => list.slice());
  for (const name of plan.records) copy[name] = copyOf(copy[name]);
  return copy as T;
}

function forkFrame(frame: Frame): Frame {
  const r: Registers = { ...frame.r };
  for (const name in r) {
    // determinism: each register is copied, in whatever order
    const value = r[name];
    if (typeof value === 'object' && value !== null) r[name] = value.slice();
  }
  return { program: frame.program, step: frame.step, you: frame.you, source: frame.source, r };
}

function forkQuestion(q: Question): Question {
  return {
    kind: q.kind,
    seats: q.seats.slice(),
    prompt: q.prompt,
    params: q.params,
    source: q.source,
    of: q.of,
    from: q.from.slice(),
    options: q.options.slice(),
    min: q.min,
    max: q.max,
    picked: q.picked.slice(),
    sealed: q.sealed,
    heard: q.heard.slice(),
    idle: q.idle,
  };
}

/**
 * Copies a match. What never changes once it is there is shared: options, a question's parameters and heard answers, the
 * ending, the checkpoint of a draft.
 */
export function fork<G extends Spec>(
  game: Game<G>,
  match: Match<G['table'], G['options']>,
): Match<G['table'], G['options']> {
  const { stack } = match;
  const frames = new Array<Frame>(stack.length);
  for (let i = 0; i < stack.length; i++) frames[i] = forkFrame(stack[i] as Frame);
  return {
    game: match.game,
    rules: match.rules,
    seats: match.seats,
    options: match.options,
    viewer: match.viewer,
    turn: match.turn,
    answers: match.answers,
    table: forkTable(planOf(game.fields, game.names), match.table),
    known: match.known.slice(),
    where: match.where.slice(),
    stack: frames,
    asking: match.asking === null ? null : forkQuestion(match.asking),
    draft: match.draft === null ? null : { ...match.draft },
    over: match.over,
    rng: match.rng.slice(),
  };
}
