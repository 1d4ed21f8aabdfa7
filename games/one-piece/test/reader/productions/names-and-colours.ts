/** Different card names and different colours: counted, asked for, and kept apart where several cards are taken. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { ch, type Has, type More, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const held = ({ match }: People): number => match.table.hand[0].length;
const draws =
  (n: number) =>
  (people: People): void =>
    expect(held(people)).toBe(n);
/** Two names on one card. */
const CARDS: Readonly<Record<string, More>> = {
  both: ch(2, 3000, { treatAs: { names: ['wisp', 'brute'] } }),
  motley: ch(2, 3000, { colours: ['red', 'blue'] }),
};
const on = (...characters: string[]): Has => ({ alice: { characters } });

export const namesAndColours: readonly Behaviour[] = [
  behaves(
    ['have'],
    '[Main] If you have 3 or more Characters with different card names, draw 2 cards.',
    on('wisp', 'brute', 'wall'),
    draws(2),
    { cards: CARDS, butNot: [on('wisp', 'wisp', 'brute'), on('wisp', 'both', 'brute')] },
  ),
  behaves(
    ['cards with different names'],
    '[Main] Draw cards equal to the number of Events with different card names in your trash.',
    { alice: { trash: ['song', 'song', 'slay', 'wisp'] } },
    draws(3), // the Event itself lies there too
  ),
  behaves(
    ['for each', 'cards with different names'],
    '[Main] Your Leader gains +1000 power during this turn for each of your Characters with a different card name.',
    on('wisp', 'wisp', 'both'),
    (people) => expect(shown(people, 0, 'captain')).toBe(6000),
    { cards: CARDS },
  ),
  behaves(
    ['all are'],
    '[Main] If all of your Characters have different card names, draw 1 card.',
    on('wisp', 'brute'),
    draws(1),
    { butNot: [on('wisp', 'brute', 'wisp')] },
  ),
  behaves(
    ['have'],
    '[Main] If you have 2 or more Characters with the same card name, draw 1 card.',
    on('wisp', 'wall', 'wisp'),
    draws(1),
    { butNot: [on('wisp', 'brute')] },
  ),
  behaves(
    ['take'],
    '[Main] Look at 3 cards from the top of your deck; reveal up to 2 {Fog} type cards with different card names and ' +
      'add them to your hand. Then, trash the rest.',
    { alice: { deck: ['sailor', 'wisp', 'haze', 'wisp'] } },
    ({ alice }) => {
      expect(alice.refusal({ pick: ['wisp', 'wisp'] })?.code).toBe('SAME_NAME');
      alice.picks('wisp', 'haze');
      expect(alice).toHave({ hand: ['haze', 'wisp'] });
    },
    { cards: { haze: ch(1, 1000, { types: ['Fog'] }) } },
  ),
  behaves(
    ['colours among'],
    '[Main] Draw 1 card for each different color among your Characters.',
    on('motley', 'brute', 'wisp', 'wisp'),
    draws(3),
    { cards: CARDS },
  ),
  behaves(['have'], '[Main] If you have Characters of 3 or more colors, draw 1 card.', on('motley', 'wisp'), draws(1), {
    cards: CARDS,
    butNot: [on('motley', 'brute'), on('wisp')],
  }),
];
