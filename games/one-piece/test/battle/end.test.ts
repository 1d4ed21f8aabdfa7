import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, changedRules, order, resolved, shown, toldOf } from '../kit/battles.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const endOf = (timing: 'END_OF_BATTLE' | 'ON_BATTLED', ...steps: Effect['steps']): Effect => ({
  timings: [timing],
  if: { is: 'target', where: { category: ['CHARACTER'] } },
  steps,
});
const venom = saying(endOf('END_OF_BATTLE', { do: 'ko', what: 'target' }));
const cards = {
  snake: ch(3, 2000, venom),
  prey: ch(3, 5000),
  flees: event(0, { timings: ['COUNTER'], steps: [{ do: 'move', what: { upTo: 1, in: ['character'] }, to: 'hand' }] }),
};

describe('the end of a battle', () => {
  test('[OP-R5.8] "At the end of a battle in which this battles a Character, K.O. it" happens, win or lose', () => {
    const people = playing(cards, {
      alice: { characters: ['snake'] },
      bola: { characters: ['prey'], rested: { prey: 1 } },
    });

    attacks(people, people.alice, 'snake', 'prey');
    people.bola.does('done');

    expect(people.bola).toHave({ characters: [], trash: ['prey'] });
    expect(toldOf(people, 'cardKO')).toMatchObject([{ battle: false }]);
    expect(toldOf(people, 'battleEnded')).toMatchObject([{ battled: true }]);
  });

  test('[OP-R5.8] "If this battles" is heard of both cards, each once, and of no other', () => {
    const battled = saying({ timings: ['ON_BATTLED'], steps: [draws] });
    const more = { red: ch(3, 2000, battled), blue: ch(3, 5000, battled), idle: ch(3, 2000, battled) };
    const people = playing(more, {
      alice: { characters: ['red', 'idle'] },
      bola: { characters: ['blue', 'idle'], rested: { blue: 1 } },
    });

    attacks(people, people.alice, 'red', 'blue');
    people.bola.does('done');

    expect(resolved(people)).toEqual(['red#1', 'blue#1']);
  });

  test('[S46] [OP-R5.8] It does not when the other Character left in the Counter Step', () => {
    const people = playing(cards, {
      alice: { characters: ['snake'] },
      bola: { characters: ['prey'], rested: { prey: 1 }, hand: ['flees'] },
    });

    attacks(people, people.alice, 'snake', 'prey');
    people.bola.does('event', 'flees');
    people.bola.picks('prey');
    people.bola.does('done');

    expect(people.bola).toHave({ hand: ['prey'], trash: ['flees'] });
    expect(resolved(people)).toEqual(['flees#1']);
    expect(toldOf(people, 'battleEnded')).toMatchObject([{ battled: false }]);
  });

  test('[OP-R5.8] It does not against a Leader, which is no Character', () => {
    const people = playing(cards, { alice: { characters: ['snake'] }, bola: { life: ['prey'] } });

    attacks(people, people.alice, 'snake');
    people.bola.does('done');

    expect(toldOf(people, 'effectDropped').map(({ effect }) => effect)).toEqual(['snake#1']);
    expect(people.bola).toHave({ leader: ['captain'], life: ['prey'] });
  });

  test("[OP-R5.8] A Character that was K.O.'d in it did battle; one that came back since did not", () => {
    const more = {
      adder: ch(3, 6000, saying(endOf('END_OF_BATTLE', { do: 'ko', what: 'target' }, draws))),
      phoenix: ch(
        1,
        1000,
        saying(
          { timings: ['ON_KO'], steps: [{ do: 'play', what: 'this' }] },
          { timings: ['END_OF_BATTLE'], steps: [draws] },
          { timings: ['ON_BATTLED'], steps: [draws] },
        ),
      ),
    };
    const against = (attacker: string, target: string) => {
      const bola = { characters: [target], rested: { [target]: 1 } };
      const people = playing({ ...cards, ...more, brute: ch(3, 6000) }, { alice: { characters: [attacker] }, bola });
      attacks(people, people.alice, attacker, target);
      people.bola.does('done');
      return people;
    };
    const [killed, bitten, risen] = [
      against('adder', 'prey'),
      against('adder', 'phoenix'),
      against('brute', 'phoenix'),
    ];

    expect(killed.bola).toHave({ trash: ['prey'] });
    expect(killed.alice).toHave({ hand: ['sailor'] });
    expect(bitten.bola).toHave({ characters: ['phoenix'], trash: [] });
    expect(toldOf(bitten, 'cardKO')).toHaveLength(1); // in battle, and not again
    expect(resolved(risen)).toEqual(['phoenix#1']);
  });

  test.each([
    ['counter', 2],
    ['none', 1],
  ] as const)('[S47] [OP-R5.8] A check of power still sees what lasts for this battle (%s)', (how, n) => {
    const judge: Effect = {
      timings: ['END_OF_BATTLE'],
      if: { is: 'this', where: { power: { min: 8000 } } },
      steps: [draws],
    };
    const more = {
      elder: ch(3, 5000, saying({ ...judge, when: { cards: { in: ['character'] } } })),
      hold: event(0, {
        timings: ['COUNTER'],
        steps: [{ do: 'power', what: { n: 1, in: ['character'] }, n: 3000, for: 'THIS_BATTLE' }],
      }),
    };
    const people = playing(
      { ...cards, ...more, soft: ch(1, 1000) },
      {
        alice: { characters: ['soft'] },
        bola: { characters: ['elder'], rested: { elder: 1 }, hand: ['hold'] },
      },
    );

    attacks(people, people.alice, 'soft', 'elder');
    if (how === 'counter') people.bola.does('event', 'hold');
    people.bola.does('done');

    expect(people.match.table.hand[1]).toHaveLength(1); // the Event, or the card it led to
    expect(toldOf(people, 'effectActivated')).toHaveLength(n === 2 ? 2 : 0);
    expect(shown(people, 1, 'elder')).toBe(5000);
  });

  test('[OP-R5.8] What lasts for a battle ends with it, on both sides, also when it was cut short', () => {
    const more = {
      rager: ch(
        3,
        5000,
        saying({
          timings: ['WHEN_ATTACKING'],
          steps: [
            { do: 'power', what: 'this', n: 2000, for: 'THIS_BATTLE' },
            { do: 'power', what: { n: 1, of: 'opponent', in: ['leader'] }, n: -1000, for: 'THIS_BATTLE' },
            { do: 'move', what: { upTo: 1, of: 'opponent', in: ['character'] }, to: 'deck-bottom' },
          ],
        }),
      ),
    };
    const people = playing(
      { ...cards, ...more },
      { alice: { characters: ['rager'] }, bola: { characters: ['prey'], rested: { prey: 1 } } },
    );

    attacks(people, people.alice, 'rager', 'prey');
    expect([shown(people, 0, 'rager'), shown(people, 1, 'captain')]).toEqual([7000, 4000]);
    people.alice.picks('prey');

    expect(people.alice).toBeAsked('main');
    expect([shown(people, 0, 'rager'), shown(people, 1, 'captain')]).toEqual([5000, 5000]);
    expect(people.table).toHave({ battle: '', attacker: 0, target: 0, battled: false });
  });

  test('[OP-R5.8] A piece put off to the end of the battle comes even when it was cut short', () => {
    const more = {
      planner: ch(
        3,
        5000,
        saying({
          timings: ['WHEN_ATTACKING'],
          steps: [
            { do: 'later', at: 'END_OF_BATTLE', steps: [draws] },
            { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } },
          ],
        }),
      ),
    };
    const people = playing(
      { ...cards, ...more },
      { alice: { characters: ['planner'] }, bola: { characters: ['prey'], rested: { prey: 1 } } },
    );

    attacks(people, people.alice, 'planner', 'prey');
    expect(people.alice).toHave({ hand: [] });
    people.alice.picks('prey');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(toldOf(people, 'battleEnded')).toMatchObject([{ battled: false }]);
  });
});

