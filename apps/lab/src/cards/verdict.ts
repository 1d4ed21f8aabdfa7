/** Of a text that was never carried out: is it dead, or did its moment only come too seldom? */
import type { Wholly } from '../lab.ts';
import type { Shown } from '../shows.ts';

/** After this many matches in which a text should have worked it is not chance any more. */
export const SURE = 30;

/** In how many matches a text came how far. */
export interface Chances {
  came: number;
  there: number;
  held: number;
  could: number;
}

export interface Unfired extends Chances {
  effect: string;
  reason: string;
}

export interface Verdicts {
  /** Their moment came, their cards were there, what they ask for never was; or they could, and nothing happened. */
  dead: Unfired[];
  rare: Unfired[];
}

export const chancesOf = (effect: string, { came, there, held, could }: Shown): Chances => ({
  came: came?.[effect] ?? 0,
  there: there?.[effect] ?? 0,
  held: held?.[effect] ?? 0,
  could: could?.[effect] ?? 0,
});

export const isDead = ({ there, held, could }: Chances): boolean =>
  could > 0 ? could >= SURE : held === 0 && there >= SURE;

export function verdictsOn(
  unfired: readonly string[],
  { whyNot }: Pick<Wholly, 'whyNot'>,
  { shows, watched }: { shows: Shown; watched: Shown },
): Verdicts {
  const all = unfired.map((effect): Unfired => {
    const chances = chancesOf(effect, watched);
    return { effect, reason: `${whyNot(effect, shows)}; ${howFar(chances)}`, ...chances };
  });
  return { dead: all.filter(isDead), rare: all.filter((each) => !isDead(each)) };
}

/** "its moment came in 12 matches, in 9 of them with the cards it speaks of; it never could". */
function howFar({ came, there, held, could }: Chances): string {
  if (came === 0 && could === 0) return 'its moment never came';
  const moment = `its moment came in ${came} ${came === 1 ? 'match' : 'matches'}`;
  const cards = there === came ? '' : `, in ${there} of them with the cards it speaks of`;
  if (could > 0) return `${moment}${cards}; it could in ${could}, and was never carried out`;
  const verdict = held === 0 ? 'it never could' : `what it asks for was there in ${held}, at other times`;
  return `${moment}${cards}; ${verdict}`;
}
