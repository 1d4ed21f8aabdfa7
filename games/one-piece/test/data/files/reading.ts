/** A set with one invented card per category, read as if from a file. */
import { readCardSet } from '../../../src/data/load-set.ts';
import { ONE_OF_EACH } from './one-of-each.ts';

export type Json = Record<string, unknown>;
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type FiveCards = readonly [leader: Json, character: Json, event: Json, stage: Json, don: Json];
export const [leader, character, event, stage, don] = copy(ONE_OF_EACH.cards) as unknown as FiveCards;

export const testSet = (...cards: unknown[]) => ({ id: 'TEST', name: 'Test', cards, decks: [] });
export const problemsOf = (...cards: unknown[]) => readCardSet(testSet(...cards)).problems;

/** What is told about a card with this one effect, by path. */
export const problemsByPath = (effect: unknown, card: Json = character): Record<string, string> =>
  Object.fromEntries(problemsOf({ ...card, effects: [effect] }).map(({ path, message }) => [path, message]));

export const onPlay = (...steps: unknown[]) => ({ timings: ['ON_PLAY'], steps });
