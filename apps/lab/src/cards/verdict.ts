/** Of a text that was never carried out: is it dead, can nothing make it happen, or did its moment come too seldom? */
import type { Wholly } from '../lab.ts';
import type { Shown } from '../shows.ts';

/** After this many matches in which a text should have worked it is not chance any more. */
export const SURE = 30;

/** In how many matches a text came how far. */
export interface Chances {
  came: number;
  there: number;
  could: number;
}

export interface Unfired extends Chances {
  effect: string;
  reason: string;
}

export interface Verdicts {
  /** Their moment came, their cards were there, and they never could; or they could, and nothing happened. */
  dead: Unfired[];
  /** Nothing in the file makes them possible. */
  impossible: Unfired[];
  rare: Unfired[];
}

export const chancesOf = (effect: string, { came, there, could }: Shown): Chances => ({
  came: came?.[effect] ?? 0,
  there: there?.[effect] ?? 0,
  could: could?.[effect] ?? 0,
});

export const isDead = ({ there, could }: Chances): boolean => (could === 0 ? there : could) >= SURE;

export function verdictsOn(
  unfired: readonly string[],
  { whyNot, whyImpossible }: Pick<Wholly, 'whyNot' | 'whyImpossible'>,
  { shows, watched }: { shows: Shown; watched: Shown },
): Verdicts {
  const verdicts: Verdicts = { dead: [], impossible: [], rare: [] };
  for (const effect of unfired) {
    const chances = chancesOf(effect, watched);
    // One that could is possible, whatever its text seems to ask for.
    const never = chances.could === 0 ? whyImpossible(effect) : null;
    const reason = `${whyNot(effect, shows)}; ${never ?? howFar(chances)}`;
    verdicts[never !== null ? 'impossible' : isDead(chances) ? 'dead' : 'rare'].push({ effect, reason, ...chances });
  }
  return verdicts;
}

/** "its moment came in 12 matches, in 9 of them with the cards it speaks of; it never could". */
function howFar({ came, there, could }: Chances): string {
  if (came === 0 && could === 0) return 'its moment never came';
  const moment = `its moment came in ${came} ${came === 1 ? 'match' : 'matches'}`;
  const cards = there === came ? '' : `, in ${there} of them with the cards it speaks of`;
  return `${moment}${cards}; ${could === 0 ? 'it never could' : `it could in ${could}, and was never carried out`}`;
}
