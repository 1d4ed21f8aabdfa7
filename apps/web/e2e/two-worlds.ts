/** Holds what the worker told the page against the kernel: each viewer's view to the letter, fit for two worlds. */

import { imagine } from '@dealers-choice/bots';
import { host, type MatchRecord } from '@dealers-choice/host';
import { load, type MatchOf, seedRng, type Viewer, view } from '@dealers-choice/kernel';
import type { Report, ToPage } from '@dealers-choice/protocol';
import { type Door, theDoor } from '@dealers-choice/the-door';
import { expect } from './fixtures.ts';

type Eye = Report['eyes'][number];

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Checks every message of a match in which nothing was taken back. Gives how many views were looked at. */
export function expectNothingHidden(messages: readonly ToPage[], record: MatchRecord): number {
  const truth = replayed(record, viewersIn(messages));
  let looked = 0;
  let elsewhere = 0;
  for (const message of messages) {
    expect(JSON.stringify(message), 'the seed stays in the worker').not.toContain(String(record.seed));
    if (message.type !== 'table' && message.type !== 'report') {
      expect(['saved', 'pong', 'file', 'refused']).toContain(message.type);
      continue;
    }
    for (const eye of message.report.eyes) {
      const now = truth[message.report.seq];
      if (!now) throw new Error(`the record has no move ${message.report.seq}`);
      looked++;
      elsewhere += expectOnlyTheView(eye, now) ? 1 : 0;
    }
  }
  expect(elsewhere, 'most views fit a world with another deck').toBeGreaterThan(looked / 2);
  return looked;
}

interface Moment {
  match: MatchOf<Door>;
  heard: Map<Viewer, object[]>;
}

const viewersIn = (messages: readonly ToPage[]): Viewer[] => [
  ...new Set(messages.flatMap((one) => ('report' in one ? one.report.eyes : [])).map((eye) => eye.viewer)),
];

/** The true position after each move, and what each viewer heard on the way there. */
function replayed(record: MatchRecord, viewers: readonly Viewer[]): Moment[] {
  const { seats, options, seed } = record;
  const played = host(theDoor, { seats, options, seed });
  const heard = new Map<Viewer, object[]>();
  for (const viewer of viewers)
    played.listen(viewer, (event) => heard.set(viewer, [...(heard.get(viewer) ?? []), event]));
  const moment = (): Moment => {
    const now = { match: structuredClone(plain(played.match)), heard: new Map(heard) };
    heard.clear();
    return now;
  };
  const moments = [moment()];
  for (const entry of record.moves) {
    if ('move' in entry) expect(played.play(entry.seat, entry.move)).toBeNull();
    else played.concede(entry.seat);
    moments.push(moment());
  }
  return moments;
}

/** True when the other world has another order of cards, so that the view cannot be telling it. */
function expectOnlyTheView({ viewer, view: shown, lines }: Eye, { match, heard }: Moment): boolean {
  const real = load(theDoor, match);
  expect(shown).toEqual(plain(view(theDoor, real, viewer)));
  expect(shown.rng).toEqual([0, 0, 0, 0]);
  expect((shown.table as { deck: number[] }).deck.every((copy) => copy === 0)).toBe(true);
  expect(lines.map(({ event }) => event)).toEqual(plain(heard.get(viewer) ?? []));

  const other = imagine(theDoor, load(theDoor, shown as MatchOf<Door>), seedRng('another world'));
  expect(plain(view(theDoor, other, viewer))).toEqual(shown);
  return JSON.stringify(other.table.deck) !== JSON.stringify(real.table.deck);
}
