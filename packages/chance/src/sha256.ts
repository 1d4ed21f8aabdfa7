/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104) with it. Browsers have both too, but only for those who can wait. */

const BYTES = 64;

/** The eight words of the digest, read as RFC 8439 reads a key: the first byte is the lowest. */
export const sha256 = (text: string): number[] => digest(utf8(text)).map(swapBytes);

/** Of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => hex(digest(utf8(text)));

/** Of two texts in UTF-8, as 64 hexadecimal digits. */
export function hmacSha256Hex(key: string, text: string): string {
  const bytes = utf8(key);
  const short = bytes.length > BYTES ? bytesOf(digest(bytes)) : bytes;
  const pad = (by: number): number[] => Array.from({ length: BYTES }, (_, i) => (short[i] ?? 0) ^ by);
  const inner = digest([...pad(0x36), ...utf8(text)]);
  return hex(digest([...pad(0x5c), ...bytesOf(inner)]));
}

/** The eight words of the digest, as the standard has them: the first byte is the highest. */
function digest(bytes: number[]): number[] {
  const state = START.map((word) => word | 0);
  const message = padded(bytes);
  for (let at = 0; at < message.length; at += BYTES) mixBlock(state, message, at);
  return state;
}

const bytesOf = (words: readonly number[]): number[] =>
  words.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
const hex = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

const swapBytes = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

/** A half of a pair that stands alone is written like any other sign, so that no two texts are the same bytes. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes.push(([0xc0, 0xe0, 0xf0][more - 1] ?? 0) | (code >>> (6 * more)));
      for (let i = more - 1; i >= 0; i--) bytes.push(0x80 | ((code >>> (6 * i)) & 0x3f));
    }
  }
  return bytes;
}

/** A one, zeros up to a whole block, and the length in bits. */
function padded(bytes: number[]): number[] {
  const bits = bytes.length * 8;
  const message = [...bytes, 0x80];
  while (message.length % BYTES !== BYTES - 8) message.push(0);
  const high = Math.floor(bits / 2 ** 32);
  for (const word of [high, bits]) message.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return message;
}

// The first 32 bits behind the point of the square and cube roots of the first primes, as the standard has them.
// biome-ignore format: eight to a line
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
// biome-ignore format: eight to a line
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixBlock(state: number[], message: readonly number[], at: number): void {
  const w: number[] = [];
  const byte = (i: number): number => message[at + i] as number;
  for (let i = 0; i < 64; i += 4) w.push((byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3));
  for (let i = 16; i < 64; i++) {
    const [old, late] = [w[i - 15] as number, w[i - 2] as number];
    const s0 = rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w.push(((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + word) | 0;
}
