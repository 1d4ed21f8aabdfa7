/** A duel as it is shown: who throws at whom, how far, and how it went. */
import type { Seat } from '@dealers-choice/kernel';
import type { DuelNow } from '@dealers-choice/table';
import type { Distance, DoorEvent } from '../../index.ts';

export interface DuelShown {
  thrower: Seat;
  defender: Seat;
  distance: Distance;
  /** How it went, once that is told. */
  result: Extract<DoorEvent, { type: 'CHAOS_RESULT' }> | null;
}

export type Phase = DuelNow['state']['phase'];
export const phaseOf = ({ result }: DuelShown, live: DuelNow | null): Phase =>
  result ? 'done' : (live?.state.phase ?? 'moving');
