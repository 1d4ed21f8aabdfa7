/** Words in front of the first of two nouns that hold for the second too: whose it is, how it lies, its colour. */
import { describe, expect, test } from 'vitest';
import { answersOf, ch, event, type Has, leader, playing, stage } from '../kit/playing.ts';
import { spell } from '../kit/texts.ts';

const cards = {
  brave: ch(3, 4000, { colours: ['red'] }),
  calm: ch(3, 4000, { colours: ['green'] }),
  song: { ...event(1), colours: ['red'] as const },
  hymn: { ...event(1), colours: ['green'] as const },
  pier: stage(1),
  boss: leader(5000, 5),
};
/** What may be answered when the Event with this text is played: to its second question, where `first` answers one. */
function offered(text: string, has: Has, first?: string): string[] {
  const people = playing(
    { ...cards, hex: { ...spell(`[Main] ${text}`), colours: ['blue'] } },
    { ...has, alice: { hand: ['hex'], ...has.alice } },
  );
  people.alice.does('play', 'hex');
  if (first !== undefined) people.alice.picks(...(first === '' ? [] : [first]));
  return answersOf(people, people.alice);
}

describe('[OP-R7.3] A colour in front of "or up to 1"', () => {
  const found = { alice: { deck: ['hymn', 'song', 'calm', 'brave', 'sailor', 'sailor'] } };
  const search = (what: string): string =>
    `Look at 6 cards from the top of your deck; reveal up to 1 ${what} and add it to your hand. ` +
    'Then, place the rest at the bottom of your deck in any order.';

  test('is that of both, in the deck', () => {
    const seen = offered(search('red Event or up to 1 Character card with a cost of 3 or more'), found);
    expect(new Set(seen)).toEqual(new Set(['song', 'brave', 'enough']));
  });

  test('in the trash and in the hand', () => {
    const has = { alice: { hand: ['hex', 'hymn', 'song', 'calm', 'brave'] } };
    const text =
      'Add up to 1 red Event or up to 1 Character card with a cost of 3 or more from your trash to your hand.';
    expect(offered(text, { alice: { trash: ['hymn', 'song', 'calm', 'brave'] } })).toEqual(['song', 'brave', 'enough']);
    const shown = 'Reveal up to 1 red Event or up to 1 Character card from your hand.';
    expect(new Set(offered(shown, has))).toEqual(new Set(['song', 'brave', 'enough']));
  });

  test('but not where it is all that tells the first apart, nor where the second has its own', () => {
    expect(new Set(offered(search('red card or up to 1 [calm]'), found))).toEqual(
      new Set(['song', 'brave', 'calm', 'sailor', 'enough']),
    );
    expect(new Set(offered(search('red Event or up to 1 green Character card'), found))).toEqual(
      new Set(['song', 'calm', 'enough']),
    );
  });
});

describe('[OP-R7.3] "your opponent\'s rested A and up to 1 B"', () => {
  const both = {
    alice: { characters: ['sailor'], rested: { sailor: 1 } },
    bola: { leader: ['boss'], characters: ['brave', 'calm'], stage: ['pier'], rested: { boss: 1, calm: 1 } },
  };
  const stays = "will not become active in your opponent's next Refresh Phase.";

  test('is a rested B of your opponent', () => {
    expect(offered(`Your opponent's rested Leader and up to 1 Character ${stays}`, both)).toEqual(['calm', 'enough']);
    expect(offered(`Your opponent's rested Leader and up to 1 Character card ${stays}`, both)).toEqual([
      'calm',
      'enough',
    ]);
  });

  test('stays rested beside the Leader', () => {
    const people = playing(
      { ...cards, hex: spell(`[Main] Your opponent's rested Leader and up to 1 Character ${stays}`) },
      { ...both, alice: { ...both.alice, hand: ['hex'] } },
    );
    people.alice.does('play', 'hex');
    people.alice.picks('calm');
    people.alice.does('end');
    expect(people.bola).toHave({ rested: { boss: 1, calm: 1, brave: 0 } });
  });

  test.each([
    ["K.O. up to 1 of your opponent's rested Characters and up to 1 Stage.", []],
    ["K.O. up to 1 of your opponent's rested Characters and up to 1 of your opponent's Stages.", ['pier']],
    ["K.O. up to 1 of your opponent's rested Characters and up to 1 Character with a cost of 3.", ['brave', 'calm']],
    ["Rest your opponent's Leader and up to 1 Character.", ['brave', 'calm']],
  ])('%s', (text, wanted) => {
    const isAsked = text.startsWith('K.O.');
    const seen = offered(text, both, isAsked ? '' : undefined);
    expect(seen.filter((each) => ['brave', 'calm', 'pier', 'sailor'].includes(each))).toEqual(wanted);
  });

  test('"Your Leader and up to 1 Character" are yours', () => {
    const text = 'Set your Leader and up to 1 Character as active.';
    expect(offered(text, { ...both, alice: { ...both.alice, rested: { captain: 1, sailor: 1 } } })).toEqual([
      'sailor',
      'enough',
    ]);
  });
});
