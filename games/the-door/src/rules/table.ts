/** What lies on the table, what may be set before a match, and what is told while it runs. */
import type { Steps } from '@dealers-choice/effects';
import {
  type CopyId,
  faceDown,
  faceUp,
  numbersBySeat,
  type OptionsOf,
  oneOf,
  oneOfBySeat,
  open,
  openBySeat,
  type Program,
  type Running,
  type Seat,
  type TableOf,
  toggle,
  wholeNumber,
} from '@dealers-choice/kernel';

export const options = {
  startSeat: oneOf('Who takes the first turn', ['random', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
  lives: wholeNumber('Lives at the start', 3, 1, 5),
  doorOpens: oneOf('When the Door can be reached: always, or only once the Lightning Round is on', [
    'always',
    'lightning',
  ]),
  flinch: toggle('A defender who lets go too early loses the duel', true),
  characters: numbersBySeat('The character of each seat, 1 to 9', 1, 9),
  aiLevel: oneOfBySeat('How an AI seat plays: by the temper of its character, or sharp', ['temper', 'sharp']),
  afkSeconds: wholeNumber('Seconds of silence until the table may hand a seat to an AI; 0 is never', 60, 0, 300),
};

export const fields = {
  turnSeat: open<Seat>(0),
  lightning: open<boolean>(false),
  /** The last card of either pile is its top. */
  deck: faceDown(),
  discard: faceUp(),
  /** The card being resolved. */
  pending: faceUp(),
  /** A player with 0 lives is dead. */
  lives: openBySeat<number>((chosen: DoorOptions) => chosen.lives),
  pos: openBySeat<number>(0),
  jailed: openBySeat<boolean>(false),
  /** Turns to be missed: 0 or 1. */
  skip: openBySeat<number>(0),
  turnsTaken: openBySeat<number>(0),
};

export type DoorOptions = OptionsOf<typeof options>;
export type Role = 'CAN' | 'BALL';
export type Aimed = 'HIT_CAN' | 'HIT_BODY' | 'MISS';
export type ChaosOutcome = Aimed | 'DEFENDER_FLINCH';

/** A question that only this card asks, in words. */
export interface CardPrompt {
  id: string;
  ask(drawer: string): string;
  /** What its choices are called. */
  answers?: Readonly<Record<string, string>>;
}

/** One of the two ways to play a card. */
export interface CardOption {
  id: string;
  name: string;
  text: string;
  /** How a death by it is told: `Ember dies by judgement.` Absent: nobody dies of it. */
  death?: string;
  /** Who can be chosen. */
  targets: 'living' | 'dead';
  /** What the player who is chosen becomes. */
  chosen: 'target' | 'selector';
  prompts?: readonly CardPrompt[];
  /** What happens once the player is chosen. */
  effect(p: Steps<Door, { target: Seat }>): unknown;
}

export interface Card {
  id: string;
  name: string;
  text: string;
  /** As in an option. */
  death?: string;
  copies: number;
  /** Two; Chaos has none. */
  options: readonly CardOption[];
  prompts: readonly CardPrompt[];
  play: Program<Door>;
}

export type DoorEvent =
  | { type: 'TURN_STARTED' | 'TURN_SKIPPED' | 'RELEASED'; seat: Seat }
  | { type: 'ROLLED'; seat: Seat; value: number }
  | { type: 'MOVED'; seat: Seat; from: number; to: number }
  | { type: 'CARD_DRAWN'; seat: Seat; card: CopyId; cardType: string; cause: 'TILE' | 'LIGHTNING' }
  | { type: 'OPTION_CHOSEN'; seat: Seat; option: string }
  | { type: 'TARGET_CHOSEN' | 'SELECTOR_CHOSEN' | 'VICTIM_CHOSEN'; seat: Seat; target: Seat }
  | { type: 'LIVES_CHANGED'; seat: Seat; from: number; to: number }
  | { type: 'DIED'; seat: Seat; by: string }
  | { type: 'SUMMONED' | 'EXILED' | 'RESURRECTED'; seat: Seat; by: Seat; from: number; to: number }
  | { type: 'CHAOS_ROLE'; seat: Seat; role: Role }
  | { type: 'CHAOS_STARTED'; thrower: Seat; defender: Seat; distance: number }
  | { type: 'CHAOS_RESULT'; outcome: ChaosOutcome; aimed: Aimed; x: number; stopAtMs: number; loser: Seat }
  | { type: 'DECK_RESHUFFLED' | 'LIGHTNING_ON' }
  | { type: 'WON'; seat: Seat; reason: 'DOOR' | 'LAST_ALIVE' };

export interface Door {
  table: TableOf<typeof fields>;
  event: DoorEvent;
  card: Card;
  options: DoorOptions;
}

export type X = Running<Door>;
