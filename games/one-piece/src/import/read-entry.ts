/** One entry of a list of cards, checked as every card is: the card, or everything that is wrong with it. */
import { readCard } from '../data/read-card.ts';
import type { CardData } from '../tree/card.ts';
import { inside, type PathProblem, startOf, text } from '../tree/schema.ts';
import { fieldLookup } from './fields.ts';
import { artOf, printedOf, setOf } from './printed.ts';
import { MAX_TEXT, type RawCard } from './raw-card.ts';
import { leftOut, type Texts, textsOf } from './texts.ts';

/** `id` is the number as far as it is one, for messages. `told`: what was mended in a card that is kept. */
export type Entry =
  | { card: RawCard; art: string; told: readonly PathProblem[] }
  | { id: string | null; problems: readonly PathProblem[] };

export function readEntry(entry: Record<string, unknown>): Entry {
  const field = fieldLookup(entry);
  const printed = printedOf(field);
  const texts = textsOf(field('effectText'), field('triggerText'));
  const read = readCard(printed);
  const problems = [...('card' in read ? [] : read.problems), ...textProblems(texts)];
  if (!('card' in read) || problems.length > 0) {
    return { id: typeof printed.id === 'string' ? printed.id.slice(0, 40) : null, problems };
  }
  const told = (['effectText', 'triggerText'] as const).flatMap((path) =>
    leftOut(field(path)).map((remains) => ({ path, message: `${path} has ${remains}, which was left out.` })),
  );
  return { card: rawOf(read.card, texts, setOf(field('set'), read.card.id)), art: artOf(field('id')), told };
}

function textProblems(texts: Texts): readonly PathProblem[] {
  const at = startOf('the card', 2);
  for (const name of ['effectText', 'triggerText'] as const) {
    if (texts[name] !== null) text(MAX_TEXT).read(texts[name], inside(at, name));
  }
  return at.file.problems;
}

const wordsOf = (said: unknown): string | null => (typeof said === 'string' ? said : null);

const rawOf = (card: CardData, { effectText, triggerText }: Texts, set: string): RawCard => ({
  id: card.id,
  name: card.name,
  category: card.category,
  colors: card.colours,
  types: card.types,
  attributes: card.attributes ?? [],
  cost: card.cost ?? null,
  power: card.power ?? null,
  counter: card.counter ?? null,
  life: card.life ?? null,
  rarity: card.rarity ?? null,
  effectText: wordsOf(effectText),
  triggerText: wordsOf(triggerText),
  set,
  block: card.block ?? null,
});
