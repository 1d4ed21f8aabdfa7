/**
 * Cards that bring about what a text asks for: "if your opponent has a Character with a cost of 0" needs one that makes
 * costs less. Which kinds of values a text asks for is seen in its conditions, and who changes them in the steps.
 */
import type { CardData } from '../tree/card.ts';
import type { Filter, Num, Range, Step, Target } from '../tree/tree.ts';
import { aCondition } from '../tree/values.ts';
import { walk, walkCard } from '../tree/walk.ts';

export interface Helpers {
  /** Nothing has to be brought about. */
  areNeeded: boolean;
  isOne(card: CardData): boolean;
}

type Helps = (step: Step) => boolean;

export function helpersOf(hero: CardData): Helpers {
  const wanted: Helps[] = [];
  for (const { if: asked } of hero.effects ?? []) {
    walk(aCondition, asked, {
      cards: ({ where = {} }) => void wanted.push(...helpsWith(where)),
      condition(condition) {
        if ('is' in condition && condition.is === 'leader' && isLow(condition.where.power ?? {}, LOW_POWER)) {
          wanted.push(weakensOwnLeader);
        }
        if ('number' in condition && isDonOnField(condition.number) && isLow(condition, FEW_DON)) {
          wanted.push(({ do: does }) => does === 'returnDon');
        }
      },
    });
  }
  return { areNeeded: wanted.length > 0, isOne: (card) => wanted.some((helps) => stepsOf(card).some(helps)) };
}

/** As few as are not there by themselves when something is played. */
const FEW_DON = 4;
/** Less than any card has printed. */
const LOW_COST = 0;
const LOW_POWER = 0;

function helpsWith({ cost, power, state }: Filter): Helps[] {
  return [
    ...(cost && isLow(cost, LOW_COST) ? [lessens('cost', 'costZero')] : []),
    ...(power && isLow(power, LOW_POWER) ? [lessens('power', 'powerZero')] : []),
    ...(state === 'rested' ? [restsOwn] : []),
  ];
}

const isDonOnField = (number: Num): boolean => typeof number === 'object' && 'donOnField' in number;
const isLow = ({ max }: Range, most: number): boolean => typeof max === 'number' && max <= most;
const lessens =
  (by: 'cost' | 'power', to: 'costZero' | 'powerZero'): Helps =>
  (step) =>
    step.do === to || (step.do === by && typeof step.n === 'number' && step.n < 0);
const weakensOwnLeader: Helps = (step) =>
  lessens('power', 'powerZero')(step) && 'what' in step && isOwnLeader(step.what);
const isOwnLeader = (what: Target): boolean =>
  typeof what === 'object' && 'in' in what && what.in.some((area) => area === 'leader') && what.of !== 'opponent';
const restsOwn: Helps = (step) =>
  step.do === 'rest' && typeof step.what === 'object' && 'in' in step.what && step.what.of !== 'opponent';

function stepsOf(card: CardData): Step[] {
  const steps: Step[] = [];
  walkCard(card, { step: (step) => void steps.push(step) });
  return steps;
}
