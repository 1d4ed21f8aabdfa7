/** What tests of Jambo ask of a table beside its fields. */
import type { MatchEvent } from '@dealers-choice/host';
import { SPECTATOR } from '@dealers-choice/kernel';
import type { Actor, Table, WrittenFields } from '@dealers-choice/testkit';
import { type Jambo, type JamboEvent, ledgerOf } from '../src/index.ts';

/** Everything a spectator hears from now on. */
export function listenTo(table: Table<Jambo>): MatchEvent<Jambo>[] {
  const told: MatchEvent<Jambo>[] = [];
  table.host.listen(SPECTATOR, (event) => told.push(event));
  return told;
}

/** Why a step would be refused, with its numbers, as one text: `NOT_ENOUGH_GOLD need 5 have 4`; null: it may be. */
export function whyNot(actor: Actor<Jambo>, step: WrittenFields): string | null {
  const refusal = actor.refusal(step);
  if (!refusal) return null;
  return [refusal.code, ...Object.entries(refusal.params).map(([name, value]) => `${name} ${value}`)].join(' ');
}

/** Changes of gold as texts, in order: `alice -3 WARE_BOUGHT`. */
export const goldTold = (table: Table<Jambo>, told: readonly MatchEvent<Jambo>[]): string[] =>
  ledgerOf(told as JamboEvent[]).map(
    ({ seat, amount, reason }) => `${table.names[seat]} ${amount < 0 ? amount : `+${amount}`} ${reason}`,
  );

/** The same thing several times. */
export const times = <T>(count: number, thing: T): T[] => new Array<T>(count).fill(thing);
