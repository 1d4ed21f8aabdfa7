/** Who sits at the table. Aim counts only when an AI throws; a person's result is the arrow alone (TD-52). */
import { must, type Seat } from '@dealers-choice/kernel';
import type { DoorOptions } from './table.ts';

export type Temper = 'balanced' | 'cautious' | 'aggressive' | 'random';

export interface Character {
  id: number;
  name: string;
  /** In hundredths. */
  aim: number;
  temper: Temper;
}

export const CHARACTERS: readonly Character[] = [
  { id: 1, name: 'Anchor', aim: 60, temper: 'balanced' },
  { id: 2, name: 'Beacon', aim: 90, temper: 'cautious' },
  { id: 3, name: 'Cutlass', aim: 95, temper: 'aggressive' },
  { id: 4, name: 'Drydock', aim: 70, temper: 'cautious' },
  { id: 5, name: 'Ember', aim: 50, temper: 'aggressive' },
  { id: 6, name: 'Fathom', aim: 30, temper: 'balanced' },
  { id: 7, name: 'Gale', aim: 40, temper: 'random' },
  { id: 8, name: 'Halyard', aim: 55, temper: 'balanced' },
  { id: 9, name: 'Ironside', aim: 65, temper: 'aggressive' },
];

/** Character k sits in seat k unless the option says otherwise (TD-49). */
export const characterOf = (options: DoorOptions, seat: Seat): Character =>
  must(CHARACTERS, (options.characters[seat] ?? seat + 1) - 1);
