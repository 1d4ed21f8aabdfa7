/** `moves` lists single steps: what any legal plays reach, they reach too (`src/rules/steps.ts`). */
import {
  type Act,
  below,
  type MatchOf,
  moves,
  must,
  type Rng,
  refuse,
  sample,
  seedRng,
  shuffle,
} from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type Dhappa, dhappaBaaji } from '../src/index.ts';
import { everyPlay, listed, reachable } from './brute.ts';
import { type Given, seated } from './seated.ts';

const matchOf = (has: Given): MatchOf<Dhappa> => seated(has).table.match;

/** Reaching with the moves listed, and with every play there could be. */
function compare(has: Given, most: number): void {
  const match = matchOf(has);
  const all = reachable(match, (from) => everyPlay(from, most));
  const steps = reachable(match, (from) => listed(from));

  expect({ has, missed: [...all].filter((face) => !steps.has(face)).length }).toEqual({ has, missed: 0 });
  expect({ has, more: [...steps].filter((face) => !all.has(face)).length }).toEqual({ has, more: 0 });
}

describe('what any plays reach, listed steps reach', () => {
  test.each<[string, Given, number]>([
    ['a long run', { hand: '9♥ 8♥ 7♥ 6♥ 5♥' }, 5],
    ['a run with wilds', { hand: '9♥ 7♥ 2♠ Jo' }, 4],
    ['two copies of one face', { hand: '9♥ 9♥ 8♥ 7♥ 6♥' }, 4],
    ['a set with a wild', { hand: 'A♠ A♥ A♦ 2♠' }, 4],
    ['adding around a 2', { hand: '8♣ 6♣ 5♣', runs: ['9♣ 2♥(8♣) 7♣'] }, 3],
    ['two 2s that shift', { hand: '8♣ 7♣', runs: ['9♣ 2♥(8♣) 2♠(7♣) 6♣'] }, 2],
    ['a swap and what the Joker can do then', { hand: '8♣ A♦', bare: true, runs: ['9♣ Jo(8♣) 7♣'] }, 2],
    ['a meld with a bridge', { hand: '7♥', runs: ['6♥ 5♥ 4♥', '10♥ 9♥ 8♥'] }, 1],
    ['a meld with a freed 2', { hand: '9♥', runs: ['10♥ 2♠(9♥) 8♥', '6♥ 5♥ 4♥'] }, 1],
    ['a meld with a 2 that gives way', { hand: '3♥', runs: ['2♠(7♥) 6♥ 5♥ 4♥', '9♥ 8♥ 7♥'] }, 1],
    ['before opening', { hand: '9♥ 8♥ 7♥ 2♠', opened: [], runs: ['Q♥ J♥ 10♥'] }, 4],
    ['with few cards left', { hand: '6♥ 5♥ 4♦', bare: true, runs: ['9♥ 8♥ 7♥', 'A♠ K♠ Q♠', 'A♠ A♥ A♣'] }, 3],
  ])('%s', (_title, has, most) => {
    compare(has, most);
  });

  test('hands at random', () => {
    const rng = seedRng('complete');
    for (let i = 0; i < 12; i++) compare({ hand: randomHand(rng, 3).join(' '), runs: someRuns(rng) }, 3);
  });
});

const someRuns = (rng: Rng): string[] =>
  must(
    [[], ['9♥ 2♠(8♥) 7♥'], ['J♥ 10♥ 9♥', '7♥ Jo(6♥) 5♥'], ['A♠ A♥ 2♠(A♣)'], ['9♥ 8♥ 7♥', '2♦(9♥) 8♥ 7♥']],
    below(rng, 5),
  );

function randomHand(rng: Rng, size: number): string[] {
  const ranks = ['A', 'K', '10', '9', '8', '7', '6', '5', '2'];
  const near = CARDS.filter(({ rank, suit }) => ranks.includes(rank) && (suit === 'H' || rank === 'A')).map(
    ({ id }) => id,
  );
  return shuffle(rng, [...near, 'Jo', '2♥']).slice(0, size);
}

describe('with a card that must be played', () => {
  test('what is listed leads to playing it, and the turn can be finished', () => {
    const rng = seedRng('key');
    for (let seed = 0; seed < 30; seed++) {
      const { p, table } = seated({ phase: 'PICK', opened: [], hand: '9♥ 8♥ 7♥ 6♥ 6♥ K♠ Q♠ J♠ Jo', pile: '9♥' });
      expect(p.picks(1)).toBe('ok');
      while (table.match.table.mustPlay) {
        const all = moves(dhappaBaaji, table.match, 0);
        expect(all.length).toBeGreaterThan(0);
        expect(p.does(must(all, below(rng, all.length)))).toBe('ok');
      }
      expect(p.does(sample(dhappaBaaji, table.match, 0, rng))).toBe('ok');
    }
  });

  test('a play after which it could not be played is legal and not listed', () => {
    const { p, table } = seated({ phase: 'PICK', opened: [], hand: '9♥ 8♥ 7♥', pile: '9♥' });
    p.picks(1);
    const { hand, key } = table.match.table;
    const [old, eight, seven] = hand[0];
    const dead = {
      do: 'CREATE_RUN',
      layout: { run: 0, cards: [old, eight, seven].map((card) => ({ card: card as never, as: '' })), shifts: [] },
    };

    expect(refuse(dhappaBaaji, table.match, 0, dead)).toBeNull();
    const lays = listed(table.match).map(({ layout }) => layout?.cards.map(({ card }) => Number(card)));
    expect(lays).toHaveLength(1);
    expect(lays[0]).toContain(key);
  });
});

test('what is drawn is legal, and everything listed is drawn sooner or later', () => {
  const has = { hand: '9♥ 8♥ 7♥ 6♥ A♠ A♣ 2♠ Jo', runs: ['9♣ 2♥(8♣) 7♣', 'A♥ A♦ Jo(A♠)', '6♣ 5♣ 4♣'] };
  const { table } = seated(has);
  const rng = seedRng('drawn');
  const all = moves(dhappaBaaji, table.match, 0).map((move) => JSON.stringify(move));
  const drawn = new Set<string>();
  for (let i = 0; i < 60_000; i++) {
    const move = sample(dhappaBaaji, table.match, 0, rng);
    drawn.add(JSON.stringify(move));
    if (i % 100 === 0) expect(refuse(dhappaBaaji, table.match, 0, move)).toBeNull();
  }
  const key = (text: string): string => {
    const move = JSON.parse(text) as Act;
    move.layout?.cards.sort((a, b) => a.card - b.card);
    return JSON.stringify(move);
  };
  const keys = new Set([...drawn].map(key));
  expect(all.filter((move) => !keys.has(key(move)))).toEqual([]);
});
