/** How messages are read that a packer wrote (`packer.ts`): this end learns what that end learned, sign by sign. */
import {
  COUNT,
  FALSE,
  LIST,
  LIST_END,
  LONGEST_RUN,
  LOWEST,
  NULL,
  NUMBER,
  ONE,
  ONES,
  OTHERS,
  PARTS,
  PARTS_END,
  PARTS_ONCE,
  type Parts,
  PLACES,
  RESET,
  RUN,
  SHAPES,
  SHORT,
  TEXT,
  TEXT_ONCE,
  THREE,
  TRUE,
  TWO,
  TWOS,
  WORDS,
} from './alphabet.ts';

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
