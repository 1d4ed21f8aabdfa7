import { describe, expect, test } from 'vitest';
import { goldTold, times, whyNot } from '../asking.ts';
import { answersOf, discardsTold, type Has, type People, playing } from '../playing.ts';

const KKK = times(3, 'trinkets');

describe('Guard', () => {
  test('[E-57] It turns a Parrot away before a ware is chosen', () => {
    const people = playing({
      alice: { hand: ['parrot'] },
      bola: { hand: ['guard', 'well'], large: ['tea', 'silk'] },
    });
    const { alice, bola, table, told } = people;

    alice.plays('PLAY', 'parrot');
    expect(bola).toBeAsked('GUARD_WINDOW');
    expect(table).toHave({ actions: 4, played: ['parrot'], discard: [] });
    expect(() => alice.picks(0)).toThrow('NOT_YOUR_DECISION');
    bola.chooses('yes');

    expect(alice).toHave({ hand: [], large: [] });
    expect(bola).toHave({ hand: ['well'], large: ['tea', 'silk'] });
    expect(table).toHave({ discard: ['parrot', 'guard'], actions: 4, active: 0 });
    expect(told).toContainEqual(expect.objectContaining({ type: 'GUARDED', seat: bola.seat }));
    expect(discardsTold(people)).toEqual(['alice parrot', 'bola guard']);
    expect(alice).toBeAsked('PLAY');
  });

  /** Every animal, each able to bite. */
  const POSITION: Has = {
    alice: { hand: ['lion', 'boat'], large: ['salt'], utilities: ['well', 'drums'], gold: 9 },
    bola: { hand: ['guard', 'kettle'], large: ['tea', 'silk'], utilities: ['mask', 'scale'], gold: 9 },
    table: { deck: ['ware-kkk', 'ware-hhh'] },
  };
  const played = (animal: string): People => {
    const people = playing({ ...POSITION, alice: { ...POSITION.alice, hand: [animal, 'boat'] } });
    people.alice.plays('PLAY', animal);
    return people;
  };

  test.each(['crocodile', 'parrot', 'hyena', 'snake', 'elephant', 'ape', 'lion', 'cheetah'])(
    '[E-57] A %s that is turned away does nothing to either player',
    (animal) => {
      const { alice, bola, table } = played(animal);

      expect(bola).toBeAsked('GUARD_WINDOW');
      bola.chooses('yes');

      expect(alice).toHave({ hand: ['boat'], large: ['salt'], utilities: ['well', 'drums'], gold: 9 });
      expect(bola).toHave({ hand: ['kettle'], large: ['tea', 'silk'], utilities: ['mask', 'scale'], gold: 9 });
      expect(table).toHave({ discard: [animal, 'guard'], deck: ['ware-kkk', 'ware-hhh'], actions: 4 });
      expect(alice).toBeAsked('PLAY');
    },
  );

  test.each([
    ['crocodile', 'alice', 'UTILITY_THEFT_SINGLE'],
    ['parrot', 'alice', 'WARE_THEFT_SINGLE'],
    ['hyena', 'alice', 'CARD_TAKE_SINGLE'],
    ['snake', 'alice', 'OPPONENT_DISCARD'],
    ['elephant', 'alice', 'DRAFT'],
    ['ape', 'alice', 'DRAFT'],
    ['lion', 'alice', 'DRAFT'],
    ['cheetah', 'bola', 'OPPONENT_CHOICE'],
  ] as const)('A %s that is not turned away goes on: %s is asked %s', (animal, who, prompt) => {
    const people = played(animal);

    people.bola.chooses('no');

    expect(people[who]).toBeAsked(prompt);
    expect(people.table).toHave({ actions: 4, played: [animal] });
  });

  test('[E-58] Who holds two Guards is asked once for an animal', () => {
    const { alice, bola } = playing({
      alice: { hand: ['parrot'] },
      bola: { hand: ['guard', 'guard'], large: ['tea', 'silk'] },
    });

    alice.plays('PLAY', 'parrot');
    bola.chooses('no');

    expect(alice).toBeAsked('WARE_THEFT_SINGLE');
    alice.picks('large-1');
    expect(alice).toBeAsked('PLAY');
    expect(bola).toHave({ hand: ['guard', 'guard'] });
  });

  test('[E-58] One Guard is enough, and the other stays for the next animal', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot', 'parrot'] },
      bola: { hand: ['guard', 'guard'], large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    bola.chooses('yes');
    expect(bola).toHave({ hand: ['guard'] });
    alice.plays('PLAY', 'parrot');
    bola.chooses('yes');

    expect(table).toHave({ discard: ['parrot', 'guard', 'parrot', 'guard'], actions: 3 });
    expect(bola).toHave({ hand: [], large: ['tea'] });
  });

  test('[E-59] It does not answer a Tribal Elder or a Throne', () => {
    const { alice, bola } = playing({
      alice: { hand: ['tribal-elder', 'boat'], utilities: ['throne'], large: ['tea'] },
      bola: { hand: ['guard', 'well', 'drums', 'mask'], large: ['silk'] },
    });

    alice.does('USE', 'throne');
    expect(alice).toBeAsked('WARE_THEFT_SWAP');
    alice.picks('large-1');
    alice.picks('large-1');
    expect(alice).toBeAsked('PLAY');
    alice.plays('PLAY', 'tribal-elder');

    expect(bola).toBeAsked('OPPONENT_DISCARD');
  });

  test('[E-59] Nor any other people, nor a trade', () => {
    const { alice, bola } = playing({
      alice: { hand: ['wise-man', 'psychic', 'portuguese', 'ware-kkk'], large: ['tea', 'silk'] },
      bola: { hand: ['guard'] },
      table: { deck: ['well'] },
    });

    alice.plays('PLAY', 'wise-man');
    expect(alice).toBeAsked('PLAY');
    alice.plays('PLAY', 'psychic');
    expect(alice).toBeAsked('PLAY');
    alice.plays('PLAY', 'portuguese');
    alice.picks('large-1');
    alice.plays('BUY', 'ware-kkk');

    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(() => bola.chooses('yes')).toThrow('NO_RAIN_MAKER');
  });

  test('[E-60] An animal that cannot be played opens no window', () => {
    const { alice } = playing({ alice: { hand: ['crocodile'] }, bola: { hand: ['guard'] } });

    expect(() => alice.plays('PLAY', 'crocodile')).toThrow('RIVAL_HAS_NO_UTILITY');
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-90] Before an Ape: on yes both hands stay as they are, without the Guard', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ape', 'lion'] },
      bola: { hand: ['guard', 'well'] },
    });

    alice.plays('PLAY', 'ape');
    expect(alice).toHaveNeverSeen('well');
    bola.chooses('yes');

    expect(alice).toHave({ hand: ['lion'] });
    expect(bola).toHave({ hand: ['well'] });
    expect(table).toHave({ discard: ['ape', 'guard'] });
    expect(bola).toHaveNeverSeen('lion');
  });

  test('[E-90] Before an Ape: on no the Guard lies in the pool, and no second window opens', () => {
    const { alice, bola } = playing({
      alice: { hand: ['ape', 'lion'] },
      bola: { hand: ['guard', 'well'] },
    });

    alice.plays('PLAY', 'ape');
    bola.chooses('no');
    alice.picks('guard');
    bola.picks('well');

    expect(alice).toHave({ hand: ['guard', 'lion'] });
    expect(alice).toBeAsked('PLAY');
  });
});

