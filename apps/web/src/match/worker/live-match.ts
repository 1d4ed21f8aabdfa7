/** A match in the worker: the one place on this device that knows the whole state. */
import {
  type Entry,
  type Host,
  host as hostOf,
  type Keeper,
  type MatchEvent,
  type MatchRecord,
  playerOf,
  recordOf,
} from '@dealers-choice/host';
import {
  type MatchOf,
  type Move,
  moves,
  type Question,
  type Refusal,
  type Seat,
  type Setup,
  SPECTATOR,
  type Spec,
  seatsOf,
  type Viewer,
} from '@dealers-choice/kernel';
import type { Branch, Report } from '@dealers-choice/protocol';
import { en } from '../../words/host-en.ts';
import type { Inspection, LogLine, MatchPlan, View } from '../contract.ts';
import { peopleOf } from '../plan.ts';
import { linesOf, telling } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';
import { alongLine } from './along.ts';
import { type Pondering, seatPlayers } from './players.ts';
import { numberQuestions, snapshot } from './questions.ts';
import { FIRST_SAVE_FORMAT, SAVE_FORMAT, type SavedMatch } from './saves.ts';

/** What the next bot does, or in how many milliseconds it will, or thinks about first; null: people are asked. */
export type BotTurn = { seat: Seat; move: Move } | { dueIn: number } | { thinks: Pondering } | null;

export interface LiveMatch {
  readonly seq: number;
  /** Each gives a sentence when it is refused, and then nothing has changed. */
  answer(question: number, seat: Seat, move: Move): string | null;
  undo(seq: number, seat: Seat): string | null;
  change(seq: number, seat: Seat, move: Move): string | null;
  concede(seat: Seat): string | null;
  /** People whose seats bots play. */
  readonly away: readonly Seat[];
  /** Whom everybody waits for, and the number of the question; `moving`: the marker of the open timing question. */
  awaited(moving: boolean): Report['asked'];
  /** A bot plays on for this person. `elapsed`: as in `botTurn`. */
  standIn(seat: Seat, elapsed: number | null): void;
  /** The person is back, if they were away. */
  giveBack(seat: Seat): boolean;
  /** A bot's own move. Throws when it is refused: that is a bug. */
  playBot(seat: Seat, move: Move): void;
  /** `elapsed` since the clock of the open timing question began; null: it has not. */
  botTurn(elapsed: number | null): BotTurn;
  /** Does any bot at this table take its time? */
  readonly anyThinks: boolean;
  /** What came of a bot's thinking; `answer` throws when nothing did. False: it is out of date, and nothing changed. */
  decide(pondering: Pondering, answer: () => Move | null, rng?: readonly number[]): boolean;
  /** What the best bot has to think about to advise this seat; null: none thinks. A sentence says why it must not. */
  advising(seat: Seat): Pondering | null | string;
  /** What the usual bot would do in this seat's place at once; null: nothing is asked of it, or no bot can say. */
  advise(seat: Seat): Move | null;
  /** The position after this many entries of the log, as somebody at this device saw it then; null: nobody did. */
  recall(step: number, viewer: Viewer): View | null;
  /** Is a timing question open? */
  isTiming(): boolean;
  /** What to show, with everything told since the last time. */
  report(by: Report['by']): Report;
  saved(key: string, when: number): SavedMatch;
  /** Null: it went on from an imagined position, which no record leads to. */
  record(): MatchRecord | null;
  /** All but the thoughts of bots. */
  inspect(): Omit<Inspection, 'thoughts'>;
}

/** `from`: a position to go on from, instead of a new deal. */
export type Deal = (game: AnyGame['game'], setup: Setup, from?: MatchOf<Spec>) => Host<Spec>;
const deal: Deal = (game, setup, from) => hostOf(game, setup, from);

/** A branch of a record is dealt as its record was; `format`: of the save. */
function setupIn({ seats, options, seed, branch }: MatchPlan, format: number): Setup {
  const { dealersChoice, seed: first } = branch?.dealt ?? { dealersChoice: format, seed };
  const generator = dealersChoice === FIRST_SAVE_FORMAT ? ({ generator: 'sfc32' } as const) : {};
  return { seats: seats.length, options, seed: first, ...generator };
}

