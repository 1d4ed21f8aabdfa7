/** The busiest positions of each table: where a layout breaks first. They are measured, and photographed. */
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { reach } from '../positions.ts';
import { reachMatch } from '../voyages.ts';
import { isLate, isSpread, reachClimb } from './climbs.ts';
import { DHAPPA } from './dhappa.ts';

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

export const JAMBO: Record<string, Busy> = {
  'five-stands': {
    position: () =>
      reach({
        from: 22,
        people: 1,
        prompt: 'PLAY',
        when: (_q, { table: t }) => t.small[0].length + t.small[1].length === 15,
      }),
  },
  'own-stands': {
    position: () =>
      reach({ from: 117, people: 1, prompt: 'PLAY', when: (_q, { table: t }) => t.small[0].length === 12 }),
    prepare: (page) => page.keyboard.press('1'),
  },
  'auction-wares': {
    position: () =>
      reach({ people: 1, prompt: 'AUCTION', when: (q, { table }) => table.lot.length === 2 && q.min > 1 }),
  },
  'auction-cards': {
    position: () => reach({ people: 1, prompt: 'AUCTION', when: (_q, { table }) => table.pool.length === 3 }),
  },
  throne: {
    position: () =>
      reach({
        from: 90,
        people: 1,
        prompt: 'WARE_THEFT_SWAP',
        when: (q, { table: t }) => q.params.step === 1 && t.small[0].length + t.small[1].length === 15,
      }),
    prepare: point,
  },
  draft: {
    position: () => reach({ people: 1, prompt: 'DRAFT', when: (q) => q.noun === 'card' && q.from.length > 6 }),
  },
  'final-turn': {
    position: () => reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }),
  },
};

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
