import type { GuideText } from '@dealers-choice/words/guide';
import type { JamboStep } from './index.ts';

export const en: GuideText<JamboStep> = {
  goal: {
    title: 'Get to 60 gold',
    text:
      'You are Red, and trade with Blue at one market. Each has 20 gold. ' +
      'Whoever ends a turn with 60 brings on the end, and the richer one wins.',
    why: 'Wares, cards and stands are worth nothing at the end. Only gold counts.',
  },
  look: {
    title: 'First, look at a card',
    text: 'A turn has five actions, the suns. For one of them, look at the top card of the deck.',
    why: 'You may look up to five times, but what you spend here is missing later in the turn.',
  },
  keep: {
    title: 'Keep it, or look further',
    text:
      'Salt, trinkets, fruit: a ware card, always useful. ' +
      'Keep it. Discarding it would let you look at another one.',
    why: 'Once you keep a card, the drawing is over for this turn.',
  },
  buy: {
    title: 'Buy cheaply',
    text:
      'A ware card shows three wares and two prices. ' +
      'Take “2 silk, salt” and buy: you pay 4, and the wares land on your stand.',
    why: 'The card is gone then. To sell the same wares you need another card that shows them, and you hold one.',
  },
  sell: {
    title: 'Sell dearly',
    text: 'Your other “2 silk, salt” sells exactly what lies on your stand, for 11. Sell it: 7 gold earned.',
    why: 'Most of the time the second card is not there at once. Wares wait on your stand until it comes.',
  },
  utility: {
    title: 'A utility stays',
    text: 'Lay out the Well. Utilities stay before you, three at most, and each can be used once a turn.',
    why: 'Laying it out costs an action, and so does using it. It pays over many turns.',
  },
  use: {
    title: 'Use the Well',
    text: 'Your last action: use the Well. It costs 1 gold and draws you a card. Then it is Blue’s turn.',
  },
  reaction: {
    title: 'A word in Blue’s turn',
    text:
      'Blue bought tea. With a Rain Maker you could take that card for yourself. ' +
      'You hold none, but everybody is always asked. Let it go.',
    why:
      'If only those with the card were asked, the question would give it away. ' +
      'Against animals a Guard is asked for in the same way.',
  },
  skip: {
    title: 'You need not draw',
    text: 'Your turn again, with five new actions. This time go straight on to playing.',
  },
  rest: {
    title: 'A rest is worth 1 gold',
    text: 'End your turn here. Whoever leaves two or more actions unused gets 1 gold.',
    why: 'It is the smallest wage in Jambo. Buying and selling brings seven.',
  },
  end: {
    title: 'The market is yours',
    text:
      'People do what they say, animals attack, and the last free space of ' +
      'your large stand costs 2 gold. Every card says what it does: touch it.',
  },
};
