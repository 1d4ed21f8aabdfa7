/** The one object that rules are handed: what they may read, and the few verbs that change a match. */

import { below, beside, shuffle } from '@dealers-choice/chance';
import type { ZoneOf } from './fields.ts';
import type { Game } from './game.ts';
import type { Action, Program, QuestionDetails } from './program.ts';
import type { Act, CopyId, Frame, Kind, Layout, MatchOf, Params, Registers, Seat, Spec } from './types.ts';
import { EVERYONE, FACE_DOWN, FINAL, must } from './types.ts';

/** The reading half, for predicates that must not change anything. */
export type Look<G extends Spec> = Pick<
  Running<G>,
  't' | 'options' | 'seats' | 'you' | 'answering' | 'source' | 'card' | 'at' | 'match' | 'face' | 'after' | 'others'
>;

/** A zone that every seat has needs a seat, and no other zone takes one. */
export type SeatOf<G extends Spec, Z extends keyof G['table']> = G['table'][Z] extends CopyId[] ? [] : [seat: Seat];

export type Tell<G extends Spec> = ((event: G['event']) => void) | undefined;

/**
 * There are fewer things than a question wants picked. In a match that is a bug: it should not have been asked. An
 * imagined world in which it happens does not fit.
 */
export class NothingToPick extends Error {}

const EMPTY: Params = Object.freeze({});
const OUTSIDE: Frame = { program: '', step: 0, you: 0, source: FACE_DOWN, r: {} };

/** Into a short list of numbers that goes up. */
function insert(list: number[], n: number): void {
  let at = list.length;
  list.push(n);
  for (; at > 0 && (list[at - 1] ?? 0) > n; at--) list[at] = list[at - 1] ?? 0;
  list[at] = n;
}

export class Running<G extends Spec> {
  readonly game: Game<G>;
  match!: MatchOf<G>;
  /** The table of the match. */
  t!: G['table'];
  /** Undefined while nobody listens: `x.tell?.({…})` then does not even build the event. */
  tell: Tell<G>;
  /** The seat whose effect this is; in an action, the seat that acts. */
  you: Seat = 0;
  /** The seat that answers; `you` while no answer is heard or judged. */
  answering: Seat = 0;
  source: CopyId = FACE_DOWN;
  /** The card, the second thing and the layout that an action points at. */
  card: CopyId = FACE_DOWN;
  at = 0;
  layout: Layout | null = null;
  /** What this move gave away: viewers who learned something, and `FINAL`. */
  gave = 0;
  /** Takes the place of the generator in `roll`, for tests. */
  script: ((sides: number) => number) | null = null;
  private stepsLeft = 0;
  private busy = false;

  constructor(game: Game<G>) {
    this.game = game;
  }

  get options(): G['options'] {
    return this.match.options;
  }
  get seats(): readonly Seat[] {
    return this.game.seatLists[this.match.seats] as readonly Seat[];
  }
  /** The printed card. Throws for one that is face down: a rule that reads it would leak it. */
  face(copy: CopyId): G['card'] {
    const card = this.game.faces[copy] ?? this.game.faceIn(this.t, copy);
    if (card === null) this.bug(`nobody may look at the face of copy ${copy}`);
    return card;
  }
  after(seat: Seat): Seat {
    return ((seat + 1) % this.match.seats) as Seat;
  }
  others(seat: Seat): Seat[] {
    return this.seats.filter((other) => other !== seat);
  }

  /** The frame that asks, or goes on. */
  get top(): Frame {
    const { stack } = this.match;
    return stack[stack.length - 1] ?? this.bug('the last program ended, and the match did not');
  }

