/** A hand that is shown or looked at, and what lasts through the opponent's next Main Phase. */
import { expect } from 'vitest';
import { answersOf, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const held = ({ match }: People): number => match.table.hand[0].length;
const HAND = { bola: { hand: ['song', 'wisp', 'slay'] } };

export const shownHands: readonly Behaviour[] = [
  behaves(
    ['reveal', 'from those shown'],
    '[Main] Your opponent reveals their hand. Trash up to 1 Event from it.',
    HAND,
    (people) => {
      expect(answersOf(people, people.alice).sort()).toEqual(['enough', 'slay', 'song']);
      people.alice.picks('slay');
      expect(people.bola).toHave({ hand: ['song', 'wisp'], trash: ['slay'] });
    },
  ),
  behaves(
    ['look at a hand', 'from those shown'],
    "[Main] Look at your opponent's hand. Choose 1 Character card from it; your opponent places it at the bottom of " +
      'their deck.',
    { bola: { hand: ['song', 'wisp', 'wall'], deck: ['guard'] } },
    (people) => {
      expect(answersOf(people, people.alice)).toEqual(expect.arrayContaining(['wisp', 'wall']));
      expect(answersOf(people, people.alice)).not.toContain('song');
      people.alice.picks('wall');
      expect(people.bola).toHave({ hand: ['song', 'wisp'], deck: ['wall', 'guard'] });
    },
  ),
  behaves(
    ['this was shown'],
    '[Activate: Main] You may reveal your hand: If you revealed no Character cards, draw 2 cards.',
    { alice: { characters: ['scribe'], hand: ['song', 'slay'] } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      expect(held(people)).toBe(4);
    },
    { butNot: [{ alice: { characters: ['scribe'], hand: ['song', 'wisp'] } }] },
  ),
  behaves(
    ['for each'],
    '[Main] Your opponent reveals their hand. Draw 1 card for each Event revealed.',
    HAND,
    (people) => expect(held(people)).toBe(2),
  ),
  behaves(
    ['there is'],
    '[Main] Your opponent reveals their hand. If there are 2 or more Events among the revealed cards, draw 1 card.',
    HAND,
    (people) => expect(held(people)).toBe(1),
    { butNot: [{ bola: { hand: ['song', 'wisp'] } }] },
  ),
  behaves(
    ['card is'],
    '[Activate: Main] You may reveal your hand: If all of the revealed cards are red, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['guard', 'wall'] } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      expect(held(people)).toBe(3);
    },
    { butNot: [{ alice: { characters: ['scribe'], hand: ['guard', 'wisp'] } }] },
  ),
  // It begins with that Main Phase and is over in the turn after.
  behaves(
    ['player cannot'],
    '[Main] Your opponent cannot play Character cards during their next Main Phase.',
    { alice: { donActive: 1 }, bola: { hand: ['wisp'], donActive: 3 } },
    (people) => {
      const { alice, bola } = people;
      alice.does('end');
      expect(answersOf(people, bola)).not.toContain('play wisp');
      bola.does('end');
      alice.does('end');
      expect(answersOf(people, bola)).toContain('play wisp');
    },
  ),
  behaves(
    ['cannot'],
    "[Main] During your opponent's next Main Phase, up to 1 of your opponent's Characters cannot attack.",
    { bola: { characters: ['brute', 'wall'] } },
    (people) => {
      const { alice, bola } = people;
      alice.picks('brute');
      alice.does('end');
      const attacks = answersOf(people, bola).filter((answer) => answer.startsWith('attack'));
      expect(attacks.some((each) => each.startsWith('attack wall'))).toBe(true);
      expect(attacks.some((each) => each.startsWith('attack brute'))).toBe(false);
    },
  ),
];
