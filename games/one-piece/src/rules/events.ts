/** Using an Event card (OP-32): it goes to the trash, then its text is carried out. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { runCode } from '../effects/run.ts';
import { moveCard } from './areas.ts';
import type { Ability } from './card.ts';
import { emit } from './emit.ts';
import { TIMING } from './listeners.ts';
import type { X } from './table.ts';

export const textOf = (x: X, card: CopyId, timing: 'MAIN' | 'COUNTER' | 'TRIGGER'): Ability | null =>
  x.face(card).abilities.find((ability) => ability.timing === timing) ?? null;

export function useEvent(x: X, seat: Seat, card: CopyId, ability: Ability): void {
  // Texts may name the place where the card was used, or the one where it is now.
  emit(x, TIMING.ON_EVENT_ACTIVATED, { card, seat, named: true });
  moveCard(x, card, 'trash', 'play');
  x.tell?.({ type: 'eventActivated', seat, card, timing: ability.timing });
  emit(x, TIMING.ON_EVENT_ACTIVATED, { card, seat });
  if (x.match.over === null) runCode(x, ability.code, seat, card, { noted: true });
}
