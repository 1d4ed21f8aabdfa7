import { type AnyGame, otherTongue } from '../shelf.ts';
import type { SavedMatch } from './saves.ts';

/** Why a saved match cannot go on here, as a sentence; null: it can. */
export function changedSince(shelved: AnyGame, saved: SavedMatch): string | null {
  const { game, words } = shelved;
  const { def, cardSet } = game;
  const host = otherTongue(shelved);
  // In another language without the numbers, which are for whoever looks for that version.
  if (host && saved.rulesVersion !== def.rulesVersion) return host.otherRules(words.title);
  if (host && saved.cardSet !== cardSet) return host.otherCards(words.title);
  const again = 'It is kept, and the version that made it can go on with it.';
  const match = `This match of ${words.title} was saved`;
  if (saved.rulesVersion !== def.rulesVersion) {
    return `${match} by rules version ${saved.rulesVersion}; here is version ${def.rulesVersion}. ${again}`;
  }
  if (saved.cardSet === cardSet) return null;
  const name = saved.plan.cards;
  if (name === undefined) return `${match} with other cards (${saved.cardSet}; here is ${cardSet}). ${again}`;
  return (
    `${match} with the cards "${name}" as they were then (${saved.cardSet}). They, or how their texts are read, ` +
    `have changed since (${cardSet}). It is kept, and goes on where they are as they were.`
  );
}
