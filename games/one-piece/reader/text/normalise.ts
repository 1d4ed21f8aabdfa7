/**
 * One spelling for everything that is written in several ways, before a word is read: entities, quotes, dashes,
 * full-width brackets, circled digits, bullets, and reminder text, which has no force (OP-100).
 */
import { eachPart } from './bracketed.ts';

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&amp;/g, '&'],
  [/&quot;/g, '"'],
  [/&(?:#39|apos|rsquo|lsquo);/g, "'"],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/<br\s*\/?>/gi, '\n'],
];

/** Everywhere, names included. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u00a0\u2002-\u200a\u202f\u3000]/g, ' '],
  [/[\u200b\ufeff]/g, ''],
  [/[“”„]/g, '"'],
  [/[［【]/g, '['],
  [/[］】]/g, ']'],
  [/｛/g, '{'],
  [/｝/g, '}'],
  [/[〈《＜]/g, '<'],
  [/[〉》＞]/g, '>'],
];

/** Outside of names and types. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/（/g, '('],
  [/）/g, ')'],
  [/：/g, ':'],
  [/／/g, '/'],
  [/，/g, ','],
  [/＋/g, '+'],
  [/！/g, '!'],
  // A minus is a minus however it is typed, and a bullet a bullet.
  [/[-–—－‐‑‒](?=\s?\d)/g, '−'],
  [/−\s+(?=\d)/g, '−'],
  [/^([ \t]*)[-–—・●◦*]\s+(?=\S)/gm, '$1• '],
  [/[–—－‐‑‒]/g, '-'],
  [/\b(is|are|was|were|do|does|did|has|have)n't\b/g, '$1 not'],
  [/\bcan't\b/g, 'cannot'],
  [/\b([Ii])t's\b/g, '$1t is'],
  [/\battached(?= DON ?!!| to )/g, 'given'],
  [/DON ?!!/g, 'DON!!'],
  [/\bDON(?!!)\b/g, 'DON!!'],
  [/K\.O\.?(?=['’]?(?:d|s)\b)'?/g, "K.O.'"],
  [/\bK\.O(?![.'])/g, 'K.O.'],
];

/** "(This card can attack …)": whole sentences in round brackets. What a text only puts in brackets stays. */
const REMINDER = /\s*\((?=[A-Z"'[])[^()]*[.!]['"]?\s*\)|\s*\((?:You may|You can|This card|After|When)\b[^()]*\)/g;

/** "card(s)": one or several. */
const EITHER_NUMBER = /\((e?s)\)/g;

export function normalise(text: string): string {
  let plain = text;
  for (const [from, to] of ENTITIES) plain = plain.replace(from, to);
  for (const [from, to] of SIGNS) plain = plain.replace(from, to);
  plain = eachPart(plain, tag, spelled);
  const said = plain.replace(EITHER_NUMBER, '$1').replace(REMINDER, '');
  // A reminder that is the only statement is the statement (OP-100).
  return /[\w[]/.test(said) ? said : plain.replace(/[()]/g, '');
}

const spelled = (text: string): string => SPELLINGS.reduce((plain, [from, to]) => plain.replace(from, to), text);

/** Tags are not names: [DON!!×1], [Opponent’s Turn]. */
const tag = (name: string): string =>
  name.replace(/^\[DON ?!! ?[x×X] ?(\d+)\]$/, '[DON!! x$1]').replace(/’(?=s )/g, "'");

const CIRCLED: readonly (readonly [first: number, value: number])[] = [
  [0x2460, 1], // ①
  [0x2776, 1], // ❶
  [0x2780, 1], // ➀
  [0x278a, 1], // ➊
  [0x24ea, 0], // ⓪
];

/** The number of a circled digit; null for any other character. */
export function circled(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  for (const [first, value] of CIRCLED) {
    if (code >= first && code < first + (value === 0 ? 1 : 10)) return value + code - first;
  }
  return null;
}