describe('Rain Maker', () => {
  test('[E-74] The sale is booked first; then the sold card goes to the hand of the rain maker', () => {
    const { alice, bola, table, told } = playing({
      alice: { hand: ['ware-kkk'], large: KKK, gold: 1 },
      bola: { hand: ['rain-maker', 'well'], gold: 5 },
    });

    alice.plays('SELL', 'ware-kkk');
    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(alice).toHave({ gold: 11, large: [] });
    expect(table).toHave({ discard: ['ware-kkk'], supply: times(6, 6), actions: 4 });
    bola.chooses('yes');

    expect(bola).toHave({ hand: ['well', 'ware-kkk'], gold: 5 });
    expect(table).toHave({ discard: ['rain-maker'], actions: 4 });
    expect(goldTold(table, told)).toEqual(['alice +10 WARE_SOLD']);
    expect(alice).toHave({ gold: 11, large: [] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-74] On no everything stays as it is', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ware-kkk'], large: KKK, gold: 1 },
      bola: { hand: ['rain-maker', 'well'] },
    });

    alice.plays('SELL', 'ware-kkk');
    bola.chooses('no');

    expect(bola).toHave({ hand: ['rain-maker', 'well'] });
    expect(table).toHave({ discard: ['ware-kkk'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-74] A purchase opens the window too, when the wares are on the stand', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ware-kkk'], gold: 5 },
      bola: { hand: ['rain-maker'] },
    });

    alice.plays('BUY', 'ware-kkk');
    expect(alice).toHave({ gold: 2, large: KKK });
    bola.chooses('yes');

    expect(bola).toHave({ hand: ['ware-kkk'] });
    expect(alice).toHave({ gold: 2, large: KKK });
    expect(table).toHave({ discard: ['rain-maker'] });
  });

  test('One is used for a ware card, and the other stays', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ware-kkk'], large: KKK },
      bola: { hand: ['rain-maker', 'rain-maker'] },
    });

    alice.plays('SELL', 'ware-kkk');
    bola.chooses('yes');

    expect(bola).toHave({ hand: ['rain-maker', 'ware-kkk'] });
    expect(table).toHave({ discard: ['rain-maker'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-75] A ware card discarded to Weapons opens no window', () => {
    const { alice, bola } = playing({
      alice: { hand: ['ware-kkk', 'guard'], utilities: ['weapons'] },
      bola: { hand: ['rain-maker'] },
    });

    alice.does('USE', 'weapons');
    alice.picks('ware-kkk');

    expect(alice).toBeAsked('PLAY');
    expect(bola).toHave({ hand: ['rain-maker'] });
  });

  test.each([
    ['boat', ['ware-kkk'], ['tea']],
    ['kettle', ['ware-kkk'], []],
    ['supplies', ['ware-kkk'], []],
  ])('[E-75] Nor to a %s', (utility, gone, then) => {
    const { alice } = playing({
      alice: { hand: ['ware-kkk', 'guard'], utilities: [utility], gold: 0 },
      bola: { hand: ['rain-maker'] },
      table: { deck: ['ware-hhh', 'ware-hhh'] },
    });

    alice.does('USE', utility);
    alice.picks(...gone);
    for (const ware of then) alice.picks(ware);

    expect(alice).toBeAsked('PLAY');
  });

  test('[E-75] Nor a ware card looked at and discarded, nor one discarded to a Tribal Elder', () => {
    const drawing = playing({ bola: { hand: ['rain-maker'] }, table: { deck: ['well', 'ware-kkk'] } }, 'DRAW');
    drawing.alice.does('LOOK');
    drawing.alice.does('DISCARD_LOOK');
    expect(drawing.alice).toBeAsked('DRAW');

    const { alice, bola } = playing({
      alice: { hand: ['tribal-elder', 'rain-maker'] },
      bola: { hand: ['ware-kkk', 'well', 'drums', 'rain-maker'] },
    });
    alice.plays('PLAY', 'tribal-elder');
    bola.picks('ware-kkk');
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-82] A sale to 61 with the last action: the turn ends, and the endgame begins, after the answer', () => {
    const { alice, bola, table, told } = playing({
      alice: { hand: ['ware-kkk'], large: KKK, gold: 51 },
      bola: { hand: ['rain-maker'] },
      table: { actions: 1 },
    });

    alice.plays('SELL', 'ware-kkk');
    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(alice).toHave({ gold: 61 });
    expect(table).toHave({ endgameActive: false, active: 0, actions: 0 });
    expect(told.map(({ type }) => type)).not.toContain('TURN_ENDED');
    bola.chooses('yes');

    expect(table).toHave({ endgameActive: true, endgameTriggerPlayer: 0, endgameFinalTurn: true, active: 1 });
    expect(bola).toHave({ hand: ['ware-kkk'] });
    expect(bola).toBeAsked('DRAW');
  });
});

