/** How a card of our own is written down: number, name, what is printed on it, and its text in English. */
import type { CardData } from '../tree/card.ts';
import type { Attribute, Category, Colour } from '../tree/tree.ts';

/** What a text says; the reader finds it out (`lowwater.generated.ts`). */
export type CardTree = Pick<CardData, 'keywords' | 'effects' | 'treatAs' | 'deckRules'>;

/** `text` has a line for each block; '' on a card that says nothing. */
export type PrintedCard = Omit<CardData, keyof CardTree | 'unsupported'> & { text: string };

/** Common where nothing is said, Leaders apart. */
type Shown = Pick<CardData, 'rarity' | 'art'>;

interface LeaderFace extends Shown {
  power: number;
  life: number;
  attribute: Attribute;
}
interface CharacterFace extends Shown {
  cost: number;
  power: number;
  counter?: number;
  attribute: Attribute;
}
interface PlainFace extends Shown {
  cost: number;
}

type AnyFace = Shown & Pick<CardData, 'cost' | 'power' | 'counter' | 'life'> & { attribute?: Attribute };

/** In `text` a line that is indented further than the first goes on with the one before it. */
type Kind<Face extends AnyFace> = (
  id: string,
  name: string,
  card: { types: readonly string[]; face: Face; text?: string },
) => PrintedCard;

interface Guild {
  leader: Kind<LeaderFace>;
  character: Kind<CharacterFace>;
  event: Kind<PlainFace>;
  stage: Kind<PlainFace>;
}

/** The four kinds of card in one guild's colours. */
export function guild(...colours: readonly Colour[]): Guild {
  const kind =
    (category: Category, rarity: string): Kind<AnyFace> =>
    (id, name, { types, face: { attribute, ...face }, text = '' }) => {
      const attributes = attribute ? { attributes: [attribute] } : {};
      return { id, name, category, colours, types, ...attributes, rarity, block: 1, ...face, text: unwrapped(text) };
    };
  return {
    leader: kind('LEADER', 'L'),
    character: kind('CHARACTER', 'C'),
    event: kind('EVENT', 'C'),
    stage: kind('STAGE', 'C'),
  };
}

function unwrapped(text: string): string {
  const indent = /^\n( *)/.exec(text)?.[1] ?? '';
  return text
    .trim()
    .replaceAll(`\n${indent}`, '\n')
    .replace(/\n +(?=[^ •])/g, ' ');
}
