/** Starts a match and carries it on, one answer at a time. */

import { secretRng, seedRng } from '@dealers-choice/chance';
import { refuse } from './answers.ts';
import { perCopy } from './fields.ts';
import { fork } from './fork.ts';
import { type Game, seatCounts, seatsInWords } from './game.ts';
import { BadSetup, brief, readOptions, type Wanted } from './options.ts';
import type { Running, Tell } from './running.ts';
import type { CopyId, MatchOf, Move, Question, Refusal, Seat, Spec } from './types.ts';
import { EVERYONE, FACE_DOWN, FINAL, must, placeOf } from './types.ts';

export interface Setup {
  seats?: number;
  options?: Wanted;
  seed: number | string;
  /** Absent: ChaCha20. The first records were dealt by sfc32, whose state can be found from what it deals. */
  generator?: 'sfc32';
}

/** Deals a new match and runs it to its first question. */
export function start<G extends Spec>(game: Game<G>, setup: Setup, tell?: Tell<G>): MatchOf<G> {
  const { def } = game;
  const seats = setup.seats ?? def.seats.usual;
  if (!seatCounts(game).includes(seats))
    throw new BadSetup(`${game.id} is for ${seatsInWords(game)} seats, not ${brief(seats)}.`);
  if (typeof setup.seed !== 'string' && !Number.isSafeInteger(setup.seed))
    throw new BadSetup(`${game.id}: the seed is ${brief(setup.seed)}; it must be a whole number or a text.`);
  const options = setup.options !== undefined ? readOptions(game.id, def.options, setup.options, seats) : game.defaults;
  const match = blankMatch(game, seats, options as G['options']);
  match.rng = setup.generator === 'sfc32' ? seedRng(setup.seed) : secretRng(setup.seed);
  deal(game, match, tell);
  return match;
}

/** Deals an undealt match and runs it to its first question. */
export function deal<G extends Spec>(game: Game<G>, match: MatchOf<G>, tell?: Tell<G>): void {
  game.x.on(match, tell, (x) => {
    game.def.deal(x);
    x.run(game.main, 0, FACE_DOWN);
    x.settle();
  });
}

/** A match before the deal, with every card in its pile. */
export function blankMatch<G extends Spec>(game: Game<G>, seats: number, options: G['options']): MatchOf<G> {
  const blanks = game.blanks.get(options) ?? [];
  blanks[seats] ??= firstMatch(game, seats, options);
  game.blanks.set(options, blanks);
  return fork(game, blanks[seats]);
}

/** The one literal every match is made from. */
function firstMatch<G extends Spec>(game: Game<G>, seats: number, options: G['options']): MatchOf<G> {
  const table: Record<string, unknown> = {};
  const copies = game.faces.length - 1;
  for (const name of game.names) table[name] = game.fields[name]?.first(seats, options as never, copies);
  const known = perCopy(copies, 0);
  const where = perCopy(copies, 0);
  for (let copy = 1 as CopyId; copy <= copies; copy++) {
    const seat = game.def.printed?.owner(copy) ?? 0;
    if (seat >= seats) continue; // its owner does not play: it stays in the box
    const id = game.zoneId(game.def.pile, seat);
    const pile = must(game.zones, id);
    pile.list(table).push(copy);
    known[copy] = pile.eyes;
    where[copy] = id;
  }
  return {
    game: game.id,
    rulesVersion: game.def.rulesVersion,
    seats,
    options,
    viewer: null,
    turn: 0,
    answers: 0,
    table: table as G['table'],
    known,
    where,
    stack: [],
    asking: null,
    draft: null,
    over: null,
    rng: [],
  };
}

/** Checks a move and plays it. A refused move changes nothing. */
export function play<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move, tell?: Tell<G>) {
  const refusal: Refusal | null = refuse(game, match, seat, move);
  if (refusal === null) apply(game, match, seat, move, tell);
  return refusal;
}

/**
 * Plays a move that `moves`, `sample` or `refuse` found legal. Returns what it gave away: 0 when it can be taken back,
 * else the bits of the viewers who learned something, and `FINAL` if no undo may cross it.
 */
