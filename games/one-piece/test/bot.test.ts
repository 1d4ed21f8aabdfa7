import { type Bot, greedy, random, runMatch } from '@dealers-choice/bots';
import { apply, type Move, refuse, type Seat, type Setup, sample, seedRng, start, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { bots, navigatorOf, score } from '../src/bot/index.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../src/index.ts';
import type { Effect } from '../src/tree/tree.ts';
import { ch, copyIn, event, type People, playing, saying } from './kit/playing.ts';
import { gameOf } from './trees/any-game.ts';

const [navigator] = bots as [Bot<OnePiece>];
const DECKS = onePiece.kit.set.decks.map(({ id }) => id);

/** What the navigator would do, from what its seat sees. */
const choice = ({ game, match }: People, seat: Seat): Move | null =>
  navigatorOf(game).choose(view(game, match, seat), seat, seedRng('bot'));

/** Alice plays as the navigator would until her turn or the match is over; Bola never defends. */
function turnOf(people: People): void {
  const { match, table } = people;
  const { turn } = match;
  while (match.over === null && match.turn === turn) {
    const seat = match.asking?.seats[0] ?? 0;
    const move = seat === 0 ? choice(people, 0) : sample(people.game, view(people.game, match, 1), 1, seedRng('bola'));
    table.host.play(seat, match.asking?.prompt === 'counter' ? { do: 'done' } : (move as Move));
  }
}

describe('attacking', () => {
  test('[§23] the winning attack is found, with DON!! where they are needed', () => {
    const people = playing(
      { scout: ch(4, 4000), raider: ch(3, 3000) },
      {
        alice: { characters: ['scout', 'raider'], hand: ['sailor', 'sailor'], donActive: 3 },
        bola: { life: ['sailor'], hand: [] },
      },
    );

    turnOf(people);

    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
  });

  test('[§23] an attack that cannot win a battle is not made', () => {
    const people = playing(
      {},
      { alice: { characters: ['sailor'], rested: { captain: 1 } }, bola: { life: ['sailor', 'sailor'] } },
    );

    expect(choice(people, 0)).toEqual({ do: 'end' });
  });

  test('[§23] a rested Character worth more than a Life card is attacked first', () => {
    const people = playing(
      { giant: ch(5, 5000, { keywords: ['BLOCKER'] }) },
      {
        alice: { donActive: 1 },
        bola: { characters: ['giant'], rested: { giant: 1 }, life: ['sailor', 'sailor', 'sailor', 'sailor', 'sailor'] },
      },
    );
    turnOf(people);

    expect(people.match.table.trash[1].map((copy) => people.game.faceIn(people.match.table, copy)?.id)).toContain(
      'giant',
    );
  });
});

describe('the Counter Step', () => {
  const attacked = (power: number, hand: string[], life: string[]): People => {
    const people = playing(
      { raider: ch(4, power), page: ch(2, 2000, { counter: 1000 }) },
      { alice: { characters: ['raider'] }, bola: { hand, life } },
    );
    people.alice.plays('attack', 'raider', copyIn(people, 1, 'leader', 'captain'));
    return people;
  };

  test('[§23] what cannot hurt is not countered', () => {
    expect(choice(attacked(4000, ['guard', 'page'], []), 1)).toEqual({ do: 'done' });
  });

  test('[§23] with Life to spare, a hit is taken', () => {
    const life = ['sailor', 'sailor', 'sailor', 'sailor', 'sailor'];
    expect(choice(attacked(7000, ['guard', 'guard'], life), 1)).toEqual({ do: 'done' });
  });

  test('[§23] the last hit is stopped, with no more than it takes', () => {
    const people = attacked(5000, ['guard', 'page'], []);

    expect(choice(people, 1)).toEqual({
      do: 'counter',
      card: copyIn(people, 1, 'hand', 'page'),
      at: copyIn(people, 1, 'leader', 'captain'),
    });
  });

  test('[§23] what cannot be stopped costs no card', () => {
    expect(choice(attacked(9000, ['guard', 'page'], []), 1)).toEqual({ do: 'done' });
  });
});

describe('choices', () => {
  const trashes: Effect = {
    timings: ['ON_PLAY'],
    cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
    steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
  };
  test('[§23] a cost is paid for what it brings, and the best Character is K.O.’d', () => {
    const people = playing(
      { raider: ch(1, 1000, saying(trashes)), giant: ch(7, 7000) },
      { alice: { hand: ['raider', 'sailor'], donActive: 1 }, bola: { characters: ['sailor', 'giant'] } },
    );
    people.alice.plays('play', 'raider');

    expect(choice(people, 0)).toEqual({ choose: 'yes' });
    people.alice.chooses('yes');
    expect(choice(people, 0)).toEqual({ pick: [copyIn(people, 1, 'characters', 'giant')] });
  });

  test('[§23] and it is not paid for nothing', () => {
    const people = playing(
      { raider: ch(1, 1000, saying(trashes)) },
      { alice: { hand: ['raider', 'sailor'], donActive: 1 } },
    );
    people.alice.plays('play', 'raider');

    expect(choice(people, 0)).toEqual({ choose: 'no' });
  });

  test('[§23] DON!! that rest are returned before those that do not', () => {
    const bargain = event(0, { timings: ['MAIN'], steps: [{ do: 'returnDon', n: 1 }] });
    const people = playing({ bargain }, { alice: { hand: ['bargain'], donActive: 2, donRested: 2 } });
    people.alice.plays('play', 'bargain');

    expect(choice(people, 0)).toEqual({ pick: [1002] });
  });

  test('it goes on where somebody began to pick one by one', () => {
    const sweep = event(0, {
      timings: ['MAIN'],
      steps: [{ do: 'ko', what: { n: 2, of: 'opponent', in: ['character'] } }],
    });
    const people = playing(
      { sweep },
      { alice: { hand: ['sweep'] }, bola: { characters: ['sailor', 'guard', 'sailor'] } },
    );
    people.alice.plays('play', 'sweep');
    const [first = 0] = people.match.asking?.from ?? [];
    people.table.host.play(0, { also: first });

    expect(people.table.host.play(0, choice(people, 0) as Move)).toBeNull();
    expect(people.match.table.characters[1]).toHaveLength(1);
    expect(people.match.asking?.prompt).toBe('main');
  });
});

test('[K10] it knows no more than its seat: other cards in hidden places, the same answer', () => {
  const answers = ['guard', 'sailor'].map((hidden) => {
    const people = playing(
      {},
      {
        alice: { characters: ['sailor'], hand: ['sailor'], donActive: 3, life: [hidden, hidden] },
        bola: { characters: ['sailor'], hand: [hidden, hidden, hidden], life: [hidden] },
      },
    );
    return choice(people, 0);
  });
  expect(answers[0]).toEqual(answers[1]);
});

/** Others play; at each question the navigator says what it would do. Prompts it met, and answers that were refused. */
function askedAll(game: OnePieceGame, setups: readonly Setup[]): { asked: string[]; refused: unknown[] } {
  const asked = new Set<string>();
  const refused: unknown[] = [];
  for (const setup of setups) {
    const rng = seedRng(setup.seed);
    const match = start(game, setup);
    for (let moves = 0; match.over === null && moves < 300; moves++) {
      const { prompt = '', seats = [] } = match.asking ?? {};
      const [seat = 0] = seats;
      asked.add(prompt);
      const move = navigatorOf(game).choose(view(game, match, seat), seat, rng) as Move;
      const why = refuse(game, match, seat, move);
      if (why) refused.push([prompt, move, why]);
      apply(game, match, seat, sample(game, match, seat, rng));
    }
  }
  return { asked: [...asked], refused };
}

test('[§23] it answers every question of games that others play, legally', () => {
  const setups = Array.from({ length: 16 }, (_, i) => ({
    seed: `asked ${i}`,
    options: { decks: [DECKS[i % DECKS.length], DECKS[(3 * i + 1) % DECKS.length]] },
  }));

  const { asked, refused } = askedAll(onePiece, setups);

  expect(refused).toEqual([]);
  expect(asked).toEqual(
    expect.arrayContaining([
      ...['turn-order', 'mulligan', 'main', 'block', 'counter', 'life', 'choose', 'take', 'order', 'use', 'may'],
      ...['replace', 'choose-one', 'return-don', 'give-don', 'place-where', 'make-room', 'next-effect'],
    ]),
  );
});

test.each([1, 2, 3])('[§23] and those of texts it has never seen: set %i', (n) => {
  const { asked, refused } = askedAll(gameOf(`navigator ${n}`), [{ seed: n, options: { decks: 'any' } }]);

  expect(refused).toEqual([]);
  expect(asked).toContain('main');
});

test('[§23] it beats whoever plays at random, and whoever looks one move ahead', () => {
  const wins = (rival: Bot<OnePiece>, games: number): number => {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const decks = [DECKS[(game >> 1) % DECKS.length], DECKS[((game >> 1) * 5) % DECKS.length]];
      const seats: Bot<OnePiece>[] = game % 2 === 0 ? [navigator, rival] : [rival, navigator];
      const { match } = runMatch(onePiece, { seed: `duel ${game >> 1}`, options: { decks } }, seats);
      if (match.over?.winners[0] === game % 2) won++;
    }
    return won / games;
  };
  expect(wins(random(onePiece), 16)).toBeGreaterThanOrEqual(0.95);
  expect(wins(greedy(onePiece, score, { worlds: 2 }), 8)).toBeGreaterThanOrEqual(0.75);
});

test('[K3] the same view, the same answer, whatever chance says', () => {
  const people = playing({}, { alice: { hand: ['sailor', 'guard'], donActive: 4 } });
  const seen = () => view(people.game, people.match, 0);
  const [one, two] = ['one', 'two'].map((seed) => navigatorOf(people.game).choose(seen(), 0, seedRng(seed)));
  expect(one).toEqual(two);
});
