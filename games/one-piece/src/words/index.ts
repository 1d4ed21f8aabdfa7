/** What One Piece TCG says to people, for a set of cards. */
import type { KeyWords, Telling, Words } from '@dealers-choice/words';
import type { OnePieceGame } from '../rules/card.ts';
import { onePiece } from '../rules/game.ts';
import type { OnePiece } from '../rules/table.ts';
import { cardWords, handOrder } from './cards.ts';
import { deckWords } from './decks.ts';
import { ending } from './ending.ts';
import { eventSentence } from './events.ts';
import { moveLabel } from './moves.ts';
import { promptSentence, waitingSentence } from './prompts.ts';
import { refusalSentence } from './refusals.ts';
import { standing } from './stands.ts';
import { notice, showField, tableLines } from './table.ts';
import type { Told } from './told.ts';

export { type DeckLine, type DeckList, deckListOf, unreadOf } from './deck-list.ts';

const KEYS: readonly KeyWords[] = [
  { keys: '← →', does: 'Point at the next card or answer' },
  { keys: 'Space', does: 'Do what the gold button says' },
  { keys: 'D', does: 'Give one more DON!! to the card that is chosen or has the focus' },
  { keys: '+  −', does: 'One DON!! more or less for the chosen card' },
  { keys: 'B', does: 'Block: go to the next Blocker; Enter blocks with it' },
  { keys: 'C', does: 'Counter: put the fewest cards together that hold; again: put them back' },
  { keys: 'E', does: 'End the turn' },
  { keys: 'Shift and ← →', does: 'Move a card that is to be put in order' },
  { keys: 'Esc', does: 'Put back what is chosen' },
];

export function wordsOf(game: OnePieceGame): Words<OnePiece> {
  const on = (told: Telling<OnePiece>): Told => ({ ...told, game });
  const nobody = (): string => '';
  return {
    title: 'One Piece TCG',
    about:
      'Two crews, each with a deck of its own: spend DON!! on Characters, Events and power, ' +
      'and hit the other Leader when it has no Life left.',
    keys: KEYS,
    choice: (option, choice) => (option === 'decks' ? deckWords(game, choice) : null),
    // No colour: the cards have those.
    seatName: (seat) => (seat === 0 ? 'Port' : 'Starboard'),
    fields: {
      turnPlayer: 'On turn',
      donActive: 'DON!!',
      donDeck: 'DON!! deck',
      limbo: 'Trigger',
      extraTurns: 'Extra turns',
    },
    show: (field, seat, told) => showField(field, seat, on(told)),
    stands: (copy, view) => standing({ view, name: nobody, you: null, game }, copy),
    card: cardWords,
    prompt: (q, told) => promptSentence(q, on(told)),
    waiting: (q, told) => waitingSentence(q, on(told)),
    notice: (told) => notice(on(told)),
    event: (event, told) => eventSentence(event, on(told)),
    milestones: ['lifeLost', 'cardKO', 'gameOver'],
    refusal: (refusal, told) => refusalSentence(refusal, on(told)),
    move: (move, q, told) => moveLabel(move, q, on(told)),
    inHand: (cards, told) => handOrder(cards, on(told)),
    table: (told) => tableLines(on(told)),
    ending: (told) => ending(on(told)),
  };
}

/** With the cards the game comes with. */
export const words: Words<OnePiece> = wordsOf(onePiece);
