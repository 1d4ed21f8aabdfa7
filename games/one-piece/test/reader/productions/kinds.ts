/** What cards are told apart by: each row offers those that fit and no others. */
import { expect } from 'vitest';
import { on } from '../../kit/effects.ts';
import { answersOf, ch, type Has, type More, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const mayPick = (people: People, names: readonly string[]): void =>
  expect(answersOf(people, people.alice).sort()).toEqual(['enough', ...names].sort());
const CARDS: Readonly<Record<string, More>> = {
  motley: ch(2, 3000, { colours: ['red', 'blue'] }),
  prize: ch(2, 3000, { effects: [on('TRIGGER', { do: 'draw', n: 1 })] }),
};
const ALL = ['brute', 'wisp', 'wall', 'herald', 'guard'];
const offers = (proves: string, cards: string, fit: readonly string[], has: Has = { bola: { characters: ALL } }) =>
  behaves([proves], `[Main] K.O. up to 1 of your opponent's ${cards}.`, has, (people) => mayPick(people, fit), {
    cards: CARDS,
  });

export const kindRows: readonly Behaviour[] = [
  offers('names and types', '<Slash> attribute Characters', ['brute']),
  offers('names and types', '[wisp] or [wall]', ['wisp', 'wall']),
  offers('adjectives', 'multicolored Characters', ['motley'], { bola: { characters: ['motley', 'wisp'] } }),
  offers('adjectives', '[Blocker] Characters', ['wall']),
  offers('adjectives', 'active Characters', ['wisp'], {
    bola: { characters: ['brute', 'wisp'], rested: { brute: 1 } },
  }),
  offers('value in front', '3 cost or less Characters', ['wisp', 'wall', 'herald', 'guard']),
  offers('with', 'Characters with a base cost of 3', ['wall']),
  offers('with', 'Characters with 1000 base power or less', ['wisp', 'herald']),
  offers('with', 'Characters with a card name including "wi"', ['wisp']),
  offers('with', 'Characters with a type including "Ti"', ['brute']),
  offers('with', 'Characters with no base effect', ['brute', 'wisp', 'guard']),
  offers('with', 'Characters with an [On Play] effect', ['herald']),
  offers('with', 'Characters with a [Trigger]', ['prize'], { bola: { characters: ['prize', 'wisp'] } }),
  offers('with', 'Characters with a DON!! card given', ['wisp'], {
    bola: { characters: ['brute', 'wisp'], given: { wisp: 1 } },
  }),
  offers('with', 'Characters with a cost of 1 or 5 or more', ['wisp', 'herald', 'guard', 'brute']),
  offers('without', 'Characters without a [Trigger]', ['wisp'], { bola: { characters: ['prize', 'wisp'] } }),
  offers('that', 'Characters that was played this turn', ['wisp'], {
    bola: { characters: ['brute', 'wisp'], since: { wisp: 1 } },
  }),
  behaves(
    ['other than'],
    '[On Play] K.O. up to 1 of your Characters other than this Character.',
    { alice: { characters: ['wisp', 'brute'] } },
    (people) => mayPick(people, ['wisp', 'brute']),
  ),
  behaves(
    ['with'],
    "[Main] K.O. up to 2 of your opponent's Characters with a total cost of 4 or less.",
    { bola: { characters: ['brute', 'wisp', 'wall'] } },
    ({ alice, bola }) => {
      expect(alice.refusal({ pick: ['brute'] })).not.toBeNull();
      alice.picks('wisp', 'wall');
      expect(bola).toHave({ characters: ['brute'] });
    },
  ),
  behaves(
    ['with'],
    '[Main] Trash up to 1 card with a Counter of 2000 from your hand.',
    { alice: { hand: ['guard', 'wisp'] } },
    (people) => mayPick(people, ['guard']),
  ),
  behaves(
    ['with', 'choose'],
    "[Main] Choose up to 1 of your Characters. K.O. up to 1 of your opponent's Characters with the same " +
      'card name as the chosen Character.',
    { alice: { characters: ['wisp', 'wall'] }, bola: { characters: ['wisp', 'wall'] } },
    (people) => {
      people.alice.picks('wisp');
      mayPick(people, ['wisp']);
    },
  ),
  behaves(
    ['with', 'choose'],
    "[Main] Choose up to 1 of your Characters. K.O. up to 1 of your opponent's Characters with a " +
      'different color than the chosen Character.',
    { alice: { characters: ['wisp', 'wall'] }, bola: { characters: ['wisp', 'brute', 'guard'] } },
    (people) => {
      people.alice.picks('wall');
      mayPick(people, ['wisp', 'brute']);
    },
  ),
];
