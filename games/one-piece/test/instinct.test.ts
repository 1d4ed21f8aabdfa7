/** What the search knows of One Piece, and the levels that play by it. */
import { type Bot, type Finish, imagine, levelsOf, random, runMatch, type Skills } from '@dealers-choice/bots';
import { apply, fork, type MatchOf, type Move, must, refuse, type Seat, seedRng, view } from '@dealers-choice/kernel';
import type { WrittenFields } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { instinctOf, SKILLS } from '../src/bot/instinct.ts';
import { navigatorOf } from '../src/bot/navigator.ts';
import { type Blow, type Fight, winsWith } from '../src/bot/proof/fight.ts';
import { finishIn } from '../src/bot/proof/finish.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../src/index.ts';
import { draw, on } from './kit/effects.ts';
import { ch, event, type People, playing, saying } from './kit/playing.ts';
import { gameOf } from './trees/any-game.ts';

type Match = MatchOf<OnePiece>;
const instinct = instinctOf(onePiece);
const navigator = navigatorOf(onePiece);
const DECKS = onePiece.kit.set.decks.map(({ id }) => id);
/** The levels, with so small a budget that whole matches take a moment. */
const quick = (iterations: number): Skills => ({
  ...SKILLS,
  master: { search: { ...SKILLS.master.search, iterations } },
});
const levelsIn = (game: OnePieceGame, iterations: number) => levelsOf(game, instinctOf(game), quick(iterations));
const masterIn = (game: OnePieceGame, iterations = 8): Bot<OnePiece> => must(levelsIn(game, iterations), 3);

const decksOf = (i: number) => ({ decks: [DECKS[i % DECKS.length], DECKS[(3 * i + 1) % DECKS.length]] });

/** Every position of some matches, with the seat that is asked. */
function eachQuestion(bots: Bot<OnePiece>[], matches: number, look: (match: Match, seat: Seat) => void): Match[] {
  return Array.from({ length: matches }, (_, i) => {
    const setup = { seed: `instinct ${i}`, options: decksOf(i) };
    const onMove = (match: Match): void => {
      const seat = match.asking?.seats[0];
      if (seat !== undefined) look(match, seat);
    };
    return runMatch(onePiece, setup, bots, { onMove }).match;
  });
}

describe('the value', () => {
  /** The chance of whoever has `own` against `theirs`, where `mover` has the turn. */
  const chance = (own: WrittenFields, theirs: WrittenFields, mover: 'own' | 'theirs', seat: Seat): number => {
    const [alice, bola] = seat === 0 ? [own, theirs] : [theirs, own];
    const moves = (mover === 'own') === (seat === 0) ? 'alice' : 'bola';
    const { game, match } = playing({ giant: ch(7, 7000), page: ch(2, 2000, { counter: 2000 }) }, { alice, bola });
    match.table.turnPlayer = moves === 'alice' ? 0 : 1;
    return instinctOf(game).value(match, seat);
  };
  const life = ['sailor', 'sailor', 'sailor'];

  test('of both sides adds up to 1, at every question of many matches', () => {
    let positions = 0;
    eachQuestion([navigator, navigator], 5, (match) => {
      positions++;
      const own = instinct.value(match, 0);
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThan(1);
      expect(own + instinct.value(match, 1)).toBeCloseTo(1, 12);
    });
    expect(positions).toBeGreaterThan(300);
  });

  test('is the same for whoever sits there', () => {
    const one = { characters: ['giant', 'guard'], hand: ['page', 'sailor'], life, donActive: 4, donRested: 2 };
    const two = { characters: ['sailor'], hand: ['page'], life: ['sailor'], donRested: 5 };
    for (const mover of ['own', 'theirs'] as const) {
      expect(chance(one, two, mover, 0)).toBe(chance(one, two, mover, 1));
      expect(chance(two, one, mover, 0)).toBe(chance(two, one, mover, 1));
    }
    expect(chance(one, two, 'own', 0)).not.toBeCloseTo(chance(one, two, 'theirs', 0), 2);
  });

  test.each([
    ['Life', { life: [...life, 'sailor'] }],
    ['a Character', { life, characters: ['giant'] }],
    ['Counters', { life, hand: ['page'] }],
    ['DON!!', { life, donRested: 3 }],
  ])('grows with %s, in either turn', (_, more) => {
    for (const mover of ['own', 'theirs'] as const) {
      const even = chance({ life }, { life }, mover, 0);
      expect(chance(more, { life }, mover, 0)).toBeGreaterThan(even);
      expect(chance({ life }, more, mover, 0)).toBeLessThan(even);
    }
  });

  test('says who will win: later turns are on the winner’s side far more often than not', () => {
    let [right, all] = [0, 0];
    for (let i = 0; i < 16; i++) {
      const said: number[] = [];
      let turn = 6;
      const { match } = runMatch(onePiece, { seed: `said ${i}`, options: decksOf(i) }, [navigator, navigator], {
        onMove(now) {
          if (now.turn > turn && !now.over) said.push(instinct.value(now, 0));
          turn = Math.max(turn, now.turn);
        },
      });
      for (const own of said) if (own > 0.5 === (match.over?.winners[0] === 0)) right++;
      all += said.length;
    }
    expect(all).toBeGreaterThan(60);
    expect(right / all).toBeGreaterThan(0.65);
  });
});

