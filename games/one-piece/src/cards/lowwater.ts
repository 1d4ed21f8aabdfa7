/** All cards of the Guilds of Lowwater as they are printed, by number. */
import { ALLIANCES } from './alliances.ts';
import { EMBER } from './ember.ts';
import { GEAR } from './gear.ts';
import { GROVE } from './grove.ts';
import { LAMP } from './lamp.ts';
import type { PrintedCard } from './printed.ts';
import { SOOT } from './soot.ts';
import { TIDE } from './tide.ts';

export const LOWWATER: readonly PrintedCard[] = [...EMBER, ...GROVE, ...TIDE, ...GEAR, ...SOOT, ...LAMP, ...ALLIANCES];
