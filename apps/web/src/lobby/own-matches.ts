/** Matches with people far away, as lists of them are read. */
import type { OwnMatch } from '@dealers-choice/protocol';

/** The other people, by name. */
export const othersIn = ({ seats, seat }: OwnMatch): string =>
  seats
    .filter(({ who, name }, at) => who === 'person' && at !== seat && name !== '')
    .map(({ name }) => name)
    .join(', ');

/** Those that go on: whoever's turn it is comes first. */
export const running = (matches: readonly OwnMatch[]): OwnMatch[] =>
  matches.filter(({ ended }) => ended === null).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));

/** All of them: those that go on, then the others as they come. */
export const newestRunning = (matches: readonly OwnMatch[]): OwnMatch[] => [
  ...running(matches),
  ...matches.filter(({ ended }) => ended !== null),
];

/** How it stands, or how it ended for this guest. */
export function farOutcome({
  ended,
  winners,
  seat,
}: Pick<OwnMatch, 'ended' | 'winners' | 'seat'>): 'running' | 'brokenOff' | 'drawn' | 'won' | 'lost' {
  if (ended === null) return 'running';
  if (winners === null) return 'brokenOff';
  if (winners.length === 0) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
