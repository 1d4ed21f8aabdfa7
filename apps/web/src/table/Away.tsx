import { Button } from '@dealers-choice/table/ui';
import { useEffect } from 'react';
import { match, useMatch } from '../app/stores.ts';
import type { MatchPlan, View } from '../match/contract.ts';
import { nameIn, peopleHere } from '../match/plan.ts';
import type { AnyGame } from '../match/shelf.ts';
import { useBarText } from '../words/bar.ts';

/** For whom bots play on, with the way back for each; nothing while everybody is here. */
export function Away({ plan, kit, view }: { plan: MatchPlan; kit: AnyGame; view: View }) {
  const say = useBarText();
  const name = nameIn(kit, plan, view.options);
  const here = peopleHere(plan);
  const alone = here.length === 1;
  const away = useMatch((s) => s.away).filter((seat) => here.includes(seat));
  if (away.length === 0) return null;
  return (
    <ul data-away data-testid="away" className="flex flex-wrap gap-x-6 gap-y-1">
      {away.map((seat) => (
        <li key={seat} className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">{alone ? say.standsInForYou : say.standsInFor(name(seat))}</span>
          <Button look="primary" onClick={() => match.getState().comeBack(seat)}>
            {alone ? say.back : say.backOf(name(seat))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A key or a finger anywhere on the page says that somebody is here. */
export function useStirring(): void {
  useEffect(() => {
    const stir = (): void => match.getState().stir();
    // A pointer that lies still is moved by the browser itself, whenever something glides under it.
    const signs = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, stir, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, stir, { capture: true });
    };
  }, []);
}
