/** What would happen to whoever is pointed at, said where it would happen. The rules decide; this only tells ahead. */
import type { MatchOf, Question } from '@dealers-choice/kernel';
import type { Door } from '../index.ts';
import type { DoorText } from './text/en.ts';

export interface Preview {
  /** Lives that would go. */
  losing: number;
  /** In a few words. */
  tag: string;
  bad: boolean;
}

const NOTHING: Preview = { losing: 0, tag: '', bad: false };

/** `lives`: of the seat that is pointed at. */
export function previewOf(question: Question | null, lives: number, say: DoorText): Preview {
  const losing = (n: number): Preview => ({
    losing: Math.min(n, lives),
    tag: lives <= n ? say.dies : say.loses(n),
    bad: true,
  });
  if (question?.prompt === 'JURY_VICTIM') return losing(2);
  if (question?.prompt !== 'CARD_TARGET') return NOTHING;
  switch (question.params.option) {
    case 'JUDGE':
      return losing(1);
    case 'EXILE':
      return lives > 1 ? { losing: 1, tag: say.toJail, bad: true } : losing(1);
    case 'REAP':
      return { losing: lives, tag: say.dies, bad: true };
    case 'SUMMON':
      return { losing: 0, tag: say.comesHere, bad: false };
    case 'RESURRECT':
      return { losing: 0, tag: say.returns, bad: false };
    default:
      return NOTHING;
  }
}

/** The option of the card that is being carried out, as far as the open question tells. */
export const optionIn = (view: MatchOf<Door>): string | null => {
  const option = view.asking?.params.option;
  return typeof option === 'string' ? option : view.asking?.prompt === 'JURY_VICTIM' ? 'JURY' : null;
};
