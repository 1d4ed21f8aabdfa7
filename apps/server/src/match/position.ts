/** Where a match stands, and what each viewer knows of it: all of it follows from the deal and the lines of its log. */
import { fairSeed } from '@dealers-choice/chance';
import {
  askedAnew,
  type Changes,
  changesOf,
  type Entry,
  host,
  type MatchEvent,
  type MatchRecord,
  playerOf,
  recordOf,
} from '@dealers-choice/host';
import {
  fork,
  hashOf,
  load,
  type Match,
  type Question,
  type Refusal,
  type Seat,
  type Setup,
  SPECTATOR,
  type Spec,
  type Viewer,
} from '@dealers-choice/kernel';
import { changeOf, type Delta, deltaOf, type MatchToClient, type News, type Sight } from '@dealers-choice/protocol';
import type { PlayedGame } from '../played-games.ts';
import { Damaged } from '../store/store.ts';
import type { Line, MatchDeal, Snapshot } from '../store/stored-forms.ts';
import { saidLast } from './said-last.ts';
import { type Step, stepsOf } from './steps.ts';

/** All that a viewer may know, and what they were told last. */
export type FullSight = Pick<MatchToClient<'sight'>, 'seq' | 'sight' | 'last'>;

/** News for one viewer. */
export interface Told {
  viewer: Viewer;
  news: News;
}

/** What one viewer was told. */
interface Stream {
  viewer: Viewer;
  seq: number;
  /** What they knew beside their view, after the last of the news. The view is made when somebody asks for it. */
  beside: Beside;
  heard: MatchEvent<Spec>[];
  /** The last of the news, for whoever was away for a moment; as JSON, one thing to keep instead of many. */
  recent: string[];
}

type Beside = Omit<Sight, 'view'>;

/**
 * A page shows three moves that it has missed, and that a seat was handed over is one of the news, too. More of them
 * kept in memory cost a server a tenth of its time.
 */
export const MOST_RECENT = 4;
const MOST_LETTERS = 4_000;

export const setupOf = ({ match, seats, options, fair }: MatchDeal): Setup => ({
  seats: seats.length,
  options,
  seed: fairSeed({ match, ...fair }),
});

export interface PositionHow {
  /** A snapshot, and the lines that led to it; absent: the deal. */
  from?: { snapshot: Snapshot; lines: readonly Line[] } | undefined;
  /** Who is told; absent: everybody who may look. */
  viewers?: readonly Viewer[];
}

function viewersOf({ seats, spectators }: MatchDeal): Viewer[] {
  const people: Viewer[] = seats.flatMap(({ who }, seat) => (who === 'person' ? [seat as Seat] : []));
  return spectators === null ? people : [...people, SPECTATOR];
}

export class Position {
  readonly #game: PlayedGame['game'];
  readonly #host;
  readonly #deal: MatchDeal;
  /** How many lines led to where the host began. */
  readonly #before: number;
  readonly #streams = new Map<Viewer, Stream>();
  readonly #questions: number[];
  readonly #away = new Set<Seat>();
  /** The same in order; another list whenever it changes. */
  #awayList: Seat[] = [];
  /** By seat: the question that a bot finishes although its person is back. */
  readonly #finishing = new Map<Seat, number>();

