/** Events, in a sentence each. */
import type { Telling } from '@dealers-choice/words';
import { RANGES } from '../rules/aim.ts';
import type { Distance } from '../rules/board.ts';
import type { Door, DoorEvent } from '../rules/table.ts';
import { CARD, OPTION } from './cards.ts';

const CAUSE = { TILE: '', LIGHTNING: ' (Lightning)' };
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const range = (distance: number): string => `distance ${distance} (${RANGES[distance as Distance].label})`;
const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
/** The only other cause of death is giving up. */
const deathBy = (id: string): string => (OPTION.get(id) ?? CARD.get(id))?.death ?? 'having given up';

export function eventSentence(event: DoorEvent, { name }: Telling<Door>): string {
  switch (event.type) {
    case 'TURN_STARTED':
      return `${name(event.seat)} is on turn.`;
    case 'TURN_SKIPPED':
      return `${name(event.seat)} misses a turn.`;
    case 'RELEASED':
      return `${name(event.seat)} leaves Jail.`;
    case 'ROLLED':
      return `${name(event.seat)} rolls ${event.value}.`;
    case 'MOVED':
      return `${name(event.seat)} moves from ${event.from} to ${event.to}.`;
    case 'CARD_DRAWN':
      return `${name(event.seat)} draws ${CARD.get(event.cardType)?.name}${CAUSE[event.cause]}.`;
    case 'OPTION_CHOSEN':
      return `${name(event.seat)} chooses ${OPTION.get(event.option)?.name}.`;
    case 'TARGET_CHOSEN':
      return `${name(event.seat)} points at ${name(event.target)}.`;
    case 'SELECTOR_CHOSEN':
      return `${name(event.seat)} makes ${name(event.target)} the selector.`;
    case 'VICTIM_CHOSEN':
      return `${name(event.seat)} names ${name(event.target)}.`;
    case 'LIVES_CHANGED':
      return `${name(event.seat)} has ${lives(event.to)} (${signed(event.to - event.from)}).`;
    case 'DIED':
      return `${name(event.seat)} dies ${deathBy(event.by)}.`;
    case 'SUMMONED':
      return `${name(event.seat)} is summoned from ${event.from} to ${event.to}.`;
    case 'EXILED':
      return `${name(event.seat)} is exiled to Jail and will miss a turn.`;
    case 'RESURRECTED':
      return `${name(event.seat)} is alive again, at the start.`;
    case 'CHAOS_ROLE':
      return `${name(event.seat)} takes the ${event.role === 'CAN' ? 'can' : 'ball'}.`;
    case 'CHAOS_STARTED':
      return `${name(event.defender)} stands; ${name(event.thrower)} throws from ${range(event.distance)}.`;
    case 'CHAOS_RESULT':
      return `${RESULT[event.outcome]} ${name(event.loser)} loses the duel.`;
    case 'DECK_RESHUFFLED':
      return 'The discard pile is shuffled into a new deck.';
    case 'LIGHTNING_ON':
      return 'Lightning Round: from now on every turn draws a card.';
    case 'SEAT_TO_AI':
      return `An AI takes over for ${name(event.seat)}.`;
    case 'SEAT_TO_HUMAN':
      return `${name(event.seat)} is back.`;
    case 'WON':
      return `${name(event.seat)} wins${event.reason === 'DOOR' ? ' at the Door' : ' as the last one alive'}.`;
  }
}

const RESULT = {
  HIT_CAN: 'The ball hits the can.',
  HIT_BODY: 'The ball hits the body.',
  MISS: 'The ball misses.',
  DEFENDER_FLINCH: 'The defender flinches.',
};
