/** What cards gain, lose, become, can and cannot. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { answersOf, ch, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const foes = { characters: ['brute', 'wisp'] };

/** Has 1000 more with 2 DON!! on the field. */
const loud = ch(1, 1000, {
  effects: [
    {
      timings: ['PERMANENT'],
      if: { number: { donOnField: 'you' }, min: 2 },
      steps: [{ do: 'power', what: 'this', n: 1000 }],
    },
  ],
});

/** The cards that may be chosen. */
const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();

export const cardsBecome = [
  behaves(
    ['give less'],
    "[Main] Give up to 1 of your opponent's Characters −2000 power during this turn.",
    { bola: foes },
    (people) => {
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute')).toBe(5000);
    },
  ),
  behaves(
    ['loses'],
    "[Main] Up to 1 of your opponent's Characters loses 2000 power during this turn.",
    { bola: foes },
    (people) => {
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute')).toBe(5000);
    },
  ),
  behaves(
    ['set to 0'],
    "[Main] Set the power of up to 1 of your opponent's Characters to 0 during this turn.",
    { bola: foes },
    (people) => {
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute')).toBe(0);
    },
  ),
  behaves(
    ['becomes 0'],
    "[Main] The cost of up to 1 of your opponent's Characters becomes 0 during this turn.",
    { bola: foes },
    (people) => {
      people.alice.picks('brute');
      expect([shown(people, 1, 'brute', 'cost'), shown(people, 1, 'brute')]).toEqual([0, 7000]);
    },
  ),
  behaves(
    ['set base power'],
    '[Main] Set the base power of up to 1 of your Characters to 9000 during this turn.',
    { alice: foes },
    (people) => {
      people.alice.picks('wisp');
      expect(shown(people, 0, 'wisp')).toBe(9000);
    },
  ),
  behaves(['becomes'], "[Main] Your Leader's base power becomes 7000 during this turn.", {}, (people) =>
    expect([shown(people, 0, 'captain'), shown(people, 1, 'captain')]).toEqual([7000, 5000]),
  ),
  behaves(
    ['swap base power'],
    '[Main] Swap the base power of 2 of your Characters with each other during this turn.',
    { alice: foes },
    (people) => expect([shown(people, 0, 'brute'), shown(people, 0, 'wisp')]).toEqual([1000, 7000]),
  ),
  behaves(
    ['negate'],
    "[Main] Negate the effect of up to 1 of your opponent's Characters during this turn.",
    { bola: { characters: ['proud', 'wisp'] } },
    (people) => {
      people.alice.picks('proud');
      expect(shown(people, 1, 'proud')).toBe(1000);
    },
    {
      cards: {
        proud: ch(1, 1000, { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'power', what: 'this', n: 3000 }] }] }),
      },
    },
  ),
  behaves(
    ['effect is negated'],
    "[Activate: Main] This Character's effect is negated during this turn.\nThis Character gains +1000 power.",
    {},
    (people) => {
      expect(shown(people, 0, 'scribe')).toBe(6000);
      people.alice.does('activate', 'scribe', 1);
      expect(shown(people, 0, 'scribe')).toBe(5000);
    },
  ),
  behaves(
    ['cannot', 'prohibition'],
    "Your {Fog} type Characters cannot be K.O.'d by effects.",
    { alice: { characters: ['scribe', 'wisp', 'guard'], hand: ['slay', 'slay'] } },
    ({ alice }) => {
      alice.does('play', 'slay');
      alice.picks('guard');
      expect(alice).toHave({ trash: ['slay', 'guard'] });
      alice.does('play', 'slay');
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['scribe', 'wisp'] });
    },
  ),
  behaves(
    ['unless'],
    "Your opponent's Characters cannot attack unless your opponent trashes 1 card from their hand.",
    { alice: { characters: ['brute', 'wisp'], hand: ['guard'] }, bola: { characters: ['scribe'] } },
    (people) => {
      attacks(people, people.alice, 'brute');
      expect(people.alice).toHave({ hand: [], trash: ['guard'] });
      people.bola.does('done');
      expect(answersOf(people, people.alice).some((each) => each.startsWith('attack wisp'))).toBe(false);
    },
  ),
  behaves(
    ['ability'],
    'This Character can also attack active Characters.',
    { bola: { characters: ['wisp'] } },
    (people) => {
      expect(answersOf(people, people.alice)).not.toContain('attack captain wisp');
      attacks(people, people.alice, 'scribe', 'wisp');
      people.bola.does('done');
      expect(people.bola).toHave({ characters: [], trash: ['wisp'] });
    },
  ),
  behaves(
    ['will not become active'],
    "[Main] Up to 1 of your opponent's rested Characters will not become active in your opponent's next Refresh Phase.",
    { bola: { ...foes, rested: { brute: 1, wisp: 1 } } },
    ({ alice, bola }) => {
      alice.picks('brute');
      alice.does('end');
      expect(bola).toHave({ rested: { brute: 1, wisp: 0 } });
    },
  ),
  behaves(
    ['stays rested'],
    "[Main] Up to 1 of your opponent's Characters will not become active until the end of your opponent's next turn.",
    { bola: { ...foes, rested: { brute: 1, wisp: 1 } } },
    ({ alice, bola }) => {
      alice.picks('wisp');
      alice.does('end');
      expect(bola).toHave({ rested: { brute: 0, wisp: 1 } });
    },
  ),
  behaves(
    ['costs less'],
    'Your {Crew} type Character cards in your hand cost 1 less.',
    { alice: { characters: ['scribe'], hand: ['sailor', 'wisp'], donActive: 2 } },
    ({ alice }) => {
      alice.does('play', 'sailor');
      expect(alice).toHave({ donActive: 1 });
      alice.does('play', 'wisp');
      expect(alice).toHave({ donActive: 0 });
    },
  ),
  behaves(
    ['has a Counter'],
    'All Character cards in your hand without a Counter have a +1000 Counter.',
    { alice: { characters: ['brute'] }, bola: { characters: ['scribe'], hand: ['wisp', 'song'] } },
    (people) => {
      attacks(people, people.alice, 'brute');
      people.bola.does('counter', 'wisp', people.match.table.leader[1][0] ?? 0);
      expect(shown(people, 1, 'captain')).toBe(6000);
    },
  ),
  behaves(
    ['has its effects negated', 'that'],
    'All of your Characters that do not have the {Crew} type have their effects negated.',
    { alice: { characters: ['scribe', 'seer', 'mate'], donActive: 2 } },
    (people) => expect(['seer', 'mate'].map((card) => shown(people, 0, card))).toEqual([1000, 2000]),
    {
      cards: {
        seer: { ...loud, types: ['Fog'] },
        mate: loud,
      },
    },
  ),
  behaves(
    ['give less'],
    "[Main] Give −3000 power during this turn to up to 1 of your opponent's Characters with a DON!! card given.",
    { bola: { characters: ['brute', 'wall'], given: { brute: 1 } } },
    (people) => {
      expect(choices(people)).toEqual(['brute']);
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute')).toBe(4000);
    },
  ),
  behaves(
    ['will not become active'],
    "[Main] Up to 1 rested Character will not become active in your opponent's next Refresh Phase.",
    { alice: { characters: ['brute'], rested: { brute: 1 } }, bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) => {
      expect(choices(people)).toEqual(['wisp']);
      people.alice.picks('wisp');
      people.alice.does('end');
      expect(people.bola).toHave({ rested: { wisp: 1 } });
    },
  ),
  behaves(
    ['becomes'],
    "All of your [wisp] cards' base power and this Character's base power become 6000.",
    { alice: { characters: ['scribe', 'wisp', 'guard'] }, bola: { characters: ['wisp'] } },
    (people) => {
      const now = ['scribe', 'wisp', 'guard'].map((card) => shown(people, 0, card));
      expect([...now, shown(people, 1, 'wisp')]).toEqual([6000, 6000, 2000, 1000]);
    },
  ),
];
