/** From printed cards to cards that can be played: their texts are read. What is not read is marked, never dropped. */
import { readCard } from '../data/read-card.ts';
import { DEFAULT_RULES } from '../data/rules-context.ts';
import { compileSet } from '../effects/compile.ts';
import type { CardData } from '../tree/card.ts';
import type { Effect } from '../tree/tree.ts';
import type { RawCard } from './raw-card.ts';
import type { ReadText, TextRead, Unread } from './reading.ts';

export interface ReadCard {
  raw: RawCard;
  card: CardData;
  /** A sentence that is not read takes its whole block with it; the other blocks work. */
  unread: readonly Unread[];
  /** The productions that its text used. */
  productions: readonly string[];
}

export const readCards = (raw: readonly RawCard[], readText: ReadText): readonly ReadCard[] =>
  raw.map((card) => readOne(card, readText));

const NO_TEXT: TextRead = { effects: [], keywords: [], unread: [], productions: [] };

function readOne(raw: RawCard, readText: ReadText): ReadCard {
  const { effectText, triggerText, category } = raw;
  const isSilent = category === 'DON' || (effectText === null && triggerText === null);
  const { id, name, types, colors } = raw;
  const read = isSilent ? NO_TEXT : readText(effectText, triggerText, { id, name, category, types, colors });
  const plain = plainCard(raw);
  const unread = [...read.unread];
  const effects = read.effects.filter((effect) => {
    const problem = problemWith({ ...plain, effects: [effect] });
    if (problem !== null) unread.push(unplayable(raw, problem));
    return problem === null;
  });
  const { keywords, treatAs, deckRules, productions } = read;
  const rest = {
    ...plain,
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(treatAs ? { treatAs } : {}),
    ...(deckRules ? { deckRules } : {}),
  };
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
