/** When an effect happens. */
import type { Category } from './cards.ts';
import { wordsIn } from './words-in.ts';

export type EffectCategory = 'AUTO' | 'ACTIVATE' | 'PERMANENT' | 'REPLACEMENT';

/** A card shows it in brackets before its text; or it has a name, which stands in quotes where it is spoken of. */
type Called = { tag: string } | { name: string };
interface Facts {
  /** Cards whose texts may have it: on others nobody would ever see it happen. */
  on: readonly Category[];
  /** Its card is then in the hand, in Life or in the trash, so the text calls it a card and not a Character. */
  elsewhere: boolean;
  /** It cannot happen any more once its card lies on the field. */
  spent: boolean;
}
interface AutoFacts extends Facts {
  /**
   * `this`: to a card; to this one, where the text names no other. `cards`: to a player, by cards that a text may
   * name. `player`: to a player; nobody may know which cards it is about, so no text can name any.
   */
  to: 'this' | 'cards' | 'player';
}

const FIELD = ['LEADER', 'CHARACTER', 'STAGE'] as const;
const THERE = { on: FIELD, elsewhere: false, spent: false } as const;

/** By itself, once per occasion. */
const AUTO = {
  START_OF_GAME: { name: 'start of the game', to: 'player', on: ['LEADER'], elsewhere: false, spent: true },
  START_OF_TURN: { name: 'start of your turn', to: 'player', ...THERE },
  START_OF_OPPONENT_TURN: { name: "start of your opponent's turn", to: 'player', ...THERE },
  START_OF_MAIN: { name: 'start of your Main Phase', to: 'player', ...THERE },
  ON_PLAY: { tag: 'On Play', to: 'this', on: ['CHARACTER', 'STAGE'], elsewhere: false, spent: true },
  ON_PLAYED: { name: 'when played', to: 'cards', ...THERE },
  WHEN_ATTACKING: { tag: 'When Attacking', to: 'this', ...THERE },
  ON_OPPONENT_ATTACK: { tag: "On Your Opponent's Attack", to: 'cards', ...THERE },
  WHEN_ATTACKED: { name: 'when attacked', to: 'this', ...THERE },
  ON_BLOCK: { tag: 'On Block', to: 'this', ...THERE },
  ON_BLOCKER_ACTIVATED: { name: 'when [Blocker] is activated', to: 'cards', ...THERE },
  ON_KO: { tag: 'On K.O.', to: 'this', on: FIELD, elsewhere: true, spent: false },
  ON_REMOVED: { name: 'when removed', to: 'this', ...THERE },
  ON_RESTED: { name: 'when rested', to: 'this', ...THERE },
  ON_EVENT_ACTIVATED: { name: 'when an Event is activated', to: 'cards', ...THERE },
  ON_TRIGGER_ACTIVATED: { name: 'when a [Trigger] is activated', to: 'cards', ...THERE },
  ON_DAMAGE_TAKEN: { name: 'when damage is taken', to: 'cards', ...THERE },
  ON_DAMAGE_DEALT: { name: 'when damage is dealt', to: 'this', ...THERE },
  ON_LIFE_REMOVED: { name: 'when Life is removed', to: 'player', ...THERE },
  ON_DON_RETURNED: { name: 'when DON!! are returned', to: 'player', ...THERE },
  ON_DON_GIVEN: { name: 'when DON!! are given', to: 'this', ...THERE },
  ON_BATTLED: { name: 'when it battles', to: 'this', ...THERE },
  ON_DRAW_BY_EFFECT: { name: 'when cards are drawn', to: 'player', ...THERE },
  ON_HAND_TRASHED: { name: 'when a hand is trashed from', to: 'player', ...THERE },
  END_OF_BATTLE: { name: 'end of a battle', to: 'this', ...THERE },
  END_OF_YOUR_TURN: { tag: 'End of Your Turn', to: 'player', ...THERE },
  END_OF_OPPONENT_TURN: { tag: "End of Your Opponent's Turn", to: 'player', ...THERE },
} as const satisfies Readonly<Record<string, Called & AutoFacts>>;

/** When its player uses it. */
const ACTIVATE = {
  ACTIVATE_MAIN: { tag: 'Activate: Main', ...THERE },
  MAIN: { tag: 'Main', on: ['EVENT'], elsewhere: true, spent: true },
  COUNTER: { tag: 'Counter', on: ['EVENT'], elsewhere: true, spent: true },
  TRIGGER: { tag: 'Trigger', on: ['CHARACTER', 'STAGE', 'EVENT'], elsewhere: true, spent: true },
} as const satisfies Readonly<Record<string, { tag: string } & Facts>>;

/** While its card lies there, and in the place of something. They stand alone, and no card shows a tag for them. */
const STANDING = {
  PERMANENT: { name: 'permanent', on: [...FIELD, 'EVENT'], elsewhere: false, spent: false },
  REPLACEMENT: { name: 'replacement', ...THERE },
} as const satisfies Readonly<Record<Exclude<EffectCategory, 'AUTO' | 'ACTIVATE'>, { name: string } & Facts>>;

const TIMING = { ...AUTO, ...ACTIVATE, ...STANDING } as const;
export type AutoTiming = keyof typeof AUTO;
export type ActivateTiming = keyof typeof ACTIVATE;
export type Timing = keyof typeof TIMING;
export const AUTO_TIMINGS: readonly AutoTiming[] = wordsIn(AUTO);
export const ACTIVATE_TIMINGS: readonly ActivateTiming[] = wordsIn(ACTIVATE);
export const TIMINGS: readonly Timing[] = wordsIn(TIMING);
/** Timings that a card shows as a tag. */
export type TaggedTiming = { [T in Timing]: (typeof TIMING)[T] extends { tag: string } ? T : never }[Timing];
export const TIMING_WORDS: Readonly<Record<Timing, Called & Facts> & Record<TaggedTiming, { tag: string }>> = TIMING;
/** What stands in the brackets; null for a timing without a tag. */
export const tagOf = (timing: Timing): string | null => {
  const words = TIMING_WORDS[timing];
  return 'tag' in words ? words.tag : null;
};
const isTagged = (timing: Timing): timing is TaggedTiming => tagOf(timing) !== null;
export const TAGGED_TIMINGS: readonly TaggedTiming[] = TIMINGS.filter(isTagged);

export const isAuto = (timing: Timing): timing is AutoTiming => Object.hasOwn(AUTO, timing);
const isActivate = (timing: Timing): timing is ActivateTiming => Object.hasOwn(ACTIVATE, timing);
export const categoryOfTiming = (timing: Timing): EffectCategory =>
  isAuto(timing) ? 'AUTO' : isActivate(timing) ? 'ACTIVATE' : timing;
/** It happens to a card: to this one, where the text names no other. */
export const isOwn = (timing: Timing): boolean => isAuto(timing) && AUTO[timing].to === 'this';
/** No text that waits for it can name cards. */
export const isOfPlayer = (timing: Timing): boolean => isAuto(timing) && AUTO[timing].to === 'player';
