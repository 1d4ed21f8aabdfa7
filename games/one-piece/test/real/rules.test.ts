import { DEFAULT_RULES } from '../../src/data/rules-context.ts';
import { validateDeck } from '../../src/data/validate-deck.ts';
import { leader } from '../kit/playing.ts';
import { expect, real, realCards, test } from './cards.ts';

const codes = (number: string, copies: number): string[] => {
  const card = real(number);
  const lead = {
    id: 'lead',
    name: 'lead',
    types: [],
    ...leader(5000, 5),
    category: 'LEADER',
    colours: card.colours,
  } as const;
  return validateDeck({ leader: 'lead', cards: { [number]: copies } }, [card, lead], DEFAULT_RULES).map(
    ({ code }) => code,
  );
};

realCards('printed cards that change how decks are built', () => {
  test('[OP01-075] [OP08-072] may be in a deck fifty times, while others may not', () => {
    expect(codes('OP01-075', 50)).toEqual([]);
    expect(codes('OP08-072', 50)).toEqual([]);
    expect(codes('OP01-074', 50)).toEqual(['TOO_MANY_COPIES']);
  });

  test('[OP13-079] takes no dear Events into its deck, and begins with a Stage', () => {
    const { deckRules, effects } = real('OP13-079');

    expect(deckRules).toEqual({ without: { cost: { min: 2 }, category: ['EVENT'] } });
    expect(effects?.[0]?.timings).toEqual(['START_OF_GAME']);
  });
});
