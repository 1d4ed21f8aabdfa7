/** Decks as the places of their cards in the set, counted from 1, one for each copy and the Leader first. */
import type { Rng, Seat } from '@dealers-choice/kernel';
import { type Kit, kitOf } from './card.ts';
import { deckFor, RANDOM } from './options.ts';
import type { X } from './table.ts';

export const printsOf = ({ prints }: Kit, list: readonly (readonly [string, number])[]): number[] =>
  list.flatMap(([id, n]) => new Array<number>(n).fill(prints.get(id) ?? 0));

/** The deck that a seat has chosen; what is in a list is found once for all matches with the same options. */
export function printsFor(x: X, seat: Seat, chance: Rng): readonly number[] {
  const { options } = x;
  const kit = kitOf(x);
  const choice = options.decks[seat] ?? '';
  const known = kit.dealt.get(options) ?? [];
  kit.dealt.set(options, known);
  const prints = known[seat] ?? printsOf(kit, deckFor(kit.set, kit.rules, choice, chance, options.strict));
  if (choice !== RANDOM) known[seat] = prints;
  return prints;
}
