import { start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, jambo } from '../src/index.ts';

/** The printed cards, line by line: copies, category, and what the card may ask in which order. */
const TABLE: Readonly<Record<string, readonly [number, string, string]>> = {
  'ware-khtlfs': [4, 'ware', 'AUTO_RESOLVE'],
  'ware-kkk': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-hhh': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-ttt': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-lll': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-fff': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-sss': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-kkf': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-lls': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-ttl': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-ssk': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-ffh': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-hht': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-slk': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-khl': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-skf': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-fht': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-tsf': [2, 'ware', 'AUTO_RESOLVE'],
  'ware-lht': [2, 'ware', 'AUTO_RESOLVE'],
  'small-stand': [5, 'stand', 'AUTO_RESOLVE'],
  guard: [6, 'people', 'GUARD_WINDOW'],
  'rain-maker': [3, 'people', 'RAIN_MAKER_WINDOW'],
  shaman: [2, 'people', 'WARE_TRADE'],
  psychic: [2, 'people', 'DECK_PEEK'],
  'tribal-elder': [2, 'people', 'OPTION_PICK OPPONENT_DISCARD'],
  'wise-man': [2, 'people', 'AUTO_RESOLVE'],
  portuguese: [2, 'people', 'WARE_SELL_ANY'],
  'basket-maker': [2, 'people', 'WARE_PICK OVERFLOW_PLACE'],
  'traveling-merchant': [2, 'people', 'WARE_PICK AUCTION OVERFLOW_PLACE'],
  'arabian-merchant': [2, 'people', 'AUCTION'],
  dancer: [2, 'people', 'CARD_PICK_SELF WARE_SELL_ANY RAIN_MAKER_WINDOW'],
  carrier: [1, 'people', 'OPTION_PICK WARE_PICK OVERFLOW_PLACE'],
  drummer: [1, 'people', 'DISCARD_PICK'],
  crocodile: [5, 'animal', 'UTILITY_THEFT_SINGLE'],
  parrot: [2, 'animal', 'WARE_THEFT_SINGLE OVERFLOW_PLACE'],
  hyena: [2, 'animal', 'CARD_TAKE_SINGLE CARD_GIVE_SINGLE'],
  snake: [1, 'animal', 'OPPONENT_DISCARD'],
  elephant: [1, 'animal', 'DRAFT OVERFLOW_PLACE'],
  ape: [1, 'animal', 'DRAFT'],
  lion: [1, 'animal', 'DRAFT'],
  cheetah: [1, 'animal', 'OPPONENT_CHOICE'],
  well: [3, 'utility', 'AUTO_RESOLVE'],
  drums: [3, 'utility', 'WARE_RETURN'],
  throne: [2, 'utility', 'WARE_THEFT_SWAP'],
  boat: [2, 'utility', 'CARD_DISCARD_SELF WARE_PICK'],
  scale: [2, 'utility', 'CARD_GIVE_SINGLE'],
  mask: [2, 'utility', 'DISCARD_SWAP'],
  supplies: [2, 'utility', 'OPTION_PICK CARD_DISCARD_SELF'],
  kettle: [2, 'utility', 'CARD_DISCARD_SELF'],
  'leopard-statue': [2, 'utility', 'WARE_PICK'],
  weapons: [2, 'utility', 'CARD_DISCARD_SELF'],
};
const SIZE = CARDS.reduce((sum, { copies }) => sum + copies, 0);
const deal = (seed: number, options = {}) => start(jambo, { seats: 2, seed, options });

describe('the cards', () => {
  test('[J-84] [J-85] are those of the rules, with their copies and with what each of them asks', () => {
    const have = CARDS.map(({ id, copies, category, interactions }) => [
      id,
      [copies, category, interactions.join(' ')],
    ]);

    expect(Object.fromEntries(have)).toMatchObject(TABLE);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });

  test('[J-84] every ware is on 16 of the 40 ware cards, 22 times in all', () => {
    for (const ware of ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'] as const) {
      const on = CARDS.filter(({ wares }) => wares.includes(ware));
      const pictures = on.map(({ wares, copies }) => copies * wares.filter((one) => one === ware).length);

      expect(on.reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
      expect(pictures.reduce((sum, count) => sum + count, 0)).toBe(22);
    }
  });
});

describe('a new game', () => {
  test('[E-1] has all cards, five of them in each hand, 36 tokens in the supply and 20 gold for each', () => {
    const { table } = deal(1);

    expect([...table.deck, ...table.hand.flat()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: SIZE }, (_, copy) => copy + 1),
    );
    expect([table.deck.length, table.hand.map((hand) => hand.length), table.discard]).toEqual([SIZE - 10, [5, 5], []]);
    expect(table.supply).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.gold).toEqual([20, 20]);
    expect([...table.utilities, ...table.stands]).toEqual([[], [], [], []]);
    expect([...table.large, ...table.small].flat().filter((ware) => ware !== null)).toEqual([]);
    expect(table.large.map((spaces) => spaces.length)).toEqual([6, 6]);
  });

  test('[E-1] begins with 5 actions in the draw phase, no stand built and no end in sight', () => {
    const { table, asking } = deal(1);

    expect(asking).toMatchObject({ prompt: 'DRAW', seats: [table.active] });
    expect(table).toMatchObject({ phase: 'draw', actions: 5, looks: 0, wiseMen: 0, firstStandBuilt: false });
    expect(table).toMatchObject({ endgameActive: false, endgameTriggerPlayer: null, endgameFinalTurn: false });
  });

  test('[E-1] deals to whoever starts first', () => {
    const drawn: number[] = [];
    const told = (event: { type: string; seat?: number }) => event.type === 'DREW' && drawn.push(event.seat ?? -1);

    start(jambo, { seats: 2, seed: 3, options: { startSeat: '2' } }, told);

    expect(drawn).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  test('[E-1] is shuffled, and either player may start; the match may also say who does', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);

    expect(new Set(seeds.map((seed) => deal(seed).table.deck.join())).size).toBe(20);
    expect(new Set(seeds.map((seed) => deal(seed).table.active))).toEqual(new Set([0, 1]));
    expect(new Set(seeds.map((seed) => deal(seed, { startSeat: '1' }).table.active))).toEqual(new Set([0]));
    expect(new Set(seeds.map((seed) => deal(seed, { startSeat: '2' }).table.active))).toEqual(new Set([1]));
  });
});
