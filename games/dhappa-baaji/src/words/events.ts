/** Which sentence each event has. */
import { type Telling, whoIn } from '@dealers-choice/words';
import type { Dhappa, DhappaEvent } from '../rules/table.ts';
import { laidOut, namesIn } from './cards.ts';
import type { Phrases } from './en.ts';

export const eventsIn =
  (phrases: Phrases) =>
  (event: DhappaEvent, told: Telling<Dhappa>): string => {
    const { events: say, name } = phrases;
    const who = whoIn(told, 'seat' in event ? event.seat : 0);
    switch (event.type) {
      case 'DEALT':
        return say.dealt(event.deal, whoIn(told, event.starter), namesIn(phrases, event.cards));
      case 'TURN_STARTED':
        return say.turnStarted(who);
      case 'DREW':
        return say.drew(who, name(event.card), event.left);
      case 'LAST_TURN':
        return say.lastTurn;
      case 'PICKED': {
        const which = namesIn(phrases, event.cards);
        return event.mustPlay
          ? say.pickedToPlay(who, event.depth, which, name(event.card))
          : say.picked(who, event.depth, which);
      }
      case 'RUN_CREATED':
        return say.laid(who, event.run, event.kind, laidOut(phrases, event.cards, event.as));
      case 'OPENED':
        return say.opened(who);
      case 'RUN_EXTENDED':
        return say.extended(who, event.run, laidOut(phrases, event.cards, event.as));
      case 'TWO_SHIFTED':
        return say.shifted(name(event.card), event.from, event.to, event.run);
      case 'JOKER_SWAPPED':
        return say.swapped(who, event.as, event.run);
      case 'RUNS_MELDED':
        return event.cards.length === 0
          ? say.melded(who, event.other, event.run)
          : say.meldedWith(who, event.other, event.run, laidOut(phrases, event.cards, event.as));
      case 'PLAY_ENDED':
        return say.finished(who);
      case 'DISCARDED':
        return say.discarded(who, name(event.card), event.left);
      case 'DHAPPA':
        return say.dhappa(event.burnt);
      case 'ONE_CARD_LEFT':
        return say.oneLeft(who);
      case 'LOCK_MADE':
        return say.lockMade(event.team, event.lock);
      case 'LOCK_LOST':
        return say.lockLost(event.team);
      case 'WENT_OUT':
        return say.wentOut(who, event.team, event.lock);
      case 'RESHUFFLED':
        return say.reshuffled(event.left);
      case 'DRAW_PILE_EXHAUSTED':
        return say.exhausted;
      case 'HAND_SHOWN':
        return say.stillHeld(who, namesIn(phrases, event.cards));
      case 'DEAL_SCORED':
        return say.scored(event.deal, event.dealA, event.dealB, event.scoreA, event.scoreB);
      case 'GAVE_UP':
        return say.gaveUp(who, event.team);
    }
  };
