/** What cards and players cannot do, or cannot suffer: what stands behind "cannot". */
import { wordsIn } from './words-in.ts';

interface ProhibitionWords {
  said: string;
  /** Where it is forbidden only to the opponent: "by your opponent's effects", or just "by your opponent". */
  opponents: 'effects' | 'player';
  /** Before the cards on the other side of it: those attacked or blocked, or those it comes from. */
  link: '' | 'among' | 'by' | 'of';
  /** It happens in battle, where a Character is not called a "Character card" (OP-5). */
  inBattle: boolean;
  /** Nobody wants it for cards of their own. */
  harms: boolean;
}

const PROHIBITION = {
  ATTACK: { said: 'attack', opponents: 'player', link: '', inBattle: true, harms: true },
  ATTACK_LEADER: { said: 'attack a Leader', opponents: 'player', link: 'among', inBattle: false, harms: true },
  BLOCK: { said: 'block', opponents: 'player', link: '', inBattle: true, harms: true },
  BE_RESTED: { said: 'be rested', opponents: 'effects', link: 'by', inBattle: false, harms: false },
  BECOME_ACTIVE: { said: 'become active', opponents: 'player', link: 'by', inBattle: false, harms: true },
  /** Effects may still set it active. */
  REFRESH: {
    said: 'become active in Refresh Phases',
    opponents: 'player',
    link: 'by',
    inBattle: false,
    harms: true,
  },
  BE_KOED: { said: "be K.O.'d", opponents: 'player', link: 'by', inBattle: false, harms: false },
  BE_KOED_IN_BATTLE: { said: "be K.O.'d in battle", opponents: 'player', link: 'by', inBattle: true, harms: false },
  BE_KOED_BY_EFFECTS: { said: "be K.O.'d by effects", opponents: 'effects', link: 'of', inBattle: false, harms: false },
  BE_REMOVED: { said: 'be removed from the field', opponents: 'effects', link: 'by', inBattle: false, harms: false },
  /** Of a card in the hand, by its own text. */
  BE_PLAYED_BY_EFFECTS: {
    said: 'be played by effects',
    opponents: 'player',
    link: 'by',
    inBattle: false,
    harms: false,
  },
} as const satisfies Readonly<Record<string, ProhibitionWords>>;

export type Prohibition = keyof typeof PROHIBITION;
export const PROHIBITIONS: readonly Prohibition[] = wordsIn(PROHIBITION);
export const PROHIBITION_WORDS: Readonly<Record<Prohibition, ProhibitionWords>> = PROHIBITION;

/** "be K.O.'d by effects", and the same where it is the opponent's: "be K.O.'d by your opponent's effects". */
export function cannotWords(be: Prohibition, byOpponent: boolean): string {
  const { said, opponents } = PROHIBITION[be];
  if (!byOpponent) return said;
  const by = opponents === 'effects' ? "by your opponent's effects" : 'by your opponent';
  return opponents === 'effects' ? `${said.replace(/ by effects$/, '')} ${by}` : `${said} ${by}`;
}

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
  /** The player's [On Play] effects are negated. */
  ACTIVATE_ON_PLAY: ['activate', '[On Play] effects', nothing],
  /** The player's Characters are played rested. */
  PLAY_ACTIVE: ['play', 'Character cards', () => 'active'],
  /** Also with cards that come into play later. */
  ATTACK_LEADERS: ['attack', 'Leaders', nothing],
  /** By the player's own effects: what the other player's effects do goes on. */
  DRAW_BY_OWN_EFFECTS: ['draw', 'cards', (own) => `using ${own} own effects`],
  LIFE_TO_HAND_BY_OWN_EFFECTS: ['add', 'Life cards', (own) => `to ${own} hand using ${own} own effects`],
} as const satisfies Readonly<Record<string, PlayerWords>>;

export type PlayerProhibition = keyof typeof PLAYER_PROHIBITION;
export const PLAYER_PROHIBITIONS: readonly PlayerProhibition[] = wordsIn(PLAYER_PROHIBITION);
export const PLAYER_PROHIBITION_WORDS: Readonly<Record<PlayerProhibition, PlayerWords>> = PLAYER_PROHIBITION;
