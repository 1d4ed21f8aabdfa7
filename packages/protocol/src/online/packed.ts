/**
 * How messages look on the way to a page: plain JSON as a short text. Both ends of a line learn the same words and the
 * same lists of keys as they go by, in the same order, and from then on say their numbers. So whoever reads must have
 * read everything since the line was opened, and a new line begins with nothing.
 *
 *     const packer = new Packer(lexicon);             // at the server, for one page
 *     packer.pack(message)                            // a text of signs that JSON does not escape
 *     const unpacker = new Unpacker();                // at that page
 *     unpacker.unpack(text)                           // all messages in it
 *
 * A value begins with a sign that says what follows: a number from -1 to 38 is that sign itself.
 */
import { Signs } from './signs.ts';

/** Everything that can be printed in ASCII and stands for itself in JSON. */
const SIGNS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
const COUNT = SIGNS.length;
/** By char code: which sign it is, or -1. */
const PLACES = Array.from({ length: 128 }, (_, code) => SIGNS.indexOf(String.fromCharCode(code)));

/** Where the signs of each sort begin: numbers of one sign, leads of two and three, words, shapes, lists by length. */
const ONE = 0;
const TWO = 40;
const THREE = TWO + 4;
const WORDS = THREE + 2;
const SHAPES = WORDS + 12;
const SHORT = SHAPES + 14;
const OTHERS = SHORT + 8;
const places = Array.from({ length: 13 }, (_, i) => OTHERS + i) as Thirteen<number>;
type Thirteen<T> = [T, T, T, T, T, T, T, T, T, T, T, T, T];
const [NULL, TRUE, FALSE, NUMBER, TEXT, TEXT_ONCE, LIST, LIST_END, RUN, PARTS, PARTS_ONCE, PARTS_END, RESET] = places;

const LOWEST = -1;
const ONES = TWO - ONE;
const TWOS = (THREE - TWO) * COUNT;
const THREES = (WORDS - THREE) * COUNT * COUNT;
/** Before there are more, all are forgotten, at both ends. */
const MOST_WORDS = (SHAPES - WORDS) * COUNT;
const MOST_SHAPES = (SHORT - SHAPES) * COUNT;
/** A list of this many ends with a sign. */
const LONG = OTHERS - SHORT;
/** What may still be learned from the messages of one turn. */
const SPARE = 300;
/** In a lexicon: of words, and of lists of keys. */
const MOST_KNOWN = 4_096;
/** A line keeps the numbers of so many at first: most lines never need more. */
const FIRST_KNOWN = 256;
const LONGEST_WORD = 40;
/** What all lines share is for words of games and messages: ids and names of a few hundred tables would fill it. */
const WORD = /^[A-Za-z]+([-_:.][A-Za-z]+)*$/;
const SHORTEST_RUN = 4;
const LONGEST_RUN = 10_000;

/** The code of the sign at this place. */
const CODES = Uint8Array.from(SIGNS, (sign) => sign.charCodeAt(0));
const codeAt = (place: number): number => CODES[place] as number;

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

/** Keys in the order in which they follow each other; `id` of the last one is that of the whole list. */
interface Shape {
  id: number;
  next: Map<string, Shape>;
}
const newShape = (): Shape => ({ id: -1, next: new Map() });
type Parts = Record<string, unknown>;

