import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, changedRules, order, resolved, shown, toldOf } from '../kit/battles.ts';
import { ch, event, type People, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const weak = (n: number): Effect => ({ timings: ['PERMANENT'], steps: [{ do: 'power', what: 'this', n }] });
const cards = {
  five: ch(3, 5000),
  four: ch(3, 4000),
  target: ch(3, 5000),
  striker: ch(4, 6000),
  twin: ch(4, 6000, { keywords: ['DOUBLE_ATTACK'] }),
  faint: ch(1, 1000, saying(weak(-3000))),
  frail: ch(1, 1000, saying(weak(-3000))),
};

describe('two powers are compared', () => {
  const fought = (attacker: string, target: string, how = {}): People => {
    const people = playing(
      cards,
      { alice: { characters: [attacker] }, bola: { characters: [target], rested: { [target]: 1 } } },
      how,
    );
    attacks(people, people.alice, attacker, target);
    people.bola.does('done');
    expect(people.alice).toBeAsked('main');
    return people;
  };

  test("[S32] [OP-R5.5] The attacker wins a tie: a Character is K.O.'d in battle", () => {
    const people = fought('five', 'target');

    expect(people.bola).toHave({ characters: [], trash: ['target'] });
    expect(people.alice).toHave({ characters: ['five'], rested: { five: 1 } });
    expect(toldOf(people, 'cardKO')).toMatchObject([{ seat: 1, battle: true }]);
  });

  test('[S32] [OP-R5.5] With less nothing happens to either', () => {
    const people = fought('four', 'target');

    expect(people.bola).toHave({ characters: ['target'], trash: [] });
    expect(people.alice).toHave({ characters: ['four'], trash: [] });
    expect(order(people, 'cardKO')).toEqual([]);
  });

  test('[OP-R5.5] By a rules file the target may win a tie', () => {
    const rules = changedRules({ battle: { attackerWinsTies: false } });

    expect(fought('five', 'target', { rules }).bola).toHave({ characters: ['target'] });
    expect(fought('striker', 'target', { rules }).bola).toHave({ characters: [] });
  });

  test('[S33] [OP-R5.5] Also below zero', () => {
    const people = fought('faint', 'frail');

    expect(shown(people, 0, 'faint')).toBe(-2000);
    expect(people.bola).toHave({ trash: ['frail'] });
  });

  test('[S34] [OP-R5.5] Below zero a Character stays on the field, and a DON!! counts from there', () => {
    const curse = event(0, {
      timings: ['MAIN'],
      steps: [{ do: 'power', what: { upTo: 1, in: ['character'] }, n: -10000, for: 'THIS_TURN' }],
    });
    const people = playing({ ...cards, curse }, { alice: { hand: ['curse'], characters: ['striker'], donActive: 1 } });

    people.alice.does('play', 'curse');
    people.alice.picks('striker');
    expect(shown(people, 0, 'striker')).toBe(-4000);
    expect(people.alice).toHave({ characters: ['striker'] });
    people.alice.does('give', 'striker', 1);

    expect(shown(people, 0, 'striker')).toBe(-3000);
    people.alice.does('end');
    expect(shown(people, 0, 'striker')).toBe(6000); // neither the curse nor the DON!! count in the other turn
  });
});

describe('damage to the Leader', () => {
  /** Alice hits Bola's Leader; Bola takes what comes. */
  function hit(life: readonly string[], card: string, more = {}, how = {}): People {
    const people = playing({ ...cards, ...more }, { alice: { characters: [card] }, bola: { life } }, how);
    attacks(people, people.alice, card);
    people.bola.does('done');
    while (people.match.asking?.prompt === 'life') people.bola.chooses('take');
    return people;
  }

  test('[S35] [OP-R5.6] At 0 Life the attacker wins at once, and nothing else resolves', () => {
    const gloats = saying(
      { timings: ['ON_DAMAGE_DEALT'], steps: [draws] },
      { timings: ['END_OF_BATTLE'], steps: [draws] },
    );
    const people = hit([], 'boaster', { boaster: ch(3, 6000, gloats) });

    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
    expect(people.match.asking).toBeNull();
    expect(people.alice).toHave({ hand: [] });
    expect(resolved(people)).toEqual([]);
    expect(toldOf(people, 'gameOver')).toMatchObject([{ reason: 'LIFE', winner: 0 }]);
  });

  test('[S35] [OP-R5.6] At 0 Life damage that is replaced defeats nobody', () => {
    const shields = saying({
      timings: ['REPLACEMENT'],
      would: { what: 'DAMAGE' },
      optional: true,
      steps: [{ do: 'move', what: 'this', to: 'trash' }],
    });
    const people = playing(
      { ...cards, shield: ch(1, 1000, shields) },
      { alice: { characters: ['striker', 'five'] }, bola: { life: [], characters: ['shield'] } },
    );

    attacks(people, people.alice, 'striker');
    people.bola.does('done');
    people.bola.chooses('yes');
    expect(people.bola).toHave({ trash: ['shield'] });
    expect(people.match.over).toBeNull();

    attacks(people, people.alice, 'five');
    people.bola.does('done');
    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
  });

  test('[OP-R5.6] At 0 Life an attack that does not win defeats nobody', () => {
    const people = playing(cards, { alice: { characters: ['four'] }, bola: { life: [] } });

    attacks(people, people.alice, 'four');
    people.bola.does('done');

    expect(people.match.over).toBeNull();
    expect(people.alice).toBeAsked('main');
  });

  test('[S36] [OP-R5.6] Double Attack at 1 Life takes that card and does not win', () => {
    const people = hit(['target'], 'twin');

    expect(people.match.over).toBeNull();
    expect(people.bola).toHave({ life: [], hand: ['target'] });
    expect(toldOf(people, 'damageDetermined')).toMatchObject([{ seat: 1, n: 2 }]);
  });

  test('[OP-R5.6] Double Attack takes two from the top, one after another', () => {
    const people = hit(['four', 'five', 'target'], 'twin');

    expect(people.bola).toHave({ life: ['four'], hand: ['target', 'five'] });
    expect(toldOf(people, 'lifeLost').map(({ left }) => left)).toEqual([2, 1]);
  });

  test('[OP-R5.6] A rules file may let the second point defeat, or deal other damage', () => {
    const defeats = changedRules({ battle: { extraDamageAtZeroLifeDefeats: true } });
    const heavy = changedRules({ battle: { leaderDamage: 2, doubleAttackDamage: 3 } });
    const life = ['four', 'five', 'target', 'four'];

    expect(hit(['target'], 'twin', {}, { rules: defeats }).match.over).toEqual({ reason: 'LIFE', winners: [0] });
    expect(hit(life, 'striker', {}, { rules: heavy }).match.table.life[1]).toHaveLength(2);
    expect(hit(life, 'twin', {}, { rules: heavy }).match.table.life[1]).toHaveLength(1);
  });

  test('[S37] [OP-R5.6] One point takes the top card to the hand; the other player sees only counts change', () => {
    const people = hit(['four', 'five', 'target'], 'striker');
    const { alice, bola } = people;

    expect(bola).toHave({ life: ['four', 'five'], hand: ['target'] });
    expect(alice).toHaveNeverSeen('target');
    const seen = people.table.host.view(0).table;
    expect([seen.life[1], seen.hand[1]]).toEqual([[0, 0], [0]]);
    expect(toldOf(people, 'cardMoved').filter(({ from }) => from === 'LIFE')).toMatchObject([
      { seat: 1, card: 0, to: 'HAND', why: 'damage' },
    ]);
  });

  test('[OP-R5.6] The Leader itself stays, whatever it takes, and is not rested', () => {
    const people = hit(['target'], 'striker');

    expect(people.bola).toHave({ leader: ['captain'], rested: { captain: 0 } });
  });

  test('[OP-R5.6] "When you take damage" and "deals damage" come once, after every point', () => {
    const people = hit(['four', 'five', 'target'], 'lively', {
      lively: ch(3, 6000, {
        keywords: ['DOUBLE_ATTACK'],
        ...saying({ timings: ['ON_DAMAGE_DEALT'], steps: [draws] }),
      }),
    });

    expect(resolved(people)).toEqual(['lively#1']);
    const types = order(people, 'lifeLost', 'effectActivated');
    expect(types).toEqual(['lifeLost', 'lifeLost', 'effectActivated']);
  });
});
