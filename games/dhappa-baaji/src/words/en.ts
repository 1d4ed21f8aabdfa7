/** What Dhappa Baaji says to people, in English. The type of this is the type of every other language. */
import type { Setting } from '@dealers-choice/words';
import { counted } from '@dealers-choice/words/english';
import { type Card, nameOf } from '../cards/pack.ts';
import type { DhappaOptions, RunKind, Team } from '../rules/table.ts';
import { events } from './en/events.ts';
import { refusals } from './en/refusals.ts';

const wilds = (pure: boolean, n: number): string => (pure ? 'pure' : counted(n, 'wild'));

export const en = {
  title: 'Dhappa Baaji',
  about: 'Two teams lay runs on shared boards, tame two kinds of wild cards, and go out with three clean runs.',
  keys: [
    { keys: '← →', does: 'Go along the hand' },
    { keys: '↑ ↓', does: 'Go through the places where the chosen cards fit' },
    { keys: 'Space', does: 'Choose a card, or put it back' },
    { keys: 'N', does: 'Draw a card' },
    { keys: 'P', does: 'Look through the discard pile, and pick from it' },
    { keys: 'R', does: 'Lay the chosen cards as a new run' },
    { keys: 'A', does: 'Add the chosen cards to a run' },
    { keys: 'M', does: 'Join two runs, also with a chosen card between them' },
    { keys: 'D', does: 'Discard the chosen card' },
    { keys: 'U', does: 'Take back' },
    { keys: 'Esc', does: 'Close, or put the chosen cards back' },
  ],
  /** A copy by its name; 0 is a card that the reader does not see. */
  name: nameOf,
  card: ({ name, text }: Card): { name: string; text: string } => ({ name, text }),
  wild: 'wild',
  cards: (n: number): string => counted(n, 'card'),
  /** A card with what it stands for. */
  laidAs: (card: string, as: string): string => `${card} as ${as}`,
  fields: {
    turnSeat: 'On turn',
    hand: 'Hand',
    pile: 'Discard pile',
    deck: 'Draw pile',
    removed: 'Burnt',
    opened: 'Team',
    lockA: 'Lock of team A',
    lockB: 'Lock of team B',
    deal: 'Deal',
    scoreA: 'Points of team A',
    scoreB: 'Points of team B',
  },
  actions: {
    PICK_DRAW: 'Pick draw',
    PICK_DISCARD: 'Pick discard',
    CREATE_RUN: 'Create run',
    ADD_TO_RUN: 'Add to run',
    SWAP_JOKER: 'Swap joker',
    MELD_RUNS: 'Meld runs',
    END_PLAY: 'End play',
    DISCARD_CARD: 'Discard card',
    DEAL: 'Deal',
  },
  /** What may be set before a match; null: its own name, and what the rules say about it. */
  setting: (_name: keyof DhappaOptions): Setting | null => null,
  choices: {
    random: 'Drawn by lot',
    private: 'The player alone',
    live: 'Everybody, live',
    draw: 'The deal is drawn',
    reshuffleOnce: 'The pile is reshuffled once',
    single: 'One deal',
    points: 'Deals for points',
  },
  seat: (seat: number): string => `Seat ${seat}`,

  mustPlay: (name: string, card: string): string => `${name} must play ${card}.`,
  youMustPlay: (card: string): string => `You must play ${card}.`,
  lastTurn: 'The draw pile is used up: this is the last turn.',
  teamName: (team: Team): string => `Team ${team}`,
  runName: (run: number): string => `Run ${run}`,
  runNote: (pure: boolean, n: number, by: string): string => `${wilds(pure, n)}, by ${by}`,
  runNoteYours: (pure: boolean, n: number): string => `${wilds(pure, n)}, by you`,
  topFirst: 'Top first',
  openedTeam: (team: Team): string => `${team}, opened`,
  lockMade: (lock: readonly number[]): string => `made by runs ${lock.join(', ')}`,
  lockMeter: (runs: number, ofRuns: number, wildCards: number, ofWilds: number): string =>
    `not made: ${runs} of ${ofRuns} runs, ${wildCards} of ${ofWilds} wilds`,
  jokerShort: 'Jo',

  prompts: {
    drawOnly: 'Draw a card; the pile is empty.',
    pick: (top: string): string => `Draw, or take from the pile down to a card you can play (top: ${top}).`,
    playKey: (card: string): string => `Play ${card}, the deepest card you took, before you discard.`,
    play: 'Lay, add, swap or meld, then discard.',
    discard: 'Discard a card to end your turn.',
    dealOver: (scoreA: number, scoreB: number): string =>
      `The deal is over, ${scoreA} to ${scoreB}. Deal the next one.`,
  },
  moves: {
    draw: 'Draw a card',
    takeOne: (n: number, down: string): string => `Take ${counted(n, 'card')} down to ${down}`,
    take: (n: number, down: string, which: string): string => `Take ${counted(n, 'card')} down to ${down}: ${which}`,
    endPlay: 'Finish playing',
    discard: (card: string): string => `Discard ${card}`,
    deal: 'Deal the next hands',
    run: (run: number, cards: string): string => `run ${run} (${cards})`,
    bareRun: (run: number): string => `run ${run}`,
    lay: (kind: RunKind, which: string): string => `Lay a ${kind === 'SET' ? 'set' : 'sequence'}: ${which}`,
    add: (which: string, run: string): string => `Add ${which} to ${run}`,
    swap: (which: string, run: string): string => `Swap ${which} for the Joker of ${run}`,
    meld: (other: string, run: string): string => `Meld ${other} into ${run}`,
    meldWith: (other: string, run: string, which: string): string => `Meld ${other} into ${run} with ${which}`,
    /** Said after what is added or melded. */
    shift: (card: string, as: string): string => `${card} goes to ${as}`,
  },
  events,
  refusals,
  drawn: 'Drawn: the draw pile is used up.',
  nobody: 'Nobody wins.',
  wonMatch: (team: Team, names: readonly string[], scoreA: number, scoreB: number): string =>
    `Team ${team} (${names.join(', ')}) wins the match, ${scoreA} to ${scoreB}.`,
  wonByGivingUp: (team: Team, names: readonly string[]): string =>
    `Team ${team} (${names.join(', ')}) wins: the others gave up.`,
  wonByGoingOut: (team: Team, names: readonly string[]): string =>
    `Team ${team} (${names.join(', ')}) wins by going out.`,
  youAmong: 'you',
};

export type Phrases = typeof en;