/** Keys that are numbers are said as numbers, and not learned: there are many of them. */
const PLACE = /^(0|[1-9]\d{0,3})$/;
/** Most keys are words: the sign they begin with tells, and 57 is 9. */
const isPlace = (key: string): boolean => key.charCodeAt(0) <= 57 && PLACE.test(key);
/** A text under one of these keys hardly ever comes again. */
const isOnce = (key: string): boolean => key === 'moveId' || key === 'text';
/** Among the parts of an object: the next one is not to be learned. */
const ONCE = Symbol('once');

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
  /** The same of a list of keys. */
  shapeId(keys: readonly string[]): number {
    const isFull = this.#shapeCount === MOST_KNOWN;
    if (isFull) return keys.reduce<Shape | undefined>((shape, key) => shape?.next.get(key), this.#shapes)?.id ?? -1;
    const shape = shapeIn(this.#shapes, keys);
    if (shape.id < 0) shape.id = this.#shapeCount++;
    return shape.id;
  }
}

/** Where this list of keys ends, made if it was not there. */
function shapeIn(root: Shape, keys: readonly string[]): Shape {
  let shape = root;
  for (const key of keys) {
    const next = shape.next.get(key) ?? newShape();
    shape.next.set(key, next);
    shape = next;
  }
  return shape;
}

/** These numbers, with room for one at this place. */
function reaching(numbers: Uint16Array, place: number): Uint16Array {
  if (place < numbers.length) return numbers;
  const larger = new Uint16Array(2 ** Math.ceil(Math.log2(place + 1)));
  larger.set(numbers);
  return larger;
}

export class Packer {
  readonly #lexicon: Lexicon;
  /** By number in the lexicon: the how-manyth that was said here, from 1; 0: it was not. */
  #words: Uint16Array = new Uint16Array(FIRST_KNOWN);
  #shapes: Uint16Array = new Uint16Array(FIRST_KNOWN);
  /** The same of what the lexicon has no room for. */
  #ownWords: Map<string, number> | null = null;
  #ownShapes: Shape | null = null;
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
    const isFull = !this.#isWhole || this.#wordCount >= MOST_WORDS - SPARE || this.#shapeCount >= MOST_SHAPES - SPARE;
    if (!isFull) return false;
    this.#words.fill(0);
    this.#shapes.fill(0);
    this.#ownWords = null;
    this.#ownShapes = null;
    this.#latest = NOTHING_SAID;
    this.#wordCount = 0;
    this.#shapeCount = 0;
    return true;
  }

  #value(value: unknown): void {
    // An engine knows each of these questions by itself; the name of a type it would have to look up.
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
    if (value === this.#latest.word) return putSaid(signs, WORDS, this.#latest.said);
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
      parts.push(part);
    }
    const said = (shape && shape.id >= 0 ? (this.#shapes[shape.id] ?? 0) : 0) || this.#ownShapeOf(value);
    if (said === 0) this.#newParts(value);
    else {
      const end = parts.length;
      putSaid(this.#lexicon.signs, SHAPES, said);
      for (let i = first; i < end; i++) {
        if (parts[i] === ONCE) this.#once(parts[++i]);
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
      else this.#value(part);
    }
    if (!isLearned || !this.#learn(keys)) signs.codes[head] = codeAt(PARTS_ONCE);
    signs.put(codeAt(PARTS_END));
  }
  #once(part: unknown): void {
    if (typeof part === 'string') this.#letters(TEXT_ONCE, part);
    else this.#value(part);
  }
  #learn(keys: readonly string[]): boolean {
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

/** Reads what a packer wrote. Throws if it cannot be that: something went missing, and the line must be opened anew. */
export class Unpacker {
  #words: string[] = [];
  #shapes: string[][] = [];
  #text = '';
  #at = 0;

  unpack(text: string): unknown[] {
    this.#text = text;
    this.#at = 0;
    const messages: unknown[] = [];
    while (this.#at < text.length) {
      if (this.#peek() === RESET) this.#forget();
      else messages.push(this.#value());
    }
    return messages;
  }

  #forget(): void {
    this.#at++;
    this.#words = [];
    this.#shapes = [];
  }
  #sign(): number {
    const place = PLACES[this.#text.charCodeAt(this.#at++)];
    return place === undefined || place < 0 ? broken() : place;
  }
  #peek = (): number => PLACES[this.#text.charCodeAt(this.#at)] ?? broken();
  #value(): unknown {
    const lead = this.#sign();
    if (lead < WORDS) return this.#number(lead);
    if (lead < SHAPES) return this.#words[(lead - WORDS) * COUNT + this.#sign()] ?? broken();
    if (lead < SHORT) return this.#known(this.#shapes[(lead - SHAPES) * COUNT + this.#sign()] ?? broken());
    if (lead < OTHERS) return this.#shortList(lead - SHORT);
    switch (lead) {
      case NULL:
        return null;
      case TRUE:
        return true;
      case FALSE:
        return false;
      case NUMBER:
        return this.#anyNumber();
      case TEXT:
        return this.#learned(this.#newText());
      case TEXT_ONCE:
        return this.#newText();
      case LIST:
        return this.#list();
      case PARTS:
      case PARTS_ONCE:
        return this.#parts(lead === PARTS);
      default:
        return broken();
    }
  }
  #number(lead: number): number {
    if (lead < TWO) return lead - ONE + LOWEST;
    if (lead < THREE) return (lead - TWO) * COUNT + this.#sign() + ONES + LOWEST;
    const high = (lead - THREE) * COUNT + this.#sign();
    return high * COUNT + this.#sign() + ONES + TWOS + LOWEST;
  }
  #anyNumber(): number {
    const end = this.#text.indexOf(';', this.#at);
    const value = Number(end < 0 ? broken() : this.#text.slice(this.#at, end));
    this.#at = end + 1;
    return value;
  }
  #length(): number {
    const lead = this.#sign();
    if (lead >= WORDS && lead !== NUMBER) broken();
    return lead === NUMBER ? this.#anyNumber() : this.#number(lead);
  }
  #newText(): string {
    const length = this.#length();
    const text = this.#text.slice(this.#at, this.#at + length);
    if (text.length !== length) broken();
    this.#at += length;
    return text;
  }
  #learned(word: string): string {
    this.#words.push(word);
    return word;
  }
  #shortList(length: number): unknown[] {
    const values: unknown[] = [];
    for (let i = 0; i < length; i++) values.push(this.#value());
    return values;
  }
  #list(): unknown[] {
    const values: unknown[] = [];
    for (let lead = this.#peek(); lead !== LIST_END; lead = this.#peek()) {
      if (lead !== RUN) {
        values.push(this.#value());
        continue;
      }
      this.#at++;
      const length = this.#length();
      if (!(length <= LONGEST_RUN)) broken();
      const value = this.#value();
      for (let i = 0; i < length; i++) values.push(value);
    }
    this.#at++;
    return values;
  }
  #known(keys: readonly string[]): Parts {
    const value: Parts = {};
    for (const key of keys) put(value, key, this.#value());
    return value;
  }
  #parts(isLearned: boolean): Parts {
    const value: Parts = {};
    const keys: string[] = [];
    while (this.#peek() !== PARTS_END) {
      const key = String(this.#value());
      keys.push(key);
      put(value, key, this.#value());
    }
    this.#at++;
    if (isLearned) this.#shapes.push(keys);
    return value;
  }
}

function put(value: Parts, key: string, part: unknown): void {
  if (key === '__proto__') Object.defineProperty(value, key, { value: part, enumerable: true, writable: true });
  else value[key] = part;
}

function broken(): never {
  throw new Error('this was not packed for this line');
}