describe('lines', () => {
  test('begin with a legal move, and go on as long as nobody else is asked', () => {
    const prompts = new Set<string>();
    let followed = 0;
    const check = (match: Match, seat: Seat): void => {
      const seen = view(onePiece, match, seat);
      for (const line of instinct.lines?.(seen, seat) ?? []) {
        prompts.add(match.asking?.prompt ?? '');
        const world = fork(onePiece, match);
        for (const [i, move] of line.entries()) {
          if (i > 0 && world.asking?.prompt !== match.asking?.prompt) break;
          const why = refuse(onePiece, world, seat, move);
          // DON!! that were given cannot pay for an attack that is taxed: the line ends there.
          if (i > 0 && why?.code === 'CANNOT_PAY') break;
          expect(why, `${JSON.stringify(line)} at ${i}`).toBeNull();
          apply(onePiece, world, seat, move);
          if (i > 0) followed++;
        }
      }
    };
    eachQuestion([navigator, random(onePiece)], 10, check);
    expect(followed).toBeGreaterThan(100);
    expect([...prompts]).toEqual(expect.arrayContaining(['main', 'counter', 'block', 'choose', 'take', 'life', 'use']));
  });

  test('that counter stop the attack', () => {
    const people = playing(
      { raider: ch(4, 7000), page: ch(2, 2000, { counter: 1000 }), shield: ch(2, 2000, { counter: 2000 }) },
      { alice: { characters: ['raider'] }, bola: { hand: ['page', 'shield', 'page', 'sailor'], life: ['sailor'] } },
    );
    people.alice.plays('attack', 'raider', must(people.match.table.leader[1], 0));
    const lines = instinctOf(people.game).lines?.(view(people.game, people.match, 1), 1) ?? [];

    // 7000 against 5000: 3000 more are needed.
    expect(lines.map((line) => line.length)).toEqual(expect.arrayContaining([1, 2]));
    for (const line of lines.slice(1)) {
      const world = fork(people.game, people.match);
      for (const move of line) apply(people.game, world, 1, move);
      const [attacker, target] = [world.table.attacker, world.table.target];
      expect(must(world.table.power, target)).toBeGreaterThan(must(world.table.power, attacker));
    }
  });
});

