/** A record to walk through: positions from checkpoints, and what each move led to, as any viewer saw it. */
import { type Entry, host, type MatchRecord, parseRecord, replay, setupOf } from '@dealers-choice/host';
import { apply, concede, fork, type MatchOf, type Spec, type Viewer, view } from '@dealers-choice/kernel';
import type { LogLine, View } from '../contract.ts';
import { linesOf, telling } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';

/** A position is kept every 16 moves. */
const EVERY = 16;

export interface Reel {
  readonly record: MatchRecord;
  /** The position after this many moves, and what the last of them led to. */
  at(step: number, viewer: Viewer): { step: number; viewer: Viewer; view: View; lines: LogLine[] };
}

/** Reads a record and plays it again, move by move. Throws a sentence when it is not true. */
export async function openReel(text: string, load: (game: string, cards: string) => Promise<AnyGame>): Promise<Reel> {
  const record = parseRecord(text);
  const shelved = await load(record.game, record.cards ?? '');
  const { game, words } = shelved;
  const kept: MatchOf<Spec>[] = [];
  const begun = replay(game, record, { to: 0 });
  kept.push(fork(game, begun.match));
  let last = begun.match;
  replay(game, record, {
    say: (refusal) => words.refusal(refusal, telling(shelved, last)),
    onMove(played, i) {
      last = played.match;
      if ((i + 1) % EVERY === 0) kept.push(fork(game, played.match));
    },
  });
  const linesBy = new Map<Viewer, LogLine[][]>();

  /** Everything one viewer heard, move by move: worked out when that viewer looks for the first time. */
  function linesFor(viewer: Viewer): LogLine[][] {
    const known = linesBy.get(viewer);
    if (known) return known;
    const played = host(game, setupOf(record));
    const heard: Parameters<Parameters<typeof played.listen>[1]>[0][] = [];
    played.listen(viewer, (event) => heard.push(event));
    let n = 0;
    const all = record.moves.map((entry, i) => {
      if ('move' in entry) played.play(entry.seat, entry.move);
      else if ('concede' in entry) played.concede(entry.seat);
      const told = telling(shelved, played.view(viewer));
      const now = linesOf(shelved, told, heard.splice(0), { n, move: i + 1 });
      n += now.length;
      return now;
    });
    linesBy.set(viewer, all);
    return all;
  }

  return {
    record,
    at(wanted, viewer) {
      const step = Math.min(wanted, record.moves.length);
      const from = Math.floor(step / EVERY);
      const match = fork(game, kept[from] ?? begun.match);
      for (const entry of record.moves.slice(from * EVERY, step)) redo(game, match, entry);
      return {
        step,
        viewer,
        view: view(game, match, viewer),
        lines: step === 0 ? [] : (linesFor(viewer)[step - 1] ?? []),
      };
    },
  };
}

function redo(game: AnyGame['game'], match: MatchOf<Spec>, entry: Entry): void {
  if ('move' in entry) apply(game, match, entry.seat, entry.move);
  else if ('concede' in entry) concede(game, match, entry.seat);
}
