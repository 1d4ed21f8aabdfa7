import { type Bot, random } from '@dealers-choice/bots';
import { apply, fork, type MatchOf, moves, must, type Seat, view } from '@dealers-choice/kernel';
import type { WrittenFields } from '@dealers-choice/testkit';
import { rounds } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bot/index.ts';
import { finishIn } from '../../src/bot/proof/finish.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, type More, playing, saying } from '../kit/playing.ts';
import { NODES } from './find.ts';
import { winsThisTurn } from './measure.ts';
import { built, type Position, positionIn, RIVAL, YOU } from './position.ts';
import { type Proof, prove } from './prove.ts';
import { FORCED_WINS, foundBy } from './set.ts';
import { solver } from './solver.ts';

/** Some of the set; all of it in `npm run test:long`. */
const some = FORCED_WINS.filter((_, i) => i % rounds(13, 1) === 0);
const third = FORCED_WINS.filter((_, i) => i % rounds(3, 1) === 0);

describe('the set', () => {
  test('has at least 60 positions, and the navigator misses two of three', () => {
    expect(FORCED_WINS.length).toBeGreaterThanOrEqual(60);
    expect(FORCED_WINS.filter(({ easy }) => easy).length).toBeLessThanOrEqual(FORCED_WINS.length / 3);
    expect(new Set(FORCED_WINS.map(({ position }) => JSON.stringify(position))).size).toBe(FORCED_WINS.length);
  });

  test.each(some)('the win of $id is forced', ({ position }) => {
    expect(prove(onePiece, built(position), NODES).verdict).toBe('forced');
  });

  test.each(some)('[K10] the win of $id can be found from what the seat sees', ({ position }) => {
    expect(winsThisTurn(position, solver(NODES)).won).toBe(true);
  });

  test('what is needed is needed', () => {
    for (const { position, needs } of some) {
      for (const aid of needs) expect(prove(onePiece, built(position), NODES, [aid]).verdict).toBe('no proof');
    }
  });

  test('a position is read back as it was written', () => {
    for (const { position } of some) expect(positionIn(onePiece, built(position), YOU)).toEqual(position);
  });

  test('[K10] the hand and the Life of the rival are shown, and nothing else', () => {
    const { position } = must(some, 0);
    const seen = view(onePiece, built(position), YOU).table;
    expect([...seen.hand[RIVAL], ...seen.life[RIVAL]]).not.toContain(0);
    expect([...seen.deck[YOU], ...seen.deck[RIVAL], ...seen.life[YOU]].every((card) => card === 0)).toBe(true);
  });
});

describe('a proof', () => {
  const CARDS: Record<string, More> = {
    raider: ch(3, 5000),
    rush: ch(1, 5000, { keywords: ['RUSH'] }),
    wall: ch(1, 1000, { keywords: ['BLOCKER'] }),
    wish: event(0, on('MAIN', draw(1))),
    lantern: ch(1, 1000, saying(on('TRIGGER', draw(1)))),
  };
  const verdict = (alice: WrittenFields, bola: WrittenFields): Proof['verdict'] => {
    const { game, match } = playing(CARDS, { alice: { rested: { captain: 1 }, ...alice }, bola });
    game.x.on(match, undefined, (x) => {
      for (const card of [...x.t.hand[RIVAL], ...x.t.life[RIVAL]]) x.show(card, YOU);
    });
    return prove(game, match, 20_000).verdict;
  };

  test.each([
    [0, 'no proof'],
    [1, 'no proof'],
    [2, 'forced'],
  ] as const)('against a Counter of 2000, with %i DON!! there is: %s', (donActive, said) => {
    expect(verdict({ characters: ['raider'], donActive }, { hand: ['guard'] })).toBe(said);
  });

  test('a Blocker stops one attack, not two', () => {
    expect(verdict({ characters: ['raider'] }, { characters: ['wall'] })).toBe('no proof');
    expect(verdict({ characters: ['raider', 'rush'] }, { characters: ['wall'] })).toBe('forced');
  });

  test('two attackers need the DON!! of both, whichever of them the rival stops', () => {
    const rival = { hand: ['guard'], life: ['sailor'] };
    expect(verdict({ characters: ['raider', 'rush'], donActive: 3 }, rival)).toBe('no proof');
    expect(verdict({ characters: ['raider', 'rush'], donActive: 4 }, rival)).toBe('forced');
  });

  test('[K10] counts on no card that lies face down, wherever it lies', () => {
    const mine = { donActive: 1, hand: ['rush'], deck: ['sailor', 'rush'] };
    expect(verdict(mine, {})).toBe('forced');
    expect(verdict({ ...mine, hand: ['wish'] }, {})).toBe('no proof');
  });

  test('[K10] and does not count where the rival draws one', () => {
    const mine = { characters: ['raider', 'rush'] };
    expect(verdict(mine, { life: ['sailor'] })).toBe('forced');
    expect(verdict(mine, { life: ['lantern'] })).toBe('no proof');
  });

  test('beyond its limit there is none', () => {
    const { game, match } = playing(CARDS, {
      alice: { characters: ['raider'], donActive: 9 },
      bola: { hand: ['guard'] },
    });
    expect(prove(game, match, 3)).toEqual({ verdict: 'too many nodes', nodes: 4 });
  });

  test('is what trying every move of both sides comes to, where that is few', () => {
    const ten = FORCED_WINS.filter((_, i) => i % 8 === 0);
    const few = ten.flatMap(({ position }) => [0, 2].map((hand) => smallest(position, hand)));
    const said = few.map((one) => prove(onePiece, built(one), NODES).verdict === 'forced');
    expect(said).toEqual(few.map((one) => winsByTrying(onePiece, built(one), YOU)));
    expect(new Set(said).size).toBe(2);
  });
});

