/** A record as people read it: what happened move by move, as one viewer saw it, and the position after it. */
import { type Entry, host, type MatchEvent, type MatchRecord, setupOf } from '@dealers-choice/host';
import {
  apply,
  concede,
  type MatchOf,
  must,
  type Seat,
  SPECTATOR,
  type Spec,
  start,
  type Viewer,
} from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { Fault } from '../fault.ts';
import type { AnyGame } from '../lab.ts';
import { sentence, telling } from './match.ts';
import { tableLines } from './table.ts';
import { Left, type Terminal } from './terminal.ts';

/** Who looks at a record: a viewer of the match, or somebody who sees everything. */
export type Reader = Viewer | 'all';

export function readerOf(word: string, seats: number): Reader {
  if (word === 'all') return 'all';
  if (word === 'spectator') return SPECTATOR;
  const seat = Number(word);
  if (Number.isInteger(seat) && seat >= 1 && seat <= seats) return (seat - 1) as Seat;
  throw new Fault(`--as is "${word}"; it must be a seat from 1 to ${seats}, spectator or all.`);
}

export interface Reel {
  /** By move: what the reader heard. */
  heard: string[][];
  told: Telling<Spec>;
}

/** Plays the first `to` moves of a record that was verified. */
export function reelOf(shelved: AnyGame, record: MatchRecord, reader: Reader, to: number): Reel {
  const heard: string[][] = [];
  const play = reader === 'all' ? playOpenly(shelved, record) : playFor(shelved, record, reader);
  const told = (): Telling<Spec> => telling(shelved, play.view());
  for (const [i, entry] of record.moves.slice(0, to).entries()) {
    const head = reader === 'all' ? headline(shelved, told(), entry) : [];
    const events = play.entry(entry);
    const lines = events.map((event) => sentence(shelved, told(), event)).filter((line) => line !== '');
    heard.push(
      [...head, ...lines].map((line, n) => (n === 0 ? `${String(i + 1).padStart(4)}. ${line}` : `      ${line}`)),
    );
  }
  return { heard, told: told() };
}

/** What was answered; only for a reader who may know everything. */
function headline({ words }: AnyGame, told: Telling<Spec>, entry: Entry): string[] {
  const { asking } = told.view;
  return 'move' in entry && asking ? [`${told.name(entry.seat)}: ${words.move(entry.move, asking, told)}`] : [];
}

interface Playing {
  entry(entry: Entry): MatchEvent<Spec>[];
  view(): MatchOf<Spec>;
}

function playFor({ game }: AnyGame, record: MatchRecord, viewer: Viewer): Playing {
  const played = host(game, setupOf(record));
  let events: MatchEvent<Spec>[] = [];
  played.listen(viewer, (event) => events.push(event));
  return {
    entry(entry) {
      events = [];
      if ('move' in entry) played.play(entry.seat, entry.move);
      else if ('concede' in entry) played.concede(entry.seat);
      return events;
    },
    view: () => played.view(viewer),
  };
}

function playOpenly({ game }: AnyGame, record: MatchRecord): Playing {
  const match = start(game, setupOf(record));
  return {
    entry(entry) {
      const events: MatchEvent<Spec>[] = [];
      if ('move' in entry) apply(game, match, entry.seat, entry.move, (event) => events.push(event));
      else if ('concede' in entry) {
        events.push({ type: 'CONCEDED', seat: entry.seat });
        concede(game, match, entry.seat, (event) => events.push(event));
      }
      return events;
    },
    view: () => match,
  };
}

export function transcript(shelved: AnyGame, record: MatchRecord, reader: Reader, to: number): string[] {
  const { heard, told } = reelOf(shelved, record, reader, to);
  return [...heard.flat(), '', ...position(shelved, told)];
}

function position(shelved: AnyGame, told: Telling<Spec>): string[] {
  const { asking, over } = told.view;
  const now = over ? shelved.words.ending(told) : asking ? shelved.words.prompt(asking, told) : '';
  const who = asking ? `${asking.seats.map(told.name).join(', ')}: ` : '';
  return [...tableLines(shelved, told), `${who}${now}`];
}

/** Forwards and backwards through a record with the keyboard. */
export async function walk(
  term: Terminal,
  shelved: AnyGame,
  record: MatchRecord,
  reader: Reader,
  from: number,
): Promise<void> {
  const last = record.moves.length;
  let n = from;
  try {
    for (;;) {
      const { heard, told } = reelOf(shelved, record, reader, n);
      for (const line of [...(n > 0 ? must(heard, n - 1) : []), ...position(shelved, told)]) term.say(line);
      const typed = await term.line(`move ${n} of ${last}: Enter next · b back · a number · q quit > `);
      if (typed === 'q') return;
      if (/^\d+$/.test(typed)) n = Math.min(Number(typed), last);
      else n = typed === 'b' ? Math.max(0, n - 1) : Math.min(last, n + 1);
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
  } finally {
    term.close();
  }
}
