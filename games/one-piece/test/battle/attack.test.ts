import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, order, resolved, shown, toldOf } from '../kit/battles.ts';
import { answersOf, ch, copyIn, leader, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const attacking = (...steps: Effect['steps']): Effect => ({ timings: ['WHEN_ATTACKING'], steps });
const attacked = (...steps: Effect['steps']): Effect => ({ timings: ['ON_OPPONENT_ATTACK'], steps });

describe('declaring an attack', () => {
  test('[S20] [OP-R5.1] The attacker is rested before any effect resolves', () => {
    const cards = {
      scout: ch(
        3,
        5000,
        saying(attacking({ do: 'if', if: { is: 'this', where: { state: 'rested' } }, then: [draws] })),
      ),
    };
    const people = playing(cards, { alice: { characters: ['scout'] }, bola: { life: ['sailor'] } });

    attacks(people, people.alice, 'scout');

    expect(people.alice).toHave({ hand: ['sailor'], rested: { scout: 1 } });
    expect(order(people, 'cardStateChanged', 'attackDeclared', 'effectActivated')).toEqual([
      'cardStateChanged',
      'attackDeclared',
      'effectActivated',
    ]);
  });

  test('[OP-R5.1] [When Attacking] is set off by the attack of its own card only', () => {
    const cards = { scout: ch(3, 5000, saying(attacking(draws))), mate: ch(3, 5000, saying(attacking(draws))) };
    const people = playing(cards, { alice: { characters: ['scout', 'mate'] }, bola: { characters: ['mate'] } });

    attacks(people, people.alice, 'scout');

    expect(resolved(people)).toEqual(['scout#1']);
  });

  test('[OP-R5.1] "When one of your Characters attacks" is heard by others, and resting is "becoming rested"', () => {
    const cards = {
      scout: ch(3, 5000),
      drummer: ch(
        1,
        1000,
        saying(
          { timings: ['WHEN_ATTACKING'], when: { cards: { in: ['character'] } }, steps: [draws] },
          { timings: ['ON_RESTED'], when: { cards: { in: ['character'] } }, steps: [draws] },
        ),
      ),
    };
    const people = playing(cards, { alice: { characters: ['scout', 'drummer'] } });

    attacks(people, people.alice, 'scout');
    people.alice.picks(0);

    expect(resolved(people).sort()).toEqual(['drummer#1', 'drummer#2']);
  });

  test('[S21] [OP-R5.1] The attacker has its say before the defender, whatever card reacts', () => {
    const cards = {
      scout: ch(3, 5000, saying(attacking(draws))),
      watch: ch(2, 3000, saying(attacked(draws))),
      prey: ch(2, 3000),
      duke: leader(5000, 4, saying({ timings: ['WHEN_ATTACKED'], steps: [draws] })),
    };
    const people = playing(cards, {
      alice: { characters: ['scout'] },
      bola: { characters: ['watch', 'prey'], rested: { prey: 1 } },
    });
    const led = playing(cards, { alice: { characters: ['scout'] }, bola: { leader: ['duke'] } });

    attacks(people, people.alice, 'scout', 'prey');
    attacks(led, led.alice, 'scout');

    expect(resolved(people)).toEqual(['scout#1', 'watch#1']);
    expect(resolved(led)).toEqual(['scout#1', 'duke#1']);
  });

  test('[OP-R5.1] What an attack sets off is one generation: an [On Play] it causes comes after the defender', () => {
    const cards = {
      scout: ch(3, 5000, saying(attacking({ do: 'play', what: { n: 1, in: ['trash'] } }))),
      page: ch(1, 1000, saying({ timings: ['ON_PLAY'], steps: [draws] })),
      watch: ch(2, 3000, saying(attacked(draws))),
    };
    const people = playing(cards, {
      alice: { characters: ['scout'], trash: ['page'] },
      bola: { characters: ['watch'] },
    });

    attacks(people, people.alice, 'scout');

    expect(resolved(people)).toEqual(['scout#1', 'watch#1', 'page#1']);
  });

  test('[OP-R5.1] An attack goes on although the attacker becomes active or may not attack any more', () => {
    const cards = {
      scout: ch(
        3,
        6000,
        saying(
          attacking({ do: 'setActive', what: 'this' }, { do: 'cannot', what: 'this', be: 'ATTACK', for: 'THIS_TURN' }),
        ),
      ),
    };
    const people = playing(cards, { alice: { characters: ['scout'] }, bola: { life: ['guard'] } });

    attacks(people, people.alice, 'scout');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.bola).toHave({ hand: ['guard'], life: [] });
    expect(people.alice).toHave({ rested: { scout: 0 } });
    expect(answersOf(people, people.alice)).not.toContain('attack scout captain');
  });
});