describe('a battle that lost its attacker or its target', () => {
  test("[S48] [OP-R5.8] Removed by the attacker's own [When Attacking]: no Block, Counter or Damage Step", () => {
    const more = {
      hook: ch(
        4,
        6000,
        saying({
          timings: ['WHEN_ATTACKING'],
          steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
        }),
      ),
      wall: ch(2, 2000, { keywords: ['BLOCKER'] }),
    };
    const people = playing(
      { ...cards, ...more },
      {
        alice: { characters: ['hook'] },
        bola: { characters: ['prey', 'wall'], rested: { prey: 1 }, hand: ['guard'], life: ['guard'] },
      },
    );

    attacks(people, people.alice, 'hook', 'prey');
    people.alice.picks('prey');

    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ characters: ['wall'], trash: ['prey'], life: ['guard'], hand: ['guard'] });
    expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['end']);
  });

  test('[S48] [OP-R5.8] With another card removed the battle goes on', () => {
    const more = {
      hook: ch(
        4,
        6000,
        saying({
          timings: ['WHEN_ATTACKING'],
          steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
        }),
      ),
      other: ch(1, 1000),
    };
    const people = playing(
      { ...cards, ...more },
      { alice: { characters: ['hook'] }, bola: { characters: ['prey', 'other'], rested: { prey: 1 } } },
    );

    attacks(people, people.alice, 'hook', 'prey');
    people.alice.picks('other');
    expect(people.bola).toBeAsked('counter');
    people.bola.does('done');

    expect(people.bola).toHave({ trash: ['other', 'prey'] });
  });

  test('[OP-R5.8] A target that left and came back is another object', () => {
    const more = {
      juggler: ch(
        4,
        6000,
        saying({
          timings: ['WHEN_ATTACKING'],
          steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'trash' }],
        }),
      ),
      undying: ch(
        2,
        2000,
        saying({
          timings: ['ON_REMOVED'],
          steps: [{ do: 'play', what: { n: 1, in: ['trash'] }, rested: true }],
        }),
      ),
    };
    const people = playing(
      { ...cards, ...more },
      { alice: { characters: ['juggler'] }, bola: { characters: ['undying'], rested: { undying: 1 } } },
    );

    attacks(people, people.alice, 'juggler', 'undying');

    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ characters: ['undying'], rested: { undying: 1 }, trash: [] });
    expect(order(people, 'cardKO')).toEqual([]);
  });

  test('[OP-R5.8] Removed in the Block Step, by [On Block]: no Counter Step', () => {
    const more = {
      trap: ch(2, 2000, {
        keywords: ['BLOCKER'],
        ...saying({ timings: ['ON_BLOCK'], steps: [{ do: 'move', what: 'attacker', to: 'hand' }] }),
      }),
    };
    const people = playing(
      { ...cards, ...more },
      { alice: { characters: ['prey'] }, bola: { characters: ['trap'], life: ['guard'] } },
    );

    attacks(people, people.alice, 'prey');
    people.bola.picks('trap');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: ['prey'], characters: [] });
    expect(people.bola).toHave({ characters: ['trap'], rested: { trap: 1 }, life: ['guard'] });
    expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['block', 'end']);
  });
});