  /** Puts a card on top of a zone (of `seat`, where each has one); whoever sees that zone learns which one it is. */
  move<Z extends ZoneOf<G['table']>>(card: CopyId, zone: Z, ...[seat = 0]: SeatOf<G, Z>): void {
    this.relocate(card, zone, seat).push(card);
  }
  /** Puts a card at the bottom of a zone. */
  tuck<Z extends ZoneOf<G['table']>>(card: CopyId, zone: Z, ...[seat = 0]: SeatOf<G, Z>): void {
    this.relocate(card, zone, seat).unshift(card);
  }
  private relocate(card: CopyId, zone: string, seat: Seat): CopyId[] {
    const { game, match } = this;
    if (card === FACE_DOWN) this.bug(`a card nobody may look at cannot be moved to ${zone}`);
    const from = game.zones[match.where[card] ?? this.bug(`there is no copy ${card}`)];
    const target = game.zoneId(zone, seat);
    const to = game.zones[target] ?? this.bug(`there is no zone ${zone}`);
    let eyes = to.eyes;
    let known = match.known[card] ?? 0;
    if (from && from.name !== '') {
      const list = from.list(match.table);
      if (list[list.length - 1] === card) list.pop();
      else {
        const index = list.indexOf(card);
        if (index < 0) this.bug(`copy ${card} is not in ${from.name}`);
        list.splice(index, 1);
      }
      if (from.loose && list.length > 0) {
        // One of several cards left a hand: whoever sees neither that hand nor where the card arrives no longer knows
        // which of them it was, nor which ones stayed.
        const blind = EVERYONE & ~eyes & ~from.eyes;
        known &= ~blind;
        if (blind !== 0) for (const other of list) match.known[other] = (match.known[other] ?? 0) & ~blind;
      }
    }
    eyes |= known;
    this.learn(eyes & ~(match.known[card] ?? 0));
    match.known[card] = eyes;
    match.where[card] = target;
    return to.list(match.table);
  }
  /** Shows a card where it lies, to one seat or to everybody. */
  show(card: CopyId, to?: Seat): void {
    const known = this.match.known[card] ?? 0;
    const bits = to === undefined ? EVERYONE : 1 << to;
    this.learn(bits & ~known);
    this.match.known[card] = known | bits;
  }
  /** For a card that everybody sees for a moment: undo stops here. Its event has the policy `reveals`. */
  reveal(): void {
    this.learn(EVERYONE);
  }
  private learn(viewers: number): void {
    // In a draft only the drafting seat counts: the others see nothing of it, or watch it knowing it may be taken back.
    this.gave |= this.match.draft ? viewers & (1 << this.match.draft.seat) : viewers;
  }
  shuffle<Z extends ZoneOf<G['table']>>(zone: Z, ...[seat = 0]: SeatOf<G, Z>): void {
    const { eyes, list, loose } = must(this.game.zones, this.game.zoneId(zone, seat));
    // A hand has no order to forget: whoever knew that it holds a card still knows.
    for (const card of shuffle(this.match.rng, list(this.match.table))) if (!loose) this.match.known[card] = eyes;
    this.gave |= FINAL;
  }
  /** A number from 1 to `sides`. */
  roll(sides: number): number {
    this.gave |= FINAL;
    return this.script ? this.script(sides) : below(this.match.rng, sides) + 1;
  }

  nextTurn(): void {
    this.match.answers = 0;
    if (++this.match.turn > this.game.def.maxTurns) this.end('cut', []);
  }
  /** The first ending stands. */
  end(reason: string, winners: readonly Seat[]): void {
    this.match.over ??= { reason, winners: winners.slice() };
    this.gave |= FINAL;
  }
  /** From here on nothing can be taken back; a draft becomes known to all. */
  commit(): void {
    this.match.draft = null;
    this.gave |= FINAL;
  }
  /** From the next question on, `seat` can take its moves back until `commit`. Others see them only if `watched`. */
  draft(seat: Seat, watched = false): void {
    this.match.draft = { seat, watched, checkpoint: null };
  }

