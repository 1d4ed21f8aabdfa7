/** From printed cards to cards that can be played: their texts are read. What is not read is marked, never dropped. */
import { readCard } from '../data/read-card.ts';
import { DEFAULT_RULES } from '../data/rules-context.ts';
import { compileSet } from '../effects/compile.ts';
import type { CardData } from '../tree/card.ts';
import type { Effect } from '../tree/tree.ts';
import type { RawCard } from './raw-card.ts';
import type { CompareTexts, Readings, ReadText, TextRead, Unread } from './reading.ts';

export interface ReadCard {
  raw: RawCard;
  card: CardData;
  /** A sentence that is not read takes its whole block with it; the other blocks work. */
  unread: readonly Unread[];
  /** The productions that its text used. */
  productions: readonly string[];
  /** Its text beside ours; absent: nobody has compared them yet, or it is not read whole. */
  compared?: ReturnType<CompareTexts>;
}

/** What is kept of a card that was read: all but the card as it was printed. */
export type Reading = Omit<ReadCard, 'raw'>;

export function readCards(
  raw: readonly RawCard[],
  readText: ReadText,
  readings?: Readings<Reading>,
): readonly ReadCard[] {
  const cards = raw.map((card): ReadCard => {
    const known = readings?.recall(card);
    if (known) return { raw: card, ...known };
    const { raw: _, ...reading } = readOne(card, readText);
    readings?.keep(card, reading);
    return { raw: card, ...reading };
  });
  readings?.done();
  return cards;
}

const NO_TEXT: TextRead = { effects: [], keywords: [], unread: [], productions: [] };

function readOne(raw: RawCard, readText: ReadText): ReadCard {
  const { effectText, triggerText, category } = raw;
  const isSilent = category === 'DON' || (effectText === null && triggerText === null);
  const { id, name, types, colors } = raw;
  const read = isSilent ? NO_TEXT : readText(effectText, triggerText, { id, name, category, types, colors });
  const plain = plainCard(raw);
  const unread = [...read.unread];
  const { keywords, treatAs, deckRules, productions } = read;
  const rest = {
    ...plain,
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(treatAs ? { treatAs } : {}),
    ...(deckRules ? { deckRules } : {}),
  };
  // Most cards are sound as a whole; only of one that is not it matters which text is to blame.
  if (problemWith({ ...rest, effects: read.effects }) === null) {
    return { raw, card: withTexts(rest, read.effects, unread), unread, productions };
  }
  const effects = read.effects.filter((effect) => {
    const problem = problemWith({ ...plain, effects: [effect] });
    if (problem !== null) unread.push(unplayable(raw, problem));
    return problem === null;
  });
  const problem = problemWith(rest);
  if (problem !== null) unread.push(unplayable(raw, problem));
  return { raw, card: withTexts(problem === null ? rest : plain, effects, unread), unread, productions };
}

function withTexts(card: CardData, effects: readonly Effect[], unread: readonly Unread[]): CardData {
  return {
    ...card,
    ...(effects.length > 0 ? { effects } : {}),
    ...(unread.length > 0 ? { unsupported: unread.map(({ sentence, reason }) => [sentence, reason] as const) } : {}),
  };
}

function plainCard(raw: RawCard): CardData {
  const { id, name, category, colors, types, attributes, cost, power, counter, life, rarity, block, arts } = raw;
  const promo = raw.set === 'P' || rarity === 'P' || rarity === 'PR';
  return {
    id,
    name,
    category,
    colours: colors,
    types,
    ...(attributes.length > 0 ? { attributes } : {}),
    ...(cost === null ? {} : { cost }),
    ...(power === null ? {} : { power }),
    ...(counter === null ? {} : { counter }),
    ...(life === null ? {} : { life }),
    ...(rarity === null ? {} : { rarity }),
    ...(block === null ? {} : { block }),
    ...(arts || promo ? { art: { ...(arts ? { alternate: true } : {}), ...(promo ? { promo: true } : {}) } } : {}),
  };
}

/** Why a card cannot be played with, or null: what is read must be sound, and the engine must know what to do. */
function problemWith(card: CardData): string | null {
  const read = readCard(card);
  if ('problems' in read) return read.problems[0]?.message ?? '';
  try {
    compileSet({ id: 'one', name: 'one', cards: [card], decks: [] }, DEFAULT_RULES);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** It was read, but to something that nobody can carry out. */
const unplayable = ({ effectText, triggerText }: RawCard, problem: string): Unread => ({
  sentence: effectText ?? triggerText ?? '',
  position: 0,
  nearest: null,
  reason: `this was read, but cannot be carried out: ${problem}`,
});
