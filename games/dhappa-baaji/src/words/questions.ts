/** Questions and answers, in words. */
import type { Act, CopyId, Layout, Move, Question } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { nameOf } from '../cards/pack.ts';
import { NEW_SET } from '../rules/plays.ts';
import { runOf } from '../rules/runs.ts';
import { playsWith } from '../rules/suggest.ts';
import type { Dhappa } from '../rules/table.ts';
import { laid, many, namesOf, runText } from './cards.ts';

export function promptSentence({ prompt }: Question, { view }: Telling<Dhappa>): string {
  const { table: t } = view;
  switch (prompt) {
    case 'PICK':
      return t.pile.length === 0
        ? 'Draw a card; the pile is empty.'
        : `Draw, or take from the pile down to a card you can play (top: ${nameOf(t.pile.at(-1) ?? 0)}).`;
    case 'PLAY':
      return t.mustPlay
        ? `Play ${nameOf(t.key)}, the deepest card you took, before you discard.`
        : 'Lay, add, swap or meld, then discard.';
    case 'DISCARD':
      return 'Discard a card to end your turn.';
    default:
      return `The deal is over, ${t.scoreA} to ${t.scoreB}. Deal the next one.`;
  }
}

/** What chosen cards can do; null when it is not the time for plays. */
export function movesWith(
  cards: readonly CopyId[],
  { prompt, seats }: Question,
  { view }: Telling<Dhappa>,
): Move[] | null {
  const [seat] = seats;
  return prompt === 'PLAY' && seat !== undefined ? playsWith(view.table, seat, cards) : null;
}

const all = (cards: Layout['cards']): string => cards.map(({ card, as }) => laid(card, as)).join(', ');

/** `, 2♥ to 6♣` */
const shifted = (shifts: Layout['shifts']): string =>
  shifts.map(({ card, as }) => `, ${nameOf(card)} goes to ${as}`).join('');

export function moveLabel(move: Move, _question: Question, { view }: Telling<Dhappa>): string {
  if (!('do' in move)) return JSON.stringify(move);
  const { table: t } = view;
  const lying = (id: number): string => {
    const run = runOf(t, id);
    return run ? `run ${id} (${runText(run)})` : `run ${id}`;
  };
  switch (move.do) {
    case 'PICK_DRAW':
      return 'Draw a card';
    case 'PICK_DISCARD': {
      const depth = move.at ?? 0;
      const taken = t.pile.slice(t.pile.length - depth).reverse();
      const all = depth > 1 ? `: ${namesOf(taken)}` : '';
      return `Take ${many(depth, 'card')} down to ${nameOf(taken.at(-1) ?? 0)}${all}`;
    }
    case 'END_PLAY':
      return 'Finish playing';
    case 'DISCARD_CARD':
      return `Discard ${nameOf(move.card ?? 0)}`;
    case 'DEAL':
      return 'Deal the next hands';
    default:
      return playLabel(move, lying);
  }
}

function playLabel({ do: play, at: other = 0, layout }: Act, lying: (id: number) => string): string {
  if (!layout) return play;
  const { run, cards, shifts } = layout;
  switch (play) {
    case 'CREATE_RUN':
      return `Lay a ${run === NEW_SET ? 'set' : 'sequence'}: ${all(cards)}`;
    case 'ADD_TO_RUN':
      return `Add ${all(cards)} to ${lying(run)}${shifted(shifts)}`;
    case 'SWAP_JOKER':
      return `Swap ${all(cards)} for the Joker of ${lying(run)}`;
    default: {
      const bridge = cards.length > 0 ? ` with ${all(cards)}` : '';
      return `Meld ${lying(other)} into ${lying(run)}${bridge}${shifted(shifts)}`;
    }
  }
}
