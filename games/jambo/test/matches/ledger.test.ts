import { random, runMatch } from '@dealers-choice/bots';
import type { Actor, WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, goldBy, type Jambo, type JamboEvent, jambo, ledgerOf } from '../../src/index.ts';
import { goldTold, listenTo, times } from '../asking.ts';

interface Players {
  alice: Actor<Jambo>;
  bola: Actor<Jambo>;
}
interface Line {
  what: string;
  alice: WrittenFields;
  bola?: WrittenFields;
  table?: WrittenFields;
  play: (people: Players) => void;
  /** Who, how much and why (JB-23). */
  ledger: string[];
}

const LINES: Line[] = [
  {
    what: 'a ware card bought',
    alice: { hand: ['ware-slk'] },
    play: ({ alice }) => alice.does('BUY', 'ware-slk'),
    ledger: ['alice -5 WARE_BOUGHT'],
  },
  {
    what: 'a ware card bought with a Wise Man',
    alice: { hand: ['ware-slk'] },
    table: { wiseMen: 1 },
    play: ({ alice }) => alice.does('BUY', 'ware-slk'),
    ledger: ['alice -3 WARE_BOUGHT'],
  },
  {
    what: 'a ware card bought, and the sixth space',
    alice: { hand: ['ware-kkk'], large: times(3, 'tea') },
    play: ({ alice }) => alice.does('BUY', 'ware-kkk'),
    ledger: ['alice -3 WARE_BOUGHT', 'alice -2 SIXTH_SPACE'],
  },
  {
    what: 'a ware card sold',
    alice: { hand: ['ware-kkk'], large: times(3, 'trinkets') },
    play: ({ alice }) => alice.does('SELL', 'ware-kkk'),
    ledger: ['alice +10 WARE_SOLD'],
  },
  {
    what: 'a ware card sold with two Wise Men',
    alice: { hand: ['ware-kkk'], large: times(3, 'trinkets') },
    table: { wiseMen: 2 },
    play: ({ alice }) => alice.does('SELL', 'ware-kkk'),
    ledger: ['alice +14 WARE_SOLD'],
  },
  {
    what: 'a Dancer with a Wise Man',
    alice: { hand: ['dancer', 'ware-slk'], large: times(3, 'tea') },
    table: { wiseMen: 1 },
    play({ alice }) {
      alice.plays('PLAY', 'dancer');
      alice.picks('ware-slk');
    },
    ledger: ['alice +14 dancer'],
  },
  {
    what: 'the Portuguese, whom no Wise Man helps',
    alice: { hand: ['portuguese'], large: ['tea', 'silk', 'salt'] },
    table: { wiseMen: 1 },
    play({ alice }) {
      alice.plays('PLAY', 'portuguese');
      alice.picks('large-1', 'large-3');
    },
    ledger: ['alice +4 portuguese'],
  },
  {
    what: 'Weapons',
    alice: { hand: ['guard'], utilities: ['weapons'] },
    play: ({ alice }) => alice.does('USE', 'weapons'),
    ledger: ['alice +2 weapons'],
  },
  {
    what: 'unused actions, one gold however many there are',
    alice: {},
    play: ({ alice }) => alice.does('END_TURN'),
    ledger: ['alice +1 UNUSED_ACTIONS'],
  },
  {
    what: 'small stands',
    alice: { hand: ['small-stand', 'small-stand'] },
    play({ alice }) {
      alice.plays('PLAY', 'small-stand');
      alice.plays('PLAY', 'small-stand');
    },
    ledger: ['alice -6 SMALL_STAND', 'alice -3 SMALL_STAND'],
  },
  {
    what: 'Leopard Statue',
    alice: { utilities: ['leopard-statue'] },
    play({ alice }) {
      alice.does('USE', 'leopard-statue');
      alice.picks('tea');
    },
    ledger: ['alice -2 leopard-statue'],
  },
  {
    what: 'Basket Maker, and the sixth space for one of the two',
    alice: { hand: ['basket-maker'], large: times(5, 'silk') },
    play({ alice }) {
      alice.plays('PLAY', 'basket-maker');
      alice.picks('tea');
      alice.picks(0);
    },
    ledger: ['alice -2 basket-maker', 'alice -2 SIXTH_SPACE'],
  },
  {
    what: 'Well',
    alice: { utilities: ['well'] },
    table: { deck: ['guard'] },
    play: ({ alice }) => alice.does('USE', 'well'),
    ledger: ['alice -1 well'],
  },
  {
    what: 'Supplies, when paid for with gold',
    alice: { utilities: ['supplies'] },
    table: { deck: ['ware-kkk'] },
    play: ({ alice }) => alice.does('USE', 'supplies'),
    ledger: ['alice -1 supplies'],
  },
  {
    what: 'Supplies, when paid for with a card',
    alice: { hand: ['guard'], utilities: ['supplies'], gold: 0 },
    table: { deck: ['ware-kkk'] },
    play: ({ alice }) => alice.does('USE', 'supplies'),
    ledger: [],
  },
  {
    what: 'an auction won by the other player',
    alice: { hand: ['traveling-merchant'] },
    play({ alice, bola }) {
      alice.plays('PLAY', 'traveling-merchant');
      alice.picks('tea');
      alice.picks('silk');
      alice.says(2);
      bola.says(7);
      alice.chooses('pass');
    },
    ledger: ['bola -7 AUCTION'],
  },
  {
    what: 'a Cheetah who is paid',
    alice: { hand: ['cheetah'] },
    table: { deck: ['guard'] },
    play({ alice, bola }) {
      alice.plays('PLAY', 'cheetah');
      bola.chooses('pay');
    },
    ledger: ['bola -2 cheetah', 'alice +2 cheetah'],
  },
];
const RULES = ['AUCTION', 'SIXTH_SPACE', 'SMALL_STAND', 'UNUSED_ACTIONS', 'WARE_BOUGHT', 'WARE_SOLD'];
/** Cards whose effect moves gold. */
const MOVERS = 'basket-maker cheetah dancer leopard-statue portuguese supplies weapons well'.split(' ');
/** Everything that must be a reason, and is none of these. */
const missedOf = (reasons: ReadonlySet<string>): string[] => [...RULES, ...MOVERS].filter((one) => !reasons.has(one));
const isReason = (reason: string): boolean => RULES.includes(reason) || CARDS.some(({ id }) => id === reason);

