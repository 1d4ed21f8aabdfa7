/** What lies on the table, what may be set before a match, and what is told while it runs. */
import {
  type CopyId,
  column,
  faceDown,
  faceUp,
  hands,
  type Option,
  type OptionsOf,
  oneOf,
  open,
  openBySeat,
  openList,
  type Running,
  type Seat,
  secretBySeat,
  type TableOf,
  toggle,
} from '@dealers-choice/kernel';
import type { Card } from '../cards/pack.ts';

/** A choice between a few numbers; the first is the default. */
function oneNumberOf(about: string, numbers: readonly [number, ...number[]]): Option<number> {
  const { read, ...choice } = oneOf(about, numbers.map(String) as [string, ...string[]]);
  return {
    ...choice,
    fallback: numbers[0],
    read(value, seats) {
      const word = read(value, seats);
      return word === undefined ? undefined : Number(word);
    },
  };
}

/** The points that win a points match. */
export const GOAL = 1000;

export const options = {
  startSeat: oneOf('Who takes the first turn', ['random', '1', '2', '3', '4', '5', '6']),
  draftVisibility: oneOf('Who sees a turn before its discard: the player alone, or everybody live', [
    'private',
    'live',
  ]),
  firstTurnFreePick: toggle('The very first pick of a deal may take cards that cannot be played', false),
  wildPickFree: toggle('A wild card may be taken from the pile without playing it', false),
  lockMinLength: oneNumberOf('Cards that each run of the lock needs', [3, 5, 7]),
  exhaustion: oneOf('When the draw pile is used up: the deal is drawn, or the pile is reshuffled once', [
    'draw',
    'reshuffleOnce',
  ]),
  turnSeconds: oneNumberOf('Seconds for a turn; 0 is no clock', [0, 60, 90, 120]),
  match: oneOf(`One deal, or deals until a team has ${GOAL} points`, ['single', 'points']),
};

/** `SCORED`: between two deals of a points match. */
export type Phase = 'PICK' | 'PLAY' | 'DISCARD' | 'SCORED';
export type RunKind = 'SEQUENCE' | 'SET';
/** Team A has the even seats, team B the odd ones. */
export type Team = 'A' | 'B';

export const fields = {
  turnSeat: open<Seat>(0),
  phase: open<Phase>('PICK'),
  /** This turn's N-Pick: how many cards (0: none), which one is the key, and whether it must still be played. */
  depth: open<number>(0),
  key: open<number>(0),
  mustPlay: open<boolean>(false),
  /** The card drawn face down in this turn, 0 if there is none; its owner's alone. */
  drawn: secretBySeat<number>(0),
  lastTurn: open<boolean>(false),
  reshuffled: open<boolean>(false),
  /** Nobody has picked yet in this deal. */
  firstPick: open<boolean>(true),
  opened: openBySeat<boolean>(false),
  hand: hands(),
  /** The last card of a pile is its top. */
  deck: faceDown(),
  pile: faceUp(),
  /** Burnt by a Dhappa. */
  removed: faceUp(),
  /** Every card of every run; the columns say in which run it lies and which slot it has. */
  board: faceUp(),
  run: column(0, 'board'),
  as: column(0, 'board'),
  /** By run, counted from 1: who laid it (-1: it was melded into another), and its kind. */
  runBy: openList<number>(),
  runKind: openList<RunKind>(),
  /** Whether the team had the lock at the last discard. */
  lockA: open<boolean>(false),
  lockB: open<boolean>(false),
  /** The three runs a team went out with. */
  lockRuns: openList<number>(),
  /** In a points match: the number of this deal, who began it, and the points of both teams so far. */
  deal: open<number>(1),
  starter: open<Seat>(0),
  scoreA: open<number>(0),
  scoreB: open<number>(0),
};

export type DhappaOptions = OptionsOf<typeof options>;
export type Table = TableOf<typeof fields>;

export type DhappaEvent =
  | { type: 'DEALT'; deal: number; starter: Seat; cards: CopyId[] }
  | { type: 'TURN_STARTED'; seat: Seat }
  | { type: 'DREW'; seat: Seat; card: CopyId; left: number }
  | { type: 'LAST_TURN'; seat: Seat }
  | { type: 'PICKED'; seat: Seat; depth: number; card: CopyId; cards: CopyId[]; mustPlay: boolean }
  | { type: 'RUN_CREATED'; seat: Seat; run: number; kind: RunKind; cards: CopyId[]; as: string[] }
  | { type: 'OPENED'; seat: Seat }
  | { type: 'RUN_EXTENDED'; seat: Seat; run: number; cards: CopyId[]; as: string[] }
  | { type: 'TWO_SHIFTED'; seat: Seat; run: number; card: CopyId; from: string; to: string }
  | { type: 'JOKER_SWAPPED'; seat: Seat; run: number; cards: CopyId[]; as: string }
  | { type: 'RUNS_MELDED'; seat: Seat; run: number; other: number; cards: CopyId[]; as: string[] }
  | { type: 'PLAY_ENDED'; seat: Seat }
  | { type: 'DISCARDED'; seat: Seat; card: CopyId; left: number }
  | { type: 'DHAPPA'; seat: Seat; burnt: number }
  | { type: 'ONE_CARD_LEFT'; seat: Seat }
  | { type: 'LOCK_MADE'; team: Team; lock: number[] }
  | { type: 'LOCK_LOST'; team: Team }
  | { type: 'WENT_OUT'; seat: Seat; team: Team; lock: number[] }
  | { type: 'RESHUFFLED'; left: number }
  | { type: 'DRAW_PILE_EXHAUSTED' }
  | { type: 'HAND_SHOWN'; seat: Seat; cards: CopyId[] }
  | { type: 'DEAL_SCORED'; deal: number; dealA: number; dealB: number; scoreA: number; scoreB: number }
  | { type: 'GAVE_UP'; seat: Seat; team: Team };

export interface Dhappa {
  table: Table;
  event: DhappaEvent;
  card: Card;
  options: DhappaOptions;
}

export type X = Running<Dhappa>;

export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 'A' : 'B');
