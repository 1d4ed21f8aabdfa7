import { type Bot, greedy, imagine, random, runMatch } from '@dealers-choice/bots';
import { type Move, type Seat, seedRng, view } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots, score } from '../src/bot/index.ts';
import { type Jambo, jambo, WARES, wareAt } from '../src/index.ts';

const [merchant] = bots as [Bot<Jambo>];
type Seated = { table: { match: Parameters<typeof view<Jambo>>[1] } };
/** What the merchant would do, from what its seat sees. */
const choice = ({ table }: Seated, seat: Seat): Move | null =>
  merchant.choose(view(jambo, table.match, seat), seat, seedRng('bot'));
const cardNamed = (move: Move | null): string =>
  'card' in (move ?? {}) ? nameOf((move as { card: number }).card) : '';
const nameOf = (copy: number): string => jambo.faces[copy]?.id ?? '?';
const picked = (move: Move | null): number[] => (move && 'pick' in move ? move.pick : []);
const doing = (move: Move | null): string => (move && 'do' in move ? move.do : '');

describe('theft', () => {
  const raid = (hand: string[], large: string[]) => {
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['parrot', ...hand], large },
      bola: { large: ['salt', 'silk', 'tea', 'tea'] },
    });
    seated.alice.plays('PLAY', 'parrot');
    const [space = -1] = picked(choice(seated, 0));
    return wareAt(seated.table.match.table, 1, space);
  };
  test('[J-79] the merchant steals the ware that completes a set it can sell', () => {
    expect(raid(['ware-ttt'], ['tea', 'tea'])).toBe('tea');
    expect(raid(['ware-lls'], ['silk', 'silk'])).toBe('salt');
    expect(raid(['ware-lls'], ['silk', 'salt'])).toBe('silk');
  });
  test('[J-79] with Throne it takes what it needs and gives what it does not', () => {
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-ttt'], large: ['tea', 'tea', 'hides'], utilities: ['throne'] },
      bola: { large: ['salt', 'tea'] },
    });
    expect(cardNamed(choice(seated, 0))).toBe('throne');
    seated.alice.plays('USE', 'throne');
    const [theirs = -1] = picked(choice(seated, 0));
    expect(wareAt(seated.table.match.table, 1, theirs)).toBe('tea');
    seated.alice.picks('large-2');
    const [mine = -1] = picked(choice(seated, 0));
    expect(wareAt(seated.table.match.table, 0, mine)).toBe('hides');
  });
});

describe('what it throws away', () => {
  test('[J-80] exactly as many cards as asked, and those it can use least', () => {
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['tribal-elder', 'guard', 'guard', 'guard', 'guard', 'guard'] },
      bola: { hand: ['ware-ttt', 'dancer', 'snake', 'supplies', 'small-stand'], large: ['tea', 'tea', 'tea'] },
    });
    seated.alice.plays('PLAY', 'tribal-elder');
    const gone = picked(choice(seated, 1)).map(nameOf).sort();
    expect(gone).toEqual(['small-stand', 'snake']);
  });
  test('[J-80] a discarded utility is the one it values least', () => {
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['snake'], utilities: ['supplies', 'drums', 'weapons'] },
    });
    seated.alice.plays('PLAY', 'snake');
    expect(picked(choice(seated, 0)).map(nameOf).sort()).toEqual(['drums', 'weapons']);
  });
});

test('the merchant goes on where somebody began to pick one by one', () => {
  const seated = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['dancer', 'ware-ttt'], large: ['tea', 'tea', 'tea', 'tea', 'silk'] },
  });
  seated.alice.plays('PLAY', 'dancer');
  seated.alice.picks('ware-ttt');
  seated.table.host.play(0, { also: 1 });

  const go = () => seated.table.host.play(0, choice(seated, 0) as Move);

  expect([go(), go()]).toEqual([null, null]);
  expect(seated.table.match.asking?.prompt).toBe('PLAY');
});

