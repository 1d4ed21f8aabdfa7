/** One rule, three faces (K4): why a move is refused, which moves there are, and one drawn at random. */
import type { Game, KernelCode } from './game.ts';
import type { MatchOf } from './machine.ts';
import type { Action, Asked } from './program.ts';
import { below, type Rng } from './rng.ts';
import type { Rules } from './rules.ts';
import { type Act, at, type CopyId, FACE_DOWN, type Frame, type Kind, type Move, no, type Question } from './types.ts';
import type { Refusal, Seat, Spec } from './types.ts';

const FITS: Record<Kind, readonly string[]> = {
  action: ['do'], cards: ['pick', 'also'], order: ['pick'], option: ['choose'], 'yes-no': ['choose'],
  number: ['say', 'choose'], layout: ['layout'], timing: ['timing'],
};

/** The name of the form a move has, or '' if it has none: moves come from outside. */
function formOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return '';
  const m = move as Record<string, unknown>;
  const whole = (n: unknown): boolean => Number.isSafeInteger(n);
  const keys = Object.keys(m); // determinism: only looked at
  const only = (...names: string[]): boolean => keys.every((key) => names.includes(key));
  if (typeof m['do'] === 'string') {
    const fits = (m['card'] === undefined || whole(m['card'])) && (m['at'] === undefined || whole(m['at']));
    return fits && only('do', 'card', 'at') ? 'do' : '';
  }
  if (Array.isArray(m['pick'])) return m['pick'].every(whole) && only('pick') ? 'pick' : '';
  if ('also' in m) return (m['also'] === null || whole(m['also'])) && only('also') ? 'also' : '';
  if (typeof m['choose'] === 'string') return only('choose') ? 'choose' : '';
  if ('say' in m) return typeof m['say'] === 'number' && only('say') ? 'say' : '';
  if (typeof m['layout'] === 'object' && m['layout'] !== null) return isLayout(m['layout']) && only('layout') ? 'layout' : '';
  if ('timing' in m && typeof m['for'] === 'string') {
    return (m['timing'] === null || typeof m['timing'] === 'number') && only('timing', 'for') ? 'timing' : '';
  }
  return '';
}

function isLayout(layout: object): boolean {
  const { run, cards, shifts } = layout as Record<string, unknown>;
  const places = (list: unknown): boolean =>
    Array.isArray(list) && list.every((p) => Number.isSafeInteger(p?.card) && typeof p?.as === 'string');
  return Number.isSafeInteger(run) && places(cards) && places(shifts);
}

/** Null when the move is legal, else the reason. Asked of a view it cannot know more than its viewer (K5). */
export function refuse<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move): Refusal | null {
  const x = game.x.enter(match);
  try {
    const found = check(game, x, match, seat, move);
    if (typeof found !== 'string') return found;
    return no(game.def.code ? game.def.code(found, x, seat, move) : found);
  } finally {
    x.leave();
  }
}

function check<G extends Spec>(
  game: Game<G>, x: Rules<G>, match: MatchOf<G>, seat: Seat, move: Move,
): Refusal | KernelCode | null {
  const q = match.asking;
  if (match.over !== null || q === null) return 'over';
  const form = formOf(move);
  if (form === '' || ('do' in move && !game.actions.has(move.do))) return 'unknown-move';
  const frame = at(match.stack, match.stack.length - 1);
  const behind = game.program(frame).asked(frame);
  const asked = q.seats.includes(seat);
  if (game.def.firstFault === 'seat' && !asked) return 'not-asked';
  if (!FITS[q.kind].includes(form)) return 'wrong-step';
  if ('do' in move && !behind.actions.some((action) => action.id === move.do)) return 'wrong-step';
  if ('timing' in move && !q.options.includes(move.for)) return 'wrong-step';
  if (!asked) return 'not-asked';
  enterFrame(x, frame, seat);
  return content(x, q, frame, behind, seat, move);
}

function enterFrame<G extends Spec>(x: Rules<G>, frame: Frame, seat: Seat): void {
  x.you = frame.you;
  x.source = frame.source;
  x.seat = seat;
}