/** Two attackers, one DON!! and nothing in hand, against no Life and this many cards in hand. */
const smallest = ({ decks, you, rival }: Position, hand: number): Position => ({
  decks,
  you: { ...you, hand: [], stage: [], don: [1, 0], characters: you.characters.slice(0, 1), rested: [] },
  rival: { ...rival, hand: rival.hand.slice(0, hand), life: [], don: [0, 0] },
});

const withLess = ({ you, ...rest }: Position): Position => {
  const [active, rested] = you.don;
  return { ...rest, you: { ...you, don: [active - 1, rested + 1] } };
};

/** Nothing is merged, remembered or left out. */
function winsByTrying(game: OnePieceGame, match: MatchOf<OnePiece>, seat: Seat): boolean {
  if (match.over) return match.over.winners.includes(seat);
  const asked = must(match.asking?.seats ?? [], 0);
  if (match.table.turnPlayer !== seat) return false;
  const leadsTo = (move: (typeof all)[number]): boolean => {
    const next = fork(game, match);
    apply(game, next, asked, move);
    return winsByTrying(game, next, seat);
  };
  const all = moves(game, match, asked);
  return asked === seat ? all.some(leadsTo) : all.every(leadsTo);
}

describe('measuring a bot', () => {
  const ends: Bot<OnePiece> = { name: 'ends', about: 'Ends its turn.', choose: () => ({ do: 'end' }) };

  test('who ends the turn has found nothing', () => {
    const all = some.length;
    expect(foundBy(ends, some)).toEqual({ found: 0, all, missed: some.map(({ id }) => id), asked: all });
  });

  test('the rival tries every answer: chance alone does not win', () => {
    expect(foundBy(random(onePiece), some).found).toBeLessThan(some.length / 2);
  });

  test('the master finds at least 95 of 100', () => {
    const master = bots.filter(({ name }) => name === 'master');
    const { found, missed } = foundBy(must(master, 0), third);
    expect(found / third.length, `not ${missed.join()}`).toBeGreaterThanOrEqual(0.95);
  });

  test('what the master takes for a win is proven, also where a DON!! is missing', () => {
    const tight = third.filter(({ position }) => position.you.don[0] > 0);
    const poorer = tight.map(({ position }) => built(withLess(position)));
    const taken = poorer.filter((match) => finishIn(onePiece, match, YOU) !== null);
    for (const match of taken) expect(prove(onePiece, match, NODES).verdict).toBe('forced');
    expect(tight.filter(({ position }) => finishIn(onePiece, built(position), YOU)?.sure).length).toBeGreaterThan(0);
  });

  test('[K10] a bot is handed the view of its seat', () => {
    const { position } = must(some, 0);
    const viewers: unknown[] = [];
    const choose: Bot<OnePiece>['choose'] = ({ viewer }) => {
      viewers.push(viewer);
      return { do: 'end' };
    };
    winsThisTurn(position, { ...ends, choose });
    expect(viewers).toEqual([YOU]);
  });

  test('an answer that is refused is told, and not played', () => {
    const { position } = must(some, 0);
    const wrong: Bot<OnePiece> = { ...ends, choose: () => ({ choose: 'win' }) };
    expect(() => winsThisTurn(position, wrong)).toThrow(/ends answered \{"choose":"win"\}/);
  });
});
