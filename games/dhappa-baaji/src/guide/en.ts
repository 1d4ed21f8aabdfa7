import type { GuideText } from '@dealers-choice/words/guide';
import type { DhappaStep } from './index.ts';

export const en: GuideText<DhappaStep> = {
  goal: {
    title: 'Lay runs, then get rid of your cards',
    text:
      'You and A2 across the table are team A. ' +
      'Lay runs on your board together; with three good ones, whoever runs out of cards wins the deal.',
    why: 'Three runs with few wild cards are the lock. Without it nobody may go out.',
  },
  draw: {
    title: 'Pick a card first',
    text: 'Every turn begins with a pick. Draw the top card of the draw pile.',
    why: 'You could also take cards from the discard pile, but only down to one that you can lay at once.',
  },
  open: {
    title: 'Open with a pure run',
    text:
      'Your first run must have no wild card in it. ' + 'Choose 9♣, 8♣ and 7♣ in your hand, and lay them as a new run.',
    why:
      'Three or more cards of one suit in a row. ' +
      'Until you have opened you may not add to runs, not even to your partner’s.',
  },
  joker: {
    title: 'Now wild cards may help',
    text: 'Choose K♥, J♥ and a Joker: the Joker stands for the Q♥ between them. Lay them as a new run.',
    why: 'Jokers and 2s are wild. A Joker can be swapped out again, a 2 never leaves its run.',
  },
  add: {
    title: 'Make it longer',
    text: 'Choose 10♥, then touch your run of hearts. Long runs empty your hand.',
    why: 'You may add to any run of your team, whoever laid it.',
  },
  discard: {
    title: 'Discard to end your turn',
    text:
      'Until now nobody has seen what you laid, and you could take it back. ' +
      'Choose 4♥ and throw it on the pile: the turn is over.',
    why: 'Choose what the others can use least. The next player may take it.',
  },
  pile: {
    title: 'Take what was thrown away',
    text:
      'Your partner swapped Q♥ for your Joker. ' +
      'And B2 threw A♥, which fits your run of hearts: take 1 card from the pile.',
    why: 'The deepest card that you take is the key. You must lay it in this turn.',
  },
  key: {
    title: 'Lay the key',
    text: 'Choose A♥ and add it to your run of hearts. It now goes from the Ace down to 10.',
  },
  dhappa: {
    title: 'Dhappa!',
    text: 'Throw 2♣: a discarded 2 burns the whole pile. Nobody will ever take those cards again.',
    why: 'It costs you a wild card. It is worth it when the pile is full of what the other team needs.',
  },
  end: {
    title: 'You know how it goes',
    text:
      'Three padlocks: your team has the lock, three runs with at most 2 wild cards each and 4 in all. ' +
      'Throw the last card of your hand, and your team wins.',
  },
};
