import { describe, expect, test } from 'vitest';
import { attacks, changedRules, order, resolved, toldOf } from '../kit/battles.ts';
import { ch, type People, playing, saying } from '../kit/playing.ts';

const draws = { do: 'draw', n: 1 } as const;
const cards = {
  mourned: ch(1, 1000, saying({ timings: ['ON_KO'], steps: [draws] })),
  mourner: ch(
    1,
    1000,
    saying(
      { timings: ['ON_KO'], when: { cards: { in: ['character'] } }, steps: [draws] },
      { timings: ['ON_REMOVED'], when: { cards: { in: ['character'] } }, steps: [draws] },
    ),
  ),
  tough: ch(
    1,
    1000,
    saying({
      timings: ['PERMANENT'],
      steps: [
        { do: 'cannot', what: 'this', be: 'BE_KOED' },
        { do: 'cannot', what: 'this', be: 'BE_REMOVED' },
      ],
    }),
  ),
  sly: ch(
    1,
    1000,
    saying(
      { timings: ['REPLACEMENT'], would: { what: 'KO' }, steps: [draws] },
      { timings: ['REPLACEMENT'], would: { what: 'LEAVE' }, steps: [draws] },
    ),
  ),
  plain: ch(1, 1000),
  sixth: ch(2, 3000),
};
const five = ['mourned', 'mourner', 'tough', 'sly', 'plain'];
const full = (): People =>
  playing(cards, { alice: { hand: ['sixth'], characters: five, given: { mourned: 2 }, donActive: 3, donRested: 1 } });

describe('a sixth Character', () => {
  test('[S14] [OP-R1.5] Its player first trashes one of the five; that is no K.O. and sets nothing off', () => {
    const people = full();
    const { alice } = people;

    alice.does('play', 'sixth');
    expect(alice).toBeAsked('make-room');
    expect(alice).toHave({ characters: five, donActive: 1, donRested: 3 });
    expect(() => alice.picks('sixth')).toThrow('NOT_AN_OPTION');
    alice.picks('mourned');

    expect(alice).toBeAsked('main');
    expect(alice).toHave({ characters: ['mourner', 'tough', 'sly', 'plain', 'sixth'], trash: ['mourned'], hand: [] });
    expect(alice).toHave({ donRested: 3 + 2, given: { mourned: 0 } });
    expect(resolved(people)).toEqual([]);
    expect(order(people, 'cardKO', 'effectQueued', 'replacementUsed')).toEqual([]);
    expect(order(people, 'cardMoved', 'cardPlayed')).toEqual(['cardMoved', 'cardMoved', 'cardPlayed']);
    expect(toldOf(people, 'cardMoved')[0]).toMatchObject({ from: 'CHARACTER_AREA', to: 'TRASH', why: 'rule' });
  });

  test.each(['tough', 'sly'])('[S15] [OP-R1.5] Neither protection nor "instead" keeps %s there', (card) => {
    const people = full();

    people.alice.does('play', 'sixth');
    people.alice.picks(card);

    expect(people.alice).toHave({ trash: [card], hand: [] });
    expect(people.match.table.characters[0]).toHaveLength(5);
    expect(order(people, 'replacementUsed')).toEqual([]);
  });

  test('[OP-R1.5] With four there is room, and nobody is asked', () => {
    const { alice } = playing(cards, { alice: { hand: ['sixth'], characters: five.slice(1), donActive: 2 } });

    alice.does('play', 'sixth');

    expect(alice).toBeAsked('main');
    expect(alice).toHave({ characters: ['mourner', 'tough', 'sly', 'plain', 'sixth'], trash: [] });
  });

  test('[OP-R1.5] The same rule holds when an effect plays it', () => {
    const ferry = saying({
      timings: ['ACTIVATE_MAIN'],
      steps: [{ do: 'play', what: { n: 1, in: ['trash'] } }],
    });
    const { alice } = playing(
      { ...cards, ferry: ch(2, 2000, ferry) },
      { alice: { characters: ['ferry', ...five.slice(1)], trash: ['sixth'] } },
    );

    alice.does('activate', 'ferry', 1);
    expect(alice).toBeAsked('make-room');
    alice.picks('plain');

    expect(alice).toHave({ characters: ['ferry', 'mourner', 'tough', 'sly', 'sixth'], trash: ['plain'] });
  });

  test('[OP-R1.5] A rules file may allow six', () => {
    const rules = changedRules({ areas: { CHARACTER_AREA: { limit: 6 } } });
    const { alice } = playing(cards, { alice: { hand: ['sixth'], characters: five, donActive: 2 } }, { rules });

    alice.does('play', 'sixth');

    expect(alice).toHave({ characters: [...five, 'sixth'] });
  });
});

test('[S16] An attacker that makes room for a Character it plays ends the battle before blocking', () => {
  const summons = saying({
    timings: ['WHEN_ATTACKING'],
    steps: [{ do: 'play', what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'] } } }],
  });
  const people = playing(
    { ...cards, caller: ch(4, 9000, summons), wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    {
      alice: { hand: ['sixth'], characters: ['caller', ...five.slice(1)] },
      bola: { characters: ['wall'], life: ['sailor'] },
    },
  );
  const { alice, bola } = people;

  attacks(people, alice, 'caller');
  alice.picks('sixth');
  alice.picks('caller');

  expect(alice).toBeAsked('main');
  expect(alice).toHave({ characters: ['mourner', 'tough', 'sly', 'plain', 'sixth'], trash: ['caller'] });
  expect(bola).toHave({ life: ['sailor'], characters: ['wall'], rested: { wall: 0 } });
  expect(toldOf(people, 'battleStepChanged').map(({ step }) => step)).toEqual(['end']);
  expect(toldOf(people, 'battleEnded')).toMatchObject([{ battled: false }]);
});
