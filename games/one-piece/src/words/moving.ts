/** Cards that go from one place to another, and cards that were chosen. */
import type { OnePieceEvent, Why } from '../rules/table.ts';
import { capital } from '../tree/print/words.ts';
import { AREA_SAID, endSaid } from './areas.ts';
import { count, eventCard, namesOf, type Told } from './told.ts';

type Moved = Extract<OnePieceEvent, { type: 'cardMoved' }>;
type Chosen = Extract<OnePieceEvent, { type: 'choiceMade' }>;

/** These moves have an event of their own, or are setup. */
const TOLD_ELSEWHERE: readonly Why[] = ['play', 'ko', 'trigger', 'counter', 'setup', 'shuffle'];

export function movedSentence(event: Moved, told: Told): string {
  const { seat, card, from, to, why, bottom, faceUp } = event;
  const [who, name] = [told.name(seat), eventCard(told, event)];
  if (TOLD_ELSEWHERE.includes(why)) return '';
  if (why === 'draw') return `${who} draws ${name}.`;
  // Whoever does not see the card has heard that a Life card was lost.
  if (why === 'damage' && to === 'HAND') return card === 0 ? '' : `${who} takes ${name} to the hand.`;
  if (why === 'rule') return `${who} trashes ${name} to make room.`;
  if (from === to) return ''; // looked at and put back
  const side = faceUp ? ', face up' : '';
  return `${capital(name)} of ${who} goes from ${AREA_SAID[from]} to ${endSaid(to, bottom)}${side}.`;
}

/** What is done with these cards is told when it happens. */
const HAPPENS = /^(move-|ko$|rest$|set-active$|reveal$|play$|activate$|give-don$|change-target$)/;

/** Cards, none of them, one of several texts by its number, or a cost. */
export function choiceSentence({ seat, cards, word }: Chosen, told: Told): string {
  const who = told.name(seat);
  if (/^\d+$/.test(word)) return `${who} chooses option ${word}.`;
  if (word.startsWith('rounds-')) return `${who} wants ${count(Number(word.slice(7)), 'more round')} of this.`;
  if (word.startsWith('cost-')) return `${who} chooses a cost of ${word.slice(5)}.`;
  if (cards.length === 0) return `${who} chooses nothing.`;
  if (HAPPENS.test(word)) return '';
  const hidden = cards.every((card) => card === 0);
  return `${who} chooses ${hidden ? count(cards.length, 'card') : namesOf(told, cards)}.`;
}
