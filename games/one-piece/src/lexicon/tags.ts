/** Words of the rules that cards show in brackets: [Rush], [On Play], [Once Per Turn]. */
import { KEYWORD_WORDS, KEYWORDS, type Keyword, type WithParams } from './keywords.ts';
import { isAuto, TAGGED_TIMINGS, type TaggedTiming, TIMING_WORDS } from './timings.ts';
import { wordsIn } from './words-in.ts';

interface TagWords extends WithParams {
  tag: string;
  kind: 'condition' | 'cost' | 'limit' | 'wording';
}
/** Tags that are neither keywords nor timings. N stands for a number. */
const TAG = {
  DON_GIVEN: { tag: 'DON!! xN', kind: 'condition', params: [] },
  DON_MINUS: { tag: 'DON!! −N', kind: 'cost', params: [] },
  YOUR_TURN: { tag: 'Your Turn', kind: 'condition', params: [] },
  OPPONENT_TURN: { tag: "Opponent's Turn", kind: 'condition', params: [] },
  ONCE_PER_TURN: { tag: 'Once Per Turn', kind: 'limit', params: ['usesPerTurn'] },
  TRASH_N: { tag: 'Trash N cards', kind: 'wording', params: [] },
} as const satisfies Readonly<Record<string, TagWords>>;

export type Tag = keyof typeof TAG;
export const TAG_WORDS: Readonly<Record<Tag, TagWords>> = TAG;
/** Its [Once Per Turn] is that of the effect before it. A tag of our own: the rules file has no word on it. */
export const SHARED_TAG = 'With the Text Above';

export const inBrackets = (tag: string): string => `[${tag}]`;

/** Every word that the rules file explains to players. */
export type KeywordId = Keyword | TaggedTiming | Tag;
export const KEYWORD_IDS: readonly KeywordId[] = [...KEYWORDS, ...TAGGED_TIMINGS, ...wordsIn(TAG)];

export interface KeywordEntry extends WithParams {
  /** As it is printed, without its brackets. */
  name: string;
  category: 'ability' | 'auto' | 'activate' | TagWords['kind'];
}
const isKeyword = (id: KeywordId): id is Keyword => Object.hasOwn(KEYWORD_WORDS, id);
const isOtherTag = (id: KeywordId): id is Tag => Object.hasOwn(TAG, id);

export function keywordEntry(id: KeywordId): KeywordEntry {
  if (isOtherTag(id)) return { name: TAG[id].tag, category: TAG[id].kind, params: TAG[id].params };
  if (!isKeyword(id)) return { name: TIMING_WORDS[id].tag, category: isAuto(id) ? 'auto' : 'activate', params: [] };
  const words = KEYWORD_WORDS[id];
  return { name: 'tag' in words ? words.tag : `Can ${words.can}`, category: 'ability', params: words.params };
}
