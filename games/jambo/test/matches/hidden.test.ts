import { imagine } from '@dealers-choice/bots';
import { play, SPECTATOR, seedRng } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, jambo } from '../../src/index.ts';
import { times } from '../asking.ts';
import { answersOf, deckSeen, handSeen, lookedSeen } from '../playing.ts';
import { type TwoWorlds, twoWorlds } from '../worlds.ts';

const THREE = ['tea', 'salt', 'fruit'];
/** The question as Bola and a spectator see it: who is asked what, and nothing to read from it. */
function expectBlankQuestion({ here }: TwoWorlds, prompt: string): void {
  for (const viewer of [1, SPECTATOR] as const) {
    expect(here.table.host.view(viewer).asking).toMatchObject({ prompt, seats: [0], from: [], options: [] });
  }
}

describe('what Alice does with her cards, to Bola and a spectator', () => {
  test('[E-88] The card looked at in the draw phase, kept or discarded before', () => {
    const worlds = twoWorlds(
      { table: { deck: ['ape', 'guard', 'well', 'boat'] } },
      { table: { deck: ['well', 'ape', 'guard', 'boat'] } },
      { phase: 'DRAW' },
    );
    const { both, here, there } = worlds;

    both(({ alice }) => alice.does('LOOK'));
    both(({ alice }) => alice.does('DISCARD_LOOK'));
    both(({ alice }) => alice.does('LOOK'));
    expect(lookedSeen(here.table, 1, here.alice)).toEqual(['?']);
    both(({ alice }) => alice.does('KEEP'));

    expect(handSeen(here.table, 1, here.alice)).toEqual(['?']);
    expect([here, there].map(({ alice, table }) => handSeen(table, alice.seat, alice))).toEqual([['well'], ['guard']]);
  });

  test('[E-88] A card drawn through Well', () => {
    const { both, here } = twoWorlds(
      { alice: { utilities: ['well'] }, table: { deck: ['ape', 'guard', 'drums'] } },
      { alice: { utilities: ['well'] }, table: { deck: ['drums', 'ape', 'guard'] } },
    );

    both(({ alice }) => alice.does('USE', 'well'));

    for (const card of ['drums', 'guard', 'ape']) expect(here.bola).toHaveNeverSeen(card);
  });

  test('[E-88] In the middle of Psychic, and what it took', () => {
    const worlds = twoWorlds(
      { alice: { hand: ['psychic'] }, table: { deck: ['ape', 'guard', 'drums', 'lion'] } },
      { alice: { hand: ['psychic'] }, table: { deck: ['lion', 'drums', 'ape', 'guard'] } },
    );

    worlds.both(({ alice }) => alice.plays('PLAY', 'psychic'));
    expect(lookedSeen(worlds.here.table, SPECTATOR, worlds.here.alice)).toEqual(times(4, '?'));
    expectBlankQuestion(worlds, 'DECK_PEEK');
    worlds.each(
      ({ alice }) => alice.picks('ape'),
      ({ alice }) => alice.picks('guard'),
    );

    expect(deckSeen(worlds.here.table, 1)).toEqual(times(3, '?'));
  });

  test('[E-34] In the middle of Scale: Bola learns the card that is given and no other', () => {
    const scale = { utilities: ['scale'] };
    const worlds = twoWorlds(
      { alice: scale, table: { deck: ['ape', 'guard', 'drums'] } },
      { alice: scale, table: { deck: ['guard', 'ape', 'drums'] } },
    );
    const { both, here, there } = worlds;

    both(({ alice }) => alice.does('USE', 'scale'));
    expectBlankQuestion(worlds, 'CARD_GIVE_SINGLE');
    both(({ alice }) => alice.picks('drums'));

    expect(handSeen(here.table, 1, here.bola)).toEqual(['drums']);
    expect(handSeen(here.table, 1, here.alice)).toEqual(['?']);
    expect(handSeen(here.table, 0, here.bola)).toEqual(['drums']);
    expect(handSeen(here.table, SPECTATOR, here.bola)).toEqual(['?']);
    expect([here, there].map(({ alice, table }) => handSeen(table, 0, alice))).toEqual([['guard'], ['ape']]);
  });

  test('[E-34] A spectator does not even learn which card Scale gave', () => {
    const has = { alice: { utilities: ['scale'] }, table: { deck: ['ape', 'guard', 'drums'] } };
    const { both, each } = twoWorlds(
      has,
      { ...has, table: { deck: ['ape', 'drums', 'guard'] } },
      { viewers: [SPECTATOR] },
    );

    both(({ alice }) => alice.does('USE', 'scale'));
    each(
      ({ alice }) => alice.picks('drums'),
      ({ alice }) => alice.picks('guard'),
    );
  });

  test('In the middle of Hyena: Bola learns the card that is given, not what else Alice could give', () => {
    const bola = { hand: ['well', 'boat'] };
    const worlds = twoWorlds(
      { alice: { hand: ['hyena', 'ape', 'lion', 'guard'] }, bola, table: { deck: ['mask', 'drums'] } },
      { alice: { hand: ['hyena', 'ape', 'mask', 'drums'] }, bola, table: { deck: ['guard', 'lion'] } },
    );
    const { both, here } = worlds;

    both(({ alice }) => alice.plays('PLAY', 'hyena'));
    both(({ bola }) => bola.chooses('no'));
    expectBlankQuestion(worlds, 'CARD_TAKE_SINGLE');
    both(({ alice }) => alice.picks('boat'));
    expectBlankQuestion(worlds, 'CARD_GIVE_SINGLE');
    both(({ alice }) => alice.picks('ape'));

    expect(handSeen(here.table, 1, here.alice)).toEqual(['boat', '?', '?']);
    expect(handSeen(here.table, SPECTATOR, here.bola)).toEqual(['?', '?']);
  });

  test('In the middle of Hyena: a spectator learns neither the hand nor what was taken and given', () => {
    const { both, each } = twoWorlds(
      { alice: { hand: ['hyena', 'ape', 'lion'] }, bola: { hand: ['well', 'boat'] }, table: { deck: ['mask'] } },
      { alice: { hand: ['hyena', 'ape', 'mask'] }, bola: { hand: ['lion', 'boat'] }, table: { deck: ['well'] } },
      { viewers: [SPECTATOR] },
    );

    both(({ alice }) => alice.plays('PLAY', 'hyena'));
    both(({ bola }) => bola.chooses('no'));
    each(
      ({ alice }) => alice.picks('well'),
      ({ alice }) => alice.picks('boat'),
    );
    each(
      ({ alice }) => alice.picks('ape'),
      ({ alice }) => alice.picks('mask'),
    );
  });

  test('[E-103] Dancer: Bola cannot tell one ware card from several, nor which one is chosen', () => {
    const worlds = twoWorlds(
      { alice: { hand: ['dancer', 'ware-kkk', 'guard'], large: [...THREE, 'silk'] }, table: { deck: ['ware-hhh'] } },
      { alice: { hand: ['dancer', 'ware-kkk', 'ware-hhh'], large: [...THREE, 'silk'] }, table: { deck: ['guard'] } },
    );
    const { both, here, there } = worlds;

    both(({ alice }) => alice.plays('PLAY', 'dancer'));
    expectBlankQuestion(worlds, 'CARD_PICK_SELF');
    expect([here, there].map(({ alice }) => answersOf(alice).length)).toEqual([1, 2]);
    both(({ alice }) => alice.picks('ware-kkk'));
    expectBlankQuestion(worlds, 'WARE_SELL_ANY');
    both(({ alice }) => alice.picks('large-1', 'large-2', 'large-3'));
  });

  test('[E-103] Dancer: the chosen card lies open while the wares are chosen, also in imagined worlds', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['dancer', 'ware-kkk', 'ware-khtlfs'], large: [...THREE, 'silk'] },
      bola: { hand: ['guard'] },
    });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkk');

    const seen = table.host.view(bola.seat);
    expect(seen.table.played.map((copy) => jambo.faces[copy]?.id)).toEqual(['dancer', 'ware-kkk']);
    const world = imagine(jambo, seen, seedRng(1));
    expect(play(jambo, world, 0, { pick: [0, 1, 2] })).toBeNull();
    expect(world.table.gold[0]).toBe(30);
  });

  test('[E-103] Dancer: others can imagine the hand even when it holds the last ware card off the pile', () => {
    const ids = CARDS.flatMap(({ id, copies, category }) => times(copies, { id, isWare: category === 'ware' }));
    const [last = '', ...discard] = ids.filter(({ isWare }) => isWare).map(({ id }) => id);
    const deck = ids.filter(({ id, isWare }) => !isWare && id !== 'dancer').map(({ id }) => id);
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['dancer', last], large: [...THREE, 'silk'] },
      table: { discard, deck },
    });

    alice.plays('PLAY', 'dancer');

    for (let seed = 0; seed < 20; seed++) {
      const world = imagine(jambo, table.host.view(1), seedRng(seed));
      expect(world.asking?.from.map((copy) => jambo.faces[copy]?.id)).toEqual([last]);
    }
  });

  test.each([
    ['boat', 'CARD_DISCARD_SELF', 'PLAY'],
    ['weapons', 'CARD_DISCARD_SELF', 'PLAY'],
    ['kettle', 'CARD_DISCARD_SELF', 'PLAY'],
    ['mask', 'DISCARD_SWAP', 'DRAW'],
  ] as const)('%s shows the discarded card, not the hand it came from', (utility, prompt, phase) => {
    const [alice, table] = [{ utilities: [utility] }, { discard: ['parrot'] }];
    const worlds = twoWorlds(
      { alice: { ...alice, hand: ['ape', 'lion'] }, table: { ...table, deck: ['guard', 'snake'] } },
      { alice: { ...alice, hand: ['ape', 'guard'] }, table: { ...table, deck: ['snake', 'lion'] } },
      { phase },
    );

    worlds.both(({ alice }) => alice.does('USE', utility));
    expectBlankQuestion(worlds, prompt);
    worlds.both(({ alice }) => alice.picks('ape'));

    expect(worlds.here.table.host.view(1).table.discard).not.toContain(0);
  });

  test('Supplies shows what is turned over, not the deck below', () => {
    const supplies = { utilities: ['supplies'], gold: 9 };
    const { both, here } = twoWorlds(
      { alice: supplies, table: { deck: ['guard', 'snake', 'ware-kkk', 'lion'] } },
      { alice: supplies, table: { deck: ['snake', 'guard', 'ware-kkk', 'lion'] } },
    );

    both(({ alice }) => alice.does('USE', 'supplies'));

    expect(handSeen(here.table, 1, here.alice)).toEqual(['ware-kkk']);
  });

  test('Tribal Elder draws in secret', () => {
    const elder = { hand: ['tribal-elder'] };
    const { both } = twoWorlds(
      { alice: elder, table: { deck: ['guard', 'snake', 'ware-kkk', 'lion', 'ape', 'well'] } },
      { alice: elder, table: { deck: ['lion', 'ware-kkk', 'ape', 'guard', 'well', 'snake'] } },
    );

    both(({ alice }) => alice.plays('PLAY', 'tribal-elder'));
  });

  test('What cannot be played is no secret to its owner alone: Bola sees the same', () => {
    const { both } = twoWorlds(
      { alice: { hand: ['parrot', 'guard'] }, table: { deck: ['psychic', 'well'] } },
      { alice: { hand: ['psychic', 'well'] }, table: { deck: ['parrot', 'guard'] } },
    );

    both(({ alice }) => {
      alice.tries({ do: 'PLAY', card: 'parrot' });
      alice.tries({ do: 'PLAY', card: 'guard' });
    });
    both(({ alice }) => alice.does('END_TURN'));
  });
});

