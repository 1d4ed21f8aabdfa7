/** Snapshots kept in step by what each viewer hears, held against the view after every move (S93). */
import { isDeepStrictEqual } from 'node:util';
import { imagine } from '@dealers-choice/bots';
import { host, type MatchEvent } from '@dealers-choice/host';
import { must, SPECTATOR, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type OnePiece, onePiece, snapshot } from '../../src/index.ts';
import { inStep, randomMatch, type Watched, watch } from './watching.ts';

const ALICE = 0;
const BOLA = 1;

describe('random matches', () => {
  test.each([1, 2, 3, 4])('[S93] [OP-R16.2] What is heard turns an older snapshot into the newer one (%s)', (n) => {
    let watched: Watched[] = [];
    let moves = 0;
    randomMatch(onePiece, `surface ${n}`, (played) => {
      moves++;
      if (watched.length === 0) watched = watch(onePiece, played);
      inStep(onePiece, played, watched);
    });

    expect(moves).toBeGreaterThan(30);
    expect(watched.map(({ scene }) => scene.result)).not.toContain(null);
  });

  test('[OP-R16.1] A snapshot is the same whatever lies where its viewer cannot see', () => {
    const rng = seedRng('other worlds');
    let [moves, others] = [0, 0];
    randomMatch(onePiece, 'other worlds', ({ match }) => {
      if (moves++ % 7 !== 0 || match.over) return;
      for (const viewer of [ALICE, BOLA, SPECTATOR] as const) {
        const seen = view(onePiece, match, viewer);
        const other = imagine(onePiece, seen, rng);
        if (!isDeepStrictEqual(other.table.print, match.table.print)) others++;
        const there = snapshot(view(onePiece, other, viewer), onePiece.kit);
        if (!isDeepStrictEqual(there, snapshot(seen, onePiece.kit))) {
          expect(there).toEqual(snapshot(seen, onePiece.kit));
        }
      }
    });

    expect(others).toBeGreaterThan(20);
  });

  test('[OP-R16.2] Whoever stops listening hears no more', () => {
    const played = host(onePiece, { seed: 1 });
    const heard: MatchEvent<OnePiece>[] = [];
    const stop = played.listen(ALICE, (one) => heard.push(one));
    const first = must(played.match.asking?.seats ?? [], 0);
    played.play(first, { choose: 'first' });
    const { length } = heard;
    stop();
    played.play(first, { choose: 'no' });

    expect(length).toBeGreaterThan(0);
    expect(heard).toHaveLength(length);
  });
});
