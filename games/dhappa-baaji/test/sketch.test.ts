import { runMatch } from '@dealers-choice/bots';
import { type Seat, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { dealUnseen, knownTo } from '../src/bot/deal-unseen.ts';
import { instinct } from '../src/bot/index.ts';
import { outlookFor } from '../src/bot/outlook.ts';
import { quickTurn } from '../src/bot/quick-turn.ts';
import { type Sketch, sketchOfAll } from '../src/bot/sketch.ts';
import { reachOf } from '../src/bot/worth.ts';
import { dhappaBaaji } from '../src/index.ts';
import { count, lengthOf, type Shape, shapesOf, slotsOf, wildsOf } from '../src/rules/shapes.ts';
import { captains, everyQuestion, type Match, VARIANTS } from './captains.ts';

const PACK = 162;

describe('imagined deals', () => {
  const cardsIn = (s: Sketch): number =>
    s.held.reduce((sum, { size }) => sum + size, 0) +
    s.deck.length +
    s.pile.length +
    s.runs.flat().reduce((sum, run) => sum + lengthOf(run), 0);

  test('keep what the seat knows, and hold every other card once', () => {
    everyQuestion('deal', (match, seat) => {
      const seen = view(dhappaBaaji, match, seat);
      const known = knownTo(seen, seat);
      const s = dealUnseen(known, seedRng('deal'));

      expect(s.held.map(({ size }) => size)).toEqual(match.table.hand.slice(0, 4).map((hand) => hand.length));
      expect(s.deck).toHaveLength(match.table.deck.length);
      expect(s.held[seat]).toEqual(sketchOfAll(match).held[seat]);
      expect(s.hidden).toEqual(sketchOfAll(match).hidden);
      expect(cardsIn(s) + match.table.removed.length).toBe(PACK);
    });
  });
  test('leave a rival who has just played with nothing that fits the runs', () => {
    let [fitting, cards] = [0, 0];
    everyQuestion('left over', (match, seat) => {
      const last = ((seat + 3) % 4) as Seat;
      if (!match.table.opened[last]) return;
      const s = dealUnseen(knownTo(view(dhappaBaaji, match, seat), seat), seedRng('left over'));
      const { now } = reachOf(shapesOf(match.table, last & 1));
      s.held[last]?.once.forEach((ranks, suit) => {
        fitting += count(ranks & (now[suit] ?? 0));
        cards += count(ranks);
      });
    });
    expect(cards).toBeGreaterThan(50);
    expect(fitting / cards).toBeLessThan(0.03);
  });

  const isRun = (run: Shape): boolean => {
    const slots = slotsOf(run);
    const low = slots & -slots;
    const naturals = lengthOf(run) - wildsOf(run);
    const overlap = (run.naturals & run.twos) | (run.naturals & run.jokers) | (run.twos & run.jokers);
    if (overlap !== 0 || lengthOf(run) < 3) return false;
    if (run.isSet) return naturals >= 2 && slots < 16 && (run.of === 14 || run.of === 3);
    return naturals >= 1 && ((slots + low) & slots) === 0 && (slots & ~0x7ff8) === 0;
  };
  test.each(VARIANTS)('a quick turn loses no card and lays true runs only, with %j', (options) => {
    for (let seed = 0; seed < 10; seed++) {
      const seats = seed % 5 === 0 ? 6 : 4;
      const { match } = runMatch(dhappaBaaji, { seed: `quick ${seed}`, seats, options }, captains(seats), {
        maxMoves: 1,
      });
      const s = sketchOfAll(match);
      // The first pick is made: the deal goes on as if it were the next seat's turn.
      s.mover = (s.mover + 1) % seats;
      const rng = seedRng(`quick ${seed}`);
      let burnt = 0;
      for (let turn = 0; s.out === null && turn < 400; turn++) {
        const before = s.pile.length;
        quickTurn(s, rng);
        // A 2 burns itself, what lay on the pile and was not taken, and nothing else.
        const lost = PACK - cardsIn(s) - burnt;
        expect(lost === 0 || (s.pile.length === 0 && lost <= before + 1), `turn ${turn} lost ${lost}`).toBe(true);
        burnt += lost;
      }
      expect(s.out).not.toBeNull();
      expect(s.runs.flat().filter((run) => !isRun(run))).toEqual([]);
      expect(new Set(s.runs.flat().map(({ id }) => id)).size).toBe(s.runs.flat().length);
    }
  });
});

describe('the outlook', () => {
  /** The same deal with every seat one place further on. */
  const turned = (s: Sketch): Sketch => ({
    ...s,
    mover: (s.mover + 1) % s.seats,
    held: [...s.held.slice(-1), ...s.held.slice(0, -1)],
    opened: [...s.opened.slice(-1), ...s.opened.slice(0, -1)],
    runs: [s.runs[1] as Shape[], s.runs[0] as Shape[]],
    scores: [s.scores[1] ?? 0, s.scores[0] ?? 0],
  });

  test.each(VARIANTS)('of both teams makes 1, and teams that change places change chances, with %j', (options) => {
    const chances: number[] = [];
    for (const seats of [4, 6]) {
      const look = (match: Match): void => {
        const s = sketchOfAll(match);
        const [a, b] = [outlookFor(s, 0), outlookFor(s, 1)];
        expect(a + b).toBeCloseTo(1, 12);
        expect(outlookFor(turned(s), 1)).toBeCloseTo(a, 3); // chances are worked out to that
        expect(instinct.value(match, 0)).toBe(a);
        expect(instinct.value(match, 3)).toBe(b);
        chances.push(a);
      };
      everyQuestion(`outlook ${seats}`, look, { seats, options });
    }
    expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.1);
  });
  test('tells who will win more often than not', () => {
    let [right, all] = [0, 0];
    for (let seed = 0; seed < 12; seed++) {
      const said: number[] = [];
      const { match } = runMatch(dhappaBaaji, { seed: `said ${seed}` }, captains(4), {
        onMove: (now) => {
          if (now.asking?.prompt === 'PICK' && now.turn >= 4) said.push(instinct.value(now, 0));
        },
      });
      const won = match.over?.winners.includes(0) ? 1 : 0;
      for (const chance of said) {
        right += won === 1 ? chance : 1 - chance;
        all++;
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(right / all).toBeGreaterThan(0.6);
  });
});
