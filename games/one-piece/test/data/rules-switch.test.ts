/** Another rules file, another game: the engine follows it without a change of code. */
import { describe, expect, test } from 'vitest';
import { readChangedRules } from '../../src/data/rules-context.ts';
import { attacks, changedRules, order, toldOf } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, copyIn, type More, playing } from '../kit/playing.ts';

const rush: More = { ...ch(1, 5000), keywords: ['RUSH'] };
const five = ['sailor', 'sailor', 'sailor', 'sailor', 'sailor'];

describe('a changed rules file', () => {
  test('[S77] [OP-R11.1] With a limit of 6 a sixth Character comes without making room, a seventh does not', () => {
    const rules = changedRules({ areas: { CHARACTER_AREA: { limit: 6 } } });
    const people = playing(
      { scout: ch(1, 1000) },
      { alice: { hand: ['scout', 'scout'], characters: five, donActive: 2 } },
      { rules },
    );
    const { alice } = people;

    alice.does('play', 'scout');
    expect(alice).toHave({ characters: [...five, 'scout'], trash: [] });
    expect(alice).toBeAsked('main');
    alice.does('play', 'scout');

    expect(alice).toBeAsked('make-room');
    expect(answersOf(people, alice)).toHaveLength(6);
  });

  test('[S77] [OP-R11.1] By the rules of today the sixth makes room', () => {
    const people = playing({ scout: ch(1, 1000) }, { alice: { hand: ['scout'], characters: five, donActive: 1 } });

    people.alice.does('play', 'scout');

    expect(people.alice).toBeAsked('make-room');
    expect(answersOf(people, people.alice)).toHaveLength(5);
  });

  test('[S77] [OP-R13.5] A changed keyword text is what the game tells', () => {
    const text = 'May stand in the way of an attack.';
    const rules = changedRules({ keywords: { BLOCKER: { text } } });

    expect(playing({}, {}, { rules }).game.kit.rules.keyword('BLOCKER').text).toBe(text);
    expect(playing({}).game.kit.rules.keyword('BLOCKER').text).not.toBe(text);
  });

  test('[S77] A file with a missing field is refused with the name of the field', () => {
    const read = readChangedRules({ areas: { CHARACTER_AREA: { limit: undefined } }, donPower: { amount: undefined } });

    const problems = 'problems' in read ? read.problems : [];
    expect(problems.find((problem) => problem.includes('areas.CHARACTER_AREA.limit'))).toMatch(/missing/);
    expect(problems.find((problem) => problem.includes('donPower.amount'))).toMatch(/missing/);
  });

  test('[OP-R11.2] Phases come in the order of the file', () => {
    const rules = changedRules({ phases: ['REFRESH', 'DON_PHASE', 'DRAW', 'MAIN', 'END'] });
    const people = playing({}, {}, { rules });

    people.alice.does('end');

    expect(toldOf(people, 'phaseChanged').map(({ phase }) => phase)).toEqual([
      'END',
      'REFRESH',
      'DON_PHASE',
      'DRAW',
      'MAIN',
    ]);
  });

  test('[OP-R11.2] So do the steps of a battle', () => {
    const cards = { brute: ch(1, 5000), shield: { ...ch(1, 1000), keywords: ['BLOCKER'] } as More };
    const has = {
      alice: { characters: ['brute'] },
      bola: { characters: ['shield'], life: ['sailor', 'sailor'], hand: ['guard'] },
    };
    const rules = changedRules({ battleSteps: ['ATTACK', 'COUNTER', 'BLOCK', 'DAMAGE', 'END'] });
    const people = playing(cards, has, { rules });
    const { alice, bola } = people;

    attacks(people, alice, 'brute');
    expect(bola).toBeAsked('counter');
    bola.does('counter', 'guard', copyIn(people, 1, 'leader', 'captain'));
    bola.does('done');
    expect(bola).toBeAsked('block');
    bola.picks('shield');

    expect(alice).toBeAsked('main');
    expect(bola).toHave({ trash: ['guard', 'shield'], life: ['sailor', 'sailor'] });
    expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['counter', 'block', 'damage', 'end']);
  });

  test('[OP-R11.2] The worth of a DON!!, and in whose turn it has it', () => {
    const has = { alice: { leader: ['captain'], given: { captain: 2 } } };
    const dear = playing({}, has, { rules: changedRules({ donPower: { amount: 2000 } }) });
    expect(powerReadNow(dear, 0, 'captain', 'leader')).toBe(9000);

    const always = playing({}, has, { rules: changedRules({ donPower: { ownTurnOnly: false } }) });
    always.alice.does('end');

    expect(powerReadNow(always, 0, 'captain', 'leader')).toBe(7000);
  });

  test('[OP-R11.2] Who wins when power is equal, and how much damage a hit deals', () => {
    const has = { alice: {}, bola: { life: ['sailor', 'sailor', 'sailor'] } };
    const tie = playing({}, has, { rules: changedRules({ battle: { attackerWinsTies: false } }) });
    attacks(tie, tie.alice, 'captain');
    tie.bola.does('done');
    expect(tie.bola).toHave({ life: ['sailor', 'sailor', 'sailor'] });

    const hard = playing({}, has, { rules: changedRules({ battle: { leaderDamage: 2 } }) });
    attacks(hard, hard.alice, 'captain');
    hard.bola.does('done');
    hard.bola.chooses('take');
    hard.bola.chooses('take');
    expect(hard.bola).toHave({ life: ['sailor'] });
  });

  test('[OP-R11.2] Whether more damage than Life defeats', () => {
    const twin: More = { ...ch(1, 5000), keywords: ['DOUBLE_ATTACK'] };
    const has = { alice: { characters: ['twin'] }, bola: { life: ['sailor'] } };
    const people = playing({ twin }, has, { rules: changedRules({ battle: { extraDamageAtZeroLifeDefeats: true } }) });

    attacks(people, people.alice, 'twin');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.match.over).toEqual({ reason: 'LIFE', winners: [0] });
  });

  test('[OP-R11.2] How many DON!! and cards a turn brings', () => {
    const people = playing({}, {}, { rules: changedRules({ firstTurn: { donPerTurn: 3 } }) });

    people.alice.does('end');

    expect(people.bola).toHave({ donActive: 3 });
    expect(order(people, 'donMoved')).toHaveLength(1);
  });
});