function content<G extends Spec>(
  x: Rules<G>, q: Question, frame: Frame, behind: Asked<G>, seat: Seat, move: Move,
): Refusal | KernelCode | null {
  const why = (answer: number | string | Move): Refusal | null => (behind.why ? behind.why(x, frame.r, answer) : null);
  if ('do' in move) return refuseAction(x, behind.actions, seat, move);
  if ('choose' in move) return q.options.includes(move.choose) ? why(move.choose) : 'not-an-option';
  if ('say' in move) {
    return Number.isInteger(move.say) && move.say >= q.min && move.say <= q.max ? why(move.say) : 'out-of-range';
  }
  if ('layout' in move) return why(move);
  if ('timing' in move) {
    const right = move.timing === null || (Number.isInteger(move.timing) && move.timing >= 0);
    return right ? why(move) : 'bad-timing';
  }
  if ('also' in move) {
    if (move.also === null) return q.picked.length >= q.min ? null : 'how-many';
    return refuseAlso(x, q, seat, move.also, why);
  }
  if (move.pick.length < q.min || move.pick.length > q.max || q.picked.length > 0) return 'how-many';
  if (new Set(move.pick).size < move.pick.length) return 'twice';
  for (const pick of move.pick) {
    const refusal = refusePick(x, q, seat, pick, why);
    if (refusal) return refusal;
  }
  return null;
}

type Why = (answer: number) => Refusal | null;

function refusePick<G extends Spec>(x: Rules<G>, q: Question, seat: Seat, pick: number, why: Why) {
  const place = pick < 0 ? -1 - pick : q.from.indexOf(pick);
  const thing = q.from[place];
  // A card the seat cannot see is named by its place: guessing its number is no way to find out.
  if (thing === undefined || (q.of === 'card' && seesCard(x, seat, thing) !== pick > 0)) return 'not-an-option';
  return why(thing);
}

const seesCard = <G extends Spec>(x: Rules<G>, seat: Seat, card: number): boolean =>
  card !== FACE_DOWN && (at(x.match.known, card) & (1 << seat)) !== 0;

/** Picks one by one follow the order of `from`, so that a set of cards can be reached in one way only. */
function refuseAlso<G extends Spec>(x: Rules<G>, q: Question, seat: Seat, pick: number, why: Why) {
  if (q.kind !== 'cards') return 'wrong-step';
  const last = q.picked.length === 0 ? -1 : q.from.indexOf(at(q.picked, q.picked.length - 1));
  const place = pick < 0 ? -1 - pick : q.from.indexOf(pick);
  if (place <= last || q.picked.length >= q.max) return 'not-an-option';
  const refusal = refusePick(x, q, seat, pick, why);
  if (refusal) return refusal;
  const later = q.from.slice(place + 1).filter((thing) => why(thing) === null).length;
  return q.picked.length + 1 + later >= q.min ? null : 'how-many';
}

function refuseAction<G extends Spec>(
  x: Rules<G>, actions: readonly Action<G>[], seat: Seat, move: Act,
): Refusal | KernelCode | null {
  x.point(seat, move);
  for (const action of actions) {
    if (action.id !== move.do) continue;
    if (!listed(action.of?.(x), move.card) || !listed(action.at?.(x), move.at)) return 'not-an-option';
    return action.refuse?.(x) ?? null;
  }
  return 'wrong-step';
}

const listed = (things: readonly number[] | undefined, thing: number | undefined): boolean =>
  things === undefined ? thing === undefined : thing !== undefined && things.includes(thing);

/** What may be answered: complete, except that timings and layouts are stood for by the game's marks. */
export function moves<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat): Move[] {
  const q = match.asking;
  if (q === null || match.over !== null || !q.seats.includes(seat)) return [];
  const x = game.x.enter(match);
  try {
    const frame = at(match.stack, match.stack.length - 1);
    const behind = game.program(frame).asked(frame);
    enterFrame(x, frame, seat);
    const legal = (move: Move): boolean => content(x, q, frame, behind, seat, move) === null;
    return candidates(x, q, frame, behind, seat).filter(legal);
  } finally {
    x.leave();
  }
}

function candidates<G extends Spec>(x: Rules<G>, q: Question, frame: Frame, behind: Asked<G>, seat: Seat): Move[] {
  switch (q.kind) {
    case 'action':
      return behind.actions.flatMap((action) => pointings(x, action, seat));
    case 'cards': {
      const things = namesOf(x, q, seat);
      if (q.min === 1 && q.max === 1) return things.map((pick) => ({ pick: [pick] }));
      return [...things.map((also) => ({ also })), { also: null }];
    }
    case 'order':
      return permutations(namesOf(x, q, seat)).map((pick) => ({ pick }));
    case 'option':
    case 'yes-no':
      return q.options.map((choose) => ({ choose }));
    case 'number': {
      const words: Move[] = q.options.map((choose) => ({ choose }));
      for (let say = q.min; say <= q.max; say++) words.push({ say });
      return words;
    }
    case 'timing':
    case 'layout':
      return behind.marks ? behind.marks(x, frame.r, seat) : [];
  }
}

