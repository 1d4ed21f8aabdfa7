/** What a word must have beside it is demanded by types: `tsc` fails where a marked line compiles. */
import { expect, test } from 'vitest';
import type { Verb } from '../../src/effects/choose.ts';
import { FIELDS } from '../../src/effects/phrase.ts';
import type { Prompt } from '../../src/rules/prompts.ts';
import { flag } from '../../src/tree/schema.ts';
import { keysOf, type ObjectOf } from '../../src/tree/schema-shapes.ts';
import { type Modifying, STEPS, type Standing, type StepTable } from '../../src/tree/steps.ts';
import type { Condition, Filter, Step, StepKind, StepOf } from '../../src/tree/tree.ts';
import {
  CONDITIONS,
  type ConditionTable,
  FILTER,
  type FilterField,
  NUMBERS,
  type NumberTable,
} from '../../src/tree/values.ts';

/** A table without one of its entries. */
function without<T extends object, K extends keyof T>(table: T, key: K): Omit<T, K> {
  const { [key]: _left, ...others } = table;
  return others;
}
const tableOf = <K extends string>(keys: readonly K[]): Record<K, () => string> =>
  Object.fromEntries(keys.map((key) => [key, (): string => key])) as Record<K, () => string>;

test('a step without its entry does not compile, nor one that can stand or happen only', () => {
  const steps: StepTable<[], string> = tableOf(keysOf(STEPS));
  const happening: StepTable<[], string, Exclude<StepKind, Standing>> = without(tableOf(keysOf(STEPS)), 'counter');
  // @ts-expect-error nothing is said for "draw"
  const missing: StepTable<[], string> = without(tableOf(keysOf(STEPS)), 'draw');
  // @ts-expect-error "power" changes what cards are, so a standing text must know it
  const standing: StepTable<[], string, Modifying> = without(tableOf(keysOf(STEPS)), 'power');

  expect(Object.keys(steps)).toHaveLength(Object.keys(missing).length + 1);
  expect([happening, standing].map((table) => Object.keys(table).length)).toEqual([56, 56]);
});

test('a condition and a way to count without their entries do not compile', () => {
  const conditions: ConditionTable<[], string> = tableOf(keysOf(CONDITIONS));
  // @ts-expect-error nothing is said for "turn"
  const noTurn: ConditionTable<[], string> = without(tableOf(keysOf(CONDITIONS)), 'turn');
  // @ts-expect-error nothing is said for "donOnField"
  const noDon: NumberTable<[], string> = without(tableOf(keysOf(NUMBERS)), 'donOnField');

  expect([conditions, noTurn, noDon].map((table) => Object.keys(table).length)).toEqual([9, 8, 8]);
});

test('a field of a filter without its test does not compile, and one that is declared anew is demanded', () => {
  // @ts-expect-error nothing is said for "state"
  const noState: typeof FIELDS = without(FIELDS, 'state');
  const wider = { ...FILTER, costIsEven: flag };
  // @ts-expect-error nothing is said for "costIsEven"
  const noEven: Record<keyof typeof wider, unknown> = FIELDS;
  const even: Partial<ObjectOf<typeof wider>> = { costIsEven: true };
  // @ts-expect-error it is true or false
  const odd: Partial<ObjectOf<typeof wider>> = { costIsEven: 1 };

  expect([noState, noEven, even, odd].map((table) => Object.keys(table).length)).toEqual([27, 28, 1, 1]);
});

test('what is written follows from what is declared', () => {
  const drawn: StepOf<'draw'> = { do: 'draw', n: 1 };
  // @ts-expect-error it must say how many
  const none: StepOf<'draw'> = { do: 'draw' };
  // @ts-expect-error only "you" and "opponent" shuffle
  const both: Step = { do: 'shuffle', who: 'either' };
  // @ts-expect-error there is no such step
  const odd: Step = { do: 'juggle' };
  // @ts-expect-error there is no such condition
  const never: Condition = { raining: true };
  const field: FilterField = 'cost';
  const where: Filter = { [field]: { max: 3 } };

  expect([drawn, none, both, odd, never, where]).toHaveLength(6);
});

test('a verb without words and a question without an answer do not compile', () => {
  // @ts-expect-error "rest" is missing, and others
  const verbs: Record<Verb, string> = { ko: 'to K.O.' };
  // @ts-expect-error "block" is missing, and others
  const prompts: Record<Prompt, string> = { main: 'Your Main Phase' };

  expect([verbs, prompts]).toHaveLength(2);
});
