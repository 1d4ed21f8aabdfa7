/** A printed card in words: its name, what it says, and the numbers in its corners. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Mark } from '@dealers-choice/words';
import type { Card } from '../rules/card.ts';
import { printCard } from '../tree/print/index.ts';
import { unreadOf } from './deck-list.ts';
import { costNow, faceSeen, type Told } from './told.ts';

/** Printing a text takes a while, and tables ask for it whenever they are drawn. */
const said = new WeakMap<Card['data'], ReturnType<typeof sayCard>>();

export function cardWords({ data }: Card) {
  const words = said.get(data) ?? sayCard(data);
  said.set(data, words);
  return words;
}

/** The types and attributes that texts speak of stand below the text. */
function sayCard(data: Card['data']) {
  const kinds = [data.colours.join(' and '), ...data.types, ...(data.attributes ?? [])].join(' · ');
  const unread = unreadOf({ data }).map((sentence) => `Text not wholly read, this does nothing: "${sentence}"`);
  return {
    name: data.name,
    text: [printCard(data), ...unread, kinds].filter((line) => line !== '').join('\n'),
    marks: marksOf(data),
    tints: data.colours,
  };
}

function marksOf({ category, cost, power, counter, life }: Card['data']): Mark[] {
  const marks: Mark[] = [];
  if (cost !== undefined) marks.push({ label: 'Cost', value: String(cost) });
  if (power !== undefined) marks.push({ label: 'Power', value: String(power) });
  if (counter !== undefined) marks.push({ label: 'Counter', value: `+${counter}` });
  if (life !== undefined) marks.push({ label: 'Life', value: String(life) });
  if (power === undefined) marks.push({ label: '', value: category === 'EVENT' ? 'Event' : 'Stage' });
  return marks;
}

const ORDER = ['CHARACTER', 'STAGE', 'EVENT'];

/** By cost as it is now, Characters before Stages and Events, then by name; cards face down last. */
export function handOrder(cards: readonly CopyId[], told: Told): CopyId[] {
  const rank = (copy: CopyId): [number, number, string] => {
    const card = faceSeen(told, copy);
    return card ? [costNow(told, copy), ORDER.indexOf(card.category), card.data.name] : [99, 99, ''];
  };
  const ranked = cards.map((copy) => ({ copy, rank: rank(copy) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ copy }) => copy);
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const place = a.findIndex((value, i) => value !== b[i]);
  if (place < 0) return 0;
  return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}