describe('what Bola holds, to Alice and a spectator', () => {
  const viewers = [0, SPECTATOR] as const;

  test('[E-89] Guard and Rain Maker or neither: nothing differs until Bola says yes', () => {
    const alice = { hand: ['parrot', 'ware-kkk'], gold: 20 };
    const { both, here, there } = twoWorlds(
      { alice, bola: { hand: ['guard', 'rain-maker'], large: ['tea', 'silk'] }, table: { deck: ['well', 'drums'] } },
      { alice, bola: { hand: ['well', 'drums'], large: ['tea', 'silk'] }, table: { deck: ['guard', 'rain-maker'] } },
      { viewers },
    );

    both(({ alice }) => alice.plays('PLAY', 'parrot'));
    expect([here, there].map(({ bola }) => answersOf(bola))).toEqual([['yes', 'no'], ['no']]);
    both(({ bola }) => bola.chooses('no'));
    both(({ alice }) => alice.picks('large-1'));
    both(({ alice }) => alice.plays('BUY', 'ware-kkk'));
    expect([here, there].map(({ bola }) => answersOf(bola))).toEqual([['yes', 'no'], ['no']]);
    both(({ bola }) => bola.chooses('no'));
    both(({ alice }) => alice.does('END_TURN'));
  });

  test('[E-89] The same for the window after Dancer', () => {
    const alice = { hand: ['dancer', 'ware-kkk'], large: THREE };
    const { both } = twoWorlds(
      { alice, bola: { hand: ['rain-maker'] }, table: { deck: ['well'] } },
      { alice, bola: { hand: ['well'] }, table: { deck: ['rain-maker'] } },
      { viewers },
    );

    both(({ alice }) => alice.plays('PLAY', 'dancer'));
    both(({ alice }) => alice.picks('ware-kkk'));
    both(({ bola }) => bola.chooses('no'));
  });

  test('Saying yes shows the Guard, and of the rest of the hand nothing', () => {
    const { both, here } = twoWorlds(
      { alice: { hand: ['parrot'] }, bola: { hand: ['guard', 'ape'], large: ['tea'] }, table: { deck: ['lion'] } },
      { alice: { hand: ['parrot'] }, bola: { hand: ['guard', 'lion'], large: ['tea'] }, table: { deck: ['ape'] } },
      { viewers },
    );

    both(({ alice }) => alice.plays('PLAY', 'parrot'));
    both(({ bola }) => bola.chooses('yes'));

    expect(handSeen(here.table, 0, here.bola)).toEqual(['?']);
  });

  test('Tribal Elder: Alice sees what is discarded, not what it was chosen from', () => {
    const alice = { hand: ['tribal-elder'] };
    const { both, here } = twoWorlds(
      { alice, bola: { hand: ['guard', 'ape', 'well', 'drums'] }, table: { discard: [], deck: ['lion'] } },
      { alice, bola: { hand: ['guard', 'lion', 'well', 'drums'] }, table: { discard: [], deck: ['ape'] } },
      { viewers },
    );

    both(({ alice }) => alice.plays('PLAY', 'tribal-elder'));
    both(({ alice }) => alice.chooses('discard'));
    expect(here.table.host.view(0).asking).toMatchObject({ seats: [1], from: [], min: 1, max: 1 });
    both(({ bola }) => bola.picks('well'));
  });

  test('[E-90] Before an Ape the hand stays hidden, and its order stays hidden after it', () => {
    const alice = { hand: ['ape'] };
    const { both } = twoWorlds(
      { alice, bola: { hand: ['guard', 'lion', 'well', 'drums'] }, table: { deck: ['boat', 'mask'] } },
      { alice, bola: { hand: ['drums', 'well', 'guard', 'lion'] }, table: { deck: ['mask', 'boat'] } },
      { viewers },
    );

    both(({ alice }) => alice.plays('PLAY', 'ape'));
    both(({ bola }) => bola.chooses('no'));
    both(({ alice }) => alice.picks('lion'));
  });
});

describe('what neither can know', () => {
  const deck = ['ape', 'guard', 'drums', 'lion', 'well', 'ware-kkk', 'snake'];
  const everybody = { viewers: [0, 1, SPECTATOR] as const };

  test('Two decks in another order look the same to everybody', () => {
    const { both } = twoWorlds({ table: { deck } }, { table: { deck: deck.slice().reverse() } }, everybody);

    both(({ alice }) => alice.does('END_TURN'));
    both(({ bola }) => bola.does('END_DRAW'));
  });

  test('[E-90] The order of a hand does not show in the pool of an Ape', () => {
    const { both } = twoWorlds(
      { alice: { hand: ['ape', 'guard', 'drums', 'lion'] }, table: { deck: ['boat', 'mask'] } },
      { alice: { hand: ['lion', 'ape', 'drums', 'guard'] }, table: { deck: ['mask', 'boat'] } },
    );

    both(({ alice }) => alice.plays('PLAY', 'ape'));
  });
});