const nameOf = <G extends Spec>(x: Rules<G>, q: Question, seat: Seat, thing: number, place: number): number =>
  q.of === 'card' && !seesCard(x, seat, thing) ? -1 - place : thing;

const namesOf = <G extends Spec>(x: Rules<G>, q: Question, seat: Seat): number[] =>
  q.from.map((thing, place) => nameOf(x, q, seat, thing, place));

function pointings<G extends Spec>(x: Rules<G>, action: Action<G>, seat: Seat): Move[] {
  x.point(seat, { do: action.id });
  const cards = action.of ? action.of(x) : [undefined];
  return cards.flatMap((card) => {
    x.point(seat, pointed(action.id, card));
    const ats = action.at ? action.at(x) : [undefined];
    return ats.map((thing) => pointed(action.id, card, thing));
  });
}

function pointed(id: string, card?: CopyId, thing?: number): Act {
  const move: Act = { do: id };
  if (card !== undefined) move.card = card;
  if (thing !== undefined) move.at = thing;
  return move;
}

function permutations(list: readonly number[]): number[][] {
  if (list.length > 6) throw new Error(`${list.length} things have too many orders to list; draw one with sample`);
  if (list.length <= 1) return [list.slice()];
  return list.flatMap((first, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]));
}

const TRIES = 12;

/** Draws one legal answer cheaply; every answer can come, not every one equally often. */
export function sample<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, rng: Rng): Move {
  const q = match.asking;
  if (q === null || match.over !== null) throw new Error(`${game.id}: nothing is asked of seat ${seat + 1}`);
  const x = game.x.enter(match);
  try {
    const frame = at(match.stack, match.stack.length - 1);
    const behind = game.program(frame).asked(frame);
    enterFrame(x, frame, seat);
    for (let i = 0; i < TRIES; i++) {
      const move = draw(x, q, frame, behind, seat, rng);
      if (move !== null && content(x, q, frame, behind, seat, move) === null) return move;
    }
  } finally {
    x.leave();
  }
  const all = moves(game, match, seat);
  if (all.length === 0) throw new Error(`${game.id}: seat ${seat + 1} is asked "${q.prompt}" and has no legal answer`);
  return at(all, below(rng, all.length));
}

function draw<G extends Spec>(
  x: Rules<G>, q: Question, frame: Frame, behind: Asked<G>, seat: Seat, rng: Rng,
): Move | null {
  const one = <T>(list: readonly T[]): T => at(list, list.length === 1 ? 0 : below(rng, list.length));
  switch (q.kind) {
    case 'action': {
      const action = one(behind.actions);
      x.point(seat, { do: action.id });
      const cards = action.of?.(x);
      if (cards?.length === 0) return null;
      const card = cards ? one(cards) : undefined;
      if (card !== undefined) x.point(seat, pointed(action.id, card));
      const ats = action.at?.(x);
      return ats?.length === 0 ? null : pointed(action.id, card, ats ? one(ats) : undefined);
    }
    case 'cards': {
      if (q.picked.length > 0) return null;
      if (q.max === 1 && q.min === 1) {
        const place = q.from.length === 1 ? 0 : below(rng, q.from.length);
        return { pick: [nameOf(x, q, seat, at(q.from, place), place)] };
      }
      const count = q.min + below(rng, Math.min(q.max, q.from.length) - q.min + 1);
      return { pick: someOf(namesOf(x, q, seat), count, rng) };
    }
    case 'order':
      return { pick: someOf(namesOf(x, q, seat), q.from.length, rng) };
    case 'option':
    case 'yes-no':
      return { choose: one(q.options) };
    case 'number': {
      const n = below(rng, q.max - q.min + 1 + q.options.length);
      return n < q.options.length ? { choose: at(q.options, n) } : { say: q.min + n - q.options.length };
    }
    case 'timing':
    case 'layout': {
      const marks = behind.marks ? behind.marks(x, frame.r, seat) : [];
      return marks.length === 0 ? null : one(marks);
    }
  }
}

function someOf(list: readonly number[], count: number, rng: Rng): number[] {
  const rest = list.slice();
  const some: number[] = [];
  while (some.length < count) some.push(at(rest.splice(below(rng, rest.length), 1), 0));
  return some;
}
