import { ButtonLink } from '@dealers-choice/table/ui';
import { hrefOf } from '../app/route.ts';
import { useMatchesText } from '../words/matches.ts';

/** Where a list would be: that there is nothing yet, and the way to have something. */
export function Nothing({ children }: { children: string }) {
  const { play } = useMatchesText();
  return (
    <div className="rounded-2xl border-[1.5px] border-dashed border-line px-5 py-8 text-center">
      <p className="mb-4">{children}</p>
      <ButtonLink href={hrefOf({ at: 'home' })} look="primary">
        {play}
      </ButtonLink>
    </div>
  );
}
