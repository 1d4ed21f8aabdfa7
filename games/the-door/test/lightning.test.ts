import { describe, expect, test } from 'vitest';
import { dead, draws, duels, seated, typesOf } from './seated.ts';

const took = (turnsTaken: number) => ({ turnsTaken });
const CARDS = ['SUMMON_EXILE', 'SUMMON_EXILE', 'SUMMON_EXILE'];

describe('Lightning comes', () => {
  test('[S-68] [T-44] [T-45] when everybody alive has taken 4 turns, from the next turn on', () => {
    const { alice, bola, table, told } = seated(
      { alice: took(3), bola: took(4), table: { deck: CARDS } },
      { seats: 2, rolls: [1, 1] },
    );

    alice.does('ROLL');
    expect(table).toHave({ lightning: true, pending: [] });
    expect(typesOf(told)).toEqual(['ROLLED', 'MOVED', 'LIGHTNING_ON', 'TURN_STARTED']);
    bola.does('ROLL');

    expect(bola).toHave({ pos: 1 });
    expect(table).toHave({ pending: ['SUMMON_EXILE'] });
    expect(told.at(-1)).toMatchObject({ type: 'CARD_DRAWN', seat: 1, cause: 'LIGHTNING' });
  });

  test('[S-69] not while somebody has taken 3', () => {
    const { alice, table, told } = seated({ alice: took(3), bola: took(3) }, { seats: 2, rolls: [1] });

    alice.does('ROLL');

    expect(table).toHave({ lightning: false });
    expect(typesOf(told)).not.toContain('LIGHTNING_ON');
  });

  test('[S-72] with the death of the one who held it up', () => {
    const { alice, bola, table } = draws(
      'RESURRECT_REAP',
      { alice: took(3), bola: took(4), carl: took(1) },
      { seats: 3 },
    );

    alice.chooses('REAP');
    alice.picks('carl');

    expect(table).toHave({ lightning: true });
    expect(bola).toBeAsked('ROLL');
  });

  test('[S-87] not with somebody back who has taken fewer', () => {
    const { alice, table } = draws('RESURRECT_REAP', {
      alice: took(3),
      bola: took(4),
      carl: took(4),
      dina: { lives: 0, turnsTaken: 1 },
    });

    alice.chooses('RESURRECT');
    alice.picks('dina');

    expect(table).toHave({ lightning: false });
  });

  test('[S-91] the dead do not count, whoever they are: also the drawer', () => {
    const { alice, bola, table } = duels(
      'CAN',
      { alice: took(1), bola: took(4), carl: took(4), table: { deck: [...CARDS, 'CHAOS'] } },
      { seats: 3, rolls: [1] },
    );

    alice.times('CHAOS_AIM', 400);
    bola.times('CHAOS_NERVE', null);
    expect(alice).toHave({ lives: 0, turnsTaken: 2 });
    expect(table).toHave({ lightning: true });
    bola.does('ROLL');

    expect(table).toHave({ pending: ['SUMMON_EXILE'] });
  });

  test('[TD-16] a missed turn is not a turn taken', () => {
    const { alice, bola, table } = seated(
      { alice: took(3), bola: { turnsTaken: 3, skip: 1 } },
      { seats: 2, rolls: [1, 1, 1] },
    );

    alice.does('ROLL');
    alice.does('ROLL');
    expect(table).toHave({ lightning: false });
    expect(bola).toHave({ turnsTaken: 3 });
    bola.does('ROLL');

    expect(table).toHave({ lightning: true });
  });

  test('it is announced once', () => {
    const position = { alice: took(4), bola: took(4), table: { lightning: true, deck: CARDS } };
    const { alice, told } = seated(position, { seats: 2, rolls: [1] });

    alice.does('ROLL');
    alice.chooses('SUMMON');
    alice.picks('bola');

    expect(typesOf(told)).not.toContain('LIGHTNING_ON');
  });
});

describe('while it lasts', () => {
  test('[S-70] [T-46] every turn draws a card, on a plain square too', () => {
    const { alice, table } = seated({ table: { lightning: true, deck: CARDS } }, { rolls: [1] });

    alice.does('ROLL');

    expect(alice).toHave({ pos: 1 });
    expect(alice).toBeAsked('CARD_OPTION');
    expect(table).toHave({ pending: ['SUMMON_EXILE'] });
  });

  test('[S-71] [T-60] a card square draws no second one', () => {
    const { alice, bola, told } = seated({ table: { lightning: true, deck: CARDS } }, { rolls: [4] });

    alice.does('ROLL');
    alice.chooses('SUMMON');
    alice.picks('bola');

    const drawn = told.filter(({ type }) => type === 'CARD_DRAWN');
    expect(drawn).toEqual([expect.objectContaining({ cause: 'LIGHTNING', cardType: 'SUMMON_EXILE' })]);
    expect(bola).toBeAsked('ROLL');
  });

  test('before it the cause of a card is the square', () => {
    const { told } = draws('CHAOS');

    expect(told.at(-1)).toMatchObject({ type: 'CARD_DRAWN', cause: 'TILE' });
  });

  test('[S-73] [T-47] it never ends: not with somebody back who took no turn', () => {
    const { alice, bola, dina, table } = seated(
      {
        alice: took(4),
        bola: took(4),
        carl: took(4),
        dina: dead,
        table: { lightning: true, deck: [...CARDS, 'RESURRECT_REAP'] },
      },
      { rolls: [1, 1] },
    );
    alice.does('ROLL');

    alice.chooses('RESURRECT');
    alice.picks('dina');
    expect(dina).toHave({ lives: 1, turnsTaken: 0 });
    expect(table).toHave({ lightning: true });
    bola.does('ROLL');

    expect(table).toHave({ pending: ['SUMMON_EXILE'] });
  });

  test('[S-74] a missed turn draws nothing', () => {
    const { alice, bola, carl, told } = seated(
      { bola: { skip: 1 }, table: { lightning: true, deck: CARDS } },
      { rolls: [1] },
    );
    alice.does('ROLL');

    alice.chooses('SUMMON');
    alice.picks('dina');

    expect(bola).toHave({ skip: 0, turnsTaken: 0, pos: 0 });
    expect(carl).toBeAsked('ROLL');
    expect(typesOf(told).filter((type) => type === 'CARD_DRAWN')).toHaveLength(1);
  });

  test('[S-88] who comes back draws on square 1', () => {
    const { alice, bola, table } = seated(
      { bola: dead, table: { lightning: true, deck: [...CARDS, 'RESURRECT_REAP'] } },
      { rolls: [1, 1] },
    );
    alice.does('ROLL');

    alice.chooses('RESURRECT');
    alice.picks('bola');
    bola.does('ROLL');

    expect(bola).toHave({ pos: 1 });
    expect(table).toHave({ pending: ['SUMMON_EXILE'] });
  });
});
