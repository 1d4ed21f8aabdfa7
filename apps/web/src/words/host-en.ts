/** What the host of a match says about it, in English. */
import type { Who } from '@dealers-choice/words';

export const en = {
  gaveUp: (who: Who): string => (who.you ? 'You give up.' : `${who.name} gives up.`),
  tookBack: (who: Who): string => (who.you ? 'You take the last move back.' : `${who.name} takes the last move back.`),
  stale: 'The question has changed in the meantime: look again.',
  notHere: (seat: number): string => `Seat ${seat} is not played by a person at this device.`,
};

export type HostPhrases = typeof en;
