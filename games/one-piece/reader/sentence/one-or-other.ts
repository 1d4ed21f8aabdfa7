/** "A or B": one of the two is done. Where B is done to the card of A, that card is chosen before the way. */
import type { Step, Target, Who } from '../../src/tree/tree.ts';
import { isPick } from '../cards/pick.ts';
import type { Steps } from '../clause/verbs.ts';

/** "trash 1 card from their hand or return 1 of their Characters", "return 1 Character … or place it …". */
export function oneOrOther(first: Steps, second: Steps, who: Who): Steps | undefined {
  const either = (...options: readonly Steps[]): Step => ({
    do: 'chooseOne',
    ...(who === 'opponent' ? { who } : {}),
    options,
  });
  const found = first.map(cardsOf).filter((cards) => typeof cards === 'object');
  if (!second.some((step) => cardsOf(step) === 'it') || found.length === 0) return [either(first, second)];
  const [what, another] = found;
  // Of several that were chosen one after another nobody knows which is "it".
  if (!what || another) return undefined;
  // All of them, or those that lie on top: nothing is chosen, so both speak of the same cards.
  if (!isPick(what) || what.all) return [either(first, instead(second, 'it', what))];
  const [begin, next] = first;
  // "to the hand or the deck, or …": there were two ways before.
  const isChosen = begin?.do === 'choose' && next?.do === 'chooseOne';
  const before = isChosen ? next.options : [instead(first, what, 'it')];
  return [{ do: 'choose', what }, either(...before, second)];
}

/** The cards that a step is done to. */
const cardsOf = (step: Step): Target | undefined =>
  'what' in step ? step.what : step.do === 'giveDon' || step.do === 'moveGivenDon' ? step.to : undefined;

/** The same steps, done to other cards. */
const instead = (steps: Steps, these: Target, those: Target): Steps =>
  steps.map((step) =>
    cardsOf(step) === these ? Object.assign({}, step, 'what' in step ? { what: those } : { to: those }) : step,
  );
