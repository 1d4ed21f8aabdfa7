/** What a player cannot do by effects, or by the own ones only. */
import type { Seat } from '@dealers-choice/kernel';
import type { X } from './table.ts';
import { PLAYER_BAN } from './values/bits.ts';
import { playerBansOf } from './values/values.ts';

const holds = (x: X, seat: Seat, by: Seat, always: number, ifOwn: number): boolean =>
  (playerBansOf(x, seat) & (by === seat ? always | ifOwn : always)) !== 0;

/** `by`: whose effect it is. */
export const cannotDraw = (x: X, seat: Seat, by: Seat): boolean =>
  holds(x, seat, by, PLAYER_BAN.DRAW_BY_EFFECTS, PLAYER_BAN.DRAW_BY_OWN_EFFECTS);

/** Life that may not be added to its player's hand. */
export const keepsLife = (x: X, seat: Seat, by: Seat): boolean =>
  holds(x, seat, by, PLAYER_BAN.LIFE_TO_HAND, PLAYER_BAN.LIFE_TO_HAND_BY_OWN_EFFECTS);
