/** Where cards go. */
import { wordsIn } from './words-in.ts';

/** Beside a plain move: where cards taken from a look go, where the rest of them go, and where Life goes instead. */
type Use = 'take' | 'rest' | 'lifeInstead';
export type Pile = 'hand' | 'deck' | 'Life cards';
interface DestinationWords {
  /** The verb for cards on the field ("return"), and for cards elsewhere ("add"). */
  fromField: string;
  fromElsewhere: string;
  /** What was done with them: "the number of cards trashed this way". */
  done: string;
  /** The words before the owner, and the pile behind: "at the top of your deck". Null: the verb says it all. */
  place: readonly [before: string, pile: Pile] | null;
  uses: readonly Use[];
}

const PLACE = { fromField: 'place', fromElsewhere: 'place', done: 'placed' } as const;
const ADD = { fromField: 'add', fromElsewhere: 'add', done: 'added' } as const;
const TRASH = { fromField: 'trash', fromElsewhere: 'trash', done: 'trashed' } as const;

const DESTINATION = {
  hand: { fromField: 'return', fromElsewhere: 'add', done: 'moved', place: ['to', 'hand'], uses: ['take'] },
  trash: { ...TRASH, place: null, uses: ['take', 'rest', 'lifeInstead'] },
  'deck-top': { ...PLACE, place: ['at the top of', 'deck'], uses: ['take', 'rest', 'lifeInstead'] },
  'deck-bottom': { ...PLACE, place: ['at the bottom of', 'deck'], uses: ['rest', 'lifeInstead'] },
  'deck-top-or-bottom': { ...PLACE, place: ['at the top or bottom of', 'deck'], uses: ['rest'] },
  'life-top': { ...ADD, place: ['to the top of', 'Life cards'], uses: ['take', 'rest'] },
  'life-bottom': { ...ADD, place: ['to the bottom of', 'Life cards'], uses: [] },
  'life-top-or-bottom': { ...ADD, place: ['to the top or bottom of', 'Life cards'], uses: ['rest'] },
} as const satisfies Readonly<Record<string, DestinationWords>>;

export type To = keyof typeof DESTINATION;
export const DESTINATIONS: readonly To[] = wordsIn(DESTINATION);
export const isDestination = (to: string): to is To => Object.hasOwn(DESTINATION, to);
export const DESTINATION_WORDS: Readonly<Record<To, DestinationWords>> = DESTINATION;

type UsedFor<U extends Use> = { [D in To]: U extends (typeof DESTINATION)[D]['uses'][number] ? D : never }[To];
const usedFor = <U extends Use>(use: U): readonly UsedFor<U>[] =>
  DESTINATIONS.filter((to): to is UsedFor<U> => DESTINATION_WORDS[to].uses.includes(use));

/** Where cards that were taken go. */
export const TAKES = [...usedFor('take'), 'play', 'play-rested'] as const;
export type TakeTo = (typeof TAKES)[number];
/** Where the others go, in any order where there are several; places of Life are for cards of Life. */
export const RESTS = [...usedFor('rest'), 'as-they-were', 'shuffle'] as const;
export type Rest = (typeof RESTS)[number];
export const LIFE_INSTEADS = usedFor('lifeInstead');
export type LifeInsteadTo = (typeof LIFE_INSTEADS)[number];
