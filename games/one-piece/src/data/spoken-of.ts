/** Which cards a card speaks of: those its player needs beside it, and the Leader it asks for. */
import type { CardData } from '../tree/card.ts';
import type { Filter } from '../tree/tree.ts';
import { walkCard } from '../tree/walk.ts';
import { type Helpers, helpersOf } from './brings-about.ts';
import { fitsPrint, speaksOfPrint } from './fits-print.ts';

export interface Spoken {
  isLeader(leader: CardData): boolean;
  /** By name, type or attribute. */
  isNamed(card: CardData): boolean;
  /** It may bring about what the card asks for. */
  isHelper: Helpers['isOne'];
  helpStrength: Helpers['strengthOf'];
  /** With these on the other side, that is brought about more easily. */
  isPrey: Helpers['isPrey'];
  /** Under this Leader, with one of these cards for each that it speaks of, and a helper where it needs one. */
  areThere(leader: CardData, cards: readonly CardData[]): boolean;
}

/** A Leader's power changes in a match. */
function asPrinted({ power: _power, ...printed }: Filter): Filter {
  return printed;
}

export function spokenOfBy(hero: CardData): Spoken {
  const leaders: Filter[] = [];
  const cards: Filter[] = [];
  walkCard(hero, {
    condition(condition) {
      if ('is' in condition && condition.is === 'leader') leaders.push(asPrinted(condition.where));
    },
    filter(filter) {
      if (speaksOfPrint(filter)) cards.push(filter);
    },
  });
  const isLeader = (leader: CardData): boolean => leaders.every((filter) => fitsPrint(leader, filter));
  const helpers = helpersOf(hero);
  return {
    isLeader,
    isNamed: (card) => cards.some((filter) => fitsPrint(card, filter)),
    isHelper: helpers.isOne,
    helpStrength: helpers.strengthOf,
    isPrey: helpers.isPrey,
    areThere(leader, deck) {
      if (!isLeader(leader) || (helpers.areNeeded && !deck.some(helpers.isOne))) return false;
      return cards.every((filter) => [leader, ...deck].some((card) => fitsPrint(card, filter)));
    },
  };
}