describe('windows', () => {
  test('[E-89] Whoever holds any card is asked; without the right one no is the only answer', () => {
    const { alice, bola } = playing({
      alice: { hand: ['parrot', 'ware-kkk'], gold: 20 },
      bola: { hand: ['well'], large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    expect(bola).toBeAsked('GUARD_WINDOW');
    expect(answersOf(bola)).toEqual(['no']);
    expect(() => bola.chooses('yes')).toThrow('NO_GUARD');
    bola.chooses('no');
    alice.plays('BUY', 'ware-kkk');
    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(answersOf(bola)).toEqual(['no']);
    bola.chooses('no');

    expect(alice).toBeAsked('PLAY');
  });

  test('[E-89] With an empty hand nobody is asked', () => {
    const { alice } = playing({
      alice: { hand: ['parrot', 'ware-kkk'], gold: 20 },
      bola: { large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    expect(alice).toBeAsked('PLAY');
    alice.plays('BUY', 'ware-kkk');

    expect(alice).toBeAsked('PLAY');
  });

  test('A reaction is not answered by another: Alice is not asked about a Guard or a Rain Maker', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot', 'ware-kkk', 'guard', 'rain-maker'], large: KKK },
      bola: { hand: ['guard', 'rain-maker'], large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    bola.chooses('yes');
    expect(alice).toBeAsked('PLAY');
    alice.plays('SELL', 'ware-kkk');
    bola.chooses('yes');

    expect(alice).toBeAsked('PLAY');
    expect(alice).toHave({ hand: ['guard', 'rain-maker'] });
    expect(table).toHave({ discard: ['parrot', 'guard', 'rain-maker'] });
  });

  test('A Guard does not answer a trade, a Rain Maker does not answer an animal', () => {
    const { alice, bola } = playing({
      alice: { hand: ['parrot', 'ware-kkk'], large: KKK },
      bola: { hand: ['rain-maker'], large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    expect(() => bola.chooses('yes')).toThrow('NO_GUARD');

    const trading = playing({ alice: { hand: ['ware-kkk'], large: KKK }, bola: { hand: ['guard'] } });
    trading.alice.plays('SELL', 'ware-kkk');
    expect(() => trading.bola.chooses('yes')).toThrow('NO_RAIN_MAKER');
  });

  test.each(['guard', 'rain-maker'])('A %s is never played on its own', (card) => {
    const { alice } = playing({ alice: { hand: [card] }, bola: { large: ['tea'], utilities: ['well'] } });

    expect(whyNot(alice, { do: 'PLAY', card })).toBe('REACTION_ONLY');
  });

  test.each(['guard', 'rain-maker'])('A %s can be thrown away like any other card', (card) => {
    const drawing = playing({ table: { deck: ['well', card] } }, 'DRAW');
    drawing.alice.does('LOOK');
    drawing.alice.does('DISCARD_LOOK');
    expect(drawing.table).toHave({ discard: [card] });

    for (const utility of ['boat', 'weapons', 'kettle', 'supplies']) {
      const { alice, table } = playing({
        alice: { hand: [card, 'ape'], utilities: [utility], gold: 0 },
        table: { deck: ['ware-hhh', 'ware-hhh'] },
      });
      alice.does('USE', utility);
      alice.picks(card);
      expect(table).toHave({ discard: [card] });
    }
  });

  test.each(['guard', 'rain-maker'])('A %s can be taken by Hyena and given by Scale', (card) => {
    const hyena = playing({ alice: { hand: ['hyena', 'ape'] }, bola: { hand: [card, 'well'] } });
    hyena.alice.plays('PLAY', 'hyena');
    hyena.bola.chooses('no');
    hyena.alice.picks(card);
    expect(hyena.alice).toHave({ hand: [card] });
    expect(hyena.bola).toHave({ hand: ['ape', 'well'] });

    const scale = playing({ alice: { utilities: ['scale'] }, table: { deck: ['well', card] } });
    scale.alice.does('USE', 'scale');
    scale.alice.picks(card);
    expect(scale.bola).toHave({ hand: [card] });
  });
});
