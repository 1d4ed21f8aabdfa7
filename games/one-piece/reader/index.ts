/** English card text, ours or the house style of the game, to what a card says as data. */
import type { CardData, DeckRules } from '../src/tree/card.ts';
import type { Category, Effect, Keyword } from '../src/tree/tree.ts';
import { effect } from './effect/effect.ts';
import { rulesText } from './effect/rules-text.ts';
import { attempt, type Cursor, cursorOn, isDone, namesUsed, say, sayOne } from './grammar/cursor.ts';
import { isSame } from './grammar/same.ts';
import { CAN, keywordTag } from './grammar/words.ts';
import { freshWork, TooMuch } from './grammar/work.ts';
import { blocksOf } from './text/blocks.ts';
import { normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';

export { TESTED } from './tested.ts';
export { compareTexts } from './text/compare.ts';

export interface CardFacts {
  category: Category;
}

/** A text that was not read: where it got stuck, and what would have been understood there. */
export interface Unread {
  sentence: string;
  position: number;
  nearest: string;
  reason: string;
}

export interface ReadText {
  effects: Effect[];
  keywords: Keyword[];
  treatAs?: NonNullable<CardData['treatAs']>;
  deckRules?: DeckRules;
  unread: Unread[];
  /** The names of all productions that were used. */
  productions: string[];
}

export function readText(effectText: string | null, triggerText: string | null, facts: CardFacts): ReadText {
  const out: ReadText = { effects: [], keywords: [], unread: [], productions: [] };
  const used = new Set<string>();
  const work = freshWork();
  for (const [text, isTrigger] of [
    [effectText, false],
    [triggerText, true],
  ] as const) {
    if (!text) continue;
    const plain = normalise(isTrigger && !/^\s*\[trigger\]/i.test(text) ? `[Trigger] ${text}` : text);
    for (const block of blocksOf(tokenise(plain))) readBlock(cursorOn(block, facts.category, work), plain, out, used);
  }
  out.effects = distinct(out.effects);
  out.productions = [...used];
  return out;
}

/** Some lists print the [Trigger] twice: once in the text, once beside it. */
const distinct = (effects: readonly Effect[]): Effect[] => {
  const isNew = (each: Effect, i: number): boolean => !effects.slice(0, i).some((before) => isSame(before, each));
  return effects.filter((each, i) => !each.timings.includes('TRIGGER') || isNew(each, i));
};

function readBlock(c: Cursor, text: string, out: ReadText, used: Set<string>): void {
  const { levelsLeft } = c.work;
  try {
    readWhole(c, text, out, used);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    c.work.levelsLeft = levelsLeft;
    out.unread.push({ ...stuck(c, text), reason: error.message });
  }
}

function readWhole(c: Cursor, text: string, out: ReadText, used: Set<string>): void {
  const keywords = readKeywords(c);
  if (!isDone(c)) {
    const rules = rulesText(c);
    const effects = rules && isDone(c) ? [] : effect(c);
    if (!effects) {
      out.unread.push(stuck(c, text));
      return;
    }
    if (rules?.treatAs) out.treatAs = { ...out.treatAs, ...rules.treatAs };
    if (rules?.deckRules) out.deckRules = { ...out.deckRules, ...rules.deckRules };
    out.effects.push(...effects);
  }
  out.keywords.push(...keywords.filter((each) => !out.keywords.includes(each)));
  for (const name of namesUsed(c)) used.add(name);
}

/** Keywords at the start of a line, and those that have no tag but a sentence. */
function readKeywords(c: Cursor): Keyword[] {
  const all: Keyword[] = [];
  for (;;) {
    const found = keywordTag(c);
    if (!found) break;
    all.push(found);
    say(c, ',') ?? say(c, '/') ?? say(c, '.');
  }
  const said = all.length === 0 ? attempt(c, canSentence) : undefined;
  if (said) all.push(said);
  return all;
}

/** "Can also attack active Characters." */
function canSentence(c: Cursor): Keyword | undefined {
  const found = say(c, 'can') ? sayOne(c, CAN) : undefined;
  return found && say(c, '.') ? found : undefined;
}

function stuck(c: Cursor, text: string): Unread {
  const here = c.tokens[Math.min(c.furthest, c.tokens.length - 1)];
  const position = c.furthest >= c.tokens.length ? text.length : (here?.at ?? 0);
  const first = c.tokens[0]?.at ?? 0;
  const last = c.tokens.at(-1);
  const end = last ? last.at + last.raw.length + 2 : text.length;
  const at = here?.raw ?? 'the end';
  const nearest = nearestTo(here?.text ?? '', [...c.expected])
    .slice(0, 8)
    .join(' | ');
  return {
    sentence: text.slice(first, end).trim(),
    position,
    nearest,
    reason: `no production goes on at "${text.slice(position, position + 40).split('\n')[0] || at}"`,
  };
}

/** The words that would have been understood: first those most like the word that was not. */
function nearestTo(word: string, known: readonly string[]): string[] {
  const wanted = pairsOf(word.slice(0, LONGEST_WORD));
  const likeness = (other: string): number => {
    const pairs = pairsOf(other);
    return pairs.filter((pair) => wanted.includes(pair)).length / Math.max(1, pairs.length);
  };
  return [...known].sort((a, b) => likeness(b) - likeness(a));
}
/** Of a longer word only the beginning is compared. */
const LONGEST_WORD = 30;
const pairsOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i] ?? ''}${letter}`);
