/** What happened, in English. Cards come as words: `9♣, 2♥ as 8♣`. */
import type { Who } from '@dealers-choice/words';
import { counted } from '@dealers-choice/words/english';
import type { RunKind, Team } from '../../rules/table.ts';

/** Both sentences, written out: for the reader, and about somebody else. */
const say = (who: Who, you: string, other: (name: string) => string): string => (who.you ? you : other(who.name));
const cards = (n: number): string => counted(n, 'card');
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
const KIND: Readonly<Record<RunKind, string>> = { SET: 'set', SEQUENCE: 'sequence' };

export const events = {
  dealt: (deal: number, starter: Who, up: string): string =>
    say(
      starter,
      `Deal ${deal}: you begin, and ${up} is turned up.`,
      (name) => `Deal ${deal}: ${name} begins, and ${up} is turned up.`,
    ),
  turnStarted: (who: Who): string => say(who, 'It is your turn.', (name) => `${name} is on turn.`),
  drew: (who: Who, card: string, left: number): string =>
    say(
      who,
      `You draw ${card}; ${cards(left)} left to draw.`,
      (name) => `${name} draws ${card}; ${cards(left)} left to draw.`,
    ),
  lastTurn: 'The draw pile is used up: this is the last turn.',
  picked: (who: Who, n: number, which: string): string =>
    say(
      who,
      `You take ${cards(n)} from the pile: ${which}.`,
      (name) => `${name} takes ${cards(n)} from the pile: ${which}.`,
    ),
  pickedToPlay: (who: Who, n: number, which: string, key: string): string =>
    say(
      who,
      `You take ${cards(n)} from the pile: ${which}. ${key} must be played.`,
      (name) => `${name} takes ${cards(n)} from the pile: ${which}. ${key} must be played.`,
    ),
  laid: (who: Who, run: number, kind: RunKind, which: string): string =>
    say(
      who,
      `You lay run ${run}, a ${KIND[kind]}: ${which}.`,
      (name) => `${name} lays run ${run}, a ${KIND[kind]}: ${which}.`,
    ),
  opened: (who: Who): string => say(who, 'You have opened.', (name) => `${name} has opened.`),
  extended: (who: Who, run: number, which: string): string =>
    say(who, `You add to run ${run}: ${which}.`, (name) => `${name} adds to run ${run}: ${which}.`),
  shifted: (card: string, from: string, to: string, run: number): string =>
    `${card} shifts from ${from} to ${to} in run ${run}.`,
  swapped: (who: Who, as: string, run: number): string =>
    say(
      who,
      `You swap ${as} into run ${run} and take the Joker.`,
      (name) => `${name} swaps ${as} into run ${run} and takes the Joker.`,
    ),
  melded: (who: Who, other: number, run: number): string =>
    say(who, `You meld run ${other} into run ${run}.`, (name) => `${name} melds run ${other} into run ${run}.`),
  meldedWith: (who: Who, other: number, run: number, which: string): string =>
    say(
      who,
      `You meld run ${other} into run ${run} with ${which}.`,
      (name) => `${name} melds run ${other} into run ${run} with ${which}.`,
    ),
  finished: (who: Who): string => say(who, 'You have finished playing.', (name) => `${name} has finished playing.`),
  discarded: (who: Who, card: string, left: number): string =>
    say(
      who,
      `You discard ${card} and hold ${cards(left)}.`,
      (name) => `${name} discards ${card} and holds ${cards(left)}.`,
    ),
  dhappa: (burnt: number): string => `Dhappa! ${cards(burnt)} of the pile are burnt.`,
  oneLeft: (who: Who): string => say(who, 'You have one card left.', (name) => `${name} has one card left.`),
  lockMade: (team: Team, lock: readonly number[]): string => `Team ${team} has its lock: runs ${lock.join(', ')}.`,
  lockLost: (team: Team): string => `Team ${team} has lost its lock.`,
  wentOut: (who: Who, team: Team, lock: readonly number[]): string =>
    say(
      who,
      `You go out: team ${team} wins the deal with runs ${lock.join(', ')}.`,
      (name) => `${name} goes out: team ${team} wins the deal with runs ${lock.join(', ')}.`,
    ),
  reshuffled: (left: number): string => `The pile is shuffled into a new draw pile of ${cards(left)}.`,
  exhausted: 'Nobody went out before the draw pile was used up: the deal is drawn.',
  stillHeld: (who: Who, which: string): string =>
    say(who, `You still held ${which}.`, (name) => `${name} still held ${which}.`),
  scored: (deal: number, dealA: number, dealB: number, scoreA: number, scoreB: number): string =>
    `Deal ${deal}: team A ${signed(dealA)}, team B ${signed(dealB)}. It stands ${scoreA} to ${scoreB}.`,
  gaveUp: (who: Who, team: Team): string =>
    say(who, `You give up for team ${team}.`, (name) => `${name} gives up for team ${team}.`),
};
