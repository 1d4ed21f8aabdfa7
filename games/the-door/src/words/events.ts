/** Events, in a sentence each. */
import { type Telling, whoIn } from '@dealers-choice/words';
import type { Distance } from '../rules/board.ts';
import type { Door, DoorEvent } from '../rules/table.ts';
import { CARD, OPTION } from './cards.ts';
import type { Phrases } from './en.ts';

export const eventsIn =
  (say: Phrases) =>
  (event: DoorEvent, told: Telling<Door>): string => {
    const who = whoIn(told, 'seat' in event ? event.seat : 0);
    const target = whoIn(told, 'target' in event ? event.target : 0);
    switch (event.type) {
      case 'TURN_STARTED':
        return say.turnStarted(who);
      case 'TURN_SKIPPED':
        return say.turnSkipped(who);
      case 'RELEASED':
        return say.released(who);
      case 'ROLLED':
        return say.rolled(who, event.value);
      case 'MOVED':
        return say.moved(who, event.from, event.to);
      case 'CARD_DRAWN': {
        const card = CARD.get(event.cardType);
        const name = card ? say.card(card).name : event.cardType;
        return event.cause === 'LIGHTNING' ? say.drewByLightning(who, name) : say.drew(who, name);
      }
      case 'OPTION_CHOSEN': {
        const option = OPTION.get(event.option);
        return say.choseOption(who, option ? say.option(option).name : event.option);
      }
      case 'TARGET_CHOSEN':
        return say.choseTarget(who, target);
      case 'SELECTOR_CHOSEN':
        return say.choseSelector(who, target);
      case 'VICTIM_CHOSEN':
        return say.choseVictim(who, target);
      case 'LIVES_CHANGED':
        return say.lives(who, event.to, event.to - event.from);
      case 'DIED':
        return say.died(who, event.by);
      case 'SUMMONED':
        return say.summoned(who, event.from, event.to);
      case 'EXILED':
        return say.exiled(who);
      case 'RESURRECTED':
        return say.resurrected(who);
      case 'CHAOS_ROLE':
        return say.tookRole(who, event.role);
      case 'CHAOS_STARTED':
        return say.duelStarted(
          whoIn(told, event.thrower),
          whoIn(told, event.defender),
          event.distance as Distance, // what the board measures
        );
      case 'CHAOS_RESULT':
        return say.duelEnded(event.outcome, whoIn(told, event.loser));
      case 'DECK_RESHUFFLED':
        return say.reshuffled;
      case 'LIGHTNING_ON':
        return say.lightningOn;
      case 'WON':
        return event.reason === 'DOOR' ? say.wonAtDoor(who) : say.wonAlive(who);
    }
  };
