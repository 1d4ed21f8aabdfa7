/** What a card says, for somebody who names it, or the number that stands before it. */
import { type CopyId, FACE_DOWN, type Move, type Question, type Spec } from '@dealers-choice/kernel';
import { lettersApart } from '@dealers-choice/testkit';
import type { Telling } from '@dealers-choice/words';
import type { AnyGame } from '../lab.ts';
import type { Choice } from './choices.ts';

/** Cards of one name that are told in full; the others are told by their number. */
const MOST = 5;
const NEAREST = 3;

/** `asked`: the name of a card, its printed number, or the number of a choice. */
export function explain(
  shelved: AnyGame,
  asked: string,
  choices: readonly Choice[],
  q: Question,
  { view }: Telling<Spec>,
): string[] {
  const { game, words } = shelved;
  const choice = choices.find(({ key }) => key === asked);
  if (choice) {
    const copy = cardOf(choice.move, q);
    const face = copy === FACE_DOWN ? null : game.faceIn(view.table, copy);
    return face ? linesOf(shelved, face) : [`${asked} is not a card that you see.`];
  }
  const cards = game.def.cards.map((card) => ({ card, names: [words.card(card).name, card.id].map(plainly) }));
  const wanted = plainly(asked);
  const called = cards.filter(({ names }) => names.includes(wanted));
  const like = called.length > 0 ? called : cards.filter(({ names }) => names.some((name) => name.includes(wanted)));
  const found = [...new Map(like.map(({ card }) => [card.id, card])).values()];
  if (called.length === 0 && new Set(found.map((card) => words.card(card).name)).size !== 1) {
    return [unknownCard(asked, wanted, found.length > 0 ? found : game.def.cards, shelved)];
  }
  const more = found.slice(MOST).map(({ id }) => id);
  const rest = more.length > 0 ? [`Others of this name: ${more.join(', ')}.`] : [];
  return [...found.slice(0, MOST).flatMap((card) => linesOf(shelved, card)), ...rest];
}

function linesOf({ words }: AnyGame, face: Spec['card']): string[] {
  const { name, text, marks = [] } = words.card(face);
  const printed = marks.map(({ label, value }) => `${label} ${value}`.trim()).join(' · ');
  const lines = text.split('\n').filter((line) => line !== '');
  return [printed === '' ? name : `${name} (${printed})`, ...(lines.length > 0 ? lines : ['It has no text.'])];
}

function unknownCard(asked: string, wanted: string, among: readonly Spec['card'][], { words }: AnyGame): string {
  const far = (name: string): number => lettersApart(wanted, plainly(name));
  const names = [...new Set(among.map((card) => words.card(card).name))].sort((a, b) => far(a) - far(b));
  const near = names.slice(0, NEAREST).map((name) => `"${name}"`);
  return `There is no card "${asked}"; the nearest ${near.length === 1 ? 'is' : 'are'} ${near.join(', ')}.`;
}

/** Case, accents, dashes and the like are nobody's mistake. */
const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s'’"“”.,!?_-]+/gu, ' ')
    .trim();

function cardOf(move: Move, q: Question): CopyId | typeof FACE_DOWN {
  if ('do' in move) return move.card ?? FACE_DOWN;
  if (q.noun !== 'card') return FACE_DOWN;
  const [pick = 0] = 'pick' in move ? move.pick : 'also' in move ? [move.also ?? 0] : [];
  return pick > 0 ? (pick as CopyId) : FACE_DOWN;
}
