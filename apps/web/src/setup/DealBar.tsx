import { useLanguage } from '@dealers-choice/table';
import { Button, Key } from '@dealers-choice/table/ui';
import { beginGuide } from '../guide/begin.ts';
import { hasGuide } from '../guide/guides.ts';
import { keepsSecrets, peopleOf } from '../match/plan.ts';
import { useScreenText } from '../words/screens.ts';
import type { Setting } from './seating.ts';

/** Longer ones stand above the button. */
const FITS = 44;

/** Always in sight: who plays against whom, and the one gold button; what is wrong stands in the button. */
export function DealBar({ shelved, plan, problem }: Omit<Setting, 'change'> & { problem: string | null }) {
  const text = useScreenText().setup;
  const language = useLanguage();
  const { id } = shelved.game;
  const people = peopleOf(plan).length;
  const passing = people > 1 && keepsSecrets(shelved);
  return (
    <div className="deal-bar">
      {problem !== null && problem.length > FITS && (
        <p
          role="alert"
          className="mx-auto mb-2 max-h-32 max-w-[1392px] overflow-y-auto px-3 text-sm font-semibold text-danger sm:px-7"
        >
          {problem}
        </p>
      )}
      <div className="mx-auto flex max-w-[1392px] items-center gap-x-4 gap-y-2 px-3 max-md:flex-wrap sm:px-7">
        <p className="mr-auto max-md:basis-full max-md:text-center">
          <span className="font-display font-bold md:text-xl">{text.against(people, plan.seats.length - people)}</span>
          <span className="block text-sm text-soft max-md:hidden">
            {passing ? text.passing : people === 1 ? text.undoFree : ''}
          </span>
        </p>
        {hasGuide(id) && (
          <Button
            icon="learn"
            onClick={() => void beginGuide(id, language)}
            className="min-h-14! shrink-0 max-md:hidden"
          >
            {text.guided}
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          aria-disabled={problem !== null}
          className="min-h-14 grow text-lg md:max-w-[26rem] md:min-w-72 md:shrink-0 md:grow-0"
        >
          {problem === null ? text.deal : problem.length > FITS ? text.notYet : problem}
          {problem === null && <Key className="max-md:hidden">Enter</Key>}
        </Button>
      </div>
    </div>
  );
}
