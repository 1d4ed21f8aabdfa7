/** Lists of kinds and names, and what is said behind the last of them. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { answersOf, ch, event, type People, stage } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();

const cards = { haze: ch(6, 6000, { types: ['Fog'] }), hymn: event(5), keep: stage(6), ada: ch(1, 2000) };
const pile = { alice: { trash: ['wisp', 'haze', 'song', 'hymn', 'pier', 'keep', 'wall'] } };

export const listsOfKinds: readonly Behaviour[] = [
  behaves(
    ['list of nouns'],
    '[Main] Add up to 1 {Fog} type card, Event or Stage card with a cost of 4 or less from your trash to your hand.',
    pile,
    // The limit is that of all of them; the Event with the text is in the trash as well.
    (people) => expect(choices(people)).toEqual(['pier', 'scribe', 'song', 'wisp']),
    { cards },
  ),
  behaves(
    ['list of nouns'],
    '[Main] Add up to 1 {Fog} type card with a cost of 4 or less, [keep], or Event from your trash to your hand.',
    pile,
    (people) => expect(choices(people)).toEqual(['hymn', 'keep', 'scribe', 'song', 'wisp']),
    { cards: { ...cards, keep: { ...stage(6), name: 'keep' } } },
  ),
  behaves(
    ['noun phrase'],
    '[Main] Add up to 1 {Fog} type card or Stage card with a cost of 4 or less from your trash to your hand.',
    pile,
    (people) => expect(choices(people)).toEqual(['pier', 'wisp']),
    { cards },
  ),
  behaves(
    ['list of nouns'],
    '[Main] Look at 4 cards from the top of your deck; reveal up to 1 {Fog} type card, Event, or Stage card with a ' +
      'cost of 4 or less and add it to your hand. Then, place the rest at the bottom of your deck in any order.',
    { alice: { deck: ['haze', 'hymn', 'pier', 'wisp'] } },
    (people) => expect(choices(people)).toEqual(['pier', 'wisp']),
    { cards },
  ),
  behaves(
    ['list of nouns'],
    '[Main] If you have a {Fog} type Character, [ada] or [keep], draw 1 card.',
    { alice: { characters: ['ada'] } },
    ({ match }) => expect(match.table.hand[0]).toHaveLength(1),
    { cards: { ...cards, ada: ch(1, 2000, { name: 'ada' }) }, butNot: [{ alice: { characters: ['wall'] } }] },
  ),
  behaves(
    ['cards to choose'],
    '[Main] Up to 1 each of your [ada], [brute] and [wisp] gains +1000 power during this turn.',
    { alice: { characters: ['ada', 'ada', 'brute', 'wall'] }, bola: { characters: ['wisp'] } },
    (people) => {
      people.alice.picks('ada');
      people.alice.picks('brute');
      expect([shown(people, 0, 'brute'), shown(people, 0, 'wall'), shown(people, 1, 'wisp')]).toEqual([
        8000, 4000, 1000,
      ]);
    },
    {
      cards: {
        ada: ch(1, 2000, { name: 'ada' }),
        brute: ch(5, 7000, { name: 'brute' }),
        wisp: ch(1, 1000, { name: 'wisp' }),
      },
    },
  ),
];
