/** The table of One Piece at its fullest, and everything it asks that lies nowhere on it. */
import type { Page } from '@playwright/test';
import { reachMatch } from '../voyages.ts';
import type { Busy } from './busy.ts';

const press =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().click();

const full = (): ReturnType<typeof reachMatch> =>
  reachMatch({
    prompt: 'main',
    decks: 'lamp,forge',
    from: 5,
    when: (_q, { table: t }) =>
      t.characters[0].length === 5 && t.characters[1].length === 5 && t.donActive[0] === 10 && t.hand[0].length > 3,
  });

export const PIECE: Record<string, Busy> = {
  mulligan: { position: () => reachMatch({ prompt: 'mulligan', decks: 'tide,soot' }) },
  full: { position: full },
  aiming: { position: full, prepare: press('.op-cell[data-state="can"] .op-tap') },
  giving: {
    position: full,
    async prepare(page) {
      await press('.op-cell[data-state="can"] .op-tap')(page);
      await page.getByRole('button', { name: 'One DON!! more' }).click();
    },
  },
  holding: { position: full, prepare: press('.op-held[data-state="can"] .op-tap') },
  block: { position: () => reachMatch({ prompt: 'block', decks: 'soot,forge' }) },
  counter: {
    position: () =>
      reachMatch({
        prompt: 'counter',
        decks: 'ember,grove',
        when: (_q, { table: t }) => t.hand[0].length > 3 && t.characters[0].length > 1,
      }),
  },
  life: {
    position: () => reachMatch({ prompt: 'life', decks: 'lamp,ember', when: (q) => q.options.includes('trigger') }),
  },
  take: { position: () => reachMatch({ prompt: 'take', decks: 'ember,grove', when: (q) => q.from.length > 0 }) },
  order: { position: () => reachMatch({ prompt: 'order', decks: 'ember,tide' }) },
  joint: {
    position: () =>
      reachMatch({
        prompt: 'choose',
        decks: 'ember,grove',
        when: (q, { table: t }) =>
          q.max > 1 && q.params.verb === 'ko' && q.from.filter((card) => (t.power[card] ?? 0) > 0).length > 1,
      }),
    prepare: press('.op-cell [data-answer]:not([aria-disabled="true"])'),
  },
  use: { position: () => reachMatch({ prompt: 'use', decks: 'gear,ember' }) },
};