describe('who may attack whom', () => {
  const cards = {
    fresh: ch(3, 5000),
    racer: ch(3, 5000, { keywords: ['RUSH'] }),
    hunter: ch(3, 5000, { keywords: ['RUSH_CHARACTER'] }),
    archer: ch(3, 5000, { keywords: ['ATTACK_ACTIVE'] }),
    pacifist: ch(3, 5000, saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'ATTACK' }] })),
    statue: ch(3, 5000, saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_RESTED' }] })),
    polite: ch(
      3,
      5000,
      saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'ATTACK_LEADER' }] }),
    ),
    awake: ch(1, 1000),
    asleep: ch(1, 1000),
  };
  const targetsOf = (card: string, since = 0) => {
    const people = playing(cards, {
      alice: { characters: [card], ...(since > 0 ? { since: { [card]: since } } : {}) },
      bola: { characters: ['awake', 'asleep'], rested: { asleep: 1 } },
    });
    return answersOf(people, people.alice)
      .filter((move) => move.startsWith(`attack ${card}`))
      .map((move) => move.split(' ')[2])
      .sort();
  };

  test.each([
    ['fresh', 0, ['asleep', 'captain']],
    ['fresh', 1, []],
    ['racer', 1, ['asleep', 'captain']],
    ['hunter', 1, ['asleep']],
    ['hunter', 0, ['asleep', 'captain']],
    ['archer', 0, ['asleep', 'awake', 'captain']],
    ['archer', 1, []],
    ['pacifist', 0, []],
    ['statue', 0, []],
    ['polite', 0, ['asleep']],
  ] as const)('[OP-R5.1] %s (new this turn: %i) may attack %j', (card, since, targets) => {
    expect(targetsOf(card, since)).toEqual(targets);
  });

  test('[OP-R5.1] What was played this turn may attack in the next turn of its player', () => {
    const people = playing(cards, { alice: { hand: ['fresh'], donActive: 3 } });
    const { alice, bola } = people;
    const mayAttack = () => answersOf(people, alice).includes('attack fresh captain');

    alice.does('play', 'fresh');
    expect(mayAttack()).toBe(false);
    alice.does('end');
    bola.does('end');

    expect(mayAttack()).toBe(true);
  });

  test('[OP-R5.1] A rested card cannot attack, nor can the Stage or a card of the other player', () => {
    const people = playing(
      { ...cards, pier: { category: 'STAGE', cost: 1 } },
      {
        alice: { characters: ['fresh'], stage: ['pier'], rested: { fresh: 1, captain: 1 } },
        bola: { characters: ['racer'] },
      },
    );

    expect(answersOf(people, people.alice)).toEqual(['end']);
    const at = copyIn(people, 1, 'leader', 'captain');
    expect(people.alice.refusal({ do: 'attack', card: 'fresh', at })?.code).toBe('RESTED');
    expect(people.alice.refusal({ do: 'attack', card: 'pier', at })).not.toBeNull();
    expect(people.alice.refusal({ do: 'attack', card: 'racer', at })).not.toBeNull();
  });

  test('[OP-R5.1] An attack tax is paid before the attack, and without it there is none', () => {
    const toll = saying({
      timings: ['PERMANENT'],
      steps: [
        {
          do: 'attackTax',
          what: { all: true, of: 'opponent', in: ['character'] },
          cost: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
        },
      ],
    });
    const has = { alice: { characters: ['fresh'], hand: ['guard'] }, bola: { characters: ['booth'], life: ['awake'] } };
    const rich = playing({ ...cards, booth: ch(2, 2000, toll) }, has);
    const poor = playing({ ...cards, booth: ch(2, 2000, toll) }, { ...has, alice: { characters: ['fresh'] } });

    attacks(rich, rich.alice, 'fresh');

    expect(rich.alice).toHave({ hand: [], trash: ['guard'], rested: { fresh: 1 } });
    expect(order(rich, 'cardMoved', 'attackDeclared')).toEqual(['cardMoved', 'attackDeclared']);
    expect(answersOf(poor, poor.alice).filter((move) => move.startsWith('attack fresh'))).toEqual([]);
  });

  test('[OP-R5.1] "Must attack this" leaves no other target while it can be attacked', () => {
    const here = saying({ timings: ['PERMANENT'], steps: [{ do: 'mustAttack', what: 'this' }] });
    const bait = { ...cards, bait: ch(2, 2000, here) };
    const targets = (rested: number) => {
      const people = playing(bait, {
        alice: { characters: ['fresh'] },
        bola: { characters: ['bait', 'asleep'], rested: { bait: rested, asleep: 1 } },
      });
      const moves = answersOf(people, people.alice).filter((move) => move.startsWith('attack fresh'));
      return moves.map((move) => move.split(' ')[2]).sort();
    };

    expect(targets(1)).toEqual(['bait']);
    expect(targets(0)).toEqual(['asleep', 'captain']);
  });
});

test('[OP-R5.1] Given DON!! count in the attack of the turn player only', () => {
  const people = playing(
    { prey: ch(2, 6000) },
    { alice: { given: { captain: 1 } }, bola: { characters: ['prey'], given: { prey: 3 }, rested: { prey: 1 } } },
  );

  attacks(people, people.alice, 'captain', 'prey');
  expect([shown(people, 0, 'captain'), shown(people, 1, 'prey')]).toEqual([6000, 6000]);
  people.bola.does('done');

  expect(toldOf(people, 'cardKO')).toHaveLength(1);
  expect(people.bola).toHave({ trash: ['prey'], donRested: 3 });
});
