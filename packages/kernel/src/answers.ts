/** Legality, written once and used in three ways (K4): why a move is refused, all legal moves, one at random. */

import { below, type Rng } from '@dealers-choice/chance';
import { formOf } from './form.ts';
import type { Game, KernelCode } from './game.ts';
import type { Action, Behind } from './program.ts';
import type { Running } from './running.ts';
import type { Act, CopyId, Frame, Kind, MatchOf, Move, Question, Refusal, Seat, Spec } from './types.ts';
import { FACE_DOWN, must, no, pickByPlace, placeOf } from './types.ts';

/** The forms of a move (see form.ts) that answer each kind of question. */
const FITS: Readonly<Record<Kind, readonly string[]>> = {
  action: ['do'],
  cards: ['pick', 'also'],
  order: ['pick', 'also'],
  option: ['choose'],
  'yes-no': ['choose'],
  number: ['say', 'choose'],
  layout: ['layout'],
  timing: ['timing'],
};

/** The open question with the code behind it, as one seat faces it. */
class Faced<G extends Spec> {
  readonly x: Running<G>;
  readonly q: Question;
  readonly seat: Seat;
  readonly frame: Frame;
  readonly behind: Behind<G>;
  constructor(x: Running<G>, q: Question, seat: Seat) {
    this.x = x;
    this.q = q;
    this.seat = seat;
    this.frame = x.top;
    this.behind = x.game.program(this.frame).behind(this.frame);
    x.stepIn(this.frame, seat);
  }
  why(answer: number | string | Move): Refusal | null {
    return this.behind.why ? this.behind.why(this.x, this.frame.r, answer) : null;
  }
  whyTogether(things: readonly number[]): Refusal | null {
    return this.behind.joint ? this.behind.joint(this.x, this.frame.r, things) : null;
  }
  /** How the seat picks a thing of `from`: a card that it cannot see goes by its place. */
  nameOf(thing: number, place: number): number {
    return this.q.noun === 'card' && !this.sees(thing) ? pickByPlace(place) : thing;
  }
  sees(card: number): boolean {
    return card !== FACE_DOWN && ((this.x.match.known[card] ?? 0) & (1 << this.seat)) !== 0;
  }
  names(): number[] {
    return this.q.from.map((thing, place) => this.nameOf(thing, place));
  }
}

/** Null when the move is legal, else the reason. Computed on a view, it tells no more than its viewer may know (K5). */
export function refuse<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move): Refusal | null {
  return game.x.on(match, undefined, (x) => {
    const found = check(x, seat, move);
    if (typeof found !== 'string') return found;
    const why = game.def.code?.(found, x, seat, move) ?? found;
    return typeof why === 'string' ? no(why) : why;
  });
}

function check<G extends Spec>(x: Running<G>, seat: Seat, move: Move): Refusal | KernelCode | null {
  const q = x.match.asking;
  if (x.match.over !== null || q === null) return 'over';
  const form = formOf(move);
  if (form === '' || ('do' in move && !x.game.actions.has(move.do))) return 'unknown-move';
  const faced = new Faced(x, q, seat);
  const asked = q.seats.includes(seat);
  if (x.game.def.firstFault === 'seat' && !asked) return 'not-asked';
  if (!FITS[q.kind].includes(form)) return 'wrong-step';
  if ('do' in move && !faced.behind.actions.some((action) => action.id === move.do)) return 'wrong-step';
  if ('timing' in move && !q.options.includes(move.for)) return 'wrong-step';
  return asked ? refuseContent(faced, move) : 'not-asked';
}

function refuseContent<G extends Spec>(faced: Faced<G>, move: Move): Refusal | KernelCode | null {
  const { q } = faced;
  if ('do' in move) return refuseAction(faced, move);
  if ('pick' in move) return refusePicks(faced, move.pick);
  if ('choose' in move) return q.options.includes(move.choose) ? faced.why(move.choose) : 'not-an-option';
  if ('say' in move) {
    return Number.isInteger(move.say) && move.say >= q.min && move.say <= q.max ? faced.why(move.say) : 'out-of-range';
  }
  if ('timing' in move) {
    const { timing } = move;
    return timing === null || (Number.isSafeInteger(timing) && timing >= 0) ? faced.why(move) : 'bad-timing';
  }
  if ('layout' in move) return faced.why(move);
  if (move.also === null) return q.picked.length >= q.min ? null : 'how-many';
  return refuseAlso(faced, move.also);
}

