/** For `follow`: positions are never changed in place, so that whatever still shows the last one shows it whole. */
import type { BySeat, MatchOf, Seat, Spec } from '@dealers-choice/kernel';

/** The same position with some fields of the table changed. */
export const withFields = <G extends Spec>(view: MatchOf<G>, fields: Partial<G['table']>): MatchOf<G> => ({
  ...view,
  table: { ...view.table, ...fields },
});

/** The same list with another value for one seat. */
export function withSeat<T>(list: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy = list.slice() as BySeat<T>;
  copy[seat] = value;
  return copy;
}
