/** How long each event stays: a bot's turn is followed with ease. */
import type { Moment } from '@dealers-choice/table';
import type { OnePieceEvent } from '../rules/table.ts';

export function beat(event: OnePieceEvent, { by, calm }: Moment): number {
  const slow = by === 'bot' ? 1 : 0.6;
  return Math.round(usual(event, calm) * slow);
}

function usual({ type }: OnePieceEvent, calm: boolean): number {
  switch (type) {
    case 'attackDeclared':
      return 900;
    case 'cardPlayed':
    case 'eventActivated':
    case 'triggerUsed':
    case 'blockDeclared':
    case 'counterUsed':
    case 'cardKO':
    case 'replacementUsed':
      return 650;
    case 'lifeLost':
    case 'effectActivated':
    case 'cardRevealed':
    case 'damageDetermined':
      return 450;
    case 'turnChanged':
    case 'gameOver':
    case 'mulligan':
    case 'turnOrderChosen':
      return 400;
    case 'cardMoved':
    case 'donMoved':
    case 'donGiven':
    case 'powerChanged':
    case 'phaseChanged':
      return calm ? 120 : 160;
    default:
      return 30;
  }
}
