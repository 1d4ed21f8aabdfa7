/** A record to walk through: positions from checkpoints, and what each move led to, as any viewer saw it. */
import { type Entry, type Host, type MatchEvent, type MatchRecord, parseRecord, replay } from '@dealers-choice/host';
import {
  apply,
  concede,
  fork,
  type MatchOf,
  SPECTATOR,
  type Spec,
  seatsOf,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import type { Moment } from '@dealers-choice/protocol';
import type { LogLine, View } from '../contract.ts';
import { linesOf, retelling, sentence } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';

/** A position is kept every 8 moves: a jump never plays more than 7 of them again. */
export const EVERY = 8;

export interface Reel {
  readonly record: MatchRecord;
  readonly shelved: AnyGame;
  /** By move: the turn in which it was made. */
  readonly turns: readonly number[];
  /** By move: how many answers its turn had before it. */
  readonly answers: readonly number[];
  /** What stands out, in order. */
  readonly moments: readonly Moment[];
  /** The position after this many moves, and what the last of them led to. */
  at(step: number, viewer: Viewer): { step: number; viewer: Viewer; view: View; lines: LogLine[] };
}

interface ReelHow {
  load(game: string, cards: string): Promise<AnyGame>;
  /** Makes a move of the record once more. */
  redo?: typeof redoEntry;
}

/** Reads a record and plays it again, move by move. Throws a sentence when it is not true. */
export async function openReel(text: string, { load, redo = redoEntry }: ReelHow): Promise<Reel> {
  const record = parseRecord(text);
  const shelved = await load(record.game, record.cards ?? '');
  const { game } = shelved;
  const { kept, heard, turns, answers, moments } = takeDown(shelved, record);

  function positionAt(step: number): MatchOf<Spec> {
    const from = Math.floor(step / EVERY);
    const match = fork(game, kept[from] as MatchOf<Spec>);
    for (const entry of record.moves.slice(from * EVERY, step)) redo(game, match, entry);
    return match;
  }
  return {
    record,
    shelved,
    turns,
    answers,
    moments,
    at(wanted, viewer) {
      const step = Math.min(wanted, record.moves.length);
      const seen = view(game, positionAt(step), viewer);
      const { n = 0, events = [] } = heard.get(viewer)?.[step - 1] ?? {};
      const told = retelling(shelved, seen, record.players);
      return { step, viewer, view: seen, lines: linesOf(shelved, told, events, { n, move: step }) };
    },
  };
}

/** What one viewer heard of a move, and how much before it. */
interface Heard {
  n: number;
  events: MatchEvent<Spec>[];
}

/** Plays the record once, and keeps what a jump needs, for all eyes: no place is slower to look at than another. */
function takeDown(shelved: AnyGame, record: MatchRecord) {
  const { game, words } = shelved;
  const kept: MatchOf<Spec>[] = [];
  const turns: number[] = [];
  const answers: number[] = [];
  const moments: Moment[] = [];
  const ears = [...seatsOf(record.seats), SPECTATOR].map((viewer) => ({
    viewer: viewer as Viewer,
    now: [] as MatchEvent<Spec>[],
    n: 0,
    all: [] as Heard[],
  }));
  let at: MatchOf<Spec> | null = null;
  let before = { turn: 0, answers: 0 };
  const note = (step: number, events: readonly MatchEvent<Spec>[], played: Host<Spec>): void => {
    const big = events.filter(({ type }) => words.milestones?.includes(type)).at(-1);
    if (!big) return;
    moments.push({ step, text: sentence(shelved, retelling(shelved, played.view(SPECTATOR), record.players), big) });
  };
  replay(game, record, {
    say: (refusal) => words.refusal(refusal, retelling(shelved, at as View, record.players)),
    onDeal(played) {
      at = played.match;
      before = standing(played);
      kept.push(fork(game, played.match));
      for (const ear of ears) played.listen(ear.viewer, (event) => ear.now.push(event));
    },
    onMove(played, i) {
      at = played.match;
      turns.push(before.turn);
      answers.push(before.answers);
      before = standing(played);
      if ((i + 1) % EVERY === 0) kept.push(fork(game, played.match));
      for (const ear of ears) {
        const events = ear.now.splice(0);
        ear.all.push({ n: ear.n, events });
        ear.n += events.length;
        if (ear.viewer === SPECTATOR) note(i + 1, events, played);
      }
    },
  });
  return { kept, turns, answers, moments, heard: new Map(ears.map(({ viewer, all }) => [viewer, all])) };
}

const standing = ({ match: { turn, answers } }: Host<Spec>) => ({ turn, answers });

function redoEntry(game: AnyGame['game'], match: MatchOf<Spec>, entry: Entry): void {
  if ('move' in entry) apply(game, match, entry.seat, entry.move);
  else if ('concede' in entry) concede(game, match, entry.seat);
}
