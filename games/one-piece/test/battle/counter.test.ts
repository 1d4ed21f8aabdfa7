import { describe, expect, test } from 'vitest';
import { attacks, changedRules, resolved, shown, toldOf } from '../kit/battles.ts';
import { answersOf, ch, copyIn, event, type People, playing, saying } from '../kit/playing.ts';

const cards = {
  striker: ch(4, 6000),
  hold: event(1, {
    timings: ['COUNTER'],
    steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 3000, for: 'THIS_BATTLE' }],
  }),
  strike: event(0, {
    timings: ['COUNTER'],
    steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
  }),
  orders: event(0, { timings: ['MAIN'], steps: [{ do: 'draw', n: 1 }] }),
  friend: ch(2, 3000),
};
/** Alice's 6000 attacks Bola's Leader of 5000, and Bola may counter. */
function attacked(bola: Record<string, string[] | number | Record<string, number>>, more = {}, how = {}): People {
  const people = playing(
    { ...cards, ...more },
    { alice: { characters: ['striker'] }, bola: { life: ['sailor'], ...bola } },
    how,
  );
  attacks(people, people.alice, 'striker');
  expect(people.bola).toBeAsked('counter');
  return people;
}
const bolasLeader = (people: People) => copyIn(people, 1, 'leader', 'captain');

describe('a Counter from the hand', () => {
  test('[S27] [OP-R5.4] It lifts the Leader above the attacker, for this battle only, free of charge', () => {
    const people = attacked({ hand: ['guard'], donActive: 1 });
    const { alice, bola } = people;

    bola.does('counter', 'guard', bolasLeader(people));

    expect(shown(people, 1, 'captain', 'power', 0)).toBe(7000);
    expect(bola).toHave({ hand: [], trash: ['guard'], donActive: 1 });
    expect(toldOf(people, 'counterUsed')).toMatchObject([{ seat: 1, n: 2000 }]);
    bola.does('done');
    expect(alice).toBeAsked('main');
    expect(bola).toHave({ life: ['sailor'] });
    expect(shown(people, 1, 'captain')).toBe(5000);
  });

  test('[S28] [OP-R5.4] It may go to another card, and then the Leader is hit all the same', () => {
    const people = attacked({ hand: ['guard'], characters: ['friend'] });
    const { bola } = people;

    bola.does('counter', 'guard', 'friend');

    expect([shown(people, 1, 'friend'), shown(people, 1, 'captain')]).toEqual([5000, 5000]);
    bola.does('done');
    bola.chooses('take');
    expect(bola).toHave({ life: [], hand: ['sailor'], trash: ['guard'] });
    expect(shown(people, 1, 'friend')).toBe(3000);
  });

  test('[OP-R5.4] Any number may follow each other; cards without one, on the field and the foe have no part', () => {
    const people = attacked({ hand: ['guard', 'guard', 'friend'], characters: ['guard'] });
    const { bola } = people;
    const hosts = ['captain', 'guard'];

    expect([...new Set(answersOf(people, bola))].sort()).toEqual([
      ...hosts.map((host) => `counter guard ${host}`),
      'done',
    ]);
    expect(bola.refusal({ do: 'counter', card: 'friend', at: bolasLeader(people) })).toMatchObject({
      code: 'NO_COUNTER',
    });
    const foe = copyIn(people, 0, 'characters', 'striker');
    expect(bola.refusal({ do: 'counter', card: 'guard', at: foe })).not.toBeNull();
    bola.does('counter', 'guard', bolasLeader(people));
    bola.does('counter', 'guard', bolasLeader(people));

    expect(shown(people, 1, 'captain')).toBe(9000);
    expect(bola).toHave({ hand: ['friend'], trash: ['guard', 'guard'], characters: ['guard'] });
  });

  test('[OP-R5.4] The step is offered to an empty hand too, and only to the defender', () => {
    const people = attacked({});

    expect(answersOf(people, people.bola)).toEqual(['done']);
    expect(answersOf(people, people.alice)).toEqual([]);
  });
});

