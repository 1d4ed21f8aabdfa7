/** "Select A and B. The selected cards …": what is said of them is done to each of them where it is chosen. */
import type { Step } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, remember, say } from '../grammar/cursor.ts';
import type { Chain } from './body.ts';
import { statement } from './statement.ts';

export function onSelected(c: Cursor, chain: Chain): boolean {
  const { before } = chain;
  const at = chain.into.length - before.length;
  const picks = before.flatMap((step) => (step.do === 'choose' ? [step.what] : []));
  if (picks.length < 2 || picks.length < before.length || at < 0) return false;
  const said = attempt(c, (i) => {
    if (!ahead(i, (j) => say(j, 'the selected|chosen cards|characters'))) return undefined;
    remember(i, { apart: false });
    const found = statement(i);
    return found && !found.open && found.steps.every(isAboutIt) ? found.steps : undefined;
  });
  if (!said) return false;
  const steps = picks.flatMap((pick) =>
    said.map((step, i) => Object.assign({}, step, { what: i === 0 ? pick : 'it' })),
  );
  chain.into.splice(at, before.length, ...steps);
  chain.before = steps;
  return true;
}

const isAboutIt = (step: Step): boolean => 'what' in step && step.what === 'it';
