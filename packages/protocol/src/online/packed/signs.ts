/** A text that is being written sign by sign, by its codes. Its room is used again: a text of pieces costs memory. */

/** By code: it stands for itself in JSON, and takes one byte. */
const isPlainSign = Array.from({ length: 128 }, (_, code) => code >= 32 && code < 127 && code !== 34 && code !== 92);
/** As many as one call may be handed. */
const AT_ONCE = 4_096;
/** Room for more than this is given back. */
const MOST_KEPT = 2 ** 20;

export class Signs {
  codes = new Uint16Array(AT_ONCE);
  length = 0;
  /** All of it stands for itself in JSON, one byte a sign. */
  isPlain = true;

  clear(): void {
    this.length = 0;
    this.isPlain = true;
    if (this.codes.length > MOST_KEPT) this.codes = new Uint16Array(AT_ONCE);
  }
  /** Room for this many more. */
  reserve(count: number): void {
    if (this.length + count <= this.codes.length) return;
    const larger = new Uint16Array(2 ** Math.ceil(Math.log2(this.length + count)));
    larger.set(this.codes);
    this.codes = larger;
  }
  /** Plain signs: one, two or three of them. */
  put(code: number, second = 0, third = 0): void {
    if (this.length + 3 > this.codes.length) this.reserve(3);
    this.codes[this.length++] = code;
    if (second !== 0) this.codes[this.length++] = second;
    if (third !== 0) this.codes[this.length++] = third;
  }
  /** Signs of all sorts. */
  putText(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (!isPlainSign[code]) this.isPlain = false;
      this.codes[this.length++] = code;
    }
  }
  toString(): string {
    let text = '';
    for (let i = 0; i < this.length; i += AT_ONCE) {
      text += String.fromCharCode(...this.codes.subarray(i, Math.min(this.length, i + AT_ONCE)));
    }
    return text;
  }
}
