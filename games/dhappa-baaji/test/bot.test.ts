import { type Bot, greedy, imagine, random, runMatch } from '@dealers-choice/bots';
import { type Move, type Seat, seedRng, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { bots, score, usualBots, workloads } from '../src/bot/index.ts';
import { type Dhappa, dhappaBaaji } from '../src/index.ts';
import { type Given, idOf, type Seated, seated, sorted } from './seated.ts';

const [captain] = bots as [Bot<Dhappa>];
/** What the captain would do in P's seat, from what P sees. */
const choice = ({ table }: Seated): Move | null => captain.choose(table.host.view(0), 0, seedRng('bot'));

/** P plays its turn to the end. */
function turnOf(has: Given): Seated {
  const people = seated(has);
  while (people.table.match.over === null && people.table.match.table.turnSeat === 0) {
    expect(people.p.does(choice(people))).toBe('ok');
  }
  return people;
}
const thrown = (move: Move | null): string => (move && 'card' in move && move.card ? idOf(move.card) : '');
const top = (people: Seated): string => people.pile().split(' ').at(-1) ?? '';
const winners = ({ table }: Seated): readonly Seat[] => table.match.over?.winners ?? [];
const LOCK = ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'];

describe('laying', () => {
  test('it opens as soon as it can, and goes on in the same turn', () => {
    const people = turnOf({ opened: [], hand: '9♥ 8♥ 7♥ K♣ J♠', runs: ['6♠ 5♠ 4♠', 'Q♣ J♣ 10♣'] });

    expect(people.runs()).toEqual(['6♠ 5♠ 4♠', 'K♣ Q♣ J♣ 10♣', '9♥ 8♥ 7♥']);
    expect(people.table.match.table.opened[0]).toBe(true);
  });
  test('one long suit becomes two runs where that sheds more', () => {
    const people = turnOf({ hand: '3♥ 4♥ 5♥ 6♥ 6♥ 7♥ 8♥ K♣' });

    expect(sorted(people.p.hand)).toBe(sorted('4♦ 5♦'));
    expect(people.runs()).toHaveLength(2);
  });
  test('it adds to its partner’s runs where most cards follow', () => {
    const people = turnOf({ hand: '4♥ 5♥ 6♥ 6♥ 7♥ K♣', runs: ['10♥ 9♥ 8♥'] });

    expect(people.runs()).toEqual(['10♥ 9♥ 8♥ 7♥ 6♥', '6♥ 5♥ 4♥']);
  });
  test('it swaps a Joker out and keeps it', () => {
    const people = turnOf({ hand: '8♣ K♥ 10♠ 4♦', bare: true, runs: ['9♣ Jo(8♣) 7♣'] });

    expect(people.run(1)).toBe('9♣ 8♣ 7♣');
    expect(people.p.hand).toContain('Jo');
  });
  test('a wild brings two cards down rather than wait', () => {
    const people = turnOf({ hand: 'K♠ J♠ Jo 7♣ 9♥', runs: ['6♠ 5♠ 4♠'] });

    expect(people.runs()).toContain('K♠ Jo(Q♠) J♠');
  });
  test('but it is not thrown onto a run that it does not help', () => {
    const people = turnOf({ hand: 'Jo 2♠ 7♣ 10♥ K♥ 4♦ 9♠', bare: true, runs: ['6♠ 5♠ 4♠'] });

    expect(people.runs()).toEqual(['6♠ 5♠ 4♠']);
    expect(people.p.hand).toContain('Jo');
    expect(people.p.hand).toContain('2♠');
  });
});

describe('going out', () => {
  test('with the lock it adds what fits and discards the last card', () => {
    expect(winners(turnOf({ hand: '6♥ 10♥ 4♦', bare: true, runs: LOCK }))).toEqual([0, 2]);
  });
  test('the lock is gained and used in one turn', () => {
    expect(winners(turnOf({ hand: '9♥ 8♥ 7♥ 4♦', bare: true, runs: LOCK.slice(1) }))).toEqual([0, 2]);
  });
  test('wilds bring down what is stuck, two for a single card if they must', () => {
    expect(winners(turnOf({ hand: '5♦ 7♦ Jo 4♣', bare: true, runs: LOCK }))).toEqual([0, 2]);
    expect(winners(turnOf({ hand: '5♦ 2♥ Jo 4♣', bare: true, runs: LOCK }))).toEqual([0, 2]);
  });
  test('spare wilds are laid where the lock survives', () => {
    const runs = ['9♥ Jo(8♥) 2♥(7♥)', 'K♠ 2♠(Q♠) 2♦(J♠)', 'A♣ K♣ Q♣', 'Q♦ 2♣(J♦) 2♠(10♦)'];
    expect(winners(turnOf({ hand: '2♥ Jo 4♣', bare: true, runs }))).toEqual([0, 2]);
  });
  test('runs too short for the lock are melded', () => {
    const long = ['A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠', '10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣'];
    const people = turnOf({
      hand: 'K♦ 9♦ 6♥',
      runs: [...long, '10♥ 9♥ 8♥ 7♥', '5♥ 4♥ 3♥'],
      options: { lockMinLength: '7' },
    });

    expect(people.runs()).toContain('10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥');
    expect(people.table.match.table.lockA).toBe(true);
  });
  test('two cards are kept while there is no lock', () => {
    const people = turnOf({ hand: '6♥ 10♥ 4♦', bare: true, runs: LOCK.slice(0, 2) });

    expect(winners(people)).toEqual([]);
    expect(people.p.hand.split(' ')).toHaveLength(1);
  });
});

describe('picking', () => {
  const picking = (has: Given) => seated({ phase: 'PICK', ...has });
  test('it takes as many cards as make a run, and plays the key', () => {
    const has: Given = { phase: 'PICK', hand: '8♥ 7♥ K♠ Q♠', pile: 'K♦ 9♥ J♠' };
    expect(choice(seated(has))).toEqual({ do: 'PICK_DISCARD', at: 2 });

    expect(turnOf(has).runs().sort()).toEqual(['9♥ 8♥ 7♥', 'K♠ Q♠ J♠']);
  });
  test('it draws when the cards on top are ballast', () => {
    const has = { hand: '8♥ 7♥', pile: '9♥ K♦ 3♠ J♠ 5♣ 8♣ Q♦ K♥' };
    expect(choice(picking(has))).toEqual({ do: 'PICK_DRAW' });
  });
  test('not opened, it takes what opens', () => {
    expect(choice(picking({ opened: [], hand: '8♥ 7♥', pile: '9♥' }))).toEqual({ do: 'PICK_DISCARD', at: 1 });
    expect(choice(picking({ opened: [], hand: '8♥ 7♥', pile: '10♥', runs: ['K♥ Q♥ J♥'] }))).toEqual({
      do: 'PICK_DRAW',
    });
  });
  test('what wins is taken, however much it is', () => {
    const has: Given = { phase: 'PICK', hand: '4♦', bare: true, runs: LOCK, pile: '6♥ 10♥ 10♠ J♣', deck: '4♦ 4♦' };
    expect(winners(turnOf(has))).toEqual([0, 2]);
  });
});

describe('discarding', () => {
  test('rivals do not get what fits their runs', () => {
    expect(top(turnOf({ hand: '6♣ 10♥', bare: true, runs: ['B 9♣ 8♣ 7♣'], hands: { x: '7♦ 7♦' } }))).toBe('10♥');
    expect(top(turnOf({ hand: '6♣ 10♥', bare: true, runs: ['B K♥ Q♥ J♥'], hands: { x: '7♦ 7♦' } }))).toBe('6♣');
  });
  test('neighbours are kept, and wilds most of all', () => {
    expect(top(turnOf({ opened: [], hand: 'Jo 2♠ K♥ Q♥ 8♣', bare: true }))).toBe('8♣');
  });
  const B_LOCK = ['B 9♣ 8♣ 7♣', 'B K♥ Q♥ J♥', 'B A♠ K♠ Q♠'];
  const rich: Given = { hand: '2♠ 8♥ 5♥ Q♦', bare: true, pile: '10♥ J♠ 6♣ 10♣', runs: B_LOCK };
  test('a rival near the end does not get a pile that fits', () => {
    const people = seated({ ...rich, hands: { x: '7♦' } });
    people.table.match.table.lockB = true;

    expect(thrown(choice(people))).toBe('2♠');
  });
  test('nor a deep pile, which has something for anybody, when a rival holds few cards', () => {
    const people = seated({ opened: [], hand: '2♥ K♠ 8♣', pile: 'K♦ 9♥ 3♠ Q♠ 5♥ 9♦' });

    expect(thrown(choice(people))).toBe('2♥');
  });
  test('a 2 is not wasted on a pile that helps nobody', () => {
    expect(top(turnOf({ ...rich, pile: '3♥ 4♠ 5♦' }))).not.toBe('2♠');
  });
});

describe('whole deals', () => {
  const deal = (seed: string, seats: number, options: Record<string, string>, others: Bot<Dhappa> = captain) =>
    runMatch(
      dhappaBaaji,
      { seed, seats, options },
      Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? captain : others)),
    ).match;

  // A refused move throws.
  test.each([
    [{}],
    [{ lockMinLength: '5', firstTurnFreePick: 'on' }],
    [{ lockMinLength: '7', exhaustion: 'reshuffleOnce' }],
    [{ draftVisibility: 'live', wildPickFree: 'on' }],
    [{ match: 'points' }],
  ])('every answer is legal, with %j', (options) => {
    for (const seats of [4, 6]) {
      for (let seed = 0; seed < 4; seed++) {
        expect(
          deal(`legal ${seed}`, seats, options, seed % 2 === 0 ? captain : random(dhappaBaaji)).over,
        ).not.toBeNull();
      }
    }
  });

  test('the same seat sees the same and does the same, whatever is hidden', () => {
    let compared = 0;
    runMatch(dhappaBaaji, { seed: 'fair' }, new Array<Bot<Dhappa>>(4).fill(captain), {
      onMove(match) {
        const seat = match.asking?.seats[0];
        if (seat === undefined) return;
        const seen = view(dhappaBaaji, match, seat);
        const other = imagine(dhappaBaaji, seen, seedRng(`world ${compared}`));
        const here = captain.choose(seen, seat, seedRng('one'));
        expect(captain.choose(view(dhappaBaaji, other, seat), seat, seedRng('two'))).toEqual(here);
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(30);
  });

  test('its team beats whoever plays at random, and whoever looks one move ahead', () => {
    const share = (other: Bot<Dhappa>, games: number): number => {
      let won = 0;
      for (let seed = 0; seed < games; seed++) {
        const mine = seed % 2;
        const seats = Array.from({ length: 4 }, (_, seat) => (seat % 2 === mine ? captain : other));
        const { over } = runMatch(dhappaBaaji, { seed: `duel ${seed >> 1}` }, seats).match;
        won += over?.winners.length === 0 ? 0.5 : Number(over?.winners.includes(mine as Seat));
      }
      return won / games;
    };
    expect(share(random(dhappaBaaji), 20)).toBeGreaterThan(0.9);
    expect(share(greedy(dhappaBaaji, score), 4)).toBeGreaterThan(0.6);
  });
});

test('captains sit at the table unless somebody says otherwise', () => {
  expect(usualBots(dhappaBaaji.defaults, 6)).toEqual(new Array<string>(6).fill('captain'));
});

test('the piles that the bench asks about are not all alike, and the same every time', () => {
  const playable = [0, 1, 2, 3, 4, 5].map((lap) => workloads.npick?.(lap));

  expect(new Set(playable).size).toBeGreaterThan(2);
  expect([64, 65, 66, 67, 68, 69].map((lap) => workloads.npick?.(lap))).toEqual(playable);
});
