/** A file of cards, checked and written as it is sent. It takes seconds for a large one: see `checker.ts`. */

import { CARD_GAME } from './card-game.ts';
import { printOf } from './card-print.ts';
import { type Page, pageOf } from './pages.ts';
import { readJson } from './read-json.ts';

/** What the list says of a set. */
export type SetNote =
  | { name: string; cards: number; problems: number; print: string }
  /** Why it cannot be sent. */
  | { name: string; wrong: string };

/** `page` is null where the note says what is wrong. */
export interface CheckedSet {
  note: SetNote;
  page: Page | null;
}

export function checkedSet(name: string, path: string): CheckedSet {
  try {
    const { cards, problems } = CARD_GAME.check({ path: `${name}.json`, json: readJson(path) });
    if (cards.length === 0) return wrongSet(name, `no card of it is good. ${problems[0]?.message ?? ''}`.trim());
    const page = pageOf('application/json; charset=utf-8', Buffer.from(`${JSON.stringify({ name, cards })}\n`));
    return { note: { name, cards: cards.length, problems: problems.length, print: printOf(cards) }, page };
  } catch (error) {
    return unreadSet(name, error);
  }
}

export const unreadSet = (name: string, error: unknown): CheckedSet =>
  wrongSet(name, `it cannot be read: ${error instanceof Error ? error.message : error}.`);

export const wrongSet = (name: string, why: string): CheckedSet => ({
  note: { name, wrong: `The cards "${name}" cannot be used: ${why}` },
  page: null,
});
