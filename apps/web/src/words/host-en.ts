/** What the host of a match says about it, in English. */
import type { Who } from '@dealers-choice/words';

export const en = {
  gaveUp: (who: Who): string => (who.you ? 'You give up.' : `${who.name} gives up.`),
  tookBack: (who: Who): string => (who.you ? 'You take the last move back.' : `${who.name} takes the last move back.`),
  toBot: (who: Who): string =>
    who.you
      ? 'You have been quiet for a while: a bot plays on for you.'
      : `${who.name} has been quiet: a bot plays on.`,
  toPerson: (who: Who): string => (who.you ? 'You are back.' : `${who.name} is back.`),
  stale: 'The question has changed in the meantime: look again.',
  wait: 'Wait until everything has been shown.',
  notKept: 'This browser does not let the page keep anything: a reload would lose the match.',
  movesLost: (n: number): string => `The match was interrupted and goes on from its last save: ${n} moves were lost.`,
  answerLost: 'The match was interrupted: your last answer did not arrive, please give it again.',
  stopped: (why: string): string => `The match cannot go on: its worker stopped (${why}).`,
  cardsChanged: (which: string): string => `The cards of ${which} have changed since this page was opened: reload it.`,
  otherRules: (title: string): string =>
    `This match of ${title} was saved by another version of the rules. It is kept, and that version can go on with it.`,
  otherCards: (title: string): string =>
    `This match of ${title} was saved with other cards. It is kept, and goes on where they are as they were.`,
  noMatch: 'There is no match on the table.',
  longName: (seat: number, most: number): string =>
    `The name of seat ${seat} is too long: ${most} letters are allowed.`,
  badOption: (name: string): string => `${name}: this value cannot be played.`,
  badPlan: 'This cannot be dealt: look at the seats and house rules again.',
  clockRuns: 'The clock runs: look back when this is over.',
  noAdvice: 'There is nothing to advise now.',
  noHints: 'At this table there are no hints.',
  guided: 'In a guided game the guide says what to do.',
  stumbled: (names: readonly string[]): string =>
    names.length === 1
      ? `The bot of ${names[0]} could not answer: another has moved in its place.`
      : `The bots of ${names.join(', ')} could not answer: others have moved in their place.`,
  branched: (turn: number, of: string): string =>
    turn === 0
      ? `From here on it is a match of its own, from the start of ${of}.`
      : `From here on it is a match of its own, from turn ${turn} of ${of}.`,
  noRecord: 'The cards of this match were imagined: it has no record.',
  notSeen: 'Nobody here saw the match then.',
  tooLate: 'That move came too late. The table went on. Here is the question as it is now.',
  withdrawn: 'It was taken back before it was sent.',
  slowLine: 'The line was too slow for this throw: the marker starts again.',
  notHere: (seat: number): string => `Seat ${seat} is not played by a person at this device.`,
};

export type HostPhrases = typeof en;
