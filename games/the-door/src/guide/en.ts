import type { GuideText } from '@dealers-choice/words/guide';
import type { DoorStep } from './index.ts';

export const en: GuideText<DoorStep> = {
  goal: {
    title: 'Climb to the Door',
    text:
      'You are Anchor, at the foot of the stair. ' +
      'Whoever first reaches the Door on 20 wins. So does the last one alive.',
    why: 'There are two ways to win, so look at both: who is near the Door, and who is running out of lives.',
  },
  roll: {
    title: 'Roll the die',
    text:
      'Small dice on the steps show where each roll takes you. ' +
      'Steps 4, 8, 12 and 16 have a diamond: you draw a card there.',
    why: 'You draw only where your own roll ends. Being dragged onto a diamond by somebody else draws nothing.',
  },
  option: {
    title: 'A card, two sides',
    text: 'You rolled a 4 and drew Summon or Exile. A card must be played, and you choose which side. Take Exile.',
    why:
      'Summon would bring somebody to your step. ' +
      'Exile costs a life, sends to Jail and takes a turn away: better now.',
  },
  target: {
    title: 'Whom do you mean?',
    text: 'Point at Cutlass, then confirm. Until you confirm you could still take the other side of the card.',
    why: 'Cutlass throws best of all in a duel. You can never choose yourself.',
  },
  jail: {
    title: 'Jail, and your turn again',
    text: 'Cutlass has 2 lives, sat in Jail and missed a turn. Roll again: no card this time unless you land on 8.',
    why: 'From Jail the next roll goes on from step 10. That can even be a shortcut.',
  },
  hit: {
    title: 'That was for you',
    text: 'Beacon drew Judge or Jury, and took one of your 3 lives. Without lives you are out. Roll on.',
    why: 'With Jury, another player would have been made to name who loses 2 lives. It could have been Beacon.',
  },
  ahead: {
    title: 'Somebody is ahead',
    text: 'Cutlass stands on 18: nearly every roll wins from there. A 1 would give you a card on 16. Roll.',
  },
  reap: {
    title: 'The hardest card',
    text:
      'Resurrect or Reap. Nobody is dead, so there is nobody to bring back. ' +
      'Take Reap: it kills, however many lives are left.',
    why: 'Resurrect brings a dead player back to the start with 1 life. It is greyed out while nobody is dead.',
  },
  victim: {
    title: 'Stop the leader',
    text: 'Cutlass would win next. Choose Cutlass, and confirm.',
  },
  lightning: {
    title: 'The Lightning Round',
    text:
      'Everybody alive has taken 4 turns: from now on every turn draws a card. ' +
      'But the Door comes first. Roll a 4 or more!',
    why: 'You need not roll the exact number, and whoever reaches the Door has won at once, before any card.',
  },
  end: {
    title: 'You are through the Door',
    text:
      'One card is left to meet: Chaos, a duel. One throws a ball at the can on the other’s head: ' +
      'stop the arrow on the can, or hold still.',
  },
};
