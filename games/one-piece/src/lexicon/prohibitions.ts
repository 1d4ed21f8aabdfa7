/** What cards and players cannot do, or cannot suffer: what stands behind "cannot". */
import { wordsOf } from './words-of.ts';

interface ProhibitionWords {
  said: string;
  /** By what, where it is said; and by what of the opponent's, where it is forbidden to the opponent alone. */
  by: string;
  byOpponent: string;
  /** Before the cards on the other side of it: those attacked or blocked, or those it comes from. */
  link: '' | 'among' | 'by' | 'of';
  /** In battle a Character is a Character, and no "Character card" (OP-5). */
  inBattle: boolean;
  /** Nobody wants it for cards of their own. */
  harms: boolean;
}
const OPPONENT = 'by your opponent';
const EFFECTS = "by your opponent's effects";

const PROHIBITION = {
  ATTACK: { said: 'attack', by: '', byOpponent: OPPONENT, link: '', inBattle: true, harms: true },
  ATTACK_LEADER: { said: 'attack a Leader', by: '', byOpponent: OPPONENT, link: 'among', inBattle: false, harms: true },
  BLOCK: { said: 'block', by: '', byOpponent: OPPONENT, link: '', inBattle: true, harms: true },
  BE_RESTED: { said: 'be rested', by: '', byOpponent: EFFECTS, link: 'by', inBattle: false, harms: false },
  BECOME_ACTIVE: { said: 'become active', by: '', byOpponent: OPPONENT, link: 'by', inBattle: false, harms: true },
  /** Effects may still set it active. */
  REFRESH: {
    said: 'become active in Refresh Phases',
    by: '',
    byOpponent: OPPONENT,
    link: 'by',
    inBattle: false,
    harms: true,
  },
  BE_KOED: { said: "be K.O.'d", by: '', byOpponent: OPPONENT, link: 'by', inBattle: false, harms: false },
  BE_KOED_IN_BATTLE: {
    said: "be K.O.'d in battle",
    by: '',
    byOpponent: OPPONENT,
    link: 'by',
    inBattle: true,
    harms: false,
  },
  BE_KOED_BY_EFFECTS: {
    said: "be K.O.'d",
    by: 'by effects',
    byOpponent: EFFECTS,
    link: 'of',
    inBattle: false,
    harms: false,
  },
  BE_REMOVED: {
    said: 'be removed from the field',
    by: '',
    byOpponent: EFFECTS,
    link: 'by',
    inBattle: false,
    harms: false,
  },
  /** Of a card in the hand, by its own text. */
  BE_PLAYED_BY_EFFECTS: {
    said: 'be played by effects',
    by: '',
    byOpponent: OPPONENT,
    link: 'by',
    inBattle: false,
    harms: false,
  },
} as const satisfies Readonly<Record<string, ProhibitionWords>>;

export type Prohibition = keyof typeof PROHIBITION;
export const PROHIBITIONS: readonly Prohibition[] = wordsOf(PROHIBITION);
export const PROHIBITION_WORDS: Readonly<Record<Prohibition, ProhibitionWords>> = PROHIBITION;

/** The words before the cards, their noun, and the words behind them; `own` is "your" or "their". */
type PlayerWords = readonly [verb: string, noun: string, behind: (own: string) => string];

const nothing = (): string => '';
const PLAYER_PROHIBITION = {
  PLAY_FROM_HAND: ['play', 'cards', (own) => `from ${own} hand`],
  PLAY_CHARACTERS: ['play', 'Character cards', nothing],
  DRAW_BY_EFFECTS: ['draw', 'cards', () => 'by effects'],
  LIFE_TO_HAND: ['add', 'Life cards', (own) => `to ${own} hand`],
  ACTIVATE_BLOCKER: ['activate', '[Blocker]', nothing],
  ACTIVATE_EVENTS: ['activate', 'Events', nothing],
  SET_DON_ACTIVE: ['set', 'DON!! cards', () => 'as active'],
  /** Its [On Play] effects are negated. */
  ACTIVATE_ON_PLAY: ['activate', '[On Play] effects', nothing],
  /** Its Characters are played rested. */
  PLAY_ACTIVE: ['play', 'Character cards', () => 'active'],
  /** Nor with what comes into play later. */
  ATTACK_LEADERS: ['attack', 'Leaders', nothing],
  /** By the player's own effects: what the other player's effects do goes on. */
  DRAW_BY_OWN_EFFECTS: ['draw', 'cards', (own) => `using ${own} own effects`],
  LIFE_TO_HAND_BY_OWN_EFFECTS: ['add', 'Life cards', (own) => `to ${own} hand using ${own} own effects`],
} as const satisfies Readonly<Record<string, PlayerWords>>;

export type PlayerProhibition = keyof typeof PLAYER_PROHIBITION;
export const PLAYER_PROHIBITIONS: readonly PlayerProhibition[] = wordsOf(PLAYER_PROHIBITION);
export const PLAYER_PROHIBITION_WORDS: Readonly<Record<PlayerProhibition, PlayerWords>> = PLAYER_PROHIBITION;
