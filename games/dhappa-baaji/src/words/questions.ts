/** Questions and answers, in words. */
import type { Act, CopyId, Move, Question } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { NEW_SET } from '../rules/plays.ts';
import { runOf } from '../rules/runs.ts';
import { playsWith } from '../rules/suggest.ts';
import type { Dhappa } from '../rules/table.ts';
import { laid, namesIn, runText } from './cards.ts';
import type { Phrases } from './en.ts';

export const promptsIn =
  ({ prompts: say, name }: Phrases) =>
  ({ prompt }: Question, { view }: Telling<Dhappa>): string => {
    const { table: t } = view;
    switch (prompt) {
      case 'PICK':
        return t.pile.length === 0 ? say.drawOnly : say.pick(name(t.pile.at(-1) ?? 0));
      case 'PLAY':
        return t.mustPlay ? say.playKey(name(t.key)) : say.play;
      case 'DISCARD':
        return say.discard;
      default:
        return say.dealOver(t.scoreA, t.scoreB);
    }
  };

/** What chosen cards can do; null when it is not the time for plays. */
export function movesWith(
  cards: readonly CopyId[],
  { prompt, seats }: Question,
  { view }: Telling<Dhappa>,
): Move[] | null {
  const [seat] = seats;
  return prompt === 'PLAY' && seat !== undefined ? playsWith(view.table, seat, cards) : null;
}

export const movesIn =
  (phrases: Phrases) =>
  (move: Move, _question: Question, { view }: Telling<Dhappa>): string => {
    const { moves: say, name } = phrases;
    if (!('do' in move)) return JSON.stringify(move);
    const { table: t } = view;
    switch (move.do) {
      case 'PICK_DRAW':
        return say.draw;
      case 'PICK_DISCARD': {
        const depth = move.at ?? 0;
        const taken = t.pile.slice(t.pile.length - depth).reverse();
        const down = name(taken.at(-1) ?? 0);
        return depth > 1 ? say.take(depth, down, namesIn(phrases, taken)) : say.takeOne(depth, down);
      }
      case 'END_PLAY':
        return say.endPlay;
      case 'DISCARD_CARD':
        return say.discard(name(move.card ?? 0));
      case 'DEAL':
        return say.deal;
      default:
        return playLabel(phrases, move, view.table);
    }
  };

function playLabel(phrases: Phrases, { do: play, at: other = 0, layout }: Act, t: Dhappa['table']): string {
  const { moves: say, name } = phrases;
  if (!layout) return play;
  const { run, cards, shifts } = layout;
  const lying = (id: number): string => {
    const found = runOf(t, id);
    return found ? say.run(id, runText(phrases, found)) : say.bareRun(id);
  };
  const all = cards.map(({ card, as }) => laid(phrases, card, as)).join(', ');
  const shifted = (text: string): string =>
    [text, ...shifts.map((one) => say.shift(name(one.card), one.as))].join(', ');
  switch (play) {
    case 'CREATE_RUN':
      return say.lay(run === NEW_SET ? 'SET' : 'SEQUENCE', all);
    case 'ADD_TO_RUN':
      return shifted(say.add(all, lying(run)));
    case 'SWAP_JOKER':
      return say.swap(all, lying(run));
    default:
      return shifted(
        cards.length > 0 ? say.meldWith(lying(other), lying(run), all) : say.meld(lying(other), lying(run)),
      );
  }
}
