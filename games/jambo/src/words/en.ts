/** What Jambo says to people, in English. The type of this is the type of every other language. */
import type { Setting, Who } from '@dealers-choice/words';
import type { Card, Category, Jambo } from '../rules/table.ts';
import type { Ware } from '../rules/wares.ts';
import { events } from './en/events.ts';
import { moves, prompts, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';

const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  ware: 'Ware',
  stand: 'Stand',
  people: 'People',
  animal: 'Animal',
  utility: 'Utility',
};

export const en = {
  title: 'Jambo',
  about:
    'Two market traders buy and sell six wares. Whoever ends a turn with 60 gold calls the last one: most gold wins.',
  keys: [
    { keys: '1 – 9', does: 'Lift that card of the hand' },
    { keys: 'Esc', does: 'Put back what is lifted or pointed at' },
  ],
  /** As the pieces at the table are coloured. */
  red: 'Red',
  blue: 'Blue',
  card: ({ name, text }: Card): { name: string; text: string } => ({ name, text }),
  category: (category: Category): string => CATEGORY_WORDS[category],
  aCard: 'a card',
  theCard: 'The card',
  ware: (ware: Ware): string => ware,
  fields: {
    active: 'On turn',
    phase: 'Phase',
    actions: 'Actions left',
    wiseMen: 'Wise Men',
    firstStandBuilt: 'Next small stand',
    deck: 'Deck',
    discard: 'Discard pile',
    hand: 'Hand',
    looked: 'Cards looked at',
    utilities: 'Utilities',
    played: 'Being played',
    pool: 'In the middle',
    gold: 'Gold',
    supply: 'Supply',
    lot: 'Wares in the middle',
    waiting: 'Wares arriving',
    large: 'Large stand',
    small: 'Small stands',
    used: 'Used',
  },
  /** What may be set before a match; null: its own name, and what the rules say about it. */
  setting: (_name: keyof Jambo['options']): Setting | null => null,
  random: 'Drawn by lot',
  seat: (seat: number): string => `Seat ${seat}`,
  phases: { draw: 'Draw', play: 'Play', end: 'End' },
  actionsOf: (left: number, all: number): string => `${left} of ${all}`,
  price: (gold: number): string => `${gold} gold`,
  inSupply: (ware: Ware, n: number): string => `${ware} ${n}`,
  finalTurn: (who: Who, left: number, all: number, purses: readonly { who: Who; gold: number }[]): string => {
    const gold = purses.map((one) => `${one.who.you ? 'you' : one.who.name} ${one.gold}g`).join(', ');
    const rest = `${left} of ${all} actions left. ${gold}. Highest gold wins; there is no endgame check this turn.`;
    return who.you ? `Your final turn, ${rest}` : `${who.name}: final turn, ${rest}`;
  },
  actions: {
    LOOK: 'Look',
    KEEP: 'Keep',
    DISCARD_LOOK: 'Discard look',
    END_DRAW: 'End draw',
    BUY: 'Buy',
    SELL: 'Sell',
    USE: 'Use',
    PLAY: 'Play',
    END_TURN: 'End turn',
  },
  events,
  prompts,
  waiting,
  moves,
  refusals,
  stopped: 'Nobody wins: the game was stopped.',
  wonByGivingUp: (who: Who): string =>
    who.you ? 'You win: the other player gave up.' : `${who.name} wins: the other player gave up.`,
  ending: (names: readonly [string, string], gold: readonly [number, number], winner: Who): string =>
    `${names[0]}: ${gold[0]}g vs ${names[1]}: ${gold[1]}g → ${winner.you ? 'you win!' : `${winner.name} wins!`}`,
  tie: 'With equal gold whoever had the final turn wins.',
};

export type Phrases = typeof en;
