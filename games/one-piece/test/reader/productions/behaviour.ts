/**
 * A text of our own, a position, a play: what the productions of the reader come to. A row proves the productions that
 * it names, since its play must go wrong where its card says nothing, and in every position where the text says no.
 */
import { type CardFacts, type ReadText, readText } from '../../../reader/index.ts';
import type { Category, Effect } from '../../../src/tree/tree.ts';
import { on } from '../../kit/effects.ts';
import {
  ch,
  event,
  type Has,
  leader,
  type More,
  type People,
  playing,
  type Setting,
  stage,
} from '../../kit/playing.ts';

export interface Behaviour {
  proves: readonly string[];
  text: string;
  has: Has;
  plays: (people: People) => void;
  /** Positions in which the text must not do it. */
  butNot?: readonly Has[];
  /** The card that says it, where it is not the usual one. */
  as?: More;
  cards?: Readonly<Record<string, More>>;
  how?: Setting;
}

export const behaves = (
  proves: readonly string[],
  text: string,
  has: Has,
  plays: (people: People) => void,
  more: Pick<Behaviour, 'butNot' | 'as' | 'cards' | 'how'> = {},
): Behaviour => ({ proves, text, has, plays, ...more });

/** Those that many rows need. The card with the text is the scribe. */
const COMPANY: Readonly<Record<string, More>> = {
  brute: ch(5, 7000, { types: ['Tide'], colours: ['blue'], attributes: ['Slash'] }),
  wisp: ch(1, 1000, { types: ['Fog'], colours: ['green'], attributes: ['Ranged'] }),
  wall: ch(3, 4000, { keywords: ['BLOCKER'] }),
  herald: ch(1, 1000, { effects: [on('ON_PLAY', { do: 'draw', n: 1 })] }),
  song: event(0, on('MAIN', { do: 'draw', n: 1 })),
  slay: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'either', in: ['character'] } })),
  pier: stage(1),
  tide: leader(5000, 5, { types: ['Tide'] }),
};
const USUAL: Readonly<Partial<Record<Category, More>>> = {
  CHARACTER: ch(0, 5000),
  EVENT: event(0),
  LEADER: leader(5000, 5),
  STAGE: stage(0),
};

const isEvent = (text: string): boolean => /^\[(?:Main|Counter)\]/.test(text);
const isPlayed = (text: string): boolean => /^\[(?:Main|On Play)\]/.test(text);
const categoryOf = ({ text, as }: Behaviour): Category => as?.category ?? (isEvent(text) ? 'EVENT' : 'CHARACTER');

const READ = new Map<Behaviour, ReadText>();

/** Read once: each row is played again and again with something left out. */
export function readingOf(row: Behaviour): ReadText {
  const facts: CardFacts = { category: categoryOf(row) };
  const reading = READ.get(row) ?? readText(row.text, null, facts);
  READ.set(row, reading);
  return reading;
}

/** The card as it was read; `changed`: with other effects, and nothing beside them. */
function scribe(row: Behaviour, changed: Change | null): More {
  const { effects, keywords, treatAs, deckRules } = readingOf(row);
  const plain = { ...USUAL[categoryOf(row)], ...row.as };
  if (changed) return { ...plain, effects: changed(effects) };
  return { ...plain, effects, keywords, ...(treatAs ? { treatAs } : {}), ...(deckRules ? { deckRules } : {}) };
}
type Change = (effects: readonly Effect[]) => readonly Effect[];
/** The same tags, and nothing behind them. */
export const mute: Change = (effects) => effects.map((each) => ({ ...each, steps: [] }));

/** Where nothing is said of the scribe: in Alice's hand if it is to be played, else on her field. */
function placed(text: string, has: Has): { has: Has; isPlayed: boolean } {
  if (JSON.stringify(has).includes('"scribe"')) return { has, isPlayed: false };
  const area = isPlayed(text) ? 'hand' : 'characters';
  const there = has.alice?.[area];
  const alice = { ...has.alice, [area]: ['scribe', ...(Array.isArray(there) ? there : [])] };
  return { has: { ...has, alice }, isPlayed: isPlayed(text) };
}

export function carryOut(row: Behaviour, at: Has = row.has, changed: Change | null = null): void {
  const { has, isPlayed: isUsed } = row.how ? { has: at, isPlayed: false } : placed(row.text, at);
  const people = playing({ ...COMPANY, ...row.cards, scribe: scribe(row, changed) }, has, row.how);
  if (isUsed) people.alice.does('play', 'scribe');
  row.plays(people);
}
