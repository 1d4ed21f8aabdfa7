/**
 * How messages look on the way to a page: plain JSON as a short text. Both ends of a line learn the same words and the
 * same lists of keys as they go by, in the same order, and from then on say their numbers. So whoever reads must have
 * read everything since the line was opened, and a new line begins with nothing.
 *
 *     const packer = new Packer(lexicon);             // at the server, for one page
 *     packer.write(messages)                          // signs that JSON does not escape
 *     const unpacker = new Unpacker();                // at that page
 *     unpacker.unpack(text)                           // all messages in it
 *
 * What the signs say: `alphabet.ts`.
 */
import {
  COUNT,
  codeAt,
  FALSE,
  LIST,
  LIST_END,
  LONG,
  LONGEST_RUN,
  LOWEST,
  MOST_SHAPES,
  MOST_WORDS,
  NULL,
  NUMBER,
  ONE,
  ONES,
  PARTS,
  PARTS_END,
  PARTS_ONCE,
  type Parts,
  RESET,
  RUN,
  SHAPES,
  SHORT,
  TEXT,
  TEXT_ONCE,
  THREE,
  THREES,
  TRUE,
  TWO,
  TWOS,
  WORDS,
} from './alphabet.ts';
import { type Lexicon, LONGEST_WORD, newShape, type Shape, shapeIn } from './lexicon.ts';
import type { Signs } from './signs.ts';

/** What may still be learned from the messages of one turn. */
const SPARE = 300;
/** A line keeps the numbers of this many at first: most lines never need more. */
const FIRST_KNOWN = 256;
const SHORTEST_RUN = 4;

function putNumber(signs: Signs, value: number): void {
  const at = value - LOWEST;
  if (!Number.isInteger(at) || at < 0 || at >= ONES + TWOS + THREES) {
    putAnyNumber(signs, value);
  } else if (at < ONES) {
    signs.put(codeAt(ONE + at));
  } else if (at < ONES + TWOS) {
    const left = at - ONES;
    signs.put(codeAt(TWO + Math.floor(left / COUNT)), codeAt(left % COUNT));
  } else {
    const left = at - ONES - TWOS;
    const high = Math.floor(left / COUNT);
    signs.put(codeAt(THREE + Math.floor(high / COUNT)), codeAt(high % COUNT), codeAt(left % COUNT));
  }
}
function putAnyNumber(signs: Signs, value: number): void {
  signs.put(codeAt(Number.isFinite(value) ? NUMBER : NULL));
  if (Number.isFinite(value)) signs.putText(`${value};`);
}
/** A word, or a list of keys, by when it was first said on this line: 1 is the first. */
const putSaid = (signs: Signs, first: number, said: number): void =>
  signs.put(codeAt(first + Math.floor((said - 1) / COUNT)), codeAt((said - 1) % COUNT));

/** A word, and when it was first said. */
interface Said {
  word: string | null;
  said: number;
}
const NOTHING_SAID: Said = { word: null, said: 0 };

/** Keys that are numbers are said as numbers, and not learned: there are many of them. */
const PLACE = /^(0|[1-9]\d{0,3})$/;
const NINE = 57; // as a code of a sign
/** Most keys are words: the sign they begin with tells. */
const isPlace = (key: string): boolean => key.charCodeAt(0) <= NINE && PLACE.test(key);
/** A text under one of these keys hardly ever comes again. */
const isOnce = (key: string): boolean => key === 'moveId' || key === 'text';
/** A text under one of these keys is what people like: it is learned for this line alone. */
const isNamed = (key: string): boolean => key === 'name' || key === 'title' || key === 'host';
/** Among the parts of an object: the next one is not to be learned, or for this line alone. */
const ONCE = Symbol('once');
const NAMED = Symbol('named');

/** These numbers, with room for one at this place. */
function reaching(numbers: Uint16Array, place: number): Uint16Array {
  if (place < numbers.length) return numbers;
  const larger = new Uint16Array(2 ** Math.ceil(Math.log2(place + 1)));
  larger.set(numbers);
  return larger;
}