describe('the first turn of a player', () => {
  const start = (attackOnOwnFirstTurn: boolean) => {
    const people = playing(
      { rush },
      { alice: {}, bola: {} },
      {
        phase: 'turn-order',
        rules: changedRules({ firstTurn: { attackOnOwnFirstTurn } }),
        options: { decks: 'hasty,hasty' },
        decks: [{ id: 'hasty', name: 'hasty', about: 'for tests', leader: 'captain', cards: { rush: 50 } }],
      },
    );
    people.alice.chooses('first');
    people.alice.chooses('no');
    people.bola.chooses('no');
    return people;
  };
  const attacksOf = (people: ReturnType<typeof start>, who: 'alice' | 'bola'): string[] =>
    answersOf(people, people[who]).filter((answer) => answer.startsWith('attack'));

  test('[S78] [OP-R11.3] has no attack, for either player, Rush or not', () => {
    const people = start(false);
    const { alice, bola } = people;
    alice.does('play', 'rush');
    expect(attacksOf(people, 'alice')).toEqual([]);
    const at = copyIn(people, 1, 'leader', 'captain');
    expect(alice.refusal({ do: 'attack', card: 'rush', at })?.code).toBe('FIRST_TURN');
    alice.does('end');
    bola.does('play', 'rush');
    expect(attacksOf(people, 'bola')).toEqual([]);
    bola.does('end');

    expect(attacksOf(people, 'alice')).toEqual(['attack captain captain', 'attack rush captain']);
  });

  test('[S78] [OP-R11.3] has them when the rules file says so', () => {
    const people = start(true);
    const { alice } = people;
    expect(attacksOf(people, 'alice')).toEqual(['attack captain captain']);

    alice.does('play', 'rush');

    expect(attacksOf(people, 'alice')).toEqual(['attack captain captain', 'attack rush captain']);
  });
});
