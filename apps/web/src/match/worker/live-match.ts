/** A match in the worker: the one place on this device that knows the whole state. */
import {
  type Entry,
  type Host,
  host as hostOf,
  type MatchEvent,
  type MatchRecord,
  recordOf,
} from '@dealers-choice/host';
import {
  type Move,
  type Question,
  type Refusal,
  type Seat,
  type Setup,
  SPECTATOR,
  type Spec,
  seatsOf,
  type Viewer,
} from '@dealers-choice/kernel';
import type { Report } from '@dealers-choice/protocol';
import { en } from '../../words/host-en.ts';
import type { Inspection, LogLine, MatchPlan, View } from '../contract.ts';
import { peopleOf } from '../plan.ts';
import { linesOf, telling } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';
import { alongLine } from './along.ts';
import { seatPlayers } from './players.ts';
import { numberQuestions, snapshot } from './questions.ts';
import { FIRST_SAVE_FORMAT, SAVE_FORMAT, type SavedMatch } from './saves.ts';

/** What the next bot does, or in how many milliseconds it will; null: people are asked. */
export type BotTurn = { seat: Seat; move: Move } | { dueIn: number } | null;

export interface LiveMatch {
  readonly seq: number;
  /** Each gives a sentence when it is refused, and then nothing has changed. */
  answer(question: number, seat: Seat, move: Move): string | null;
  undo(seq: number, seat: Seat): string | null;
  change(seq: number, seat: Seat, move: Move): string | null;
  concede(seat: Seat): string | null;
  /** A bot's own move. Throws when it is refused: that is a bug. */
  playBot(seat: Seat, move: Move): void;
  /** `elapsed` since the clock of the open timing question began; null: it has not. */
  botTurn(elapsed: number | null): BotTurn;
  /** What a bot would do in this seat's place; null: nothing is asked of it, or no bot can say. */
  hint(seat: Seat): Move | null;
  /** Is a timing question open? */
  isTiming(): boolean;
  /** What to show, with everything told since the last time. */
  report(by: Report['by']): Report;
  saved(key: string, when: number): SavedMatch;
  record(): MatchRecord;
  inspect(): Inspection;
}

export type Deal = (game: AnyGame['game'], setup: Setup) => Host<Spec>;
const deal: Deal = (game, setup) => hostOf(game, setup);

/** Who looks at this device: its people, and anybody between two of them. */
const viewersOf = (people: readonly Seat[]): Viewer[] => (people.length === 1 ? [...people] : [...people, SPECTATOR]);

/** `plan` is checked and has its seed; `from` goes on where a saved match was left. */
export function openMatch(shelved: AnyGame, plan: MatchPlan, from: SavedMatch | null, dealt = deal): LiveMatch {
  const { game, words, host = en } = shelved;
  const format = from?.format ?? SAVE_FORMAT;
  const played = dealt(game, {
    seats: plan.seats.length,
    options: plan.options,
    seed: plan.seed,
    ...(format === FIRST_SAVE_FORMAT ? { generator: 'sfc32' } : {}),
  });
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
  const tellingTo = (viewer: Viewer) => telling(shelved, played.view(viewer), plan);
  const say = (refusal: Refusal, seat: Seat): string => words.refusal(refusal, tellingTo(seat));

  /** Does something, and notes whose question is a new one and what was heard. */
  function happen(seat: Seat, move: Move | null, act: () => Refusal | null): Refusal | null {
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
    return happen(seat, null, () => ('undo' in entry ? played.undo(seat) : played.concede(seat)));
  }

  const { line } = plan;
  const along = () => (line ? alongLine(game, line.moves, played.moves) : null);
  /** What the line of a guided match has a bot do, as long as everybody kept to it. */
  const scripted = (seat: Seat): Move | null => {
    const now = along();
    return now && !now.strayed && line?.moves[now.moves]?.seat === seat ? now.next : null;
  };

  questions.renew(null, asking(), null, 0);
  for (const [i, entry] of (from?.log ?? line?.moves.slice(0, line.from) ?? []).entries()) {
    const refusal = repeat(entry);
    if (refusal) {
      throw new Error(`The saved match cannot go on: its move ${i + 1} is refused (${say(refusal, entry.seat)})`);
    }
  }
  if (from) questions.list.splice(0, Number.POSITIVE_INFINITY, ...from.questions);

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
    playBot(seat, move) {
      const refusal = happen(seat, move, () => played.play(seat, move));
      if (!refusal) return;
      const who = `${players.nameOf(seat)} (seat ${seat + 1})`;
      throw new Error(`${game.id}: ${who} answered ${JSON.stringify(move)}, which is refused: ${refusal.code}`);
    },
    hint(seat) {
      if (!people.includes(seat) || !asking()?.seats.includes(seat) || self.isTiming()) return null;
      return players.advise(seat, () => played.view(seat));
    },
    isTiming: () => asking()?.kind === 'timing',
    botTurn(elapsed) {
      const question = asking();
      if (!question) return null;
      const personAsked = question.seats.some((seat) => !players.isBot(seat));
      const timed = question.kind === 'timing' && (personAsked || elapsed !== null);
      if (timed && elapsed === null) return null;
      let dueIn = Number.POSITIVE_INFINITY;
      for (const seat of question.seats) {
        const want = () => players.want(seat, questions.list[seat] ?? 0, self.seq, () => played.view(seat));
        const move = (players.isBot(seat) && scripted(seat)) || want();
        if (!move) continue;
        const due = timed ? dueAt(question, move) - (elapsed ?? 0) : 0;
        if (due <= 0) return { seat, move };
        dueIn = Math.min(dueIn, due);
      }
      if (dueIn < Number.POSITIVE_INFINITY) return { dueIn };
      if (!personAsked) throw new Error(`${game.id}: "${question.prompt}" is asked of bots, and none of them answers`);
      return null;
    },
    report: (by) => ({
      ...aside(),
      seq: self.seq,
      by,
      eyes: eyes.map(({ viewer, lines }) => ({ viewer, lines: lines.splice(0), view: played.view(viewer) })),
      asked: (asking()?.seats ?? [])
        .filter((seat) => people.includes(seat))
        .map((seat) => ({ seat, question: questions.list[seat] ?? 0 })),
      undo: people.filter((seat) => played.canUndo(seat)),
      stopped,
      kept: true,
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
    record: () => recordOf(played, plan.cards),
    inspect: () => ({
      seed: plan.seed,
      views: viewsOf([...seatsOf(plan.seats.length), SPECTATOR]),
      stack: played.match.stack,
      question: asking(),
      events: events.slice(),
    }),
  };
  return self;

  function aside(): Pick<Report, 'along'> {
    const now = along();
    return now ? { along: now } : {};
  }
  function ended(): Pick<SavedMatch, 'ending' | 'record'> {
    const { over } = played.match;
    if (!over) return {};
    const { figure } = shelved;
    const figures = figure ? seatsOf(plan.seats.length).map((seat) => figure(played.view(SPECTATOR), seat)) : [];
    return { ending: { winners: [...over.winners], figures }, record: self.record() };
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
