/** The deck. */
import type { Card } from '../rules/table.ts';
import { ANIMALS } from './animals.ts';
import { MERCHANTS } from './merchants.ts';
import { PEOPLE } from './people.ts';
import { UTILITIES } from './utilities.ts';
import { WARE_CARDS } from './wares.ts';

export const CARDS: readonly Card[] = [...WARE_CARDS, ...PEOPLE, ...MERCHANTS, ...ANIMALS, ...UTILITIES];
