/** What One Piece TCG says to people, for a set of cards. */
import type { Telling, Words } from '@dealers-choice/words';
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

export function wordsOf(game: OnePieceGame): Words<OnePiece> {
  const on = (told: Telling<OnePiece>): Told => ({ ...told, game });
  const nobody = (): string => '';
  return {
    title: 'One Piece TCG',
    about:
      'Two crews, each with a deck of its own: spend DON!! on Characters, Events and power, ' +
      'and hit the other Leader when it has no Life left.',
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
    refusal: (refusal, told) => refusalSentence(refusal, on(told)),
    move: (move, q, told) => moveLabel(move, q, on(told)),
    inHand: (cards, told) => handOrder(cards, on(told)),
    table: (told) => tableLines(on(told)),
    ending: (told) => ending(on(told)),
  };
}

/** With the cards the game comes with. */
export const words: Words<OnePiece> = wordsOf(onePiece);