describe('a finish', () => {
  const blow = (lead: number): Blow => ({ lead, damage: 1, blockable: true });
  const fight = (more: Partial<Fight>): Fight => ({
    leads: [blow(0), blow(0)],
    don: 0,
    life: [0],
    blocks: 0,
    counters: [],
    ...more,
  });
  const isWon = (more: Partial<Fight>, don: number): boolean => winsWith(fight(more), 0, don, new Map());

  test.each([
    ['both attacks land', {}, 0, true],
    ['one is blocked', { blocks: 1 }, 0, false],
    ['nobody can block it', { blocks: 1, life: [], leads: [{ ...blow(0), blockable: false }] }, 0, true],
    ['one is countered', { counters: [1] }, 0, false],
    ['DON!! put the first one out of reach, and leave the other within', { counters: [2], don: 3 }, 2, false],
    ['DON!! put both out of reach', { counters: [2], don: 4 }, 2, true],
    ['all went to the first', { counters: [2], don: 4 }, 4, false],
    ['the Life card that is taken stops the other', { life: [1] }, 0, false],
    ['the last hit comes on top of the Life', { leads: [{ ...blow(0), damage: 2 }] }, 0, false],
    ['two Life at once, and another hit', { life: [0, 0], leads: [{ ...blow(0), damage: 2 }, blow(0)] }, 0, true],
    ['the attack cannot win its battle', { life: [], leads: [blow(-2)], don: 1 }, 1, false],
  ] as [string, Partial<Fight>, number, boolean][])('by numbers, when %s', (_, more, don, won) => {
    expect(isWon(more, don)).toBe(won);
  });

  const cards = {
    raider: ch(3, 5000),
    rush: ch(1, 5000, { keywords: ['RUSH'] }),
    wall: ch(1, 1000, { keywords: ['BLOCKER'] }),
    wish: event(0, on('MAIN', draw(1))),
    lantern: ch(1, 1000, saying(on('TRIGGER', draw(1)))),
  };
  const finishOf = (alice: WrittenFields, bola: WrittenFields): Finish | null => {
    const { game, match } = playing(cards, { alice: { rested: { captain: 1 }, ...alice }, bola });
    return finishIn(game, match, 0);
  };

  test.each([
    [1, false],
    [2, true],
  ])('against a Counter of 2000 with %i DON!!: %s', (donActive, found) => {
    expect(finishOf({ characters: ['raider'], donActive }, { hand: ['guard'], life: [] }) !== null).toBe(found);
  });
  test('counts on what can be played, and on every answer of the rival', () => {
    const rival = { hand: [], life: [], characters: ['wall'] };
    expect(finishOf({ characters: ['raider'], hand: ['rush'], donActive: 1 }, rival)).not.toBeNull();
    expect(finishOf({ characters: ['raider'], hand: ['rush'], donActive: 0 }, rival)).toBeNull();
    expect(finishOf({ characters: ['raider'], hand: ['sailor'], donActive: 1 }, rival)).toBeNull();
  });
  test('counts on no card of a deck, whoever draws it', () => {
    const mine = { donActive: 1, deck: ['sailor', 'rush'] };
    expect(finishOf({ ...mine, hand: ['rush'] }, { life: [] })).not.toBeNull();
    expect(finishOf({ ...mine, hand: ['wish'] }, { life: [] })).toBeNull();
    expect(finishOf({ characters: ['raider', 'rush'] }, { life: ['sailor'] })).not.toBeNull();
    expect(finishOf({ characters: ['raider', 'rush'] }, { life: ['lantern'] })).toBeNull();
  });
  test('is sure where nothing in the hand and the Life of the rival was imagined', () => {
    const { game, match } = playing(cards, { alice: { characters: ['raider'] }, bola: { life: ['sailor'], hand: [] } });
    expect(finishIn(game, match, 0)?.sure).toBe(false);
    game.x.on(match, undefined, (x) => x.show(must(x.t.life[1], 0), 0));
    expect(finishIn(game, match, 0)?.sure).toBe(true);
  });
  test('is nothing in the turn of the other', () => {
    const { game, match, alice } = playing(cards, { alice: { characters: ['raider'] }, bola: { life: ['sailor'] } });
    alice.plays('attack', 'raider', must(match.table.leader[1], 0));
    expect(finishIn(game, match, 1)).toBeNull();
  });
});