  /** Throws `Damaged` if a snapshot is not what its hash says. */
  constructor(played: PlayedGame, deal: MatchDeal, { from, viewers = viewersOf(deal) }: PositionHow = {}) {
    const { game } = played;
    const loaded = from && load(game, from.snapshot.match);
    if (from && hashOf(loaded) !== from.snapshot.hash) throw new Damaged(`match ${deal.match}: a snapshot has changed`);
    this.#game = game;
    this.#host = host(game, setupOf(deal), loaded);
    this.#deal = deal;
    this.#before = from?.snapshot.seq ?? 0;
    this.#questions = from ? [...from.snapshot.questions] : deal.seats.map(() => 0);
    for (const { entry } of from?.lines ?? []) if ('to' in entry) this.#note(entry);
    for (const viewer of viewers) {
      const seq = from?.snapshot.told[viewer === SPECTATOR ? deal.seats.length : viewer] ?? 0;
      const stream: Stream = { viewer, seq, beside: this.#besideOf(viewer), heard: [], recent: [] };
      this.#streams.set(viewer, stream);
      this.#host.listen(viewer, (event) => stream.heard.push(event));
    }
  }

  /** How many lines the log has. */
  get seq(): number {
    return this.#before + this.#host.log.length;
  }
  /** For this process alone. */
  get match(): Match {
    return this.#host.match;
  }
  get asking(): Question | null {
    return this.#host.match.asking;
  }
  get over(): boolean {
    return this.#host.match.over !== null;
  }
  /** Null: it goes on. */
  get ending(): Match['over'] {
    return this.#host.match.over;
  }
  /** The turn that the open question is part of. What is asked outside its draft, as between deals, is part of none. */
  get stretch(): string {
    const { turn, draft } = this.#host.match;
    return `${turn} ${draft ? 'draft' : ''}`;
  }
  get hash(): string {
    return hashOf(this.#host.match);
  }
  get setup(): Setup {
    return this.#host.setup;
  }
  /** Of a position that was played from the deal on. */
  record(): MatchRecord {
    if (this.#before > 0) throw new Error(`match ${this.#deal.match}: a snapshot has no record`);
    return recordOf(this.#host, this.#deal.cards, this.#deal.seats.map(playerOf));
  }

  isAway = (seat: Seat): boolean => this.#away.has(seat);
  isPerson = (seat: Seat): boolean => this.#deal.seats[seat]?.who === 'person';
  view = (viewer: Viewer): Match => this.#host.view(viewer);

  /** Does a bot answer for this seat now? */
  isBots(seat: Seat): boolean {
    return !this.isPerson(seat) || this.#away.has(seat) || this.#finishing.get(seat) === this.#questions[seat];
  }
  /** The number of the question that was last put to this seat. */
  questionOf = (seat: Seat): number => this.#questions[seat] ?? 0;

  seenBy(viewer: Viewer): FullSight {
    const { seq, beside, recent } = this.#streamOf(viewer);
    return {
      seq,
      sight: { view: this.view(viewer), ...beside },
      last: saidLast(recent.map((text) => JSON.parse(text))),
    };
  }
  /** How many news this viewer was told. */
  toldTo = (viewer: Viewer): number => this.#streamOf(viewer).seq;
  /** Does this seat owe an answer? */
  owes = (seat: Seat): boolean => this.#streamOf(seat).beside.question !== null;
  /** What this viewer was told since; null: that is too long ago, or has not been yet. */
  newsSince(viewer: Viewer, lastSeq: number): News[] | null {
    const { seq, recent } = this.#streamOf(viewer);
    const missed = seq - lastSeq;
    if (missed < 0 || missed > recent.length) return null;
    const news = recent.slice(recent.length - missed);
    const letters = news.reduce((sum, { length }) => sum + length, 0);
    return letters > MOST_LETTERS ? null : news.map((text) => JSON.parse(text) as News);
  }

  /**
   * Does it, and gives the lines to write with what each viewer is told; or why not, and then nothing has changed.
   * `undone`: for a hand-over, how many moves of a draft are taken back at most; absent: all of it.
   */
  take(step: Step, undone = Number.POSITIVE_INFINITY): { entries: readonly Entry[]; told: Told[] } | Refusal {
    const lines = this.#host.log.length;
    const before = fork(this.#game, this.#host.match);
    const refusal = this.#act(step, undone);
    if (refusal) return refusal;
    if ('to' in step) this.#note(step);
    const anew = askedAnew(before.asking, this.asking, 'to' in step ? null : step.seat);
    for (const seat of anew) this.#questions[seat] = (this.#streams.get(seat)?.seq ?? this.seq) + 1;
    const changes = changesOf(this.#game, before, this.#host.match);
    const told: Told[] = [];
    for (const stream of this.#streams.values()) {
      const news = this.#news(stream, changes);
      if (news) told.push({ viewer: stream.viewer, news });
    }
    return { entries: this.#host.log.slice(lines), told };
  }

  /** Plays what was written once more. Throws `Damaged` when it cannot have been written for this position. */
  repeat(lines: readonly Line[], onStep: (told: readonly Told[], at: number) => void = () => {}): void {
    for (const { step, lines: written } of stepsOf(lines)) {
      const at = this.seq + 1;
      const taken = this.take(step, written.length - 1);
      if ('code' in taken) throw new Damaged(`match ${this.#deal.match}: line ${at} is refused, ${taken.code}`);
      const same = JSON.stringify(taken.entries) === JSON.stringify(written.map(({ entry }) => entry));
      if (!same) throw new Damaged(`match ${this.#deal.match}: line ${at} does not fit the position`);
      onStep(taken.told, written[written.length - 1]?.at ?? 0);
    }
  }

  /** Null while something is open that the position alone does not tell: a begun draft, a move to take back, a duel. */
  snapshot(at: number): Snapshot | null {
    const { match } = this.#host;
    const undoable = this.#deal.seats.some((_, seat) => this.#host.canUndo(seat as Seat));
    if (match.draft?.checkpoint || undoable || this.asking?.kind === 'timing') return null;
    const told = [...this.#deal.seats.keys(), SPECTATOR].map((one) => this.#streams.get(one as Viewer)?.seq ?? 0);
    return { seq: this.seq, at, hash: this.hash, match, told, questions: [...this.#questions] };
  }

  #act(step: Step, undone: number): Refusal | null {
    const { seat } = step;
    const played = this.#host;
    if ('change' in step) return played.change(seat, step.change);
    if ('move' in step) return played.play(seat, step.move);
    if ('undo' in step) return played.undo(seat);
    if ('concede' in step) return played.concede(seat);
    // Whoever plays on begins from what everybody has seen.
    const isOpen = (): boolean => played.match.draft?.seat === seat && played.canUndo(seat);
    for (let i = 0; i < undone && step.to === 'bot' && isOpen(); i++) played.undo(seat);
    played.handOver(seat, step.to);
    return null;
  }

  #note({ seat, to }: { seat: Seat; to: 'bot' | 'person' }): void {
    if (to === 'bot') this.#away.add(seat);
    else this.#away.delete(seat);
    this.#awayList = [...this.#away].sort((a, b) => a - b);
    // A throw or a nerve in a running duel stays the bot's until the duel is over.
    const inDuel = to === 'person' && this.asking?.kind === 'timing' && this.asking.seats.includes(seat);
    if (inDuel) this.#finishing.set(seat, this.questionOf(seat));
    else this.#finishing.delete(seat);
  }

  #news(stream: Stream, changes: Changes): News | null {
    const { viewer, heard, recent, beside: knew } = stream;
    const knows = this.#besideOf(viewer);
    const delta = sightDelta(viewDelta(changes, viewer), knew, knows);
    const events = heard.splice(0);
    if (delta === null && events.length === 0) return null;
    const news: News = { seq: ++stream.seq, events, delta };
    stream.beside = knows;
    recent.push(JSON.stringify(news));
    if (recent.length > MOST_RECENT) recent.shift();
    return news;
  }

  #besideOf(viewer: Viewer): Beside {
    const away = this.#awayList;
    if (viewer === SPECTATOR) return { question: null, undo: false, away };
    const owes = this.asking?.seats.includes(viewer) && !this.isBots(viewer);
    const undo = !this.isAway(viewer) && this.#host.canUndo(viewer);
    return { question: owes ? this.questionOf(viewer) : null, undo, away };
  }

  #streamOf(viewer: Viewer): Stream {
    const stream = this.#streams.get(viewer);
    if (!stream) throw new Error(`match ${this.#deal.match} has no viewer ${viewer}`);
    return stream;
  }
}

/** What `deltaOf` says of two whole sights. */
function sightDelta(view: Delta | null, before: Beside, after: Beside): Delta | null {
  const beside = deltaOf(before, after);
  return view === null ? beside : ['view', view, ...(beside ?? [])];
}
/** The same of two views. */
function viewDelta(changes: Changes, viewer: Viewer): Delta | null {
  const view: Delta = [];
  const table: Delta = [];
  changes(viewer, {
    part(name, before, after) {
      const change = changeOf(before, after);
      if (change !== undefined) view.push(name, change);
    },
    places(name, changed) {
      view.push(name, changed);
    },
    field(name, before, after) {
      const change = changeOf(before, after);
      if (change === undefined) return;
      if (table.length === 0) view.push('table', table);
      table.push(name, change);
    },
  });
  return view.length === 0 ? null : view;
}
