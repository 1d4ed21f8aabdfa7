/** Plays the pairs of a ladder until each is settled, time is up, or somebody stops it. */
import { Interrupted, type Runner } from '../pool.ts';
import { type Aim, isSettled, looksOf } from './interval.ts';
import { type Beside, type Played, STRIDE } from './play.ts';

export interface ClimbHow {
  /** For each pair. */
  questions: readonly Aim[];
  /** For each pair its scores so far, which grow. */
  scores: readonly number[][];
  runners: readonly Runner<Played>[];
  now(): number;
  /** When no further seed is begun, on the clock of `now`. */
  deadline: number;
  signal: AbortSignal;
  /** What a range brought beside its scores. */
  onBeside(beside: Beside): void;
  /** After each range; `left` is the time that is left if nothing is decided early, in milliseconds. */
  onProgress(left: number): void;
}

/** A range of this many milliseconds makes the message to a thread cost nothing. */
const RANGE_MS = 200;

interface Track {
  question: Aim;
  scores: number[];
  /** How many were begun. */
  begun: number;
  /** Those that came before an earlier one did. */
  early: Map<number, number[]>;
  /** Milliseconds of one seed, as it was last; 0: not known yet. */
  each: number;
}

export async function climb(how: ClimbHow): Promise<void> {
  const { now, runners, signal } = how;
  const tracks = how.questions.map((question, i): Track => {
    const scores = how.scores[i] ?? [];
    return { question, scores, begun: scores.length, early: new Map(), each: 0 };
  });
  const isOpen = ({ scores, question }: Track): boolean => !isSettled(scores, question);
  let stopped = false;
  const work = async (runner: Runner<Played>): Promise<void> => {
    while (!stopped && now() < how.deadline) {
      const track = nextOf(tracks.filter(isOpen));
      if (!track) return;
      const from = track.begun;
      const size = sizeOf(track);
      track.begun += size;
      const base = tracks.indexOf(track) * STRIDE + from;
      const began = now();
      const { scores, beside } = await runner.run({ from: base, to: base + size });
      track.each = (now() - began) / size;
      how.onBeside(beside);
      add(track, from, scores);
      how.onProgress(timeLeft(tracks.filter(isOpen)) / runners.length);
    }
  };
  const abort = new Promise<never>((_, fail) => {
    const stop = (): void => fail(new Interrupted('stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    await Promise.race([Promise.all(runners.map(work)), abort]);
  } finally {
    stopped = true;
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

/** The one that has come least far, by looks: when time is up, all are measured about equally well. */
function nextOf(open: readonly Track[]): Track | undefined {
  const far = ({ begun, question }: Track): number => looksOf(question.most).filter((look) => look <= begun).length;
  const startable = open.filter(({ begun, question }) => begun < question.most);
  return startable.reduce<Track | undefined>(
    (best, track) => (best && far(best) <= far(track) ? best : track),
    undefined,
  );
}

/** Never beyond the next look, which may be the last. */
function sizeOf({ begun, question, each }: Track): number {
  const look = looksOf(question.most).find((n) => n > begun) ?? question.most;
  return Math.max(1, Math.min(look - begun, each > 0 ? Math.round(RANGE_MS / each) : 1));
}

/** Scores count in the order of their seeds. */
function add(track: Track, from: number, scores: number[]): void {
  track.early.set(from, scores);
  for (let next = track.early.get(track.scores.length); next; next = track.early.get(track.scores.length)) {
    track.early.delete(track.scores.length);
    track.scores.push(...next);
  }
}

function timeLeft(open: readonly Track[]): number {
  const known = open.filter(({ each }) => each > 0);
  const usual = known.reduce((sum, { each }) => sum + each, 0) / Math.max(1, known.length);
  return open.reduce((sum, { each, question, scores }) => sum + (each || usual) * (question.most - scores.length), 0);
}
