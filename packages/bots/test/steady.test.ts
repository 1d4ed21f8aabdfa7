import { hashOf, type Move, moves, must, refuse, seedRng, start, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, insteadOf, random, runMatch, type SteadyHow, type Stumble, steady } from '../src/index.ts';
import { duel, type Fair, fair } from './fair.ts';

const game = fair();
const bot = (name: string, choose: Bot<Fair>['choose']): Bot<Fair> => ({ name, about: '', choose });
const leaver = bot('leaver', ({ asking }) => (asking?.prompt === 'turn' ? { do: 'leave' } : null));
const setup = { seed: 5, seats: 3 };

/** A bot's answer to the first question of a match, made steady, and what was reported. */
function firstAnswer(choose: Bot<Fair>['choose'], how: Partial<SteadyHow<Fair>> = {}) {
  const match = start(game, setup);
  const stumbles: Stumble[] = [];
  const player = steady(game, bot('novice', choose), { report: (one) => stumbles.push(one), ...how });
  const move = player.choose(view(game, match, 0), 0, seedRng(1));
  return { match, move, stumbles };
}

describe('steady', () => {
  test('an answer or an error that cannot even be written down is answered for', () => {
    const circle: Record<string, unknown> = { do: 'leave' };
    circle.again = circle;
    const unspeakable = {
      toString(): never {
        throw new Error('no words');
      },
    };
    const answers: [() => unknown, Stumble['why']][] = [
      [() => circle, 'illegal'],
      [() => ({ do: 'leave', often: 2n }), 'illegal'],
      [
        () => {
          throw unspeakable;
        },
        'threw',
      ],
    ];
    for (const [choose, why] of answers) {
      const { match, move, stumbles } = firstAnswer(choose as Bot<Fair>['choose']);
      expect(refuse(game, match, 0, must([move], 0) as Move)).toBeNull();
      expect(stumbles).toMatchObject([{ why, what: expect.any(String) }]);
    }
  });

  test('a bot that is right is not disturbed: the same match, move by move, and nothing is reported', () => {
    const plain = runMatch(game, setup, [random(game), random(game), random(game)]);
    const report = (): never => {
      throw new Error('nothing was wrong');
    };
    const wrapped = runMatch(
      game,
      setup,
      [0, 1, 2].map(() => steady(game, random(game), { report })),
    );
    expect(hashOf(wrapped.moves)).toBe(hashOf(plain.moves));
  });

  test.each<[Stumble['why'], Bot<Fair>['choose'], string]>([
    ['threw', () => must([], 0), 'nothing at place 0 of 0'],
    ['silent', () => null, 'gave no answer, and was asked alone'],
    ['illegal', () => ({ do: 'fly' }), 'answered {"do":"fly"}: '],
    ['illegal', () => ({ pick: [99] }), 'answered {"pick":[99]}: '],
  ])('a bot that %s is reported, and the stand-in answers', (why, choose, what) => {
    const { move, stumbles } = firstAnswer(choose, { standIn: leaver });
    expect(move).toEqual({ do: 'leave' });
    expect(stumbles).toMatchObject([{ bot: 'novice', seat: 0, prompt: 'turn', why }]);
    expect(stumbles[0]?.what).toContain(what);
  });

  test('an answer that comes after its time is not taken; the clock is whoever waits’ own', () => {
    const clock = (times: number[]) => ({ milliseconds: 100, now: () => times.shift() ?? 0 });
    const late = firstAnswer(() => ({ do: 'bid' }), { standIn: leaver, patience: clock([1000, 1101]) });
    expect(late.move).toEqual({ do: 'leave' });
    expect(late.stumbles).toMatchObject([{ why: 'late', what: 'took 101 ms, and had 100' }]);
    const inTime = firstAnswer(() => ({ do: 'bid' }), { standIn: leaver, patience: clock([1000, 1100]) });
    expect([inTime.move, inTime.stumbles]).toEqual([{ do: 'bid' }, []]);
  });

  test.each<[string, Bot<Fair>['choose'] | null]>([
    ['is none', null],
    ['throws too', () => must([], 0)],
    ['is silent too', () => null],
    ['breaks the rules too', () => ({ do: 'fly' })],
  ])('where the stand-in %s, the first legal move is made', (_what, other) => {
    const { match, move } = firstAnswer(() => null, other ? { standIn: bot('other', other) } : {});
    expect(move).toEqual(must(moves(game, match, 0), 0));
    expect(move && refuse(game, match, 0, move)).toBe(null);
  });

  test('where several are asked it may wait, and when all wait somebody answers all the same', () => {
    const clocks = fair(duel);
    const asked = view(clocks, start(clocks, { seed: 1, seats: 2 }), 1);
    expect(asked.asking?.seats).toEqual([0, 1]);
    const stumbles: Stumble[] = [];
    const idle = (): Bot<Fair> =>
      steady(
        clocks,
        bot('idle', () => null),
        { report: (one) => stumbles.push(one) },
      );
    expect(idle().choose(asked, 1, seedRng(1))).toBe(null);
    expect(insteadOf(clocks, undefined, [asked, 1, seedRng(1)])).toBe(null);
    expect(stumbles).toEqual([]);
    expect(runMatch(clocks, { seed: 1, seats: 2 }, [idle(), idle()]).match.over?.reason).toBe('thrown');
    expect(stumbles.map(({ why }) => why)).toEqual(['silent', 'silent']);
  });

  test('a thought is held to the same, and has no reasons when another had to answer', () => {
    const thinker: Bot<Fair> = {
      ...leaver,
      think: () => ({ move: { do: 'fly' }, candidates: [], iterations: 9, capped: false }),
    };
    const stumbles: Stumble[] = [];
    const match = start(game, setup);
    const player = steady(game, thinker, { standIn: leaver, report: (one) => stumbles.push(one) });
    const thought = player.think?.(view(game, match, 0), 0, seedRng(1));
    expect(thought).toEqual({ move: { do: 'leave' }, candidates: [], iterations: 0, capped: false });
    expect(stumbles.map(({ why }) => why)).toEqual(['illegal']);
  });
});