export class Packer {
  readonly #lexicon: Lexicon;
  /** By lexicon id: its number on this line, from 1; 0: not said yet. */
  #words: Uint16Array = new Uint16Array(FIRST_KNOWN);
  #shapes: Uint16Array = new Uint16Array(FIRST_KNOWN);
  /** The same of what is not in the lexicon: ids, names, and what it has no room for. */
  #ownWords: Map<string, number> | null = null;
  #ownShapes: Shape | null = null;
  /**
   * The same of texts under keys of names. They are looked up here and nowhere else: whether others have said them must
   * not matter.
   */
  #names: Map<string, number> | null = null;
  /** The last of these words that was said again: most messages to a page name the same match. */
  #latest: Said = NOTHING_SAID;
  #wordCount = 0;
  #shapeCount = 0;
  /** False: something could not be packed, and the other end has not heard all that was learned. */
  #isWhole = true;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  pack(...messages: readonly object[]): string {
    return this.write(messages).toString();
  }
  /** The same, in the place that all lines share: to be read before anything else is packed. */
  write(messages: readonly object[]): Signs {
    const { signs, parts } = this.#lexicon;
    signs.clear();
    parts.length = 0;
    if (this.#makeRoom()) signs.put(codeAt(RESET));
    this.#isWhole = false;
    for (const message of messages) this.#value(message);
    this.#isWhole = true;
    return signs;
  }
  /** True: everything is forgotten, and the other end must forget it too. */
  #makeRoom(): boolean {
    const mustForget =
      !this.#isWhole || this.#wordCount >= MOST_WORDS - SPARE || this.#shapeCount >= MOST_SHAPES - SPARE;
    if (!mustForget) return false;
    this.#words.fill(0);
    this.#shapes.fill(0);
    this.#ownWords = null;
    this.#ownShapes = null;
    this.#names = null;
    this.#latest = NOTHING_SAID;
    this.#wordCount = 0;
    this.#shapeCount = 0;
    return true;
  }

  #value(value: unknown): void {
    // One question each: engines answer these without looking up the name of the type, as for a switch.
    if (typeof value === 'number') putNumber(this.#lexicon.signs, value);
    else if (typeof value === 'string') this.#text(value);
    else if (typeof value !== 'object') this.#constant(value);
    else if (Array.isArray(value)) this.#list(value);
    else if (value === null) this.#constant(value);
    else this.#parts(value as Parts);
  }
  #constant(value: unknown): void {
    this.#lexicon.signs.put(codeAt(value === true ? TRUE : value === false ? FALSE : NULL));
  }
  #text(value: string): void {
    const { signs } = this.#lexicon;
    if (value === this.#latest.word) {
      putSaid(signs, WORDS, this.#latest.said);
      return;
    }
    const id = this.#lexicon.wordId(value);
    const said = (id < 0 ? this.#ownWords?.get(value) : this.#words[id]) ?? 0;
    if (said > 0 && id < 0) this.#latest = { word: value, said };
    if (said > 0) putSaid(signs, WORDS, said);
    else this.#letters(this.#learnWord(value, id) ? TEXT : TEXT_ONCE, value);
  }
  /** False: it is too long to be learned, or there is no room. */
  #learnWord(value: string, id: number): boolean {
    if (value.length > LONGEST_WORD || this.#wordCount === MOST_WORDS) return false;
    this.#wordCount++;
    if (id >= 0) {
      this.#words = reaching(this.#words, id);
      this.#words[id] = this.#wordCount;
    } else {
      this.#ownWords ??= new Map();
      this.#ownWords.set(value, this.#wordCount);
    }
    return true;
  }
  #letters(lead: number, value: string): void {
    const { signs } = this.#lexicon;
    signs.put(codeAt(lead));
    putNumber(signs, value.length);
    signs.putText(value);
  }
  #list(values: readonly unknown[]): void {
    const { signs } = this.#lexicon;
    if (values.length < LONG) {
      signs.put(codeAt(SHORT + values.length));
      for (let i = 0; i < values.length; i++) this.#value(values[i]);
      return;
    }
    signs.put(codeAt(LIST));
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      let last = i;
      if (typeof value === 'number') while (values[last + 1] === value && last - i < LONGEST_RUN - 1) last++;
      if (last - i + 1 >= SHORTEST_RUN) {
        signs.put(codeAt(RUN));
        putNumber(signs, last - i + 1);
        i = last;
      }
      this.#value(value);
    }
    signs.put(codeAt(LIST_END));
  }
  #parts(value: Parts): void {
    const { parts, shapes } = this.#lexicon;
    const first = parts.length;
    let shape: Shape | undefined = shapes;
    // determinism: both ends go by the order in which the keys stand
    for (const key in value) {
      const part = value[key];
      if (part === undefined) continue;
      shape = shape?.next.get(key);
      if (isOnce(key)) parts.push(ONCE);
      else if (isNamed(key)) parts.push(NAMED);
      parts.push(part);
    }
    const said = (shape && shape.id >= 0 ? (this.#shapes[shape.id] ?? 0) : 0) || this.#ownShapeOf(value);
    if (said === 0) this.#newParts(value);
    else {
      const end = parts.length;
      putSaid(this.#lexicon.signs, SHAPES, said);
      for (let i = first; i < end; i++) {
        if (parts[i] === ONCE) this.#once(parts[++i]);
        else if (parts[i] === NAMED) this.#named(parts[++i]);
        else this.#value(parts[i]);
      }
    }
    while (parts.length > first) parts.pop(); // to set its length would give its memory back each time
  }
  #ownShapeOf(value: Parts): number {
    let shape = this.#ownShapes ?? undefined;
    if (!shape) return 0;
    // determinism: as above
    for (const key in value) if (value[key] !== undefined) shape = shape?.next.get(key);
    return shape && shape.id >= 0 ? shape.id : 0;
  }
  #newParts(value: Parts): void {
    const { signs } = this.#lexicon;
    const head = signs.length;
    signs.put(codeAt(PARTS));
    const keys: string[] = [];
    let isLearned = true;
    // determinism: as above
    for (const key in value) {
      const part = value[key];
      if (part === undefined) continue;
      const isNumber = isPlace(key);
      keys.push(key);
      isLearned &&= !isNumber;
      if (isNumber) putNumber(signs, Number(key));
      else this.#text(key);
      if (isOnce(key)) this.#once(part);
      else if (isNamed(key)) this.#named(part);
      else this.#value(part);
    }
    if (!isLearned || !this.#learnShape(keys)) signs.codes[head] = codeAt(PARTS_ONCE);
    signs.put(codeAt(PARTS_END));
  }
  #once(part: unknown): void {
    if (typeof part === 'string') this.#letters(TEXT_ONCE, part);
    else this.#value(part);
  }
  #named(part: unknown): void {
    const said = typeof part === 'string' ? this.#names?.get(part) : undefined;
    if (said !== undefined) putSaid(this.#lexicon.signs, WORDS, said);
    else if (typeof part === 'string') this.#letters(this.#learnName(part) ? TEXT : TEXT_ONCE, part);
    else this.#value(part);
  }
  /** False: as of words. */
  #learnName(name: string): boolean {
    if (name.length > LONGEST_WORD || this.#wordCount === MOST_WORDS) return false;
    this.#names ??= new Map();
    this.#names.set(name, ++this.#wordCount);
    return true;
  }
  #learnShape(keys: readonly string[]): boolean {
    if (this.#shapeCount === MOST_SHAPES) return false;
    const id = this.#lexicon.shapeId(keys);
    this.#shapeCount++;
    if (id >= 0) {
      this.#shapes = reaching(this.#shapes, id);
      this.#shapes[id] = this.#shapeCount;
    } else {
      this.#ownShapes ??= newShape();
      shapeIn(this.#ownShapes, keys).id = this.#shapeCount;
    }
    return true;
  }
}
