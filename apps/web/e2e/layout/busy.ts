/** The busiest positions of each table: where a layout breaks first. They are measured, and photographed. */
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { reachMatch } from '../voyages.ts';
import { isLate, isSpread, reachClimb } from './climbs.ts';
import { DHAPPA } from './dhappa.ts';
import { JAMBO } from './jambo.ts';

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

export const PIECE: Record<string, Busy> = {
  attackers: {
    position: () =>
      reachMatch({
        prompt: 'main',
        decks: 'ember,grove',
        when: (_q, { table: t, turn }) =>
          turn > 10 && t.characters[0].length > 2 && t.characters[1].length > 2 && t.hand[0].length > 3,
      }),
    prepare: (page) => page.locator('.op-cell[data-state="can"] .op-tap').first().click(),
  },
  counter: {
    position: () =>
      reachMatch({ prompt: 'counter', decks: 'ember,grove', when: (_q, { table: t }) => t.hand[0].length > 3 }),
  },
  block: { position: () => reachMatch({ prompt: 'block', decks: 'soot,forge' }) },
  life: {
    position: () => reachMatch({ prompt: 'life', decks: 'lamp,ember', when: (q) => q.options.includes('trigger') }),
  },
  take: { position: () => reachMatch({ prompt: 'take', decks: 'ember,grove', when: (q) => q.from.length > 0 }) },
  order: { position: () => reachMatch({ prompt: 'order', decks: 'ember,tide' }) },
};

export const BUSY: Record<string, Record<string, Busy>> = {
  'dhappa-baaji': DHAPPA,
  jambo: JAMBO,
  'one-piece': PIECE,
  'the-door': DOOR,
};
