// Makes the font of the suits of Dhappa Baaji from their drawings: `node scripts/draw-pips.mjs` after one was changed.
// Fifty cards with a pip each are letters to a browser, rather than fifty pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = new URL('../games/dhappa-baaji/src/table/styles/cards/', import.meta.url);
const SUITS = [
  [0x2660, 'spade'],
  [0x2663, 'club'],
  [0x2665, 'heart'],
  [0x2666, 'diamond'],
];
const EM = 1000;
/** Of a pip beside letters of this size; it is drawn in a box of 24 by 24 and stands on the line. */
const WIDE = 615;
const SCALE = WIDE / 24;

const place = ([x, y]) => [Math.round(x * SCALE), Math.round((24 - y) * SCALE)];
const between = ([a, b], [c, d], t) => [a + (c - a) * t, b + (d - b) * t];

/** Contours of an SVG: points with whether they lie on the line. A cubic curve becomes four quadratic ones. */
function contoursOf(svg) {
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, x, y, r]) =>
    circle(Number(x), Number(y), Number(r)),
  );
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => path(d));
  return [...circles, ...paths].map(clockwise);
}
function circle(x, y, r) {
  const reach = r / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 8, i % 2 ? reach : r];
    return { at: [x + far * Math.cos(turn), y + far * Math.sin(turn)], on: i % 2 === 0 };
  });
}
/** Of the letters M, C, H and Z, all with places of their own. */
function path(d) {
  const points = [];
  for (const [, letter, rest] of d.matchAll(/([MCHZ])([^MCHZ]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const from = points.at(-1)?.at ?? [0, 0];
    if (letter === 'M') points.push({ at: [n[0], n[1]], on: true });
    if (letter === 'H') points.push({ at: [n[0], from[1]], on: true });
    if (letter === 'C')
      for (let i = 0; i < n.length; i += 6) points.push(...curve(points.at(-1).at, n.slice(i, i + 6)));
  }
  const [first, last] = [points[0].at, points.at(-1).at];
  return first[0] === last[0] && first[1] === last[1] ? points.slice(0, -1) : points;
}
function curve(from, [a, b, c, d, e, f]) {
  let rest = [from, [a, b], [c, d], [e, f]];
  return [4, 3, 2, 1].flatMap((left) => {
    const [p, q, r, s] = rest;
    const t = 1 / left;
    const [pq, qr, rs] = [between(p, q, t), between(q, r, t), between(r, s, t)];
    const [pqr, qrs] = [between(pq, qr, t), between(qr, rs, t)];
    const mid = between(pqr, qrs, t);
    rest = [mid, qrs, rs, s];
    const control = [0, 1].map((i) => (3 * (pq[i] + pqr[i]) - p[i] - mid[i]) / 4);
    return [
      { at: control, on: false },
      { at: mid, on: true },
    ];
  });
}
/** All alike, so that contours that lie over each other fill, and none makes a hole. */
function clockwise(points) {
  const area = points.reduce((sum, { at: [x, y] }, i) => {
    const [u, v] = points[(i + 1) % points.length].at;
    return sum + (x * v - u * y);
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

const u16 = (...values) => Buffer.concat(values.map((n) => Buffer.from([(n >> 8) & 255, n & 255])));
const u32 = (...values) => Buffer.concat(values.map((n) => u16(n >>> 16, n & 0xffff)));

function glyph(contours) {
  const placed = contours.map((points) => points.map(({ at, on }) => ({ at: place(at), on })));
  const all = placed.flat();
  const [xs, ys] = [0, 1].map((i) => all.map(({ at }) => at[i]));
  const ends = placed.map((_, i) => placed.slice(0, i + 1).flat().length - 1);
  const steps = (values) => values.map((value, i) => value - (values[i - 1] ?? 0));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const data = [
    u16(placed.length, ...box, ...ends, 0),
    Buffer.from(all.map(({ on }) => (on ? 1 : 0))),
    u16(...steps(xs)),
    u16(...steps(ys)),
  ];
  const bytes = Buffer.concat(data);
  return {
    bytes: Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]),
    box,
    points: all.length,
    parts: placed.length,
  };
}

const glyphs = SUITS.map(([, suit]) => glyph(contoursOf(readFileSync(new URL(`${suit}.svg`, FOLDER), 'utf8'))));
const count = glyphs.length + 1; // the first one stands for what is missing
const most = (read) => Math.max(...glyphs.map(read));
const offsets = [
  0,
  0,
  ...glyphs.map((_, i) => glyphs.slice(0, i + 1).reduce((sum, { bytes }) => sum + bytes.length, 0)),
];
const segments = SUITS.length + 1;
const codes = SUITS.map(([code]) => code);
const cmap = u16(
  ...[4, 16 + segments * 8, 0, segments * 2, 8, 2, segments * 2 - 8],
  ...[...codes, 0xffff, 0, ...codes, 0xffff],
  ...[...codes.map((code, i) => (i + 1 - code) & 0xffff), 1],
  ...new Array(segments).fill(0),
);
const NAMES = [
  [1, 'Dhappa Pips'],
  [2, 'Regular'],
  [4, 'Dhappa Pips'],
  [6, 'DhappaPips'],
];
const texts = NAMES.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
const name = Buffer.concat([
  u16(0, NAMES.length, 6 + NAMES.length * 12),
  ...NAMES.map(([id], i) => u16(3, 1, 0x409, id, texts[i].length, Buffer.concat(texts.slice(0, i)).length)),
  ...texts,
]);
const box = [0, 0, WIDE, WIDE];
const TABLES = {
  'OS/2': Buffer.concat([
    u16(4, WIDE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(0, 0x02000000, 0, 0),
    Buffer.from('DCHO'),
    u16(0x40, codes[0], codes.at(-1), EM, 0, 0, EM, 0),
    u32(1, 0),
    u16(500, 700, 0, 32, 1),
  ]),
  cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), cmap]),
  glyf: Buffer.concat(glyphs.map(({ bytes }) => bytes)),
  head: Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, EM), Buffer.alloc(16), u16(...box, 0, 8, 2, 1, 0)]),
  hhea: u16(1, 0, EM, 0, 0, WIDE, 0, 0, WIDE, 1, 0, 0, 0, 0, 0, 0, 0, count),
  hmtx: u16(...[WIDE, 0], ...glyphs.flatMap(({ box: [left] }) => [WIDE, left])),
  loca: u32(...offsets),
  maxp: u16(
    1,
    0,
    count,
    most(({ points }) => points),
    most(({ parts }) => parts),
    0,
    0,
    2,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ),
  name,
  post: Buffer.concat([u32(0x30000, 0), u16(-100 & 0xffff, 50), u32(0, 0, 0, 0, 0)]),
};

