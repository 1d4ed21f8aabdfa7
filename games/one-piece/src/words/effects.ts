/** Which text speaks when a question is open, and how it reads. */
import type { Frame } from '@dealers-choice/kernel';
import type { Ability, Card, Code } from '../rules/card.ts';
import type { CardData } from '../tree/card.ts';
import { printEffect } from '../tree/print/index.ts';
import type { Step } from '../tree/tree.ts';
import type { Told } from './told.ts';

/** An effect by its name in events and questions: the card's number and the place of the effect. */
export function effectNamed({ game }: Told, id: string): { card: Card; ability: Ability } | null {
  const [number = '', place = ''] = id.split('#');
  const card = game.kit.cards.find((one) => one.id === number);
  const ability = card?.abilities[Number(place) - 1];
  return card && ability ? { card, ability } : null;
}

/** On one line, for a log and a button; '' if it is not an effect of these cards. */
export function effectText(told: Told, id: string): string {
  const found = effectNamed(told, id);
  return found ? abilityText(found.ability, found.card) : '';
}
export const abilityText = ({ data, timing }: Ability, card: Card): string =>
  oneLine(printEffect({ ...data, timings: [timing] }, card.data));
const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Steps of a text without the tags before it. */
export function stepsText(steps: readonly Step[], card: CardData): string {
  const [tag, ...words] = oneLine(printEffect({ timings: ['ACTIVATE_MAIN'], steps }, card)).split('] ');
  return words.length === 0 ? (tag ?? '') : words.join('] ');
}

export interface Speaking {
  frame: Frame;
  code: Code;
  /** The step that asks, where it was kept. */
  step: Step | null;
  /** Cards being looked at, as far as the reader sees them. */
  seen: readonly number[];
}

/** The effect whose step is being carried out; null while the rules themselves ask. */
export function speaking({ game, view }: Told): Speaking | null {
  const frame = view.stack[view.stack.length - 1];
  const code = frame?.program === 'effect' ? game.kit.codes[Number(frame.r.code)] : undefined;
  if (!frame || !code) return null;
  const { seen } = frame.r;
  return { frame, code, step: code.ops[frame.step]?.step ?? null, seen: Array.isArray(seen) ? seen : [] };
}