export function apply<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move, tell?: Tell<G>) {
  const x = game.x.enter(match, tell);
  try {
    const question = match.asking ?? x.bug('nothing is asked');
    const { draft } = match;
    // The others go on seeing what was before the first answer of a private draft, unless that answer ends it.
    if (draft?.checkpoint === null && !draft.watched && !('do' in move && game.commits.has(move.do)))
      draft.checkpoint = { ...fork(game, match), draft: null };
    const answer = wholeAnswer(question, move);
    if (answer !== null) {
      hear(x, question, seat, answer);
      if (++match.answers > game.maxAnswers) x.end('cut', []);
    }
    x.settle();
    return x.gave;
  } finally {
    x.leave();
  }
}

/** Picks as the things they name, in the order of `from`; null while single picks are still being collected. */
function wholeAnswer(q: Question, move: Move): Move | null {
  if (q.kind !== 'cards' && q.kind !== 'order') return move;
  if ('also' in move) {
    if (move.also !== null) q.picked.push(placeOf(q, move.also));
    return move.also === null || q.picked.length === q.max ? thingsAt(q, q.picked) : null;
  }
  if (!('pick' in move) || move.pick.length === 0 || (move.pick.length === 1 && (move.pick[0] ?? 0) >= 0)) return move;
  const places = move.pick.map((pick) => placeOf(q, pick));
  return thingsAt(q, q.kind === 'cards' ? places.sort((a, b) => a - b) : places);
}

const thingsAt = (q: Question, places: readonly number[]): Move => ({
  pick: places.map((place) => must(q.from, place)),
});

function hear<G extends Spec>(x: Running<G>, q: Question, seat: Seat, move: Move): void {
  const { match, game } = x;
  const frame = x.top;
  const program = game.program(frame);
  x.stepIn(frame, seat);
  if (!q.secret) {
    match.asking = null;
    program.hear(x, frame, seat, move);
    return;
  }
  q.heard.push({ seat, move });
  q.seats.splice(q.seats.indexOf(seat), 1);
  if (q.seats.length > 0) return;
  match.asking = null;
  x.gave |= FINAL | EVERYONE; // everybody hears what was secret
  for (const heard of q.heard.sort((a, b) => a.seat - b.seat)) {
    x.stepIn(frame, heard.seat);
    if (heard.move) program.hear(x, frame, heard.seat, heard.move);
  }
}

/** Not an answer: a seat may give up at any time, whoever is asked. */
export function concede<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, tell?: Tell<G>): void {
  const { draft } = match;
  // Nobody has seen a private draft: it is taken back, and begins again if the match goes on.
  if (draft?.checkpoint) {
    Object.assign(match, fork(game, draft.checkpoint as MatchOf<G>), { draft: { ...draft, checkpoint: null } });
  }
  if (draft?.seat === seat) match.draft = null; // a seat that is gone drafts nothing, and the next one can be asked
  game.x.on(match, tell, (x) => {
    x.point(seat, { do: '' });
    if (game.def.concede) game.def.concede(x, seat);
    else x.end('CONCEDED', x.others(seat));
    x.settle();
  });
}

/** Asks the open question again from the position as it is. Imagined and built positions need it; play does not. */
export function askAgain<G extends Spec>(game: Game<G>, match: MatchOf<G>): void {
  match.asking = null;
  game.x.on(match, undefined, (x) => x.settle());
}

/** A match from JSON, rebuilt with its members in the order that all matches have. Throws for another rules version. */
export function load<G extends Spec>(game: Game<G>, json: MatchOf<G>): MatchOf<G> {
  if (json.game !== game.id || json.rulesVersion !== game.def.rulesVersion) {
    throw new Error(
      `a match of ${json.game}, rules version ${json.rulesVersion}, cannot be loaded: ` +
        `this is ${game.id}, rules version ${game.def.rulesVersion}`,
    );
  }
  const blank = blankMatch(game, json.seats, json.options);
  return fork(game, { ...json, table: Object.assign(blank.table, json.table) });
}
