import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../reader/index.ts';

const SAME = { lost: [], added: [], alike: [] };

describe('[OP-R2.4] a printed text beside ours', () => {
  test('says the same numbers, names, types and keywords, in whatever order', () => {
    const printed =
      '[On Play] ➁ (You may rest that many.): K.O. up to two {Lantern Guild} or "Kiln" Characters, −2000.';
    const ours = '[On Play] Rest 2 DON!!: −2000 to up to 2 Characters of {lantern guild} or "kiln".';

    expect(compareTexts(printed, ours)).toEqual(SAME);
  });

  test.each([
    ['a number', 'Draw 2 cards.', 'Draw 3 cards.', ['2'], ['3']],
    ['a name', 'Play [Harbour Cat].', 'Play [Harbour Cart].', ['[harbour cat]'], ['[harbour cart]']],
    ['a type', 'All {Kiln} cards.', 'All cards.', ['{kiln}'], []],
    ['an attribute', 'All <Slash> cards.', 'All <Strike> cards.', ['<slash>'], ['<strike>']],
    ['a part of a name', 'A type including "Kiln".', 'A type including "Hedge".', ['"kiln"'], ['"hedge"']],
    ['a timing', '[On K.O.] Draw 2 cards.', '[On Play] Draw 2 cards.', ['[on k.o.]'], ['[on play]']],
    ['a keyword', 'It gains [Rush].', 'It gains [Banish].', ['[rush]'], ['[banish]']],
    [
      'a keyword for another',
      'Your opponent cannot activate [Blocker].',
      '[Unblockable]',
      ['[blocker]'],
      ['[unblockable]'],
    ],
    ['none for 0', 'Your deck has 0 cards.', 'You have no cards.', ['0'], []],
  ])('differs by %s', (_, printed, ours, lost, added) => {
    expect(compareTexts(printed, ours)).toEqual({ lost, added, alike: [] });
  });

  test('a single card is said in many ways, so a 1 says nothing', () => {
    expect(compareTexts('Draw a card. One of them is 1.', 'Draw 1 card.')).toEqual(SAME);
  });

  test.each([
    [
      'the keyword is said by',
      'It can attack Characters on the turn in which it is played.',
      'It has [Rush: Character].',
    ],
    ['an attack that no', 'Your opponent cannot activate [Blocker] if that card attacks.', 'It has [Unblockable].'],
    ['an attack that no', 'If it attacks, your opponent cannot activate [Blocker].', 'It has [Unblockable].'],
    ['a card that cannot', "Your opponent's Characters cannot activate [Blocker].", 'They cannot block.'],
    ['the timing', "When this Character is K.O.'d, draw 2 cards.", '[On K.O.] Draw 2 cards.'],
    ['the timing', 'When this Leader attacks, draw 2 cards.', '[When Attacking] Draw 2 cards.'],
    ['the timing', 'This can be used when your opponent attacks.', "[On Your Opponent's Attack]"],
    ['the limit', "If you haven't drawn a card using this Leader's effect during this turn, stop.", '[Once Per Turn]'],
    ['no Counter', 'Cards without a Counter.', 'Cards with a Counter of 0 or less.'],
    ['several occasions', '[Once Per Turn] When A or B.', '[Once Per Turn] When A. [With the Text Above] When B.'],
    ['said once of', 'Your Leader and Characters gain +1000.', 'Your Leader gains +1000. Your Characters gain +1000.'],
    ['said again of', 'A 4 instead of that 4.', 'A 4.'],
  ])('means the same where %s …', (why, printed, ours) => {
    expect(compareTexts(printed, ours)).toEqual({ lost: [], added: [], alike: [expect.stringContaining(why)] });
  });
});
