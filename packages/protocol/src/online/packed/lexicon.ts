/** What all lines of a server share. */
import { Signs } from './signs.ts';

/** In a lexicon: of words, and of lists of keys. */
const MOST_KNOWN = 4_096;
export const LONGEST_WORD = 40;
/** What all lines share is for words of games and messages: ids and names of a few hundred tables would fill it. */
const WORD = /^[A-Za-z]+([-_:.][A-Za-z]+)*$/;

/** Keys in the order in which they follow each other; `id` of the last one is that of the whole list. */
export interface Shape {
  id: number;
  next: Map<string, Shape>;
}
export const newShape = (): Shape => ({ id: -1, next: new Map() });

/**
 * Words and lists of keys that a server has said, for all its lines: so each of them has to keep only which of these it
 * has said itself. What a line sends must not depend on what is in here, or it would tell what is said on other lines:
 * no number from here is sent, nothing is ever forgotten, and what finds no room is kept by the line itself.
 */
export class Lexicon {
  /** Where all its lines write, one after the other; what was written there before is gone. */
  readonly signs = new Signs();
  /** Parts of the objects that are being packed: to look for one by its key takes longer than to remember it. */
  readonly parts: unknown[] = [];
  readonly #words = new Map<string, number>();
  readonly #shapes = newShape();
  #shapeCount = 0;

  /** -1: there is no room, or it is no word of ours. */
  wordId(text: string): number {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const id = this.#words.size;
    if (text.length > LONGEST_WORD || id === MOST_KNOWN || !WORD.test(text)) return -1;
    this.#words.set(text, id);
    return id;
  }
  get shapes(): Shape {
    return this.#shapes;
  }
  /** Of a list of keys; -1: there is no room. */
  shapeId(keys: readonly string[]): number {
    const isFull = this.#shapeCount === MOST_KNOWN;
    if (isFull) return keys.reduce<Shape | undefined>((shape, key) => shape?.next.get(key), this.#shapes)?.id ?? -1;
    const shape = shapeIn(this.#shapes, keys);
    if (shape.id < 0) shape.id = this.#shapeCount++;
    return shape.id;
  }
}

/** Where this list of keys ends, made if it was not there. */
export function shapeIn(root: Shape, keys: readonly string[]): Shape {
  let shape = root;
  for (const key of keys) {
    const next = shape.next.get(key) ?? newShape();
    shape.next.set(key, next);
    shape = next;
  }
  return shape;
}
