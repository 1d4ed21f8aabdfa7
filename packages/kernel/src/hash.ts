/** A 64-bit fingerprint of plain JSON: equal values give equal text on every machine, whatever the order of keys. */

type Lanes = { a: number; b: number };

/** Fingerprints outlive names: today's name of a field, and the name under which the first records hashed it. */
const FIRST_NAMES: ReadonlyMap<string, string> = new Map([
  ['rulesVersion', 'rules'],
  ['secret', 'sealed'],
  ['ifAbsent', 'idle'],
  ['noun', 'of'],
  ['watched', 'open'],
]);
const firstName = (key: string): string => FIRST_NAMES.get(key) ?? key;

function mix(h: Lanes, n: number): void {
  h.a = Math.imul(h.a ^ n, 0x85ebca6b);
  h.a ^= h.a >>> 13;
  h.b = Math.imul(h.b ^ n, 0xc2b2ae35) + h.a;
  h.b ^= h.b >>> 16;
}

function mixText(h: Lanes, text: string): void {
  mix(h, text.length);
  for (let i = 0; i < text.length; i++) mix(h, text.charCodeAt(i));
}

function feed(h: Lanes, value: unknown): void {
  if (typeof value === 'number' && Number.isSafeInteger(value)) {
    mix(h, 1);
    mix(h, value | 0);
    mix(h, Math.floor(value / 4294967296));
  } else if (typeof value === 'string') {
    mix(h, 2);
    mixText(h, value);
  } else if (value === null || typeof value === 'boolean') {
    mix(h, value === null ? 3 : value ? 4 : 5);
  } else if (Array.isArray(value)) {
    mix(h, 6);
    mix(h, value.length);
    for (const item of value) feed(h, item);
  } else if (typeof value === 'object') {
    mix(h, 7);
    // determinism: sorted by code unit
    const keys = Object.keys(value).sort((a, b) => (firstName(a) < firstName(b) ? -1 : 1));
    mix(h, keys.length);
    for (const key of keys) {
      mixText(h, firstName(key));
      feed(h, (value as Record<string, unknown>)[key]);
    }
  } else throw new Error(`cannot hash ${typeof value === 'number' ? value : typeof value}: it is not plain JSON`);
}

export function hashOf(value: unknown): string {
  const h = { a: 0x9e3779b9, b: 0x7f4a7c15 };
  feed(h, value);
  mix(h, 0x51ed270b);
  return [h.b, h.a].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
