/**
 * Numbers count cards and cards are told apart by numbers; prices are steps and steps have prices. Files do not import
 * in a circle: a production that others need before its file is loaded is named here, and filled in by its file.
 */
import type { Cards, Condition, Counted, Filter, Ref, Step } from '../../src/tree/tree.ts';
import type { Body } from '../sentence/body.ts';
import type { Sentence } from '../sentence/statement.ts';
import type { Rule } from './cursor.ts';

interface Forward<T> {
  read: Rule<T>;
  is(read: Rule<T>): void;
}

function forward<T>(name: string): Forward<T> {
  let known: Rule<T> | null = null;
  return {
    read(c) {
      if (!known) throw new Error(`the production "${name}" is used before it is defined`);
      return known(c);
    },
    is(read) {
      known = read;
    },
  };
}

/** "your rested Characters", "cards in your hand": for counting. */
export const countedCards = forward<Cards>('counted cards');

/** "your Characters with different card names": how many can be named so. */
export const cardsApart = forward<Cards>('cards with different names');

/** "the number of …", "its power". */
export const value = forward<Counted>('value');

/** How often something happened in this turn. */
export const history = forward<Counted>('how often this turn');

/** A card that has values: "the returned Character", "your Leader". */
export const owner = forward<(which: NonNullable<Counted['value']>) => Counted>('card with values');

/** "red Character cards with a cost of 3 or less", wherever they are. */
export const kind = forward<Filter>('kind');

/** The same, "with different card names": said of several that are taken together. */
export const kindApart = forward<Filter>('kind with different names');

/** A card that the text already means. */
export const meant = forward<Ref>('card already meant');

/** All sentences of a paragraph. */
export const paragraph = forward<Body>('body');

/** What is paid for something: one step or several. */
export const price = forward<readonly Step[]>('price');

/** "During this turn, if … would …, … instead." */
export const granted = forward<Sentence>('granted substitute');

/** What must hold. */
export const circumstance = forward<Condition>('condition');
