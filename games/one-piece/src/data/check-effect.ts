/** Does an effect that is well formed make sense? What no rule could follow is told like any other fault of a file. */
import { isAuto, isOfPlayer, TIMING_WORDS } from '../lexicon/timings.ts';
import { printEffect } from '../tree/print/index.ts';
import { inside, type Place, tellProblem } from '../tree/schema.ts';
import type { Category, Effect } from '../tree/tree.ts';
import { walkEffect } from '../tree/walk.ts';
import { checkMeant } from './check-meant.ts';
import { checkSecrets } from './check-secrets.ts';
import { BY_EFFECT, checkSteps, RESTS_NONE, restsOneOrNone } from './check-steps.ts';

export function checkEffect(effect: Effect, category: Category, at: Place): void {
  checkTimings(effect, category, at);
  checkParts(effect, at);
  checkDeckOut(effect, at);
  checkPlayedByEffects(effect, at);
  checkInstead(effect, at);
  checkSecrets(effect, at);
  checkMeant(effect, at, () => printEffect(effect, { category }));
  const permanent = effect.timings.includes('PERMANENT');
  checkSteps(effect.cost ?? [], false, inside(at, 'cost'));
  checkSteps(effect.steps, permanent, inside(at, 'steps'));
}

function checkTimings({ timings, don }: Effect, category: Category, at: Place): void {
  const place = inside(at, 'timings');
  for (const timing of timings) {
    if (!TIMING_WORDS[timing].on.includes(category))
      tellProblem(place, `has ${timing}, which is never on a card of category ${category}.`);
    const alone = timing === 'PERMANENT' || timing === 'REPLACEMENT';
    if (alone && timings.length > 1) tellProblem(place, `has ${timing} beside others; it must stand alone.`);
  }
  if (don !== undefined && category !== 'LEADER' && category !== 'CHARACTER') {
    tellProblem(inside(at, 'don'), 'asks for given DON!!, which only a LEADER and a CHARACTER have: leave it out.');
  }
}

/** Which parts go with which timing. */
function checkParts({ timings, when, would, cost, optional, oncePerTurn }: Effect, at: Place): void {
  for (const [name, part] of [
    ['when', when],
    ['would', would],
  ] as const) {
    const isToPlayer = part && 'what' in part && (part.what === 'DAMAGE' || part.what === 'DECK_OUT');
    if (part?.source && isToPlayer)
      tellProblem(inside(inside(at, name), 'source'), `goes with cards only: leave it out.`);
    else if (part?.source && !BY_EFFECT.includes(part.by))
      tellProblem(
        inside(inside(at, name), 'source'),
        `goes with an effect only: "by" must be one of ${BY_EFFECT.join(', ')}.`,
      );
  }
  const replaces = timings.includes('REPLACEMENT');
  const permanent = timings.includes('PERMANENT');
  if (replaces && !would) tellProblem(inside(at, 'would'), 'is missing; a REPLACEMENT must say what would happen.');
  if (!replaces && would) tellProblem(inside(at, 'would'), 'goes with REPLACEMENT only: leave it out.');
  if (would?.cards && (would.what === 'DAMAGE' || would.what === 'DECK_OUT')) {
    tellProblem(
      inside(inside(at, 'would'), 'cards'),
      `names cards, but ${would.what} happens to a player: leave it out.`,
    );
  }
  if (when && !timings.every(isAuto)) {
    tellProblem(inside(at, 'when'), 'goes with timings that happen by themselves only: leave it out.');
  }
  const cardless = when?.cards && timings.find(isOfPlayer);
  if (cardless) {
    tellProblem(inside(inside(at, 'when'), 'cards'), `names cards, but ${cardless} happens to a player: leave it out.`);
  }
  if (!permanent) return;
  for (const [name, part] of [
    ['cost', cost],
    ['optional', optional],
    ['oncePerTurn', oncePerTurn],
  ] as const) {
    if (part !== undefined) tellProblem(inside(at, name), 'does not go with a PERMANENT effect: leave it out.');
  }
}

/** Whether a card in a hand may be played by effects only its own text there says. */
function checkPlayedByEffects(effect: Effect, at: Place): void {
  const isOwn = effect.in === 'hand' && effect.timings.includes('PERMANENT');
  walkEffect(effect, {
    step(step) {
      if (step.do !== 'cannot' || step.be !== 'BE_PLAYED_BY_EFFECTS') return;
      if (isOwn && step.what === 'this' && !step.by && !step.against && !step.oncePerTurn) return;
      tellProblem(
        inside(at, 'steps'),
        'has BE_PLAYED_BY_EFFECTS, which only a PERMANENT text in the hand says of "this".',
      );
    },
  });
}

/** An empty deck loses at once (OP-93): what takes the place of this defeat cannot ask anybody. */
function checkDeckOut({ would, optional, steps }: Effect, at: Place): void {
  if (would?.what !== 'DECK_OUT') return;
  if (optional)
    tellProblem(inside(at, 'optional'), 'would have to be asked, but a DECK_OUT is not waited for: leave it out.');
  const [step] = steps;
  const fits = steps.length === 1 && (step?.do === 'win' || (step?.do === 'lose' && step.atEndOfTurn)) && !step.who;
  if (!fits) {
    tellProblem(
      inside(at, 'steps'),
      'must be one "win", or one "lose" with "atEndOfTurn", in the place of a DECK_OUT.',
    );
  }
}

/** With none rested nothing stands in for what happens; and not to rest any is to decline. */
function checkInstead({ would, steps }: Effect, at: Place): void {
  if (!would) return;
  steps.forEach((step, i) => {
    if (!restsOneOrNone(step)) return;
    const place = ['steps', i, 'what', 'upTo'].reduce<Place>(inside, at);
    tellProblem(place, RESTS_NONE);
  });
}