/** Who looks at this device: its people, and anybody between two of them. */
const viewersOf = (people: readonly Seat[]): Viewer[] => (people.length === 1 ? [...people] : [...people, SPECTATOR]);

/** `plan` is checked and has its seed; `from` goes on where a saved match was left. */
export function openMatch(shelved: AnyGame, plan: MatchPlan, from: SavedMatch | null, dealt = deal): LiveMatch {
  const { game, words, host = en } = shelved;
  const format = from?.format ?? SAVE_FORMAT;
  const setup = setupIn(plan, format);
  const { branch } = plan;
  const played = dealt(game, setup, branch?.seen);
  const players = seatPlayers(shelved, plan, from ?? undefined);
  const people = peopleOf(plan);
  const questions = numberQuestions(plan.seats.length);
  const eyes = viewersOf(people).map((viewer) => ({
    viewer,
    heard: [] as MatchEvent<Spec>[],
    lines: [] as LogLine[],
    n: 0,
  }));
  const events: MatchEvent<Spec>[] = [];
  let stopped: number | null = null;
  for (const one of eyes) played.listen(one.viewer, (event) => one.heard.push(event));
  played.listen(SPECTATOR, (event) => events.push(event));
  const asking = (): Question | null => played.match.asking;
  const numberFor = (seat: Seat): number => questions.list[seat] ?? 0;
  const decides = (seat: Seat): boolean => !players.isBot(seat, numberFor(seat));
  const tellingTo = (viewer: Viewer) => telling(shelved, played.view(viewer), plan);
  const say = (refusal: Refusal, seat: Seat): string => words.refusal(refusal, tellingTo(seat));

  /** Does something, and notes whose question is a new one and what was heard. */
  function happen(seat: Seat | null, move: Move | null, act: () => Refusal | null): Refusal | null {
    const before = snapshot(asking());
    const refusal = act();
    if (refusal) return refusal;
    const after = asking();
    questions.renew(before, after, seat, played.log.length);
    if (after?.kind !== 'timing' || after.prompt !== before?.prompt) stopped = null;
    else if (move && 'timing' in move && !before.secret && move.for === before.options[0]) stopped = move.timing;
    for (const one of eyes) gather(one);
    return null;
  }
  function gather(one: (typeof eyes)[number]): void {
    if (one.heard.length === 0) return;
    const told = tellingTo(one.viewer);
    // An answer that was changed is two entries of the log: the taking back, and the new answer.
    const [first, ...others] = one.heard.splice(0) as [MatchEvent<Spec>, ...MatchEvent<Spec>[]];
    const apart = first.type === 'TOOK_BACK' && others.length > 0;
    const move = played.log.length;
    const spoken = apart
      ? [
          ...linesOf(shelved, told, [first], { n: one.n, move: move - 1 }),
          ...linesOf(shelved, told, others, { n: one.n + 1, move }),
        ]
      : linesOf(shelved, told, [first, ...others], { n: one.n, move });
    one.n += spoken.length;
    one.lines.push(...spoken);
  }
  function repeat(entry: Entry): Refusal | null {
    const { seat } = entry;
    if ('move' in entry) return happen(seat, entry.move, () => played.play(seat, entry.move));
    if ('to' in entry) return handOver(seat, entry.to);
    return happen(seat, null, () => ('undo' in entry ? played.undo(seat) : played.concede(seat)));
  }
  /** Nobody is asked anew: an answer that is on its way still counts. */
  function handOver(seat: Seat, to: Keeper, elapsed = 0): null {
    const finishing = self.isTiming() && asking()?.seats.includes(seat);
    if (to === 'bot') players.standIn(seat, elapsed);
    else players.giveBack(seat, finishing ? numberFor(seat) : null);
    happen(null, null, () => {
      played.handOver(seat, to);
      return null;
    });
    return null;
  }

  const { line } = plan;
  const along = () => (line ? alongLine(game, line.moves, played.moves) : null);
  /** What the line of a guided match has a bot do, as long as everybody kept to it. */
  const scripted = (seat: Seat): Move | null => {
    const now = along();
    return now && !now.strayed && line?.moves[now.moves]?.seat === seat ? now.next : null;
  };

  const self: LiveMatch = {
    get seq() {
      return played.log.length;
    },
    answer(question, seat, move) {
      if (!people.includes(seat)) return host.notHere(seat + 1);
      // Whoever is not asked is told who is; whoever is asked something else now must look again.
      if (asking()?.seats.includes(seat) && questions.list[seat] !== question) return host.stale;
      const refusal = happen(seat, move, () => played.play(seat, move));
      return refusal && say(refusal, seat);
    },
    undo(seq, seat) {
      if (!people.includes(seat)) return host.notHere(seat + 1);
      if (seq !== self.seq) return host.stale;
      const refusal = happen(seat, null, () => played.undo(seat));
      return refusal && say(refusal, seat);
    },
    change(seq, seat, move) {
      if (!people.includes(seat)) return host.notHere(seat + 1);
      if (seq !== self.seq) return host.stale;
      const refusal = happen(seat, move, () => played.change(seat, move));
      return refusal && say(refusal, seat);
    },
    concede(seat) {
      if (!people.includes(seat)) return host.notHere(seat + 1);
      const refusal = happen(seat, null, () => played.concede(seat));
      return refusal && say(refusal, seat);
    },
    get away() {
      return players.away;
    },
    awaited(moving) {
      const asked = owing();
      if (!self.isTiming()) return asked;
      // Whoever holds still does what is asked; before the marker moves, it waits for whoever has to hold.
      const stops = asked.filter(({ seat }) => isStopper(seat));
      const holds = asked.filter(({ seat }) => !isStopper(seat));
      return moving || holds.length === 0 ? stops : holds;
    },
    standIn(seat, elapsed) {
      if (!people.includes(seat) || players.away.includes(seat)) return;
      handOver(seat, 'bot', elapsed ?? 0);
    },
    giveBack(seat) {
      if (!players.away.includes(seat)) return false;
      handOver(seat, 'person');
      return true;
    },
    playBot(seat, move) {
      const refusal = happen(seat, move, () => played.play(seat, move));
      if (!refusal) return;
      const who = `${players.nameOf(seat)} (seat ${seat + 1})`;
      throw new Error(`${game.id}: ${who} answered ${JSON.stringify(move)}, which is refused: ${refusal.code}`);
    },
    get anyThinks() {
      return players.anyThinks;
    },
    decide(pondering, answer, rng) {
      const { seat, question, seq } = pondering;
      if (seq !== self.seq || question !== numberFor(seat)) return false;
      players.decide(pondering, answer, rng);
      return true;
    },
    advising(seat) {
      if (!people.includes(seat)) return host.notHere(seat + 1);
      if (line) return host.guided;
      if (plan.hints === false) return host.noHints;
      if (!asking()?.seats.includes(seat) || players.away.includes(seat)) return host.noAdvice;
      if (self.isTiming()) return host.noAdvice;
      return players.advising(seat, self.seq, played.view(seat));
    },
    advise: (seat) => (asking()?.seats.includes(seat) ? players.advise(seat, () => played.view(seat)) : null),
    recall(step, viewer) {
      if (step > played.log.length || !eyes.some((one) => one.viewer === viewer)) return null;
      const again = dealt(game, setup, branch?.seen);
      for (const entry of played.log.slice(0, step)) {
        const { seat } = entry;
        if ('move' in entry) again.play(seat, entry.move);
        else if ('to' in entry) again.handOver(seat, entry.to);
        else if ('undo' in entry) again.undo(seat);
        else again.concede(seat);
      }
      return again.view(viewer);
    },
    isTiming: () => asking()?.kind === 'timing',
    botTurn(elapsed) {
      const question = asking();
      if (!question) return null;
      const personAsked = question.seats.some(decides);
      const timed = question.kind === 'timing' && (personAsked || elapsed !== null);
      if (timed && elapsed === null) return null;
      let dueIn = Number.POSITIVE_INFINITY;
      for (const seat of question.seats) {
        const view = () => played.view(seat);
        const keptTo = decides(seat) ? null : scripted(seat);
        const clocked = question.kind === 'timing';
        const thinks = keptTo || clocked ? null : players.pondering(seat, numberFor(seat), self.seq, view);
        if (thinks) return { thinks };
        const move = keptTo ?? players.want(seat, numberFor(seat), self.seq, view);
        if (!move) continue;
        const due = timed ? dueAt(question, move) - (elapsed ?? 0) : 0;
        if (due <= 0) return { seat, move };
        dueIn = Math.min(dueIn, due);
      }
      if (dueIn < Number.POSITIVE_INFINITY) return { dueIn };
      if (personAsked) return null;
      for (const seat of question.seats) {
        const move = players.insist(seat, played.view(seat));
        if (move) return { seat, move };
      }
      throw new Error(`${game.id}: "${question.prompt}" is asked of bots, and none of them answers`);
    },
    report: (by) => ({
      ...aside(),
      seq: self.seq,
      by,
      eyes: eyes.map(({ viewer, lines }) => ({ viewer, lines: lines.splice(0), view: played.view(viewer) })),
      asked: owing(),
      undo: people.filter((seat) => !players.away.includes(seat) && played.canUndo(seat)),
      away: [...players.away],
      stopped,
      kept: true,
      ...stumbled(),
    }),
    saved: (key, when) => ({
      format,
      key,
      when,
      rulesVersion: game.def.rulesVersion,
      cardSet: game.cardSet,
      plan,
      log: played.log.slice(),
      ...players.saved(),
      questions: questions.list.slice(),
      turn: played.match.turn,
      over: played.match.over !== null,
      ...ended(),
    }),
    record: () => (branch?.seen ? null : recordOf(played, plan.cards, plan.seats.map(playerOf))),
    inspect: () => ({
      seed: plan.seed,
      views: viewsOf([...seatsOf(plan.seats.length), SPECTATOR]),
      stack: played.match.stack,
      question: asking(),
      events: events.slice(),
    }),
  };
  questions.renew(null, asking(), null, 0);
  const before = branch?.dealt?.moves ?? [];
  if (branch && before.length === 0) fork(branch);
  for (const [i, entry] of (from?.log ?? line?.moves.slice(0, line.from) ?? before).entries()) {
    const refusal = repeat(entry);
    if (refusal) {
      throw new Error(`The saved match cannot go on: its move ${i + 1} is refused (${say(refusal, entry.seat)})`);
    }
    if (branch && i + 1 === before.length) fork(branch);
  }
  if (from) questions.list.splice(0, Number.POSITIVE_INFINITY, ...from.questions);
  return self;

  /** From here on it is a match of its own: nobody can take back what led here, and the log says so. */
  function fork({ turn, of }: Branch): void {
    played.settle();
    const move = played.log.length;
    for (const one of eyes) {
      one.lines.push({ n: ++one.n, move, text: host.branched(turn, of), event: { type: 'BRANCHED' } });
    }
  }
  /** People who owe an answer, and no bot gives it for them. */
  function owing(): Report['asked'] {
    return (asking()?.seats ?? []).filter(decides).map((seat) => ({ seat, question: numberFor(seat) }));
  }
  /** Of the clocks of a timing question the first is stopped, the others are held. */
  function isStopper(seat: Seat): boolean {
    const [mark] = moves(game, played.view(seat), seat);
    return mark !== undefined && 'timing' in mark && mark.for === asking()?.options[0];
  }
  function aside(): Pick<Report, 'along'> {
    const now = along();
    return now ? { along: now } : {};
  }
  function stumbled(): Pick<Report, 'stumbled'> {
    const seats = new Set(players.stumbles().map(({ seat }) => seat));
    return seats.size > 0 ? { stumbled: [...seats] } : {};
  }
  function ended(): Pick<SavedMatch, 'ending' | 'record'> {
    const { over } = played.match;
    if (!over) return {};
    const { figure } = shelved;
    const figures = figure ? seatsOf(plan.seats.length).map((seat) => figure(played.view(SPECTATOR), seat)) : [];
    const record = self.record();
    return { ending: { winners: [...over.winners], figures }, ...(record ? { record } : {}) };
  }
  /** A bot that holds on says so when the impact is over. */
  function dueAt(question: Question, move: Move): number {
    if (!('timing' in move)) return 0;
    const impact = words.clock?.(question, tellingTo(SPECTATOR)).impactMs ?? 0;
    return move.timing ?? (stopped ?? 0) + impact;
  }
  function viewsOf(viewers: readonly Viewer[]): Record<string, View> {
    const name = (viewer: Viewer): string => (viewer === SPECTATOR ? 'spectator' : `seat ${viewer + 1}`);
    return Object.fromEntries(viewers.map((viewer) => [name(viewer), played.view(viewer)]));
  }
}
