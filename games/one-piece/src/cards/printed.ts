/** What is printed on a card besides its text, in one line. What comes out is plain card data. */
import type { CardData } from '../tree/card.ts';
import type { Attribute, Colour, Effect } from '../tree/tree.ts';

/** Common where nothing is said. */
type Shown = Pick<CardData, 'rarity' | 'art' | 'deckRules' | 'treatAs' | 'keywords'>;
type Person = [attribute: Attribute, types: readonly string[]];

interface LeaderFace extends Shown {
  power: number;
  life: number;
}
interface CharacterFace extends Shown {
  cost: number;
  power: number;
  counter?: number;
}
interface PlainFace extends Shown {
  cost: number;
}

/** The four kinds of card in one guild's colours. */
export function guild(...colours: readonly Colour[]) {
  const person = ([attribute, types]: Person) => ({ colours, types, attributes: [attribute], block: 1 });
  const said = (effects: readonly Effect[] | undefined) => (effects ? { effects } : {});
  return {
    leader(id: string, name: string, who: Person, face: LeaderFace, effects: readonly Effect[]): CardData {
      return { id, name, category: 'LEADER', rarity: 'L', ...person(who), ...face, effects };
    },
    /** Without effects it has no text at all, unless its face says so. */
    character(id: string, name: string, who: Person, face: CharacterFace, effects?: readonly Effect[]): CardData {
      return { id, name, category: 'CHARACTER', rarity: 'C', ...person(who), ...face, ...said(effects) };
    },
    event(id: string, name: string, types: readonly string[], face: PlainFace, effects: readonly Effect[]): CardData {
      return { id, name, category: 'EVENT', rarity: 'C', colours, types, block: 1, ...face, effects };
    },
    stage(id: string, name: string, types: readonly string[], face: PlainFace, effects: readonly Effect[]): CardData {
      return { id, name, category: 'STAGE', rarity: 'C', colours, types, block: 1, ...face, effects };
    },
  };
}
