/** What the table sounds like, event by event. */
import type { SoundName } from '@dealers-choice/table';
import type { OnePieceEvent } from '../rules/table.ts';

const SOUNDS: Readonly<Partial<Record<OnePieceEvent['type'], SoundName>>> = {
  cardMoved: 'card',
  donMoved: 'coin',
  donGiven: 'coin',
  cardPlayed: 'knock',
  attackDeclared: 'slap',
  blockDeclared: 'knock',
  counterUsed: 'card',
  lifeLost: 'bell',
  triggerUsed: 'bell',
  cardKO: 'knock',
};

export const sound = ({ type }: OnePieceEvent): SoundName | null => SOUNDS[type] ?? null;
