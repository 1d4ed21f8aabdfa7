import type { Spec } from '@dealers-choice/kernel';
import { expect } from 'vitest';
import type { Actor } from '../given/actor.ts';
import { unlike } from '../given/fields.ts';
import type { Table } from '../given/table.ts';
import type { WrittenFields } from '../given/written.ts';

export interface TableMatchers<R = unknown> {
  /** Fields of a seat or the table; a hand in any order, a pile with its top card last. */
  toHave(expected: WrittenFields): R;
  /** No view or event of the seat showed a copy of this card since the position was given. */
  toHaveNeverSeen(card: string): R;
  /** The open question has this prompt and waits for this seat. */
  toBeAsked(prompt: string): R;
}

declare module 'vitest' {
  interface Matchers<T> extends TableMatchers<T> {}
}

interface Verdict {
  pass: boolean;
  message: () => string;
}
const verdict = (problems: readonly string[], otherwise: string): Verdict => ({
  pass: problems.length === 0,
  message: () => problems.join('\n') || otherwise,
});

expect.extend({
  toHave<G extends Spec>(who: Actor<G> | Table<G>, expected: WrittenFields): Verdict {
    const [table, name, seat] = 'seat' in who ? [who.table, who.name, who.seat] : [who, 'the table', null];
    return verdict(unlike(table.game, table.match, name, seat, expected), `${name} has just that`);
  },
  toHaveNeverSeen<G extends Spec>(actor: Actor<G>, card: string): Verdict {
    const seen = actor.table.hasSeen(actor.seat, card);
    return verdict(seen ? [`${actor.name} has seen ${card}`] : [], `${actor.name} has never seen ${card}`);
  },
  toBeAsked<G extends Spec>(actor: Actor<G>, prompt: string): Verdict {
    const { asking } = actor.table.match;
    const asked = asking?.prompt === prompt && asking.seats.includes(actor.seat);
    const names = asking?.seats.map((seat) => actor.table.names[seat]).join(', ');
    const now = asking ? `"${asking.prompt}" is asked of ${names}` : 'nothing is asked';
    return verdict(
      asked ? [] : [`${actor.name} is not asked "${prompt}": ${now}`],
      `${actor.name} is asked "${prompt}"`,
    );
  },
});