test('[OP-R5.8] The steps of a whole battle come in their order', () => {
  const people = playing(cards, { alice: { characters: ['prey'] }, bola: { life: ['guard', 'guard'] } });

  attacks(people, people.alice, 'prey');
  people.bola.does('done');
  people.bola.chooses('take');

  expect(order(people, 'attackDeclared', 'battleStepChanged', 'damageDetermined', 'lifeLost', 'battleEnded')).toEqual([
    'attackDeclared',
    'battleStepChanged',
    'battleStepChanged',
    'battleStepChanged',
    'damageDetermined',
    'lifeLost',
    'battleStepChanged',
    'battleEnded',
  ]);
  expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['block', 'counter', 'damage', 'end']);
});

test.each([
  ['afterDamage', ['lifeLost', 'effectActivated']],
  ['beforeTrigger', ['effectActivated', 'lifeLost']],
] as const)('[OP-R5.8] "Deals damage" by the rules, and by an older answer: %s', (dealsDamageTiming, types) => {
  const more = { boaster: ch(3, 6000, saying({ timings: ['ON_DAMAGE_DEALT'], steps: [draws] })) };
  const rules = changedRules({ switches: { dealsDamageTiming } });
  const people = playing(
    { ...cards, ...more },
    { alice: { characters: ['boaster'] }, bola: { life: ['guard'] } },
    { rules },
  );

  attacks(people, people.alice, 'boaster');
  people.bola.does('done');
  people.bola.chooses('take');

  expect(order(people, 'lifeLost', 'effectActivated')).toEqual(types);
});
