/** What a page makes of what it is sent is what the server knows that the viewer sees, after every step. */
import { below, hashOf, type Seat, SPECTATOR, sample, seedRng, type Viewer } from '@dealers-choice/kernel';
import { deltaOf, type Followed, follow, Lexicon, Packer, readToClient, Unpacker } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { Position } from '../../src/match/position.ts';
import type { Step } from '../../src/match/steps.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { dealOf, gameOf } from './table.ts';

const ROUNDS = process.env.TEST_LONG ? 40 : 2;
const MOST_STEPS = 400;

/** A page, and what comes out of its wire. */
class Page {
  readonly #packer: Packer;
  readonly #unpacker = new Unpacker();
  known: Followed | null = null;

  constructor(lexicon: Lexicon) {
    this.#packer = new Packer(lexicon);
  }
  send(message: object): void {
    const [sent] = this.#unpacker.unpack(this.#packer.pack(message));
    const read = readToClient(sent);
    if (typeof read === 'string' || (read.type !== 'sight' && read.type !== 'news')) throw new Error(String(read));
    this.known = follow(this.known, read);
  }
}

test.each([...PLAYED_GAMES.keys()])('%s: whole matches, by any moves, some of them taken back', (id) => {
  const played = gameOf(id);
  const lexicon = new Lexicon();
  const rng = seedRng(`follow ${id}`);
  let undone = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const deal = dealOf(id, { spectators: 0, fair: { secret: `${round % 10}`.repeat(64), entropy: [] } });
    const position = new Position(played, deal);
    const match = 'the-name-of-it';
    const pages = new Map<Viewer, Page>();
    for (const viewer of [...deal.seats.keys(), SPECTATOR] as Viewer[]) {
      const page = new Page(lexicon);
      page.send({ type: 'sight', match, ...position.seenBy(viewer), why: 'joined' });
      pages.set(viewer, page);
    }
    for (let n = 0; n < MOST_STEPS && !position.over; n++) {
      const step = nextStep(n);
      const sights = new Map([...pages.keys()].map((viewer) => [viewer, position.seenBy(viewer).sight]));
      const taken = position.take(step);
      if ('code' in taken) throw new Error(taken.code);
      if ('undo' in step) undone++;
      for (const { viewer, news } of taken.told) {
        pages.get(viewer)?.send({ type: 'news', match, ...news });
        // It follows from what the viewer saw and sees alone, to the letter: else it would tell what they do not see.
        const delta = deltaOf(sights.get(viewer), position.seenBy(viewer).sight);
        expect(JSON.stringify(news.delta)).toBe(JSON.stringify(delta));
      }
      for (const [viewer, sight] of sights) {
        const isTold = taken.told.some((one) => one.viewer === viewer);
        if (!isTold) expect(deltaOf(sight, position.seenBy(viewer).sight)).toBeNull();
      }
      for (const [viewer, { known }] of pages) {
        const { seq, sight } = position.seenBy(viewer);
        expect(hashOf(known)).toBe(hashOf({ seq, sight }));
      }
    }

    function nextStep(n: number): Step {
      const undoes = [...deal.seats.keys()].find((seat) => position.seenBy(seat as Seat).sight.undo) as
        | Seat
        | undefined;
      if (undoes !== undefined && below(rng, 6) === 0) return { seat: undoes, undo: true };
      const seat = position.asking?.seats[0] as Seat;
      if (below(rng, 40) === 0) return { seat, to: position.isAway(seat) ? 'person' : 'bot' };
      if (n === 150) return { seat: below(rng, deal.seats.length) as Seat, concede: true };
      return { seat, move: sample(played.game, position.view(seat), seat, rng) };
    }
  }
  expect(undone).toBeGreaterThan(id === 'the-door' ? -1 : 0);
});