function refusePicks<G extends Spec>(faced: Faced<G>, picks: readonly number[]): Refusal | KernelCode | null {
  const { q } = faced;
  if (picks.length < q.min || picks.length > q.max) return 'how-many';
  if (picks.length > 1 && new Set(picks).size < picks.length) return 'twice';
  for (const pick of picks) {
    const refusal = refusePick(faced, pick);
    if (refusal) return refusal;
  }
  return picks.length === 0 || !faced.behind.joint ? null : faced.whyTogether(picks.map((pick) => thingOf(q, pick)));
}
const thingOf = (q: Question, pick: number): number => must(q.from, placeOf(q, pick));

function refusePick<G extends Spec>(faced: Faced<G>, pick: number): Refusal | KernelCode | null {
  const place = placeOf(faced.q, pick);
  const thing = faced.q.from[place];
  // A seat that guesses the number of a card it cannot see must not learn whether it guessed right.
  return thing === undefined || faced.nameOf(thing, place) !== pick ? 'not-an-option' : faced.why(thing);
}

/** Single picks follow the order of `from`, so that a set is reached in one way only; an `order` may take any next. */
function refuseAlso<G extends Spec>(faced: Faced<G>, pick: number): Refusal | KernelCode | null {
  const { q } = faced;
  const place = placeOf(q, pick);
  const passed = q.kind === 'order' ? q.picked.includes(place) : place <= (q.picked[q.picked.length - 1] ?? -1);
  if (passed || q.picked.length >= q.max) return 'not-an-option';
  const refusal = refusePick(faced, pick);
  if (refusal) return refusal;
  const places = [...q.picked, place];
  const things = places.map((picked) => must(q.from, picked));
  const isLater = (other: number): boolean => (q.kind === 'order' ? !places.includes(other) : other > place);
  const later = q.from.filter((thing, other) => isLater(other) && faced.why(thing) === null);
  return faced.whyTogether(things) ?? (reachesMin(faced, things, later) ? null : 'how-many');
}

/** Can enough of `later` be added to these things? Without `joint` the first ones will do. */
function reachesMin<G extends Spec>(faced: Faced<G>, things: readonly number[], later: readonly number[]): boolean {
  const missing = faced.q.min - things.length;
  const reaches = (thing: number, i: number): boolean =>
    faced.whyTogether([...things, thing]) === null && reachesMin(faced, [...things, thing], later.slice(i + 1));
  return missing <= 0 || (missing <= later.length && later.some(reaches));
}

function refuseAction<G extends Spec>(faced: Faced<G>, move: Act): Refusal | KernelCode | null {
  const { x } = faced;
  x.point(faced.seat, move);
  for (const action of faced.behind.actions) {
    if (action.id !== move.do) continue;
    if (action.ways) return action.refuse?.(x, move) ?? null;
    if (move.layout !== undefined || (move.card !== undefined && !faced.sees(move.card))) return 'not-an-option';
    if (!isListed(action.cards?.(x), move.card) || !isListed(action.at?.(x), move.at)) return 'not-an-option';
    return action.refuse?.(x, move) ?? null;
  }
  return 'wrong-step';
}

const isListed = (things: readonly number[] | undefined, thing: number | undefined): boolean =>
  things === undefined ? thing === undefined : thing !== undefined && things.includes(thing);

/** Every legal answer. Several things are picked one by one; the game's `ways` stand for all timings and layouts. */
export function moves<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat): Move[] {
  const q = match.asking;
  if (q === null || match.over !== null || !q.seats.includes(seat)) return [];
  return game.x.on(match, undefined, (x) => {
    const faced = new Faced(x, q, seat);
    return candidates(faced).filter((move) => refuseContent(faced, move) === null);
  });
}

function candidates<G extends Spec>(faced: Faced<G>): Move[] {
  const { q, behind } = faced;
  switch (q.kind) {
    case 'action':
      return behind.actions.flatMap((action) => pointings(faced, action));
    case 'cards':
    case 'order':
      if (q.min === 1 && q.max === 1) return faced.names().map((pick) => ({ pick: [pick] }));
      return [...faced.names().map((also) => ({ also })), { also: null }];
    case 'option':
    case 'yes-no':
      return q.options.map((choose) => ({ choose }));
    case 'number': {
      const all: Move[] = q.options.map((choose) => ({ choose }));
      for (let say = q.min; say <= q.max; say++) all.push({ say });
      return all;
    }
    case 'timing':
    case 'layout':
      return behind.ways ? behind.ways(faced.x, faced.frame.r, faced.seat) : [];
  }
}

