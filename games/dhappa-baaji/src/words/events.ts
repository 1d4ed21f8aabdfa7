/** Events, in a sentence each. */
import type { Telling } from '@dealers-choice/words';
import { nameOf } from '../cards/pack.ts';
import type { Dhappa, DhappaEvent } from '../rules/table.ts';
import { laidOut, many, namesOf } from './cards.ts';

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

export function eventSentence(event: DhappaEvent, { name }: Telling<Dhappa>): string {
  switch (event.type) {
    case 'DEALT':
      return `Deal ${event.deal}: ${name(event.starter)} begins, and ${namesOf(event.cards)} is turned up.`;
    case 'TURN_STARTED':
      return `${name(event.seat)} is on turn.`;
    case 'DREW':
      return `${name(event.seat)} draws ${nameOf(event.card)}; ${many(event.left, 'card')} left to draw.`;
    case 'LAST_TURN':
      return `The draw pile is used up: this is the last turn.`;
    case 'PICKED': {
      const must = event.mustPlay ? ` ${nameOf(event.card)} must be played.` : '';
      return `${name(event.seat)} takes ${many(event.depth, 'card')} from the pile: ${namesOf(event.cards)}.${must}`;
    }
    case 'RUN_CREATED': {
      const what = event.kind === 'SET' ? 'set' : 'sequence';
      return `${name(event.seat)} lays run ${event.run}, a ${what}: ${laidOut(event.cards, event.as)}.`;
    }
    case 'OPENED':
      return `${name(event.seat)} has opened.`;
    case 'RUN_EXTENDED':
      return `${name(event.seat)} adds to run ${event.run}: ${laidOut(event.cards, event.as)}.`;
    case 'TWO_SHIFTED':
      return `${nameOf(event.card)} shifts from ${event.from} to ${event.to} in run ${event.run}.`;
    case 'JOKER_SWAPPED':
      return `${name(event.seat)} swaps ${event.as} into run ${event.run} and takes the Joker.`;
    case 'RUNS_MELDED': {
      const bridge = event.cards.length > 0 ? ` with ${laidOut(event.cards, event.as)}` : '';
      return `${name(event.seat)} melds run ${event.other} into run ${event.run}${bridge}.`;
    }
    case 'PLAY_ENDED':
      return `${name(event.seat)} has finished playing.`;
    case 'DISCARDED':
      return `${name(event.seat)} discards ${nameOf(event.card)} and holds ${many(event.left, 'card')}.`;
    case 'DHAPPA':
      return `Dhappa! ${many(event.burnt, 'card')} of the pile are burnt.`;
    case 'ONE_CARD_LEFT':
      return `${name(event.seat)} has one card left.`;
    case 'LOCK_MADE':
      return `Team ${event.team} has its lock: runs ${event.lock.join(', ')}.`;
    case 'LOCK_LOST':
      return `Team ${event.team} has lost its lock.`;
    case 'WENT_OUT':
      return `${name(event.seat)} goes out: team ${event.team} wins the deal with runs ${event.lock.join(', ')}.`;
    case 'RESHUFFLED':
      return `The pile is shuffled into a new draw pile of ${many(event.left, 'card')}.`;
    case 'DRAW_PILE_EXHAUSTED':
      return 'Nobody went out before the draw pile was used up: the deal is drawn.';
    case 'HAND_SHOWN':
      return `${name(event.seat)} still held ${namesOf(event.cards)}.`;
    case 'DEAL_SCORED': {
      const total = `${event.scoreA} to ${event.scoreB}`;
      return `Deal ${event.deal}: team A ${signed(event.dealA)}, team B ${signed(event.dealB)}. It stands ${total}.`;
    }
    case 'GAVE_UP':
      return `${name(event.seat)} gives up for team ${event.team}.`;
  }
}
