/** Keywords that a card has or gains. What each means to players stands in the rules file. */
import { wordsIn } from './words-in.ts';

/** Flags and numbers that a keyword has in the rules file. */
export type KeywordFlag = 'attacksLeader' | 'attacksCharacters';
export type KeywordCount = 'usesPerBattle' | 'usesPerTurn';

export interface WithParams {
  params: readonly (KeywordFlag | KeywordCount)[];
}
export type KeywordWords = WithParams &
  (
    | { /** Printed in brackets. */ tag: string }
    | {
        /** Not printed as a keyword: the words behind "can". */
        can: string;
        /** On a card of the table, where there is little room. */
        short: string;
      }
  );

const KEYWORD = {
  RUSH: { tag: 'Rush', params: ['attacksLeader', 'attacksCharacters'] },
  RUSH_CHARACTER: { tag: 'Rush: Character', params: ['attacksLeader', 'attacksCharacters'] },
  DOUBLE_ATTACK: { tag: 'Double Attack', params: [] },
  BANISH: { tag: 'Banish', params: [] },
  BLOCKER: { tag: 'Blocker', params: ['usesPerBattle'] },
  UNBLOCKABLE: { tag: 'Unblockable', params: [] },
  ATTACK_ACTIVE: { can: 'also attack active Characters', short: 'hits active', params: [] },
} as const satisfies Readonly<Record<string, KeywordWords>>;

export type Keyword = keyof typeof KEYWORD;
export const KEYWORDS: readonly Keyword[] = wordsIn(KEYWORD);
export const KEYWORD_WORDS: Readonly<Record<Keyword, KeywordWords>> = KEYWORD;
