/** What all steps have in common: who does it. */
import type { Side, Step, Who } from '../../src/tree/tree.ts';
import { type Cursor, firstOf, rule } from '../grammar/cursor.ts';

export type Steps = readonly Step[];

/** A verb and what follows it; `who` does it. */
export type Verb = (c: Cursor, who: Side) => Steps | undefined;

export const bySide = (who: Side): { who?: Side } => (who === 'you' ? {} : { who });

export const byPlayer = (who: Who): { who?: Who } => (who === 'you' ? {} : { who });

export const player = (who: Side): Who => (who === 'opponent' ? 'opponent' : 'you');

export const named =
  (name: string, read: Verb): Verb =>
  (c, who) =>
    rule(name, (i) => read(i, who))(c);

/** The first verb that fits. */
export const oneVerbOf =
  (verbs: readonly Verb[]): Verb =>
  (c, who) =>
    firstOf(
      c,
      verbs.map((read) => (i: Cursor) => read(i, who)),
    );
