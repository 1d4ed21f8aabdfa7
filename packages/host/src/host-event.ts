/** What the host of a match tells by itself, beside the events of the game. */
import type { Seat } from '@dealers-choice/kernel';

export type HostEvent = { type: 'TOOK_BACK' | 'CONCEDED'; seat: Seat };
export const isHostEvent = <E extends { type: string }>(event: E | HostEvent): event is HostEvent =>
  event.type === 'TOOK_BACK' || event.type === 'CONCEDED';
