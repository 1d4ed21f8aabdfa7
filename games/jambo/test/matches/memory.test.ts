import { SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { deckSeen, handSeen, lookedSeen, playing } from '../playing.ts';

const [ALICE, BOLA] = [0, 1] as const;

describe('a player goes on seeing what it saw', () => {
  test('Hyena: the hand of the rival, until its cards leave it; a new card is unknown', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['hyena', 'ape', 'lion'] },
      bola: { hand: ['guard', 'well', 'parrot'], utilities: ['weapons'] },
      table: { deck: ['boat', 'mask'] },
    });
    alice.plays('PLAY', 'hyena');
    bola.chooses('no');
    alice.picks('guard');
    alice.picks('ape');
    expect(handSeen(table, ALICE, bola).sort()).toEqual(['ape', 'parrot', 'well']);
    expect(handSeen(table, BOLA, alice).sort()).toEqual(['?', 'guard']);

    alice.does('END_TURN');
    bola.does('LOOK');
    bola.does('KEEP');
    bola.does('USE', 'weapons');
    bola.picks('parrot');

    expect(handSeen(table, ALICE, bola).sort()).toEqual(['?', 'ape', 'well']);
    expect(handSeen(table, SPECTATOR, bola)).toEqual(['?', '?', '?']);
  });

  test('Ape: both hands, for everybody', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ape', 'lion'] },
      bola: { hand: ['guard', 'well', 'boat'] },
    });

    alice.plays('PLAY', 'ape');
    bola.chooses('no');
    alice.picks('guard');
    bola.picks('lion');
    alice.picks('boat');

    for (const viewer of [ALICE, BOLA, SPECTATOR] as const) {
      expect(handSeen(table, viewer, alice).sort()).toEqual(['boat', 'guard']);
      expect(handSeen(table, viewer, bola).sort()).toEqual(['lion', 'well']);
    }
  });

  test('[E-34] Scale: the card that was given, for the two players', () => {
    const { alice, bola, table } = playing({
      alice: { utilities: ['scale'] },
      bola: { hand: ['boat'] },
      table: { deck: ['ape', 'well', 'guard'] },
    });

    alice.does('USE', 'scale');
    alice.picks('well');

    expect(handSeen(table, ALICE, bola)).toEqual(['well', '?']);
    expect(handSeen(table, BOLA, alice)).toEqual(['?']);
    expect(handSeen(table, SPECTATOR, bola)).toEqual(['?', '?']);
  });

  test('Arabian Merchant: what was sold, for everybody', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['arabian-merchant'] },
      bola: { hand: ['boat'] },
      table: { deck: ['ape', 'well', 'guard'] },
    });

    alice.plays('PLAY', 'arabian-merchant');
    alice.chooses('pass');
    bola.says(1);

    for (const viewer of [ALICE, SPECTATOR] as const) {
      expect(handSeen(table, viewer, bola).sort()).toEqual(['?', 'ape', 'guard', 'well']);
    }
  });

  test('Rain Maker: the ware card that it took, for everybody', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ware-kkk'] },
      bola: { hand: ['rain-maker', 'boat'] },
    });

    alice.plays('BUY', 'ware-kkk');
    bola.chooses('yes');

    for (const viewer of [ALICE, SPECTATOR] as const) {
      expect(handSeen(table, viewer, bola)).toEqual(['ware-kkk', '?']);
    }
  });

  test('Supplies, Drummer and Mask: the card that everybody saw before it went to the hand', () => {
    const { alice, bola, table } = playing(
      {
        alice: { hand: ['drummer', 'boat', 'ape'], utilities: ['supplies', 'mask'] },
        table: { deck: ['ware-kkk'], discard: ['well', 'parrot'] },
      },
      'DRAW',
    );

    alice.does('USE', 'mask');
    alice.picks('ape');
    alice.does('END_DRAW');
    alice.does('USE', 'supplies');
    alice.chooses('pay');
    alice.plays('PLAY', 'drummer');

    expect(handSeen(table, BOLA, alice).sort()).toEqual(['?', 'parrot', 'ware-kkk', 'well']);
    expect(handSeen(table, SPECTATOR, alice).sort()).toEqual(['?', 'parrot', 'ware-kkk', 'well']);
    expect(bola).toHave({ hand: [] });
  });

  test('A second Guard stays hidden when Bola plays the one that Alice knows', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot'], utilities: ['scale'] },
      bola: { hand: ['guard'], large: ['tea'] },
      table: { deck: ['well', 'guard'] },
    });
    alice.does('USE', 'scale');
    alice.picks('guard');
    expect(handSeen(table, ALICE, bola)).toEqual(['guard', '?']);

    alice.plays('PLAY', 'parrot');
    bola.chooses('yes');

    expect(handSeen(table, ALICE, bola)).toEqual(['?']);
  });
});

