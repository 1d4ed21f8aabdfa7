/** Keywords that a card has or gains. What each means to players stands in the rules file. */
import { wordsOf } from './words-of.ts';

/** Numbers and flags that a keyword has in the rules file. */
export type KeywordNumber = 'attacksLeader' | 'attacksCharacters' | 'usesPerBattle' | 'usesPerTurn';

export interface Numbered {
  numbers: readonly KeywordNumber[];
}
export type KeywordWords = Numbered &
  (
    | { /** Printed in brackets. */ tag: string }
    | {
        /** No keyword in print: what stands behind "can". */
        can: string;
        /** On a card of the table, where there is little room. */
        short: string;
      }
  );

const KEYWORD = {
  RUSH: { tag: 'Rush', numbers: ['attacksLeader', 'attacksCharacters'] },
  RUSH_CHARACTER: { tag: 'Rush: Character', numbers: ['attacksLeader', 'attacksCharacters'] },
  DOUBLE_ATTACK: { tag: 'Double Attack', numbers: [] },
  BANISH: { tag: 'Banish', numbers: [] },
  BLOCKER: { tag: 'Blocker', numbers: ['usesPerBattle'] },
  UNBLOCKABLE: { tag: 'Unblockable', numbers: [] },
  ATTACK_ACTIVE: { can: 'also attack active Characters', short: 'hits active', numbers: [] },
} as const satisfies Readonly<Record<string, KeywordWords>>;

export type Keyword = keyof typeof KEYWORD;
export const KEYWORDS: readonly Keyword[] = wordsOf(KEYWORD);
export const KEYWORD_WORDS: Readonly<Record<Keyword, KeywordWords>> = KEYWORD;
