/** What a sentence needs beside the position: which card a copy is, what it is worth now, small words. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { type Card, type OnePieceGame, ownerOf } from '../rules/card.ts';
import { isOnField } from '../rules/field.ts';
import type { OnePiece, X } from '../rules/table.ts';
import { costOf, counterOf, keywordsOf, powerOf, priceOf } from '../rules/values/values.ts';

/** The words are those of one set of cards: the game they are played with comes along. */
export interface Told extends Telling<OnePiece> {
  game: OnePieceGame;
}

export const faceSeen = ({ game, view }: Told, copy: number): Card | null =>
  copy > 0 ? game.faceIn(view.table, copy as CopyId) : null;

/** A copy by its name; `other` stands for a card that the reader does not see. */
export const copyName = (told: Told, copy: number, other = 'a card'): string =>
  faceSeen(told, copy)?.data.name ?? other;

/** The card of an event, also where nobody sees it any more: the event may say which one it is. */
export function eventCard(told: Told, event: { card: number; print?: number }): string {
  const printed = told.game.kit.cards[(event.print ?? 0) - 1];
  return printed?.data.name ?? copyName(told, event.card);
}

/** "Cinder Pup", "Cinder Pup and 2 cards", "Quench, Flashover and a card". */
export function namesOf(told: Told, copies: readonly number[], other = 'card'): string {
  const known = copies.flatMap((copy) => faceSeen(told, copy)?.data.name ?? []);
  const hidden = copies.length - known.length;
  return listedOrNothing([...known, ...(hidden > 0 ? [hidden === 1 ? `a ${other}` : `${hidden} ${other}s`] : [])]);
}

/** Asks the rules about the position as the reader sees it. */
const asked = <T>({ game, view }: Told, ask: (x: X) => T): T => game.x.on(view, undefined, ask);
export const powerNow = (told: Told, copy: number): number => asked(told, (x) => powerOf(x, copy as CopyId));
export const costNow = (told: Told, copy: number): number => asked(told, (x) => costOf(x, copy as CopyId));
export const priceNow = (told: Told, copy: number): number => asked(told, (x) => priceOf(x, copy as CopyId));
export const counterNow = (told: Told, copy: number): number => asked(told, (x) => counterOf(x, copy as CopyId));
export const keywordsNow = (told: Told, copy: number): number => asked(told, (x) => keywordsOf(x, copy as CopyId));
export const ownerSeat = (told: Told, copy: number): Seat => asked(told, (x) => ownerOf(x, copy as CopyId));
export const lies = ({ view }: Told, copy: number): boolean => isOnField(view.table, copy as CopyId);

/** `Furnace Ox (7000)`: Leaders and Characters on the field with their power. */
export function withPower(told: Told, copy: number): string {
  const card = faceSeen(told, copy);
  if (!card || !lies(told, copy) || card.category === 'STAGE') return copyName(told, copy);
  return `${card.data.name} (${powerNow(told, copy)})`;
}

/** "1 card", "2 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** DON!! are DON!!, however many. */
export const don = (n: number): string => `${n} DON!!`;
/** "A", "A and B", "A, B and C". */
export const listedOrNothing = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? 'nothing') : `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;
