/** Cards and their options by id. */
import { CARDS, OPTIONS } from '../cards/index.ts';
import type { Card, CardOption, CardPrompt } from '../rules/table.ts';

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const CARD: ReadonlyMap<string, Card> = byId(CARDS);
export const OPTION: ReadonlyMap<string, CardOption> = byId(OPTIONS);
export const PROMPT: ReadonlyMap<string, CardPrompt> = byId(CARDS.flatMap(({ prompts }) => prompts));
