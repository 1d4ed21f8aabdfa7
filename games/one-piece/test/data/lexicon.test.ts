/** Closed words: what is said of each, and that nothing compiles while something is left out. */
import { describe, expect, test } from 'vitest';
import type { KeywordText } from '../../src/data/rules-file.ts';
import { DESTINATION_WORDS, DESTINATIONS, LIFE_INSTEADS, RESTS, TAKES } from '../../src/lexicon/destinations.ts';
import { DURATION_WORDS, DURATIONS } from '../../src/lexicon/durations.ts';
import { KEYWORD_WORDS, KEYWORDS, type Keyword } from '../../src/lexicon/keywords.ts';
import { OCCASION_WORDS } from '../../src/lexicon/occasions.ts';
import { cannotWords, PROHIBITIONS } from '../../src/lexicon/prohibitions.ts';
import { KEYWORD_IDS, type KeywordId, keywordEntry } from '../../src/lexicon/tags.ts';
import { AUTO_TIMINGS, type AutoTiming, TAGGED_TIMINGS, TIMING_WORDS, TIMINGS } from '../../src/lexicon/timings.ts';

const { RUSH: _rush, ...withoutRush } = KEYWORD_WORDS;
const { ON_PLAY: _onPlay, ...withoutOnPlay } = TIMING_WORDS;
const { ON_PLAY: _occasion, ...occasions } = OCCASION_WORDS;
const { THIS_TURN: _thisTurn, ...withoutThisTurn } = DURATION_WORDS;
const { hand: _hand, ...withoutHand } = DESTINATION_WORDS;

describe('a word without its entry does not compile', () => {
  test('a keyword, a timing, its occasion, a duration, a destination', () => {
    // @ts-expect-error RUSH is missing
    const keywords: typeof KEYWORD_WORDS = withoutRush;
    // @ts-expect-error ON_PLAY is missing
    const timings: typeof TIMING_WORDS = withoutOnPlay;
    // @ts-expect-error ON_PLAY is not said
    const said: typeof OCCASION_WORDS = occasions;
    // @ts-expect-error THIS_TURN is missing
    const durations: typeof DURATION_WORDS = withoutThisTurn;
    // @ts-expect-error hand is missing
    const destinations: typeof DESTINATION_WORDS = withoutHand;

    expect([keywords, timings, said, durations, destinations]).toHaveLength(5);
  });

  test('nor does a rules file that does not explain it', () => {
    const explained: KeywordText = { text: 'It runs.', params: {} };
    // @ts-expect-error all but RUSH are missing
    const keywords: Readonly<Record<KeywordId, KeywordText>> = { RUSH: explained };

    expect(Object.keys(keywords)).not.toEqual(KEYWORD_IDS);
  });

  test('and a word that is not declared is none', () => {
    // @ts-expect-error not a keyword
    const keyword: Keyword = 'NOBODY_SAYS_SO';
    // @ts-expect-error not a timing
    const timing: AutoTiming = 'NOBODY_SAYS_WHEN';

    expect(KEYWORDS).not.toContain(keyword);
    expect(TIMINGS).not.toContain(timing);
  });
});

describe('[OP-R2.4] the lists that follow from the tables', () => {
  test('keep their order, which bits and saved matches follow', () => {
    expect(KEYWORDS.slice(0, 3)).toEqual(['RUSH', 'RUSH_CHARACTER', 'DOUBLE_ATTACK']);
    expect(TIMINGS.slice(0, AUTO_TIMINGS.length)).toEqual(AUTO_TIMINGS);
    expect(TIMINGS.slice(AUTO_TIMINGS.length)).toEqual([
      'ACTIVATE_MAIN',
      'MAIN',
      'COUNTER',
      'TRIGGER',
      'PERMANENT',
      'REPLACEMENT',
    ]);
    expect(PROHIBITIONS[0]).toBe('ATTACK');
    expect(DURATIONS).toHaveLength(7);
  });

  test('say which destinations are for what', () => {
    expect(TAKES).toEqual(['hand', 'trash', 'deck-top', 'life-top', 'play', 'play-rested']);
    expect(LIFE_INSTEADS).toEqual(['trash', 'deck-top', 'deck-bottom']);
    expect(RESTS).not.toContain('hand');
    expect(DESTINATIONS).toHaveLength(8);
  });

  test('name every tag as it is printed', () => {
    expect(TAGGED_TIMINGS).toHaveLength(11);
    expect(keywordEntry('ON_KO')).toEqual({ name: 'On K.O.', category: 'auto', params: [] });
    expect(keywordEntry('ATTACK_ACTIVE').name).toBe('Can also attack active Characters');
    expect(new Set(KEYWORD_IDS.map((id) => keywordEntry(id).name)).size).toBe(KEYWORD_IDS.length);
  });

  test("tell what nobody may do from what the opponent's effects may not", () => {
    expect(cannotWords('BE_KOED_BY_EFFECTS', false)).toBe("be K.O.'d by effects");
    expect(cannotWords('BE_KOED_BY_EFFECTS', true)).toBe("be K.O.'d by your opponent's effects");
    expect(cannotWords('BE_KOED', true)).toBe("be K.O.'d by your opponent");
  });
});
