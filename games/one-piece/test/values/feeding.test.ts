import { describe, expect, test } from 'vitest';
import type { Attribute, Effect, Step } from '../../src/tree/tree.ts';
import { attacks, shown } from '../kit/battles.ts';
import { costReadNow, on, powerReadNow } from '../kit/effects.ts';
import { ch, event, leader, type More, playing, saying } from '../kit/playing.ts';

const BOLA = 1;

const theirs = { n: 1, of: 'opponent', in: ['character'] } as const;

const use = (...steps: Step[]): More => event(0, on('MAIN', ...steps));

const standing = (...steps: Step[]): Effect => ({ timings: ['PERMANENT'], steps });

const cost = (what: Extract<Step, { do: 'cost' }>['what'], n: number): Step => ({
  do: 'cost',
  what,
  n,
  for: 'THIS_TURN',
});

describe('standing texts that feed on each other', () => {
  const stubborn = ch(
    3,
    3000,
    saying({
      timings: ['PERMANENT'],
      if: { is: 'this', where: { cost: { min: 2 } } },
      steps: [{ do: 'cost', what: 'this', n: 1 }],
    }),
  );
  const press = ch(
    1,
    1000,
    saying(standing({ do: 'cost', what: { all: true, of: 'opponent', in: ['character'] }, n: -3 })),
  );
  const slash = (n: number): More => use(cost(theirs, n));

  test('[S83] The Character alone costs 4', () => {
    const people = playing({ stubborn }, { bola: { characters: ['stubborn'] } });

    expect(costReadNow(people, BOLA, 'stubborn')).toBe(4);
  });

  test('[S83] [OP-R12.4] With −2 of the opponent for this turn it costs 2', () => {
    const people = playing(
      { stubborn, slash: slash(-2) },
      { alice: { hand: ['slash'] }, bola: { characters: ['stubborn'] } },
    );

    people.alice.does('play', 'slash');

    expect(costReadNow(people, BOLA, 'stubborn')).toBe(2);
  });

  test('[S83] [OP-R12.4] With −3 it costs 0, and 4 again in the next turn', () => {
    const people = playing(
      { stubborn, slash: slash(-3) },
      { alice: { hand: ['slash'] }, bola: { characters: ['stubborn'] } },
    );

    people.alice.does('play', 'slash');
    expect(costReadNow(people, BOLA, 'stubborn')).toBe(0);
    people.alice.does('end');

    expect(costReadNow(people, BOLA, 'stubborn')).toBe(4);
  });

  test("[S83] [OP-R12.4] With a standing −3 of the opponent, in the opponent's turn, it costs 0", () => {
    const people = playing(
      { stubborn, press },
      { alice: { characters: ['press'] }, bola: { characters: ['stubborn'] } },
    );

    expect(costReadNow(people, BOLA, 'stubborn')).toBe(0);
  });

  test("[S83] The turn player's texts come first, each tested on the value so far", () => {
    const keen = ch(
      3,
      3000,
      saying({
        timings: ['PERMANENT'],
        if: { is: 'this', where: { cost: { min: 3 } } },
        steps: [{ do: 'cost', what: 'this', n: 1 }],
      }),
    );
    const nudge = ch(
      1,
      1000,
      saying(standing({ do: 'cost', what: { all: true, of: 'opponent', in: ['character'] }, n: -1 })),
    );
    const people = playing({ keen, nudge }, { alice: { characters: ['nudge'] }, bola: { characters: ['keen'] } });

    expect(costReadNow(people, BOLA, 'keen')).toBe(2); // 3 − 1, which is too little
    people.alice.does('end');
    expect(costReadNow(people, BOLA, 'keen')).toBe(3); // 3 + 1 − 1, which is enough
    people.bola.does('end');
    expect(costReadNow(people, BOLA, 'keen')).toBe(2);
  });

  test('[S83] Texts that switch each other off and on come to rest, whatever they say', () => {
    const shy = ch(
      3,
      3000,
      saying({
        timings: ['PERMANENT'],
        if: { is: 'this', where: { cost: { max: 3 } } },
        steps: [{ do: 'cost', what: 'this', n: 1 }],
      }),
    );
    const people = playing({ shy }, { bola: { characters: ['shy'] } });

    expect(costReadNow(people, BOLA, 'shy')).toBe(3);
  });
});

describe('a standing text that looks at changed values', () => {
  const boost = event(
    0,
    on('MAIN', { do: 'power', what: { n: 1, in: ['character'], where: { name: ['a'] } }, n: 2000, for: 'THIS_TURN' }),
  );
  const strong = { have: { in: ['character'], where: { power: { min: 6000 } } } } as const;
  const has = { leader: ['chief'], characters: ['a'], hand: ['boost'] };

  test('[OP-R12.2] A base that a condition gives follows what effects for a time do', () => {
    const chief = leader(5000, 5, saying({ ...standing({ do: 'basePower', what: 'this', n: 7000 }), if: strong }));
    const people = playing({ chief, a: ch(1, 4000), boost }, { alice: has });
    expect(powerReadNow(people, 0, 'chief', 'leader')).toBe(5000);

    people.alice.does('play', 'boost');

    expect(powerReadNow(people, 0, 'chief', 'leader')).toBe(7000);
  });

  test('[OP-R12.2] So does what a player cannot do', () => {
    const hush = standing({ do: 'playerCannot', who: 'opponent', be: 'ACTIVATE_BLOCKER' });
    const chief = leader(5000, 5, saying({ ...hush, if: strong }));
    const wall = ch(1, 1000, { keywords: ['BLOCKER'] });
    const bola = { characters: ['wall'], life: ['sailor'] };
    const weak = playing({ chief, a: ch(1, 4000), boost, wall }, { alice: has, bola });
    attacks(weak, weak.alice, 'chief');
    expect(weak.bola).toBeAsked('block');
    const people = playing({ chief, a: ch(1, 4000), boost, wall }, { alice: has, bola });
    people.alice.does('play', 'boost');

    attacks(people, people.alice, 'chief');

    expect(people.bola).toBeAsked('counter');
  });
});

describe('texts that ask each other', () => {
  const gives = (to: Attribute, attribute: Attribute): Effect => ({
    timings: ['PERMANENT'],
    steps: [{ do: 'gainAttribute', what: { all: true, in: ['character'], where: { attribute: [to] } }, attribute }],
  });
  const musters: Effect = {
    timings: ['PERMANENT'],
    steps: [{ do: 'power', what: { all: true, in: ['character'], where: { attribute: ['Slash'] } }, n: 1000 }],
  };
  const cards = {
    one: ch(1, 1000, saying(gives('Slash', 'Strike'))),
    two: ch(1, 1000, saying(gives('Strike', 'Slash'))),
    drill: ch(1, 1000, saying(musters)),
    striker: ch(1, 2000, { attributes: ['Strike'] }),
  };

  test('Attributes that are given in a circle come to those alone that have one of them', () => {
    const people = playing(cards, { alice: { characters: ['one', 'two', 'drill', 'striker'] } });

    expect(['one', 'two', 'drill', 'striker'].map((card) => shown(people, 0, card))).toEqual([1000, 1000, 1000, 3000]);
  });
});
