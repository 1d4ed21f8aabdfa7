/**
 * Visits everything a card says: each part before the parts inside it, in the order in which they are declared. Which
 * parts there are, and where they stand, is known from their schemas alone.
 */
import type { CardData } from './card.ts';
import { anEffect as effectSchema } from './effect.ts';
import type { AnySchema, PartName, Schema } from './schema.ts';
import type { Cards, Condition, Effect, Filter, Num, Occasion, Range, Ref, Step, Take, Target, Would } from './tree.ts';

interface Parts {
  effect: Effect;
  occasion: Occasion;
  would: Would;
  step: Step;
  take: Take;
  condition: Condition;
  /** What a step is about: cards already meant, cards to be chosen, cards from one end. */
  target: Target;
  /** A card already meant, wherever it is named. */
  ref: Ref | 'leader' | 'opponentLeader';
  /** Which cards: counted, watched or, as a target too, chosen. */
  cards: Cards;
  filter: Filter;
  range: Range;
  number: Num;
}
/** The fields and places that lead to a part. */
export type Path = readonly (string | number)[];
/** Parts that a visitor does not name are gone through all the same. */
export type Visitor = { [P in PartName]?: (part: Parts[P], path: Path) => void };

export function walkCard({ effects = [] }: CardData, visit: Visitor): void {
  for (const effect of effects) walk(effectSchema, effect, visit);
}
export const walkEffect = (effect: Effect, visit: Visitor): void => walk(effectSchema, effect, visit);

/** Visits nothing where there is no value. */
export function walk<T>(schema: Schema<T>, value: T | undefined, visit: Visitor): void {
  if (value !== undefined) walkPart(schema, value, visit, []);
}

/** Is there a part of which one of these holds? */
export function mentions<T>(schema: Schema<T>, value: T | undefined, asks: Asks): boolean {
  let found = false;
  const visit: { [name: string]: (part: never) => void } = {};
  // determinism: each is asked where it stands
  for (const [name, ask] of Object.entries(asks)) {
    visit[name] = (part) => {
      found ||= ask(part);
    };
  }
  walk(schema, value, visit);
  return found;
}
export type Asks = { [P in PartName]?: (part: Parts[P]) => boolean };

/** `path` grows and shrinks with the walk; who is told gets a copy. */
function walkPart({ parts, form }: AnySchema, value: unknown, visit: Visitor, path: (string | number)[]): void {
  for (const name of parts ?? []) (visit[name] as Visit | undefined)?.(value, path.slice());
  switch (form?.is) {
    case 'list': {
      const list = value as readonly unknown[];
      for (let i = 0; i < list.length; i++) {
        path.push(i);
        walkPart(form.item, list[i], visit, path);
        path.pop();
      }
      return;
    }
    case 'union': {
      const kind = form.which(value);
      if (kind) walkPart(kind, value, visit, path);
      return;
    }
    case 'object': {
      const fields = value as Readonly<Record<string, unknown>>;
      // determinism: in the order of their declaration
      for (const [name, field] of Object.entries(form.fields)) {
        if ('never' in field || fields[name] === undefined) continue;
        path.push(name);
        walkPart('maybe' in field ? field.maybe : field, fields[name], visit, path);
        path.pop();
      }
    }
  }
}
type Visit = (part: unknown, path: Path) => void;
