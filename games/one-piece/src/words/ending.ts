/** How a match ended. */
import type { Seat } from '@dealers-choice/kernel';
import type { EndReason } from '../rules/ending.ts';
import { other } from '../rules/table.ts';
import type { Told } from './told.ts';

type Reason = (winner: string, loser: string) => string;
const WON: Readonly<Partial<Record<string, Reason>>> = {
  LIFE: (winner, loser) => `${winner} wins: ${loser}'s Leader was hit with no Life left.`,
  DECK_OUT: (winner, loser) => `${winner} wins: ${loser} has no cards left in the deck.`,
  EFFECT: (winner) => `${winner} wins: a card says so.`,
  CONCEDED: (winner, loser) => `${winner} wins: ${loser} gave up.`,
} satisfies Partial<Record<EndReason, Reason>>;
const DRAWN: Readonly<Partial<Record<string, string>>> = {
  LOOP: 'Nobody wins: the same position came round again and again, and nobody could stop it.',
  QUEUE: 'Nobody wins: more effects waited than a match can hold.',
  DECK_OUT: 'Nobody wins: both decks are used up.',
} satisfies Partial<Record<EndReason, string>>;

/** `winner` is -1 where there is none. */
export function overSentence(reason: string, winner: number, { name }: Told): string {
  const why = WON[reason];
  if (winner < 0 || !why) return DRAWN[reason] ?? 'Nobody wins: the match grew too long and was stopped.';
  return why(name(winner as Seat), name(other(winner as Seat)));
}

export const ending = (told: Told): string => {
  const { over } = told.view;
  return overSentence(over?.reason ?? '', over?.winners[0] ?? -1, told);
};
