/** How much of a set of cards is read, counted by card, by set, and by what stands in the way. */
import { walkEffect } from '../tree/walk.ts';
import type { ReadCard } from './read-cards.ts';

export interface Counts {
  cards: number;
  withText: number;
  /** Of those with text: every sentence, some blocks, nothing. */
  fullyRead: number;
  partlyRead: number;
  unread: number;
}

export interface UnreadSentence {
  sentence: string;
  n: number;
  nearest: string | null;
  cards: readonly string[];
}

export interface Coverage extends Counts {
  blocks: { read: number; unread: number };
  bySet: Readonly<Record<string, Counts>>;
  /** By cause, the most frequent first. */
  unreadSentences: readonly { reason: string; n: number; sentences: readonly UnreadSentence[] }[];
  /** How many cards use a kind of step, a production of the grammar. */
  steps: Readonly<Record<string, number>>;
  productions: Readonly<Record<string, number>>;
  /** Productions in use that no test of behaviour covers, and the cards read whole without any of them. */
  untested: readonly string[];
  proven: number;
}

export const hasText = ({ raw }: ReadCard): boolean => raw.effectText !== null || raw.triggerText !== null;

type Level = 'fullyRead' | 'partlyRead' | 'unread';
function levelOf({ card, unread }: ReadCard): Level {
  if (unread.length === 0) return 'fullyRead';
  const { effects, keywords, treatAs, deckRules } = card;
  return effects || keywords || treatAs || deckRules ? 'partlyRead' : 'unread';
}

/** `tested`: the productions that a test of behaviour covers. */
export function coverageOf(read: readonly ReadCard[], tested: readonly string[]): Coverage {
  const bySet: Record<string, Counts> = {};
  const whole = none();
  for (const one of read) {
    const own = bySet[one.raw.set] ?? none();
    bySet[one.raw.set] = own;
    count(one, own);
    count(one, whole);
  }
  const productions = tally(read.map((one) => one.productions));
  const untested = Object.keys(productions).filter((name) => !tested.includes(name)); // determinism: sorted by name
  const isProven = (one: ReadCard): boolean =>
    hasText(one) && one.unread.length === 0 && one.productions.every((name) => tested.includes(name));
  return {
    ...whole,
    blocks: {
      read: read.reduce((n, { card }) => n + (card.effects ?? []).length + (card.keywords ?? []).length, 0),
      unread: read.reduce((n, { unread }) => n + unread.length, 0),
    },
    bySet: byName(bySet),
    unreadSentences: causesOf(read),
    steps: tally(read.map(stepsOf)),
    productions,
    untested,
    proven: read.filter(isProven).length,
  };
}

/** How many cards there are, and how far they are read. */
export function countsOf(read: readonly ReadCard[]): Counts {
  const whole = none();
  for (const one of read) count(one, whole);
  return whole;
}

const none = (): Counts => ({ cards: 0, withText: 0, fullyRead: 0, partlyRead: 0, unread: 0 });

function count(one: ReadCard, into: Counts): void {
  into.cards++;
  if (!hasText(one)) return;
  into.withText++;
  into[levelOf(one)]++;
}

function stepsOf({ card }: ReadCard): string[] {
  const steps: string[] = [];
  for (const effect of card.effects ?? []) {
    walkEffect(effect, { step: (step) => void (steps.includes(step.do) || steps.push(step.do)) });
  }
  return steps;
}

/** How many of the lists have each name; by name. */
function tally(lists: readonly (readonly string[])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const list of lists) {
    for (const name of new Set(list)) counts[name] = (counts[name] ?? 0) + 1; // determinism: a sum
  }
  return byName(counts);
}

const byName = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))); // determinism: sorted by name

function causesOf(read: readonly ReadCard[]): Coverage['unreadSentences'] {
  const causes = new Map<string, Map<string, UnreadSentence>>(); // determinism: sorted below
  for (const { raw, unread } of read) {
    for (const { sentence, reason, nearest } of unread) {
      const same = causes.get(reason) ?? new Map<string, UnreadSentence>(); // determinism: sorted below
      causes.set(reason, same);
      const { n = 0, cards = [] } = same.get(sentence) ?? {};
      same.set(sentence, { sentence, n: n + 1, nearest, cards: [...cards, raw.id] });
    }
  }
  return [...causes]
    .map(([reason, same]) => {
      const sentences = [...same.values()].sort((a, b) => b.n - a.n);
      return { reason, n: sentences.reduce((sum, { n }) => sum + n, 0), sentences };
    })
    .sort((a, b) => b.n - a.n);
}
