/**
 * Cards that bring about what a text asks for: "if your opponent has a Character with a cost of 0" needs one that makes
 * costs less. Which kinds of values a text asks for is seen in its conditions, and who changes them in the steps.
 */
import type { CardData } from '../tree/card.ts';
import type { Cards, Condition, Filter, Num, Range, Step, Target } from '../tree/tree.ts';
import { aCondition } from '../tree/values.ts';
import { walk, walkCard } from '../tree/walk.ts';

export interface Helpers {
  /** Something has to be brought about. */
  areNeeded: boolean;
  isOne(card: CardData): boolean;
  /** How far it helps, to tell strong helpers from weak ones; 0: not at all. */
  strengthOf(card: CardData): number;
  /** With these in the opponent's deck less has to be brought about: a Character that is cheap, or weak. */
  isPrey(card: CardData): boolean;
}

/** How far a step helps; 0: not at all. */
type Help = (step: Step) => number;

interface Need {
  help: Help;
  /** It comes about by itself too, only not always. */
  mayCome: boolean;
  isPrey?(card: CardData): boolean;
}

export function helpersOf(hero: CardData): Helpers {
  const needs: Need[] = [];
  for (const { if: asked } of hero.effects ?? [])
    walk(aCondition, asked, { condition: (one) => needs.push(...needsOf(one)) });
  const strengthOf = (card: CardData): number => Math.max(0, ...needs.map((need) => strengthIn(need, card)));
  return {
    areNeeded: needs.length > 0,
    isOne: (card) => strengthOf(card) > 0,
    strengthOf,
    isPrey: (card) => needs.some(({ isPrey }) => isPrey?.(card) === true),
  };
}

const strengthIn = ({ help }: Need, card: CardData): number => Math.max(0, ...stepsOf(card).map(help));
export const helpsWith = (need: Need, card: CardData): boolean => strengthIn(need, card) > 0;

/** What must be brought about before this condition itself can hold; not what stands in conditions inside it. */
export function needsOf(condition: Condition): Need[] {
  if ('have' in condition) return needsWith(condition.have);
  if ('is' in condition && condition.is === 'leader') return needsWith({ in: ['leader'], where: condition.where });
  if (!('number' in condition) || typeof condition.number !== 'object') return [];
  const { count, donOnField } = condition.number;
  if (donOnField !== undefined && isLow(condition, FEW_DON)) {
    return [{ help: ({ do: does }) => Number(does === 'returnDon'), mayCome: true }];
  }
  return count ? needsWith(count) : [];
}

/** As few as are not there by themselves when something is played. */
const FEW_DON = 4;
/** Less than any card has printed. */
const LOW_COST = 0;
const LOW_POWER = 0;
/** So little is soon brought down to nothing. */
const CHEAP = 2;
const WEAK = 3000;
/** What brings anything down to nothing is as good as the strongest. */
const TO_ZERO = 10;

function needsWith(cards: Cards): Need[] {
  const { cost, power, state }: Filter = cards.where ?? {};
  const opponents = (is: (card: CardData) => boolean): Pick<Need, 'isPrey'> =>
    cards.of === undefined || cards.of === 'you'
      ? {}
      : { isPrey: (card) => card.category === 'CHARACTER' && cards.in.includes('character') && is(card) };
  return [
    ...(cost && isLow(cost, LOW_COST)
      ? [
          {
            help: lessens('cost', 'costZero', cards),
            mayCome: false,
            ...opponents((card) => (card.cost ?? 0) <= CHEAP),
          },
        ]
      : []),
    ...(power && isLow(power, LOW_POWER)
      ? [
          {
            help: lessens('power', 'powerZero', cards),
            mayCome: false,
            ...opponents((card) => (card.power ?? 0) <= WEAK),
          },
        ]
      : []),
    ...(state === 'rested' ? [{ help: restsOwn, mayCome: true }] : []),
  ];
}

const isLow = ({ max }: Range, most: number): boolean => typeof max === 'number' && max <= most;
const UNITS = { cost: 1, power: 1000 };

function lessens(by: 'cost' | 'power', to: 'costZero' | 'powerZero', cards: Cards): Help {
  const byHowMuch = (n: Num): number => (typeof n === 'number' ? Math.max(0, -n / UNITS[by]) : 0);
  return (step) => {
    if ((step.do !== by && step.do !== to) || !mayReach(step.what, cards)) return 0;
    return 'n' in step ? byHowMuch(step.n) : TO_ZERO;
  };
}

/** Can it be one of these? What was chosen before may be any of them; what a card says of itself helps no other. */
function mayReach(what: Target, { of: whose = 'you', in: areas }: Cards): boolean {
  if (typeof what === 'string') return what !== 'this';
  const side = what.of ?? 'you';
  return (
    what.in.some((area) => areas.some((each) => each === area)) &&
    (side === whose || side === 'either' || whose === 'either')
  );
}

const restsOwn: Help = (step) =>
  Number(step.do === 'rest' && typeof step.what === 'object' && 'in' in step.what && step.what.of !== 'opponent');

function stepsOf(card: CardData): Step[] {
  const steps: Step[] = [];
  walkCard(card, { step: (step) => void steps.push(step) });
  return steps;
}
