/** Who sits where, how a match ends, and what can be set before it. */
import type { Seat } from '@dealers-choice/kernel';
import { type Setting, type Telling, type Words, whoIn } from '@dealers-choice/words';
import { characterOf } from '../rules/characters.ts';
import { type Door, type DoorOptions, options } from '../rules/table.ts';
import type { Phrases } from './en.ts';

export const seatNameIn =
  (say: Phrases) =>
  (seat: Seat, options: DoorOptions): string =>
    say.character(characterOf(options, seat).id);

const isSetting = (name: string): name is keyof DoorOptions => name in options;
export const settingIn =
  (say: Phrases) =>
  (name: string): Setting | null =>
    isSetting(name) ? say.setting(name) : null;

export const choiceIn =
  ({ choices: { seat, ...named } }: Phrases): NonNullable<Words<Door>['choice']> =>
  (_option, choice) => {
    if (/^[1-9]$/.test(choice)) return { name: seat(Number(choice)), about: '' };
    return choice in named ? { name: named[choice as keyof typeof named], about: '' } : null;
  };

export const endingIn =
  (say: Phrases) =>
  (told: Telling<Door>): string => {
    const { over } = told.view;
    const winner = over?.winners[0];
    if (!over || winner === undefined) return say.stopped;
    return over.reason === 'DOOR' ? say.endedAtDoor(whoIn(told, winner)) : say.endedAlive(whoIn(told, winner));
  };
