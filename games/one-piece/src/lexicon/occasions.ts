/** How the occasion of an effect is said: "when one of your Characters is K.O.'d", "when you draw 2 or more cards". */
import type { AutoTiming } from './timings.ts';

type Side = 'you' | 'opponent' | 'either';
/**
 * Said of cards: the verb for one and for several, and the words behind it for cards of each side; or words that all
 * stand before the cards.
 */
type CardWords = { one: string; many: string; behind: Readonly<Record<Side, string>> | null } | { before: string };
/** A player does it to things: "your opponent draws 2 or more cards outside the Draw Phase". */
export interface Doing {
  does: string;
  /** One of the things, in brackets where it is a tag. */
  what: string;
  behind: string;
}
/** It happens to things of a player: "a DON!! card on your field is returned to the DON!! deck". */
export interface Suffering {
  what: string;
  /** The words before the player and behind; of several things "is" is "are". */
  around: readonly [before: string, behind: string];
}
interface OccasionWords {
  cards: CardWords | null;
  /** Where no cards are named: a time, or what a player does or suffers. */
  alone: { time: string } | Doing | Suffering | null;
}

const VICTIMS = { you: "to your opponent's Life", opponent: 'to your Life', either: 'to Life' };

export const OCCASION_WORDS: Readonly<Record<AutoTiming, OccasionWords>> = {
  START_OF_GAME: { cards: null, alone: { time: 'at the start of the game' } },
  START_OF_TURN: { cards: null, alone: { time: 'at the start of your turn' } },
  START_OF_OPPONENT_TURN: { cards: null, alone: { time: "at the start of your opponent's turn" } },
  START_OF_MAIN: { cards: null, alone: { time: 'at the start of your Main Phase' } },
  ON_PLAY: { cards: { one: 'comes into play', many: 'come into play', behind: null }, alone: null },
  ON_PLAYED: {
    cards: { one: 'is played', many: 'are played', behind: null },
    alone: { does: 'play', what: 'card', behind: '' },
  },
  WHEN_ATTACKING: { cards: { one: 'attacks', many: 'attack', behind: null }, alone: null },
  ON_OPPONENT_ATTACK: {
    cards: { before: 'when your opponent attacks with' },
    alone: { time: 'when your opponent attacks' },
  },
  WHEN_ATTACKED: { cards: { one: 'is attacked', many: 'are attacked', behind: null }, alone: null },
  ON_BLOCK: { cards: { one: 'blocks', many: 'block', behind: null }, alone: null },
  ON_BLOCKER_ACTIVATED: {
    cards: { before: 'when [Blocker] is activated on' },
    alone: { does: 'activate', what: '[Blocker]', behind: '' },
  },
  ON_KO: { cards: { one: "is K.O.'d", many: "are K.O.'d", behind: null }, alone: null },
  ON_REMOVED: {
    cards: { one: 'is removed from the field', many: 'are removed from the field', behind: null },
    alone: null,
  },
  ON_RESTED: { cards: { one: 'becomes rested', many: 'become rested', behind: null }, alone: null },
  ON_EVENT_ACTIVATED: {
    cards: { one: 'is activated', many: 'are activated', behind: null },
    alone: { does: 'activate', what: 'Event', behind: '' },
  },
  ON_TRIGGER_ACTIVATED: {
    cards: { before: 'when a [Trigger] is activated on' },
    alone: { does: 'activate', what: '[Trigger]', behind: '' },
  },
  ON_DAMAGE_TAKEN: {
    cards: { before: 'when damage is taken from' },
    alone: { does: 'take', what: 'damage', behind: '' },
  },
  ON_DAMAGE_DEALT: { cards: { one: 'deals damage', many: 'deal damage', behind: VICTIMS }, alone: null },
  ON_LIFE_REMOVED: {
    cards: { one: 'is removed from Life', many: 'are removed from Life', behind: null },
    alone: { what: 'card', around: ['is removed from', 'Life cards'] },
  },
  ON_DON_RETURNED: {
    cards: { before: 'when DON!! cards are returned to the DON!! deck for' },
    alone: { what: 'DON!! card', around: ['on', 'field is returned to the DON!! deck'] },
  },
  ON_DON_GIVEN: { cards: { before: 'when a DON!! card is given to' }, alone: null },
  ON_BATTLED: { cards: { one: 'battles', many: 'battle', behind: null }, alone: null },
  ON_DRAW_BY_EFFECT: {
    cards: { before: 'when cards are drawn outside the Draw Phase for' },
    alone: { does: 'draw', what: 'card', behind: 'outside the Draw Phase' },
  },
  ON_HAND_TRASHED: {
    cards: { one: 'is trashed', many: 'are trashed', behind: null },
    alone: { what: 'card', around: ['is trashed from', 'hand'] },
  },
  END_OF_BATTLE: { cards: { before: 'at the end of a battle fought by' }, alone: null },
  END_OF_YOUR_TURN: { cards: null, alone: { time: 'at the end of your turn' } },
  END_OF_OPPONENT_TURN: { cards: null, alone: { time: "at the end of your opponent's turn" } },
};