function pointings<G extends Spec>({ x, seat }: Faced<G>, action: Action<G>): Move[] {
  x.point(seat, { do: action.id });
  if (action.ways) return action.ways(x);
  const cards = action.cards ? action.cards(x) : [undefined];
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

const TRIES = 12;
const BLANK: Act = { do: '' };

/** Draws one legal answer cheaply; each can come up, not all equally often. */
export function sample<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, rng: Rng): Move {
  const q = match.asking;
  if (q === null || !q.seats.includes(seat)) throw new Error(`${game.id}: nothing is asked of seat ${seat + 1}`);
  const x = game.x.enter(match);
  try {
    const faced = new Faced(x, q, seat);
    for (let i = 0; i < TRIES; i++) {
      const move = randomAnswer(faced, rng);
      if (move !== null) return move;
    }
  } finally {
    x.leave();
  }
  const all = moves(game, match, seat);
  if (all.length === 0) throw new Error(`${game.id}: seat ${seat + 1} is asked "${q.prompt}" and has no legal answer`);
  return randomOf(all, rng);
}

const randomOf = <T>(list: readonly T[], rng: Rng): T => must(list, list.length === 1 ? 0 : below(rng, list.length));

/** A legal answer, or null when the one drawn is refused. All that is drawn is listed: only reasons are checked. */
function randomAnswer<G extends Spec>(faced: Faced<G>, rng: Rng): Move | null {
  const { q, behind } = faced;
  switch (q.kind) {
    case 'action':
      return randomAct(faced, randomOf(behind.actions, rng), rng);
    case 'cards':
    case 'order': {
      if (q.picked.length > 0) return null;
      if (q.min !== 1 || q.max !== 1) return someOf(faced, rng);
      const place = q.from.length === 1 ? 0 : below(rng, q.from.length);
      const thing = must(q.from, place);
      if (faced.why(thing) ?? (behind.joint && faced.whyTogether([thing]))) return null;
      return { pick: [faced.nameOf(thing, place)] };
    }
    case 'option':
    case 'yes-no': {
      const choose = randomOf(q.options, rng);
      return faced.why(choose) ? null : { choose };
    }
    case 'number': {
      const n = below(rng, q.max - q.min + 1 + q.options.length);
      const answer = n < q.options.length ? must(q.options, n) : q.min + n - q.options.length;
      if (faced.why(answer)) return null;
      return typeof answer === 'string' ? { choose: answer } : { say: answer };
    }
    case 'timing':
    case 'layout': {
      const ways = behind.ways ? behind.ways(faced.x, faced.frame.r, faced.seat) : [];
      const move = ways.length === 0 ? null : randomOf(ways, rng);
      return move && refuseContent(faced, move) === null ? move : null;
    }
  }
}

function randomAct<G extends Spec>(faced: Faced<G>, action: Action<G>, rng: Rng): Move | null {
  const { x, seat } = faced;
  x.point(seat, BLANK);
  if (action.randomWay) return action.randomWay(x, rng);
  if (action.ways) {
    const ways = action.ways(x);
    const way = ways.length === 0 ? null : randomOf(ways, rng);
    return way && refuseAction(faced, way) === null ? way : null;
  }
  const cards = action.cards?.(x);
  if (cards?.length === 0) return null;
  if (cards) x.card = randomOf(cards, rng);
  const ats = action.at?.(x);
  if (ats?.length === 0) return null;
  if (ats) x.at = randomOf(ats, rng);
  const act = pointed(action.id, cards && x.card, ats && x.at);
  return action.refuse?.(x, act) ? null : act;
}
/** A legal number of things, in any order. */
function someOf<G extends Spec>(faced: Faced<G>, rng: Rng): Move | null {
  const { min, max, from } = faced.q;
  const count = min + below(rng, Math.min(max, from.length) - min + 1);
  const rest = faced.names();
  const some: number[] = [];
  while (some.length < count) some.push(must(rest.splice(below(rng, rest.length), 1), 0));
  return (faced.behind.why || faced.behind.joint) && refusePicks(faced, some) ? null : { pick: some };
}