/** Alice plays as this bot does until her turn or the match is over, and Bola as the navigator. */
function turnBy(bot: Bot<OnePiece>, { game, match, table }: People): void {
  const { turn } = match;
  for (let i = 0; match.over === null && match.turn === turn; i++) {
    const seat = match.asking?.seats[0] ?? 0;
    const by = seat === 0 ? bot : navigatorOf(game);
    expect(table.host.play(seat, by.choose(view(game, match, seat), seat, seedRng(i)) as Move)).toBeNull();
  }
}

describe('a master', () => {
  test('gives legal answers from the deal to the end, and the same when asked again', () => {
    const master = masterIn(onePiece);
    let again = 0;
    const twice: Bot<OnePiece> = {
      ...master,
      choose(seen, seat, rng) {
        const before = rng.slice();
        const move = master.choose(seen, seat, rng);
        if (again++ % 6 === 0) expect(master.choose(seen, seat, before)).toEqual(move);
        return move;
      },
    };
    // Whatever is refused is thrown.
    for (const match of eachQuestion([twice, random(onePiece)], 1, () => {})) expect(match.over).not.toBeNull();
  });

  test('does so with cards nobody has seen before', () => {
    const game = gameOf('master 1');
    const { moves } = runMatch(game, { seed: 1, options: { decks: 'any' } }, [masterIn(game, 4), navigatorOf(game)], {
      maxMoves: 60,
    });
    expect(moves.length).toBeGreaterThan(20);
  });

  test('[K10] and every level does the same when what it cannot see is something else', () => {
    const levels = levelsIn(onePiece, 3);
    let [asked, compared] = [0, 0];
    eachQuestion([navigator, navigator], 1, (match, seat) => {
      if (asked++ % 3 !== 0) return;
      const seen = view(onePiece, match, seat);
      const there = view(onePiece, imagine(onePiece, seen, seedRng(`world ${compared}`)), seat);
      const bot = must(levels, compared % levels.length);
      const choose = (one: Match): Move | null => bot.choose(one, seat, seedRng('the same'));
      expect(choose(there)).toEqual(choose(seen));
      compared++;
    });
    expect(compared).toBeGreaterThan(25);
  });

  test('wins where DON!! must wake the text that rests the only blocker, which the rule of thumb does not see', () => {
    const lulls = saying({
      timings: ['ACTIVATE_MAIN'],
      don: 1,
      oncePerTurn: true,
      steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
    });
    const by = (botOf: (game: OnePieceGame) => Bot<OnePiece>): People => {
      const people = playing(
        { singer: ch(3, 2000, lulls), wall: ch(5, 9000, { keywords: ['BLOCKER'] }), raider: ch(6, 6000) },
        {
          alice: { characters: ['singer', 'raider'], rested: { singer: 1 }, donActive: 1, life: ['sailor'] },
          bola: { characters: ['wall'], life: ['sailor'], hand: [] },
        },
      );
      turnBy(botOf(people.game), people);
      return people;
    };

    expect(by((game) => masterIn(game, 40)).match.over).toEqual({ reason: 'LIFE', winners: [0] });
    expect(by((game) => navigatorOf(game)).match.over).toBeNull();
  });

  test('goes for the Leader when that wins, whatever else there is to take', () => {
    const people = playing(
      { raider: ch(5, 5000), giant: ch(9, 5000, { keywords: ['DOUBLE_ATTACK'] }) },
      {
        alice: { characters: ['raider'], hand: ['sailor', 'sailor'], donActive: 2, life: [] },
        bola: { characters: ['giant'], rested: { giant: 1 }, life: ['sailor'], hand: [] },
      },
    );
    turnBy(masterIn(people.game, 40), people);

    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
  });
});
