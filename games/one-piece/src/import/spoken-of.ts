/** Which cards a card speaks of: those its player needs beside it, and the Leader it asks for. */
import type { CardData } from '../tree/card.ts';
import type { Filter } from '../tree/tree.ts';
import { walkCard } from '../tree/walk.ts';
import { fitsPrint, speaksOfPrint } from './fits-print.ts';

export interface Spoken {
  isLeader(leader: CardData): boolean;
  /** By name, type or attribute. */
  isNamed(card: CardData): boolean;
}

export function spokenOfBy(hero: CardData): Spoken {
  const leaders: Filter[] = [];
  const cards: Filter[] = [];
  walkCard(hero, {
    condition(condition) {
      if ('is' in condition && condition.is === 'leader') leaders.push(condition.where);
    },
    filter(filter) {
      if (speaksOfPrint(filter)) cards.push(filter);
    },
  });
  return {
    isLeader: (leader) => leaders.every((filter) => fitsPrint(leader, filter)),
    isNamed: (card) => cards.some((filter) => fitsPrint(card, filter)),
  };
}
