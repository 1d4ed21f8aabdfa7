/** Starts a match and carries it on, one answer at a time. */
import { refuse } from './answers.ts';
import { fork } from './fork.ts';
import type { Game } from './game.ts';
import { BadSetup, readOptions, type Wanted } from './options.ts';
import { seedRng } from './rng.ts';
import type { Tell } from './rules.ts';
import {
  at,
  type CopyId,
  EVERYONE,
  FACE_DOWN,
  type Frame,
  type Match,
  type Move,
  type Question,
  type Refusal,
  SEALED,
  type Seat,
  type Spec,
} from './types.ts';

export type MatchOf<G extends Spec> = Match<G['table'], G['options']>;

export interface Setup {
  seats?: number;
  options?: Wanted;
  seed: number | string;
}

/** Deals a new match and runs it to its first question. */
export function start<G extends Spec>(game: Game<G>, setup: Setup, tell?: Tell<G>): MatchOf<G> {
  const { def } = game;
  const seats = setup.seats ?? def.seats.usual;
  if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max) {
    throw new BadSetup(`${game.id} is for ${def.seats.min} to ${def.seats.max} seats, not ${seats}.`);
  }
  const options = setup.options ? readOptions(game.id, def.options, setup.options, seats) : game.defaults;
  const match = fork(game, blankMatch(game, seats, options as G['options'], seedRng(setup.seed)));
  const x = game.x.enter(match, tell);
  try {
    for (let copy = 1; copy < game.faces.length; copy++) x.move(copy as CopyId, def.pile);
    match.known.fill(0);
    def.deal(x);
    x.run(game.main, 0, FACE_DOWN);
    x.settle();
  } finally {
    x.leave();
  }
  return match;
}

/** The one literal every match is made from. */
export function blankMatch<G extends Spec>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  rng: number[],
): MatchOf<G> {
  const table: Record<string, unknown> = {};
  for (const name of game.names) table[name] = game.fields[name]?.first(seats, options as never);
  const copies = game.faces.length;
  return {
    game: game.id,
    rules: game.def.rules,
    seats,
    options,
    viewer: null,
    turn: 0,
    answers: 0,
    table: table as G['table'],
    known: new Array<number>(copies).fill(0),
    where: new Array<number>(copies).fill(0),
    stack: [],
    asking: null,
    draft: null,
    over: null,
    rng,
  };
}

/** Checks a move and plays it. A refused move changes nothing. */
export function play<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  seat: Seat,
  move: Move,
  tell?: Tell<G>,
): Refusal | null {
  const refusal = refuse(game, match, seat, move);
  if (refusal === null) apply(game, match, seat, move, tell);
  return refusal;
}

/**
 * Plays a move that `moves`, `sample` or `refuse` found legal. Returns what it gave away: 0 when it can be taken back,
 * else the bits of viewers who learned something, and `SEALED` after a commit or a use of the generator.
 */
export function apply<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  seat: Seat,
  move: Move,
  tell?: Tell<G>,
): number {
  const question = match.asking;
  if (question === null) throw new Error(`${game.id}: nothing is asked`);
  const x = game.x.enter(match, tell);
  try {
    const frame = at(match.stack, match.stack.length - 1);
    x.seat = seat;
    x.you = frame.you;
    x.source = frame.source;
    if ('also' in move) {
      if (move.also !== null) question.picked.push(resolve(question, move.also));
      const enough = move.also === null || question.picked.length === question.max;
      if (enough) hear(game, match, frame, question, seat, { pick: question.picked });
    } else if ('pick' in move) {
      const picks = move.pick.map((pick) => resolve(question, pick));
      // Several picks count in the order of `from`, whatever order they were named in; an `order` is what was named.
      if (question.kind === 'cards' && picks.length > 1) {
        picks.sort((a, b) => question.from.indexOf(a) - question.from.indexOf(b));
      }
      hear(game, match, frame, question, seat, { pick: picks });
    } else hear(game, match, frame, question, seat, move);
    if (++match.answers > game.maxAnswers) x.end('cut', []);
    x.settle();
    return x.gave;
  } finally {
    x.leave();
  }
}

/** A pick names a thing, or a face-down card by its place. */
export const resolve = (question: Question, pick: number): number => (pick < 0 ? at(question.from, -1 - pick) : pick);

function hear<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  frame: Frame,
  q: Question,
  seat: Seat,
  move: Move,
): void {
  const program = game.program(frame);
  if (!q.sealed) {
    match.asking = null;
    program.hear(game.x, frame, seat, move);
    return;
  }
  q.heard.push({ seat, move });
  q.seats.splice(q.seats.indexOf(seat), 1);
  if (q.seats.length > 0) return;
  match.asking = null;
  game.x.gave |= SEALED | EVERYONE; // everybody hears what was sealed
  for (const heard of q.heard.sort((a, b) => a.seat - b.seat)) {
    if (heard.move) program.hear(game.x, frame, heard.seat, heard.move);
  }
}

/** Not an answer: a seat may give up at any time, whoever is asked. */
export function concede<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, tell?: Tell<G>): void {
  const x = game.x.enter(match, tell);
  try {
    if (game.def.concede) game.def.concede(x, seat);
    else x.end('CONCEDED', x.others(seat));
    if (match.over) match.asking = null;
    x.settle();
  } finally {
    x.leave();
  }
}

/** Asks the open question again from the position as it is. Imagined and built positions need it; play does not. */
export function askAgain<G extends Spec>(game: Game<G>, match: MatchOf<G>): void {
  match.asking = null;
  const x = game.x.enter(match);
  try {
    x.settle();
  } finally {
    x.leave();
  }
}
