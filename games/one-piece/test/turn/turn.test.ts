import { describe, expect, test } from 'vitest';
import { changedRules, toldOf } from '../kit/battles.ts';
import { answersOf, ch, event, leader, type People, playing, saying } from '../kit/playing.ts';
import { chief } from '../kit/texts.ts';

/** The first turns of a match: nobody redraws, Alice goes first, hands are empty. */
function begun(has: Parameters<typeof playing>[1] = {}, how: Parameters<typeof playing>[2] = {}): People {
  const people = playing({ racer: ch(1, 6000, { keywords: ['RUSH'] }) }, has, { phase: 'mulligan', ...how });
  people.alice.chooses('no');
  people.bola.chooses('no');
  return people;
}
const counts = ({ match: { table } }: People) => ({
  hands: table.hand.map((hand) => hand.length),
  don: [0, 1].map((seat) => (table.donActive[seat] ?? 0) + (table.donRested[seat] ?? 0)),
});

describe('the phases', () => {
  test('[OP-R3.1] A turn is Refresh, Draw, DON!!, Main and End, in this order', () => {
    const people = playing({});

    people.alice.does('end');
    people.bola.does('end');

    expect(toldOf(people, 'phaseChanged').map(({ seat, phase }) => [seat, phase])).toEqual([
      [0, 'END'],
      ...['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN', 'END'].map((phase) => [1, phase]),
      ...['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN'].map((phase) => [0, phase]),
    ]);
    expect(people.table).toHave({ phase: 'MAIN', turnPlayer: 0 });
  });

  test('[S07] [OP-R3.3] [OP-R3.4] The first player gets no card and 1 DON!!, then everybody 1 card and 2 DON!!', () => {
    const people = begun();
    const seen = [counts(people)];

    for (const who of [people.alice, people.bola, people.alice]) {
      who.does('end');
      seen.push(counts(people));
    }

    expect(seen).toEqual([
      { hands: [0, 0], don: [1, 0] },
      { hands: [0, 1], don: [1, 2] },
      { hands: [1, 1], don: [3, 2] },
      { hands: [1, 2], don: [3, 4] },
    ]);
    expect(people.alice).toHave({ donDeck: 7, donRested: 0 });
  });

  test('[OP-R3.3] [OP-R3.4] A rules file may give the first player a card, and other numbers of DON!!', () => {
    const rules = changedRules({ firstTurn: { firstPlayerDraws: true, firstPlayerDon: 2, donPerTurn: 3 } });
    const people = begun({}, { rules });
    const first = counts(people);

    people.alice.does('end');

    expect(first).toEqual({ hands: [1, 0], don: [2, 0] });
    expect(counts(people)).toEqual({ hands: [1, 1], don: [2, 3] });
  });

  test('[OP-R3.5] Nobody may attack in the own first turn, Rush or not; by a rules file one may', () => {
    const has = { alice: { characters: ['racer'] }, bola: { characters: ['racer'] } };
    const people = begun(has);
    const freely = begun(has, { rules: changedRules({ firstTurn: { attackOnOwnFirstTurn: true } }) });
    const anyAttack = (one: People, who = one.alice) => answersOf(one, who).some((move) => move.startsWith('attack'));

    expect(anyAttack(people)).toBe(false);
    expect(people.alice.refusal({ do: 'attack', card: 'captain', at: 52 })).toMatchObject({ code: 'FIRST_TURN' });
    people.alice.does('end');
    expect(anyAttack(people, people.bola)).toBe(false);
    people.bola.does('end');
    expect(anyAttack(people)).toBe(true);
    expect(anyAttack(freely)).toBe(true);
  });

  test('[S10] [OP-R3.4] With one DON!! left one arrives, then none', () => {
    const { alice, bola } = playing({}, { bola: { donActive: 9 } });
    expect(bola).toHave({ donDeck: 1 });

    alice.does('end');
    expect(bola).toHave({ donActive: 10, donDeck: 0 });

    bola.does('end');
    alice.does('end');
    expect(bola).toHave({ donActive: 10, donDeck: 0 });
  });
});

test('[OP-R3.4] A Leader may say that one of the DON!! is given to it at once, unless its text is negated', () => {
  const born = leader(5000, 5, saying({ timings: ['PERMANENT'], steps: [{ do: 'donPhaseGives', n: 1 }] }));
  const hush = event(0, {
    timings: ['MAIN'],
    steps: [{ do: 'negate', what: { n: 1, of: 'opponent', in: ['leader'] }, for: 'UNTIL_START_OF_YOUR_NEXT_TURN' }],
  });
  const has = { alice: { hand: ['hush'] }, bola: { leader: ['born'] } };
  const [free, hushed] = [playing({ born, hush }, has), playing({ born, hush }, has)];

  free.alice.does('end');
  hushed.alice.does('play', 'hush');
  hushed.alice.does('end');

  expect(free.bola).toHave({ donActive: 1, given: { born: 1 }, donDeck: 8 });
  expect(hushed.bola).toHave({ donActive: 2, given: { born: 0 }, donDeck: 8 });
});

test('[OP-R3.4] What it asks of the field is asked before the DON!! of the phase come', () => {
  const born = chief(
    'If you have any DON!! cards on your field, 1 DON!! card placed during your DON!! Phase is given to your Leader.',
  );
  const [bare, rich] = [0, 1].map((donActive) => playing({ born }, { bola: { leader: ['born'], donActive } }));

  bare?.alice.does('end');
  rich?.alice.does('end');

  expect(bare?.bola).toHave({ donActive: 2, given: { born: 0 } });
  expect(rich?.bola).toHave({ donActive: 2, given: { born: 1 } });
});
