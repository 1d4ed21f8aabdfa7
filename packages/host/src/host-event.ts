/** What the host of a match tells by itself, beside the events of the game. */
import type { Seat } from '@dealers-choice/kernel';

const TYPES = ['TOOK_BACK', 'CONCEDED', 'SEAT_TO_AI', 'SEAT_TO_HUMAN'] as const;

export type HostEvent = { type: (typeof TYPES)[number]; seat: Seat };
export const isHostEvent = <E extends { type: string }>(event: E | HostEvent): event is HostEvent =>
  TYPES.some((type) => type === event.type);