describe('Psychic: the order of the deck', () => {
  /** Alice has looked at six of seven cards and taken the Guard. */
  const peeked = (bola: Record<string, string[]> = {}) => {
    const people = playing({
      alice: { hand: ['psychic'], utilities: ['well'] },
      bola,
      table: { deck: ['snake', 'ape', 'lion', 'boat', 'kettle', 'guard', 'drums'] },
    });
    people.alice.plays('PLAY', 'psychic');
    people.alice.picks('guard');
    return people;
  };

  test('Alice knows the cards that went back, and where they lie', () => {
    const { table } = peeked();

    expect(deckSeen(table, ALICE)).toEqual(['?', 'ape', 'lion', 'boat', 'kettle', 'drums']);
    expect(deckSeen(table, BOLA)).toEqual(['?', '?', '?', '?', '?', '?']);
  });

  test('Alice knows what Bola draws of them', () => {
    const { alice, bola, table } = peeked({ hand: ['tribal-elder', 'weapons', 'throne', 'scale'] });
    alice.does('END_TURN');
    bola.does('END_DRAW');

    bola.plays('PLAY', 'tribal-elder');

    expect(handSeen(table, ALICE, bola).sort()).toEqual(['?', '?', '?', 'drums', 'kettle']);
    expect(handSeen(table, SPECTATOR, bola)).toEqual(['?', '?', '?', '?', '?']);
  });

  test('Alice knows the card that Bola looks at and keeps', () => {
    const { alice, bola, table } = peeked({ hand: ['weapons'] });
    alice.does('END_TURN');

    bola.does('LOOK');
    expect(lookedSeen(table, ALICE, bola)).toEqual(['drums']);
    bola.does('KEEP');

    expect(handSeen(table, ALICE, bola)).toEqual(['drums', '?']);
    expect(handSeen(table, SPECTATOR, bola)).toEqual(['?', '?']);
  });

  test('Alice knows both cards of Bola’s Scale: the one that is given, and so the other', () => {
    const { alice, bola, table } = peeked({ utilities: ['scale'] });
    alice.does('END_TURN');
    bola.does('END_DRAW');

    bola.does('USE', 'scale');
    bola.picks('kettle');

    expect(handSeen(table, BOLA, alice)).toEqual(['kettle', '?']);
    expect(handSeen(table, ALICE, bola)).toEqual(['drums']);
  });

  test('Bola’s own Psychic takes one of them: what Alice knew of those six is lost', () => {
    const { alice, bola, table } = peeked({ hand: ['psychic'] });
    alice.does('END_TURN');
    bola.does('END_DRAW');

    bola.plays('PLAY', 'psychic');
    expect(lookedSeen(table, ALICE, bola).sort()).toEqual(['?', 'ape', 'boat', 'drums', 'kettle', 'lion']);
    bola.picks('boat');

    expect(deckSeen(table, ALICE)).toEqual(['?', '?', '?', '?', '?']);
    expect(handSeen(table, ALICE, bola)).toEqual(['?']);
    expect(deckSeen(table, BOLA)).toEqual(['snake', 'ape', 'lion', 'kettle', 'drums']);
  });

  test('A shuffle takes the knowledge of everybody', () => {
    const { alice, table } = playing({
      alice: { utilities: ['well'] },
      table: { discard: ['ape', 'guard', 'lion'] },
    });

    alice.does('USE', 'well');

    for (const viewer of [ALICE, BOLA, SPECTATOR] as const) expect(deckSeen(table, viewer)).toEqual(['?', '?']);
  });
});