describe('[J-65] the ledger tells every change of gold', () => {
  test.each(LINES)('$what: $ledger', ({ alice, bola = {}, table = {}, play, ledger }) => {
    const people = given(jambo, { phase: 'PLAY', alice, bola, table });
    const told = listenTo(people.table);
    const before = people.table.match.table.gold.slice();

    play(people);

    expect(goldTold(people.table, told)).toEqual(ledger);
    for (const seat of [0, 1] as const) {
      const told20 = goldBy(ledgerOf(told as JamboEvent[]), seat);
      expect(people.table.match.table.gold[seat]).toBe((before[seat] ?? 0) - 20 + told20);
    }
  });

  test('[J-65] with all the reasons there are: rules, and cards by their id', () => {
    const reasons = LINES.flatMap(({ ledger }) => ledger.map((line) => line.split(' ')[2] ?? ''));

    expect(missedOf(new Set(reasons))).toEqual([]);
  });

  test('[J-65] A trade for nothing changes no gold and is no line', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 0 },
      bola: {},
      table: { wiseMen: 2 },
    });
    const told = listenTo(table);

    alice.does('BUY', 'ware-kkk');

    expect(goldTold(table, told)).toEqual([]);
    expect(told).toContainEqual({ type: 'BOUGHT', seat: 0, card: expect.any(Number), gold: 0 });
  });
});

test('[J-65] In whatever game gold is 20 and the sum of the ledger, never negative, after every move', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 15; seed++) {
    const sums = [20, 20];
    const all: JamboEvent[] = [];
    runMatch(jambo, { seed, seats: 2, options: {} }, [random(jambo), random(jambo)], {
      tell(event) {
        if (event.type !== 'GOLD_CHANGED') return;
        all.push(event);
        met.add(event.reason);
        sums[event.seat] = (sums[event.seat] ?? 0) + event.amount;
      },
      onMove({ table }) {
        const isRight = [0, 1].every((seat) => table.gold[seat] === sums[seat] && (sums[seat] ?? -1) >= 0);
        if (!isRight) expect.fail(`seed ${seed}: the table has ${table.gold}, the ledger ${sums}`);
      },
    });
    expect([goldBy(ledgerOf(all), 0), goldBy(ledgerOf(all), 1)]).toEqual(sums);
  }
  expect(missedOf(met)).toEqual([]);
  expect([...met].filter((reason) => !isReason(reason))).toEqual([]);
});
