/** The busiest positions of each table: where a layout breaks first. They are measured, and photographed. */
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { isLate, isSpread, reachClimb } from './climbs.ts';
import { DHAPPA } from './dhappa.ts';
import { JAMBO } from './jambo.ts';
import { PIECE } from './one-piece.ts';

export interface Busy {
  position(): SavedMatch;
  /** What is opened or pointed at there. */
  prepare?(page: Page): Promise<void>;
  /** A screen that is read, and scrolls, rather than a table. */
  reads?: boolean;
  /** How fast it is shown; without it at once. */
  pace?: number;
  /** It is not measured: something hangs over the table for as long as a pointer is down. */
  pictureOnly?: boolean;
}

const point = (page: Page): Promise<void> => page.keyboard.press('ArrowRight');

export const DOOR: Record<string, Busy> = {
  duel: { position: () => reachClimb({ seats: 9, fits: (prompt) => prompt === 'CHAOS_THROW' }) },
  target: {
    position: () =>
      reachClimb({
        seats: 9,
        options: { doorOpens: 'lightning' },
        fits: (prompt, t) => prompt === 'CARD_TARGET' && isLate(t),
      }),
    prepare: point,
  },
  option: { position: () => reachClimb({ seats: 4, fits: (prompt, t) => prompt === 'CARD_OPTION' && isSpread(t) }) },
  lightning: { position: () => reachClimb({ seats: 6, fits: (prompt, t) => prompt === 'ROLL' && t.lightning }) },
};

export const BUSY: Record<string, Record<string, Busy>> = {
  'dhappa-baaji': DHAPPA,
  jambo: JAMBO,
  'one-piece': PIECE,
  'the-door': DOOR,
};
