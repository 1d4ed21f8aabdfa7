/** The market square of Jambo where it is fullest, what opens over it, and its end. */
import { expect, type Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { cardOf, reach } from '../positions.ts';
import type { Busy } from './busy.ts';

const finalTurn = (): SavedMatch =>
  reach({ people: 1, prompt: 'PLAY', when: (_q, { table: t }) => t.endgameFinalTurn && t.hand[0].length > 1 });

async function toTheResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^End your turn/ }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.j-result')).toBeVisible();
}

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
    prepare: (page) => page.keyboard.press('ArrowRight'),
  },
  draft: {
    position: () => reach({ people: 1, prompt: 'DRAFT', when: (q) => q.noun === 'card' && q.from.length > 6 }),
  },
  'final-turn': { position: finalTurn },
  'final-auction': {
    position: () => reach({ people: 1, prompt: 'AUCTION', when: (_q, { table }) => table.endgameFinalTurn }),
  },
  'final-lifted': {
    position: () =>
      reach({
        people: 1,
        prompt: 'PLAY',
        when: (_q, { table: t }) =>
          t.endgameFinalTurn && cardOf(t.hand[0][0] ?? 0)?.category === 'ware' && t.gold[0] > 20,
      }),
    prepare: (page) => page.keyboard.press('1'),
    pictureOnly: true, // why it cannot be played is said for a while, where the card lay at the first size
  },
  'ending-soon': {
    position: () => reach({ people: 1, prompt: 'DRAW', when: (_q, { table }) => table.endgameFinalTurn }),
    prepare: (page) => expect(page.getByTestId('ending')).toBeVisible(),
  },
  'discard-browser': {
    position: () => reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.discard.length > 30 }),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Look through the discard pile/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  result: { position: finalTurn, prepare: toTheResult, reads: true },
};
