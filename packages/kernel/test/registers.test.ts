/** What a half-done effect remembers is seen by those whom its program names, and by nobody else. */
import { sequence, type Talk, talk } from '@dealers-choice/effects';
import { describe, expect, test } from 'vitest';
import { type CopyId, type Program, type Registers, type Seat, SPECTATOR, view } from '../src/index.ts';
import { type Salon, salon } from './salon.ts';
import { ALICE, BOLA, seated } from './seating.ts';

type Pair = { card: CopyId; others: CopyId[]; bid: number; by: Seat };
const pair: Talk<Salon, Pair> = {
  registers: { card: 'card', others: 'cards', bid: 'open', by: 'open' },
  start({ t }) {
    const [card, ...others] = t.hand[ALICE] as [CopyId, ...CopyId[]];
    return { card, others, bid: 7, by: BOLA };
  },
  next: (x) => x.ask('yes-no', ALICE, 'sure', { options: ['yes', 'no'] }),
  hear: () => {},
};
const asked = (program: Program<Salon>, given?: Registers) => {
  const main = sequence<Salon>((p) => p.run(() => program, given && { given: () => given }));
  const game = salon(main, { programs: { program } });
  const match = seated(game, () => {});
  return {
    hand: match.table.hand[ALICE],
    seenBy: (viewer: Seat | typeof SPECTATOR) => view(game, match, viewer).stack[1]?.r,
  };
};

describe('a register', () => {
  test('is seen by all if it is open, and a copy by whoever knows it', () => {
    const { hand, seenBy } = asked(talk(pair));
    const [card, ...others] = hand;
    expect(seenBy(ALICE)).toEqual({ card, others, bid: 7, by: BOLA });
    for (const viewer of [BOLA, SPECTATOR] as const)
      expect(seenBy(viewer)).toEqual({ card: 0, others: [0, 0], bid: 7, by: BOLA });
  });

  test.each<[string, Registers[string]]>([
    ['number', 5],
    ['word', 'five'],
    ['fact', true],
    ['list', [5, 6]],
    ['nothing', null],
  ])('that no program declares is null in every view: a %s', (_what, value) => {
    const { seenBy } = asked(talk(pair), { bid: 3, stray: value });
    for (const viewer of [ALICE, BOLA, SPECTATOR] as const)
      expect(seenBy(viewer)).toMatchObject({ bid: 3, stray: null });
  });

  test.each<[Registers, Registers]>([
    [{ card: [1, 2] }, { card: null }],
    [{ card: 'one' }, { card: null }],
    [{ others: 3 }, { others: null }],
  ])('that does not hold what was declared is not shown: %j', (given, shown) => {
    expect(asked(talk(pair), given).seenBy(BOLA)).toMatchObject(shown);
  });
});

test('a talk says of each register who sees it, and copies are not open', () => {
  const { registers } = pair;
  const { bid: _, ...withoutBid } = registers;
  // @ts-expect-error: who sees `bid` is not said
  const silent: Talk<Salon, Pair> = { ...pair, registers: withoutBid };
  // @ts-expect-error: a copy would be shown to all
  const open: Talk<Salon, Pair> = { ...pair, registers: { ...registers, card: 'open' } };
  // @ts-expect-error: and so would several
  const allOpen: Talk<Salon, Pair> = { ...pair, registers: { ...registers, others: 'open' } };
  expect([silent, open, allOpen].map((one) => one.start)).toEqual([pair.start, pair.start, pair.start]);
});
