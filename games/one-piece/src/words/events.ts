/** What happened, in a sentence each. '' is not told: the position shows it, or the next event says it better. */
import type { OnePieceEvent } from '../rules/table.ts';
import { signed } from '../tree/print/words.ts';
import { AREA_SAID } from './areas.ts';
import { effectText } from './effects.ts';
import { overSentence } from './ending.ts';
import { choiceSentence, movedSentence } from './moving.ts';
import { copyName, count, don, eventCard, namesOf, type Told } from './told.ts';
import { unreadNote } from './unread.ts';

export function eventSentence(event: OnePieceEvent, told: Told): string {
  const who = 'seat' in event ? told.name(event.seat) : '';
  const card = 'card' in event ? eventCard(told, event) : '';
  switch (event.type) {
    case 'gameStarted': {
      const [first = 0, second = 0] = event.cards;
      return `${told.name(0)} plays ${copyName(told, first)}, ${told.name(1)} plays ${copyName(told, second)}.`;
    }
    case 'coinDecided':
      return `${who} may choose who goes first.`;
    case 'turnOrderChosen':
      return `${told.name(event.first)} goes first.`;
    case 'mulligan':
      return event.again ? `${who} puts the hand back and draws a new one.` : `${who} keeps the hand.`;
    case 'lifeDealt':
      return `${who} has ${count(event.n, 'Life card')}.`;
    case 'turnChanged':
      return `Turn ${event.turn}: ${who}.`;
    case 'cardMoved':
      return movedSentence(event, told);
    case 'cardRevealed':
      return `${who} shows ${card}.`;
    case 'cardLooked':
      if (event.area === 'LIFE' && event.n === 1) return ''; // by damage, or a text that was told
      return `${who} looks at ${count(event.n, 'card')} of ${AREA_SAID[event.area]}.`;
    case 'cardStateChanged':
      if (event.how !== 'effect') return ''; // attacks, blocks and the Refresh Phase
      return event.rested ? `${card} is rested.` : `${card} becomes active.`;
    case 'lifeTurned':
      return `A Life card of ${who} is turned ${event.faceUp ? `face up: ${card}` : 'face down'}.`;
    case 'donMoved':
      return event.to === 'DON_DECK'
        ? `${who} returns ${don(event.n)} to the DON!! deck.`
        : `${who} adds ${don(event.n)} to the cost area${event.rested ? ', rested' : ''}.`;
    case 'donStateChanged':
      if (event.how !== 'effect') return ''; // paid, or the Refresh Phase
      return `${who}: ${don(event.n)} ${event.rested ? 'rested' : 'set active'}.`;
    case 'donGiven':
      // One event for each DON!!: the last one says it for all.
      if (event.given < (told.view.table.given[event.card] ?? 0)) return '';
      return `${who} gives DON!! to ${card}, which has ${event.given} now.`;
    case 'cardPlayed':
      return `${who} plays ${card}${playedFrom(event)}.${unreadNote(told, event.card)}`;
    case 'eventActivated':
      return `${who} uses ${card}.${unreadNote(told, event.card)}`;
    case 'effectActivated':
      return `${card}: ${effectText(told, event.effect)}`;
    case 'effectDropped':
      return `${card} of ${who}: an effect of it does not happen.`;
    case 'choiceMade':
      return choiceSentence(event, told);
    case 'attackDeclared':
      return `${card} of ${who} attacks ${copyName(told, event.target)}.`;
    case 'attackTargetChanged':
      return `The attack goes at ${card} now.`;
    case 'blockDeclared':
      return `${who} blocks with ${card}.`;
    case 'counterUsed':
      return `${who} counters with ${card}: ${signed(event.n)} power for ${copyName(told, event.on)}.`;
    case 'keywordChanged':
    case 'powerChanged':
    case 'costChanged':
      return ''; // a text, DON!! or a Counter said so already
    case 'damageDetermined':
      return `${who}'s Leader takes ${event.n} damage${event.banish ? ', banishing' : ''}.`;
    case 'lifeLost':
      return `${who} loses a Life card: ${event.left} left.`;
    case 'triggerUsed':
      return `${who} uses the Trigger of ${card}.`;
    case 'cardKO':
      return `${card} of ${who} is K.O.'d${event.battle ? ' in battle' : ''}.`;
    case 'replacementUsed':
      return `${card} of ${who} instead${savedBy(event, told)}: ${effectText(told, event.effect)}`;
    case 'shuffled':
      return `${who} shuffles ${AREA_SAID[event.area]}.`;
    case 'loopDetected':
      return `The same position has come round ${count(event.repeats, 'time')}: the loop ends here.`;
    case 'gameOver':
      return overSentence(event.reason, event.winner, told);
    case 'phaseChanged':
    case 'battleStepChanged':
    case 'battleEnded':
    case 'cardRemoved':
    case 'costPaid':
    case 'donTaken':
    case 'effectInForce':
    case 'effectQueued':
    case 'effectUnqueued':
    case 'cardShown':
    case 'orderHidden':
    case 'effectResolved':
      return '';
  }
}

function playedFrom({ from, rested }: Extract<OnePieceEvent, { type: 'cardPlayed' }>): string {
  const place = from === 'HAND' ? '' : ` from ${AREA_SAID[from]}`;
  return `${place}${rested ? ', rested' : ''}`;
}

/** Nothing is named where it is the player who is saved. */
const savedBy = ({ saved }: Extract<OnePieceEvent, { type: 'replacementUsed' }>, told: Told): string =>
  saved.length === 0 ? '' : `, for ${namesOf(told, saved)}`;