describe('a [Counter] Event', () => {
  test('[S29] [OP-R5.4] It needs its cost', () => {
    const people = attacked({ hand: ['hold', 'orders'], donRested: 2 });

    expect(answersOf(people, people.bola)).toEqual(['done']);
    expect(people.bola.refusal({ do: 'event', card: 'hold' })).toMatchObject({
      code: 'NOT_ENOUGH_DON',
      params: { need: 1, have: 0 },
    });
    expect(people.bola.refusal({ do: 'event', card: 'orders' })).toMatchObject({ code: 'NO_COUNTER' });
  });

  test('[S29] [OP-R5.4] Paid, its DON!! rests and it lies in the trash while it resolves', () => {
    const people = attacked({ hand: ['hold', 'guard'], donActive: 2 });
    const { bola } = people;

    bola.does('event', 'hold');

    expect(bola).toBeAsked('choose');
    expect(bola).toHave({ trash: ['hold'], hand: ['guard'], donActive: 1, donRested: 1 });
    bola.picks('captain');
    expect(shown(people, 1, 'captain')).toBe(8000);
    expect(bola).toBeAsked('counter');
    bola.does('done');
    expect(bola).toHave({ life: ['sailor'], trash: ['hold'] });
    expect(shown(people, 1, 'captain')).toBe(5000);
  });

  test('[S30] [OP-R5.4] It may K.O. the attacker: no Damage Step, but more Counters before the step ends', () => {
    const people = attacked({ hand: ['strike', 'guard'] });
    const { alice, bola } = people;

    bola.does('event', 'strike');
    bola.picks('striker');

    expect(alice).toHave({ characters: [], trash: ['striker'] });
    expect(bola).toBeAsked('counter');
    bola.does('counter', 'guard', bolasLeader(people));
    bola.does('done');
    expect(alice).toBeAsked('main');
    expect(bola).toHave({ life: ['sailor'], hand: [], trash: ['strike', 'guard'] });
    expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['block', 'counter', 'end']);
    expect(toldOf(people, 'battleEnded')).toMatchObject([{ battled: false }]);
  });

  test('[OP-R5.4] [Counter] and [Main] keep to their own times', () => {
    const both = event(
      0,
      { timings: ['MAIN'], steps: [{ do: 'draw', n: 1 }] },
      { timings: ['COUNTER'], steps: [{ do: 'draw', n: 2 }] },
    );
    const people = attacked({ hand: ['both'] }, { both });

    people.bola.does('event', 'both');

    expect(resolved(people)).toEqual(['both#2']);
    expect(people.bola).toHave({ hand: ['sailor', 'sailor'] });
  });
});

describe('changed Counter values', () => {
  const lends = saying({
    timings: ['PERMANENT'],
    steps: [{ do: 'counter', what: { all: true, in: ['hand'], where: { type: ['Recruit'] } }, n: 2000 }],
  });
  const recruits = {
    drill: ch(2, 2000, lends),
    drum: ch(2, 2000, lends),
    recruit: ch(1, 1000, { counter: 1000, types: ['Recruit'] }),
    raw: ch(1, 1000, { types: ['Recruit'] }),
  };

  test('[S31] [OP-R5.4] Of several values the highest counts, once', () => {
    const people = attacked({ hand: ['recruit', 'raw', 'guard'], characters: ['drill', 'drum'] }, recruits);
    const { bola } = people;

    bola.does('counter', 'recruit', bolasLeader(people));
    expect(shown(people, 1, 'captain')).toBe(7000);
    bola.does('counter', 'raw', bolasLeader(people));
    expect(shown(people, 1, 'captain')).toBe(9000);

    expect(toldOf(people, 'counterUsed').map(({ n }) => n)).toEqual([2000, 2000]);
  });

  test('[OP-R5.4] Without such a text the printed value counts, and none is none', () => {
    const people = attacked({ hand: ['recruit', 'raw'] }, recruits);

    expect(answersOf(people, people.bola)).toEqual(['counter recruit captain', 'done']);
    people.bola.does('counter', 'recruit', bolasLeader(people));
    expect(shown(people, 1, 'captain')).toBe(6000);
  });

  test('[OP-R5.4] A text may give a Counter to those that have none', () => {
    const trains = saying({
      timings: ['PERMANENT'],
      steps: [
        {
          do: 'counter',
          what: { all: true, in: ['hand'], where: { category: ['CHARACTER'], counter: { max: 0 } } },
          n: 1000,
        },
      ],
    });
    const people = attacked({ hand: ['friend', 'guard'], characters: ['school'] }, { school: ch(2, 2000, trains) });
    const { bola } = people;

    bola.does('counter', 'friend', bolasLeader(people));
    bola.does('counter', 'guard', bolasLeader(people));

    expect(toldOf(people, 'counterUsed').map(({ n }) => n)).toEqual([1000, 2000]);
  });
});

test('[OP-R5.4] The rules of January say nothing of several values; the same is played', () => {
  const rules = changedRules({ switches: { multipleCounterValues: 'silent' } });
  const lends = (n: number) =>
    saying({ timings: ['PERMANENT'], steps: [{ do: 'counter', what: { all: true, in: ['hand'] }, n }] });
  const more = { drill: ch(2, 2000, lends(1000)), drum: ch(2, 2000, lends(2000)) };
  const people = attacked({ hand: ['friend'], characters: ['drill', 'drum'] }, more, { rules });

  people.bola.does('counter', 'friend', bolasLeader(people));

  expect(shown(people, 1, 'captain')).toBe(7000);
});