describe('the end', () => {
  const at = (gold: number, rival: { gold: number; large?: string[]; hand?: string[] }) =>
    given(jambo, { phase: 'PLAY', alice: { gold, hand: ['ware-ttt'] }, bola: rival, table: { actions: 1 } });
  test('[J-81] with 60 or more it ends the game when it cannot be caught', () => {
    expect(choice(at(62, { gold: 10 }), 0)).toEqual({ do: 'END_TURN' });
  });
  test('[J-81] and goes on when it could be', () => {
    const move = choice(
      at(61, { gold: 55, large: ['tea', 'tea', 'tea', 'silk', 'silk', 'silk'], hand: ['ware-ttt'] }),
      0,
    );
    expect(doing(move)).toBe('BUY');
  });
  test('[J-82] in the final turn it sells all it can and buys nothing for later', () => {
    const final = { endgameTriggerPlayer: 'bola', actions: 2 };
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 40, hand: ['ware-kkk', 'portuguese'], large: ['tea', 'tea', 'silk', 'silk'] },
      bola: { gold: 60 },
      table: final,
    });
    expect(cardNamed(choice(seated, 0))).toBe('portuguese');
    seated.alice.plays('PLAY', 'portuguese');
    expect(picked(choice(seated, 0))).toHaveLength(4);
  });
  test('[J-82] there it buys a set only to sell it at once', () => {
    const seated = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 53, hand: ['ware-kkk', 'ware-kkk'] },
      bola: { gold: 60 },
      table: { endgameTriggerPlayer: 'bola', actions: 2 },
    });
    expect(doing(choice(seated, 0))).toBe('BUY');
    seated.alice.plays('BUY', 'ware-kkk');
    expect(doing(choice(seated, 0))).toBe('SELL');
  });
});

test('[J-83] the merchant answers every question of many games, its own and the rival’s', () => {
  const asked = new Set<string>();
  const watching = (bot: Bot<Jambo>): Bot<Jambo> => ({
    ...bot,
    choose(seen, seat, rng) {
      asked.add(seen.asking?.prompt ?? '');
      return bot.choose(seen, seat, rng);
    },
  });
  for (let seed = 0; seed < 12; seed++) {
    const { match } = runMatch(jambo, { seed }, [watching(merchant), random(jambo)]);
    expect(match.over?.reason).toBe('GOLD');
  }
  expect([...asked]).toEqual(expect.arrayContaining(['GUARD_WINDOW', 'AUCTION', 'DRAFT', 'OPPONENT_DISCARD']));
});

test('[J-83] it beats whoever plays at random, and whoever looks one move ahead', () => {
  const wins = (other: Bot<Jambo>, games: number): number => {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const seats: Bot<Jambo>[] = seed % 2 === 0 ? [merchant, other] : [other, merchant];
      const { match } = runMatch(jambo, { seed: `duel ${seed}` }, seats);
      if (match.over?.winners[0] === seed % 2) won++;
    }
    return won / games;
  };
  expect(wins(random(jambo), 12)).toBeGreaterThan(0.9);
  expect(wins(greedy(jambo, score), 8)).toBeGreaterThan(0.6);
});

test('the same seat sees the same and does the same, whatever is hidden', () => {
  let compared = 0;
  runMatch(jambo, { seed: 'fair' }, [merchant, merchant], {
    onMove(match) {
      const seat = match.asking?.seats[0];
      if (seat === undefined) return;
      const seen = view(jambo, match, seat);
      const other = imagine(jambo, seen, seedRng(`world ${compared}`));
      const here = merchant.choose(seen, seat, seedRng('one'));
      expect(merchant.choose(view(jambo, other, seat), seat, seedRng('two'))).toEqual(here);
      compared++;
    },
  });
  expect(compared).toBeGreaterThan(50);
});

test('no ware is worth more than another', () => {
  const worth = WARES.map((ware) => {
    const seated = given(jambo, { phase: 'PLAY', alice: { large: [ware] }, bola: {} });
    return score(seated.table.match, 0);
  });
  expect(new Set(worth).size).toBe(1);
});
