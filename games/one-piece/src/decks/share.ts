/**
 * A deck in an address: `1~NAME~SET~LEADER~LG:016x4,017x4~CHECK`. It can be read by people, and a link that was cut or
 * changed says where.
 */
import { isCardNumber } from '../data/card-number.ts';
import type { Deck } from '../data/decks.ts';

export interface SharedDeck extends Deck {
  name: string;
  /** The set of cards it is made of; '' for those the game comes with. */
  set: string;
}

export type ShareProblem =
  | { code: 'VERSION'; found: string }
  | { code: 'PARTS'; found: number; wanted: number }
  | { code: 'LEADER'; found: string }
  | { code: 'CARDS'; found: string }
  | { code: 'CHECK' };

const VERSION = '1';
const PARTS = 6;
const LONGEST_NAME = 60;
const MOST_CARDS = 100;

export function shareCode({ name, set, leader, cards }: SharedDeck): string {
  const ids = Object.keys(cards).sort(); // determinism: sorted
  const groups: { prefix: string; entries: string[] }[] = [];
  for (const id of ids) {
    const cut = id.lastIndexOf('-');
    const prefix = id.slice(0, cut);
    const last = groups.at(-1);
    const entry = `${id.slice(cut + 1)}x${cards[id]}`;
    if (last?.prefix === prefix) last.entries.push(entry);
    else groups.push({ prefix, entries: [entry] });
  }
  const list = groups.map(({ prefix, entries }) => `${prefix}:${entries.join(',')}`).join(';');
  const body = [VERSION, escaped(cut(name)), escaped(set), leader, list].join('~');
  return `${body}~${checkOf(body)}`;
}

/** A tilde parts the parts, so none may stand inside one. */
const escaped = (text: string): string => encodeURIComponent(whole(text)).replaceAll('~', '%7E');
/** No address can hold half a sign. */
const whole = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
/** Never through the middle of a sign. */
const cut = (name: string): string => name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '');

export function readShareCode(code: string): { deck: SharedDeck } | { problem: ShareProblem } {
  const parts = code.split('~');
  const [version = '', name = '', set = '', leader = '', list = '', check = ''] = parts;
  if (version !== VERSION) return { problem: { code: 'VERSION', found: version.slice(0, 20) } };
  if (parts.length !== PARTS) return { problem: { code: 'PARTS', found: parts.length, wanted: PARTS } };
  if (leader !== '' && ![leader].every(isCardNumber))
    return { problem: { code: 'LEADER', found: leader.slice(0, 30) } };
  const { cards, bad } = cardsIn(list);
  if (bad !== null) return { problem: { code: 'CARDS', found: bad.slice(0, 30) } };
  if (check !== checkOf(parts.slice(0, -1).join('~'))) return { problem: { code: 'CHECK' } };
  return { deck: { name: cut(unescaped(name)), set: unescaped(set), leader, cards } };
}

/** `bad`: the first part that cannot be read. */
function cardsIn(list: string): { cards: Record<string, number>; bad: string | null } {
  const cards: Record<string, number> = {};
  let many = 0;
  for (const group of list === '' ? [] : list.split(';')) {
    const [prefix = '', entries = ''] = group.split(':');
    for (const entry of entries.split(',')) {
      const [, number = '', n = ''] = /^([A-Z0-9]+)x(\d{1,3})$/.exec(entry) ?? [];
      const id = `${prefix}-${number}`;
      if (!isCardNumber(id) || Number(n) < 1 || ++many > MOST_CARDS || Object.hasOwn(cards, id)) {
        return { cards, bad: entry || group };
      }
      cards[id] = Number(n);
    }
  }
  return { cards, bad: null };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Five signs that change when any other does (FNV-1a). */
function checkOf(body: string): string {
  let hash = 2166136261;
  for (let i = 0; i < body.length; i++) hash = Math.imul(hash ^ body.charCodeAt(i), 16777619);
  return ((hash >>> 0) % 60466176).toString(36).padStart(5, '0');
}