  /** Opens the question, for one seat or several. What `more` leaves out is empty, or 1 for `min` and `max`. */
  ask(kind: Kind, seats: Seat | readonly Seat[], prompt: string, more: QuestionDetails): void {
    const { game, match } = this;
    if (match.asking) this.bug(`"${prompt}" is asked while "${match.asking.prompt}" is open`);
    const { from, options, min = 1, max = 1 } = more;
    const owed = typeof seats === 'number' ? [seats] : seats.slice();
    const picks = kind === 'cards' || kind === 'order';
    if (owed.length === 0) this.bug(`"${prompt}" is asked of nobody`);
    const listed = from?.length ?? 0;
    if (picks && listed < min) throw new NothingToPick(`${game.id}: "${prompt}" wants ${min} of ${listed} things`);
    if (picks && owed.length > 1 && max > 1) this.bug(`"${prompt}" asks several seats to pick several things`);
    if ((kind === 'option' || max < min) && !options?.length) this.bug(`"${prompt}" can have no answer`);
    if (match.draft && !match.draft.watched && owed[0] !== match.draft.seat)
      this.bug(`"${prompt}" is asked of seat ${must(owed, 0) + 1} inside a draft of seat ${match.draft.seat + 1}`);
    if (kind === 'action' && game.passing.length > 0) this.nothingLeftBehind();
    match.asking = {
      kind,
      seats: owed,
      prompt,
      params: more.params ?? EMPTY,
      source: more.source ?? this.source,
      noun: more.noun ?? '',
      from: from ? this.hideOrder(from, more.noun, owed[0] ?? 0) : [],
      options: options ? options.slice() : [],
      min,
      max,
      picked: [],
      secret: more.secret ?? false,
      heard: [],
      ifAbsent: more.ifAbsent ?? 'bot',
    };
  }
  /** The order of a hand tells how old a card is: those the seat knows go by number, the others are mixed. */
  private hideOrder(from: readonly number[], noun: string | undefined, seat: Seat): number[] {
    const { answers, known, rng, turn, where } = this.match;
    const zone = noun === 'card' ? where[from[0] ?? 0] : 0;
    if (!zone || !this.game.zones[zone]?.loose) return from.slice();
    const seen: number[] = [];
    const unseen: number[] = [];
    for (const card of from) {
      if (where[card] !== zone) return from.slice();
      if (((known[card] ?? 0) & (1 << seat)) !== 0) insert(seen, card);
      else unseen.push(card);
    }
    if (unseen.length === 0) return seen;
    // Nobody sees the generator, so nobody can foresee this order, nor follow a card from one question to the next.
    const [one = 0, two = 0] = unseen.length > 1 ? beside(rng, turn, answers) : [];
    const mixed = (card: number): number => {
      const half = Math.imul(card ^ one, 0x85ebca6b);
      return Math.imul(half ^ (half >>> 13) ^ two, 0xc2b2ae35);
    };
    return [...seen, ...unseen.sort((a, b) => mixed(a) - mixed(b))];
  }
  private nothingLeftBehind(): void {
    for (const { name, seat, list } of this.game.passing) {
      if (seat < this.match.seats && list(this.t).length > 0) this.bug(`a card was left behind in ${name}`);
    }
  }
  /** Starts a program on top of the stack; it runs when the current step is done. */
  run(program: Program<G>, you: Seat = this.you, source: CopyId = this.source, given?: Registers): void {
    const { name } = program;
    if (this.game.programs.get(name) !== program) this.bug(`program "${name}" is neither in \`programs\` nor a card's`);
    const r = program.start(this);
    this.match.stack.push({ program: name, step: 0, you, source, r: given ? Object.assign(r, given) : r });
  }
  /** Does the action that a move names. */
  act(actions: readonly Action<G>[], seat: Seat, move: Act): void {
    this.point(seat, move);
    for (const action of actions) {
      if (action.id !== move.do) continue;
      if (action.commits) this.commit();
      action.do(this);
      return;
    }
  }
  /** Makes `seat` the one that acts, on what the move points at. */
  point(seat: Seat, move: Act): void {
    this.you = seat;
    this.card = move.card ?? FACE_DOWN;
    this.at = move.at ?? 0;
    this.layout = move.layout ?? null;
  }
  /** Is this frame still the one to go on with? */
  isOnTop(frame: Frame): boolean {
    const { asking, over, stack } = this.match;
    return asking === null && over === null && stack[stack.length - 1] === frame;
  }
  /** Ends the top frame and hands its result to the one below. */
  finish(result: number): void {
    const { stack } = this.match;
    stack.pop();
    const below = stack[stack.length - 1];
    if (below) this.game.program(below).returned(below, result);
  }
  /** Drops the question and every frame down to and including the given program's. */
  abandon(program: Program<G>): void {
    const { match } = this;
    match.asking = null;
    while (match.stack.length > 0 && match.stack.pop()?.program !== program.name);
  }

  /** Runs frames until one of them asks or the match is over. */
  settle(): void {
    const { match, game } = this;
    this.stepsLeft = game.maxSteps;
    while (match.asking === null && match.over === null) {
      const frame = this.top;
      if (this.outOfSteps()) break;
      this.stepIn(frame, frame.you);
      game.program(frame).advance(this, frame);
    }
    game.def.settled?.(this);
    if (match.over) {
      match.asking = null;
      match.draft = null;
    }
  }
  /** Counts one forced step. After `maxSteps` of them without a question it ends the match and says so (K11). */
  outOfSteps(): boolean {
    if (--this.stepsLeft >= 0) return false;
    this.end('cut', []);
    return true;
  }

  /** Enters a match, runs code on it, and leaves it, also if the code throws. */
  on<T>(match: MatchOf<G>, tell: Tell<G>, run: (x: this) => T): T {
    this.enter(match, tell);
    try {
      return run(this);
    } finally {
      this.leave();
    }
  }
  /** Takes over `you` and `source` of a frame, with `seat` answering. */
  stepIn(frame: Frame, seat: Seat): void {
    this.you = frame.you;
    this.source = frame.source;
    this.card = FACE_DOWN;
    this.at = 0;
    this.layout = null;
    this.answering = seat;
  }
  /** One match at a time: every `enter` needs its `leave`. */
  enter(match: MatchOf<G>, tell?: Tell<G>): this {
    if (this.busy) this.bug('the rules were entered twice: a rule or a listener called the kernel');
    this.busy = true;
    this.match = match;
    this.t = match.table;
    this.tell = tell;
    this.gave = 0;
    this.stepIn(OUTSIDE, 0);
    return this;
  }
  leave(): void {
    this.busy = false;
  }
  /** Throws, naming the game and the step that runs. */
  bug(what: string): never {
    const top = this.match?.stack[this.match.stack.length - 1];
    const where = top ? ` (program '${top.program}', step ${top.step}, turn ${this.match.turn})` : '';
    throw new Error(`${this.game.id}: ${what}${where}`);
  }
}
