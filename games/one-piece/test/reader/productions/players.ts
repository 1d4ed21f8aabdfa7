/** What players can and cannot do, other texts, and the match. */
import { expect } from 'vitest';
import { attacks, toldOf } from '../../kit/battles.ts';
import { answersOf, leader, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

export const players = [
  behaves(
    ['player cannot', 'player prohibition'],
    '[Main] You cannot play Character cards with a cost of 2 or more from your hand during this turn.',
    { alice: { hand: ['sailor', 'guard'], donActive: 4 } },
    (people) => {
      expect(answersOf(people, people.alice)).toContain('play guard');
      expect(answersOf(people, people.alice)).not.toContain('play sailor');
    },
  ),
  behaves(
    ['one cannot block'],
    '[Main] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less during this turn.',
    { bola: { characters: ['wall'] } },
    (people) => {
      people.alice.picks('wall');
      attacks(people, people.alice, 'captain');
      expect(people.bola).toBeAsked('counter');
    },
  ),
  behaves(
    ['cannot be blocked'],
    '[Main] Select up to 1 of your Characters. Your opponent cannot activate [Blocker] if that Character attacks ' +
      'during this turn.',
    { alice: { characters: ['brute'] }, bola: { characters: ['wall'] } },
    (people) => {
      people.alice.picks('brute');
      attacks(people, people.alice, 'brute');
      expect(people.bola).toBeAsked('counter');
    },
  ),
  behaves(
    ['rule for a player', 'timing tag'],
    'Your [On Play] effects are negated.',
    { alice: { characters: ['scribe'], hand: ['herald'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'herald');
      expect(alice).toHave({ characters: ['scribe', 'herald'], hand: [] });
    },
  ),
  behaves(
    ['player cannot attack'],
    '[Main] You cannot attack a Leader during this turn.',
    { alice: { characters: ['brute'] }, bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack'))).toEqual([
        'attack captain wisp',
        'attack brute wisp',
      ]),
  ),
  behaves(
    ['must attack'],
    'Your opponent must attack this Character if able.',
    { bola: { characters: ['scribe', 'wisp'], rested: { scribe: 1, wisp: 1 } } },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack'))).toEqual([
        'attack captain scribe',
      ]),
  ),
  behaves(['end of the match'], '[Main] You win the game.', {}, ({ match }) =>
    expect(match.over).toMatchObject({ winners: [0] }),
  ),
  behaves(
    ['activate text', 'timing name'],
    '[Main] Activate the [On Play] effect of 1 of your Characters.',
    { alice: { characters: ['herald'] } },
    ({ alice }) => expect(alice).toHave({ characters: ['herald'], hand: ['sailor'] }),
  ),
  behaves(
    ['activate Event'],
    '[Main] Activate up to 1 Event from your hand.',
    { alice: { hand: ['song', 'guard'] } },
    ({ alice }) => {
      alice.picks('song');
      expect(alice).toHave({ hand: ['guard', 'sailor'], trash: ['scribe', 'song'] });
    },
  ),
  behaves(
    ['change target'],
    "[On Your Opponent's Attack] Change the attack target to this Character.",
    { alice: { characters: ['brute'] }, bola: { characters: ['scribe'], life: ['sailor'] } },
    (people) => {
      attacks(people, people.alice, 'brute');
      people.bola.does('done');
      expect(people.bola).toHave({ characters: [], trash: ['scribe'], life: ['sailor'] });
      expect(toldOf(people, 'attackTargetChanged')).toHaveLength(1);
    },
  ),
  behaves(['extra turn'], '[Main] Take an extra turn after this one.', {}, ({ alice }) => {
    alice.does('end');
    expect(alice).toBeAsked('main');
    expect(alice).toHave({ hand: ['sailor'], donActive: 2 });
  }),
  behaves(
    ['next play'],
    '[Main] The next {Crew} type Character card you play during this turn costs 2 less.',
    { alice: { hand: ['wisp', 'sailor', 'sailor'], donActive: 3 } },
    ({ alice }) => {
      alice.does('play', 'wisp');
      expect(alice).toHave({ donActive: 2 });
      alice.does('play', 'sailor');
      expect(alice).toHave({ donActive: 2 });
      alice.does('play', 'sailor');
      expect(alice).toHave({ donActive: 0 });
    },
  ),
  behaves(
    ['cost of playing'],
    'The cost of playing {Crew} type Character cards from your hand will be reduced by 1.',
    { alice: { characters: ['scribe'], hand: ['sailor', 'wisp'], donActive: 2 } },
    ({ alice }) => {
      alice.does('play', 'sailor');
      expect(alice).toHave({ donActive: 1 });
      alice.does('play', 'wisp');
      expect(alice).toHave({ donActive: 0 });
    },
  ),
  behaves(
    ['DON!! Phase gives'],
    'If you have 2 or less Life cards, 1 of the DON!! cards placed in your DON!! Phase goes to your Leader.',
    { alice: { leader: ['scribe'], life: ['sailor', 'sailor'] } },
    ({ alice, bola }) => {
      alice.does('end');
      bola.does('end');
      expect(alice).toHave({ given: { scribe: 1 }, donActive: 1 });
    },
    { as: leader(5000, 5), butNot: [{ alice: { leader: ['scribe'], life: ['sailor', 'sailor', 'sailor'] } }] },
  ),
  behaves(
    ['DON!! Phase gives'],
    '1 of the DON!! cards placed in your DON!! Phase goes to your Leader.',
    { alice: { leader: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('end');
      bola.does('end');
      expect(alice).toHave({ given: { scribe: 1 }, donActive: 1, donDeck: 8 });
    },
    { as: leader(5000, 5) },
  ),
  behaves(
    ['Life goes elsewhere'],
    'Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to ' +
      'the rules.',
    {
      alice: { characters: ['brute'] },
      bola: { leader: ['scribe'], life: ['guard', 'wisp'], faceUp: { wisp: 1 }, deck: ['brute', 'brute'] },
    },
    (people) => {
      for (const each of ['captain', 'brute']) {
        attacks(people, people.alice, each);
        people.bola.does('done');
        people.bola.chooses('take');
      }
      expect(people.bola).toHave({ hand: ['guard'], life: [], deck: ['wisp', 'brute', 'brute'] });
    },
    { as: leader(5000, 5) },
  ),
  behaves(['end of the match'], '[Main] Your opponent loses the game.', {}, ({ match }) =>
    expect(match.over).toMatchObject({ winners: [0] }),
  ),
  behaves(['end of the match'], '[Main] You lose the game at the end of this turn.', {}, (people) => {
    expect(people.match.over).toBeNull();
    people.alice.does('end');
    expect(people.match.over).toMatchObject({ winners: [1] });
  }),
  behaves(
    ['attack cannot be blocked'],
    '[Main] Select up to 1 of your Characters and that Character gains +1000 power during this turn. Then, if the ' +
      'selected card attacks during this turn, your opponent cannot activate [Blocker].',
    { alice: { characters: ['brute'] }, bola: { characters: ['wall'] } },
    (people) => {
      people.alice.picks('brute');
      attacks(people, people.alice, 'brute');
      expect(people.bola).toBeAsked('counter');
    },
  ),
  behaves(
    ['defeat comes later'],
    'Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in ' +
      'which your deck becomes 0 cards.',
    { alice: { leader: ['scribe'], deck: ['guard'], hand: ['song'] }, bola: { characters: ['wisp'] } },
    (people: People) => {
      people.alice.does('play', 'song');
      expect(people.match.over).toBeNull();
      people.alice.does('end');
      expect(people.match.over).toMatchObject({ winners: [1] });
    },
    { as: leader(5000, 5) },
  ),
];