/** As WOFF 2.0 numbers its tables; 3 in the two upper bits: as it is. */
const KNOWN = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10 | 0xc0,
  loca: 11 | 0xc0,
};
function short(n) {
  const sevens = [n & 127];
  for (let rest = n >> 7; rest > 0; rest >>= 7) sevens.unshift((rest & 127) | 128);
  return Buffer.from(sevens);
}
const order = Object.keys(TABLES);
const directory = Buffer.concat(order.flatMap((tag) => [Buffer.from([KNOWN[tag]]), short(TABLES[tag].length)]));
const packed = brotliCompressSync(Buffer.concat(order.map((tag) => TABLES[tag])));
const whole = 48 + directory.length + packed.length;
const padded = (bytes) => bytes + (-bytes & 3);
const unpacked = 12 + order.length * 16 + order.reduce((sum, tag) => sum + padded(TABLES[tag].length), 0);
const header = Buffer.concat([
  Buffer.from('wOF2'),
  u32(0x10000, padded(whole)),
  u16(order.length, 0),
  u32(unpacked, packed.length),
  u16(1, 0),
  u32(0, 0, 0, 0, 0),
]);
const file = Buffer.concat([header, directory, packed]);
writeFileSync(new URL('pips.woff2', FOLDER), Buffer.concat([file, Buffer.alloc(-file.length & 3)]));
