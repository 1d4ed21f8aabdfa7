/** Cards, runs and steps in the words of this table. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import {
  ACE,
  type DhappaEvent,
  isJoker,
  isStatic,
  nameOf,
  parseSlot,
  RANK,
  type Run,
  rankOf,
  type Slot,
  SUIT,
  suitOf,
} from '../index.ts';
import type { DhappaText } from './text/en.ts';

/** `9♣`, `Joker`. */
export const called = ({ jokerName }: DhappaText, card: CopyId | 0): string =>
  card !== 0 && isJoker(card) ? jokerName : nameOf(card);
export const names = (text: DhappaText, cards: readonly CopyId[]): string =>
  cards.map((card) => called(text, card)).join(' ');

/** As a listener hears it. */
export function spoken(text: DhappaText, card: CopyId): string {
  if (isJoker(card)) return text.joker;
  const face = text.face(RANK[card] ?? 0, SUIT[card] ?? 0);
  return isStatic(card) ? text.two(face) : face;
}

/** A card of a run: what it stands for, and what stands there. */
export function inRun(text: DhappaText, card: CopyId, slot: Slot): string {
  const face = text.face(rankOf(slot), suitOf(slot));
  if (isJoker(card)) return text.heldByJoker(face);
  return isStatic(card) ? text.heldByTwo(face) : face;
}

const firstOf = ({ cards }: Run): Slot => parseSlot(cards[0]?.as ?? '');

/** `Diamonds, 8 to 4`, `Aces`. */
export function runTitle(text: DhappaText, run: Run): string {
  const [high, low] = [firstOf(run), parseSlot(run.cards.at(-1)?.as ?? '')];
  if (run.kind === 'SET') return text.setOf(rankOf(high) === ACE);
  return text.sequence(suitOf(high), rankOf(high), rankOf(low));
}

export function refusedShort({ refused }: DhappaText, code: string, run: Run): string {
  switch (code) {
    case 'MIXED_SUITS':
      return refused.suit(suitOf(firstOf(run)));
    case 'SET_RANK_NOT_ALLOWED':
      return refused.only(rankOf(firstOf(run)) === ACE);
    case 'NOT_CONSECUTIVE':
      return refused.gap;
    case 'DUPLICATE_CARD':
      return refused.hasIt;
    case 'RUN_FULL':
    case 'TOO_LONG':
      return refused.full;
    case 'NOT_OPENED':
      return refused.openFirst;
    case 'NO_ROOM_TO_SHIFT':
      return refused.noRoom;
    case 'MUST_KEEP_CARDS':
      return refused.keep;
    case 'PLAY_IS_OVER':
      return refused.over;
    default:
      return refused.no;
  }
}

/** Of a way among several: where its wilds stand. */
export function wayTitle(text: DhappaText, { layout }: Act): string {
  const wilds = [...(layout?.cards ?? []).filter(({ as }) => as !== ''), ...(layout?.shifts ?? [])];
  return wilds.map(({ card, as }) => text.as(called(text, card), as)).join(', ');
}

/** A step of the draft; '' for an event that only follows from one. */
export function stepText(text: DhappaText, event: DhappaEvent): string {
  const { step } = text;
  switch (event.type) {
    case 'DREW':
      return step.drew(called(text, event.card));
    case 'PICKED':
      return step.took(event.depth);
    case 'RUN_CREATED':
      return step.laid(event.as.join(' '));
    case 'RUN_EXTENDED':
      return step.added(event.as.join(' '));
    case 'JOKER_SWAPPED':
      return step.swapped(event.as);
    case 'RUNS_MELDED':
      return event.cards.length > 0 ? step.joinedWith(event.as.join(' ')) : step.joined;
    case 'PLAY_ENDED':
      return step.finished;
    default:
      return '';
  }
}
