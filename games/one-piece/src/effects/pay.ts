/** Can a cost, or a substitute, be done whole? If not, none of it may be (OP-62, OP-80). */
import { type CopyId, FACE_DOWN, type Seat } from '@dealers-choice/kernel';
import { type Env, type Holds, ownerOf, type Payable } from '../rules/card.ts';
import { per } from '../rules/field.ts';
import { cannotDraw, keepsLife } from '../rules/own-effects.ts';
import { isKeptFrom } from '../rules/protect.ts';
import type { Table, X } from '../rules/table.ts';
import { isOnField } from '../rules/values/values.ts';
import { forStep, type StepTable } from '../tree/steps.ts';
import type { Area, Step, StepOf, Target } from '../tree/tree.ts';
import { cardsOf, numberOf, refCards, seatOf, sidesOf, testOf } from './phrase.ts';
import type { Suffers } from './pick.ts';
import { donGivenOf, donToReturn, takesDon } from './steps/don.ts';
import { canBeRested } from './steps/field.ts';
import { payersTo } from './steps/moving.ts';
import { canBePlayed } from './steps/playing.ts';

const isYourHand = (what: Target): boolean =>
  typeof what === 'object' && 'in' in what && what.in.some((area) => area === 'hand');

export function payableOf(said: readonly Step[]): Payable {
  const steps = withChosen(said);
  const parts = [
    ...steps.map(canDo),
    ...steps.flatMap((step, i) => steps.slice(i + 1).flatMap((later) => apart(step, later))),
  ];
  const hand = handNeeded(steps);
  const don = activeDonNeeded(steps);
  const can: Holds = (x, env) => {
    if (hand > 1 && x.t.hand[env.you].length < hand) return false;
    if (don > 1 && x.t.donActive[env.you] < don) return false;
    for (const part of parts) if (!part(x, env)) return false;
    return true;
  };
  return { can, hidden: steps.some(readsHand) };
}

/**
 * "You may trash 2 cards. If you do, …" is no price: what can be done of it may be done, also in vain (OP-69). It goes
 * on as far as it comes, so the first part must be more than nothing.
 */
export function offerableOf(steps: readonly Step[]): Payable {
  const first = withChosen(steps).slice(0, 1).map(oneOf).map(canDo);
  return { can: (x, env) => first.every((can) => can(x, env)), hidden: steps.some(readsHand) };
}

/** "Choose 1 of your Characters and either return it or place it …": can any be chosen to whom that can be done? */
function withChosen(steps: readonly Step[]): readonly Step[] {
  let chosen: Target = 'it';
  return steps.flatMap((step) => {
    const told = doneTo(step, chosen);
    if (step.do === 'choose') chosen = step.what;
    else if ('what' in step && typeof step.what === 'object') chosen = 'it';
    return step.do === 'choose' ? [] : [told];
  });
}
const doneTo = (step: Step, what: Target): Step => {
  if (step.do === 'chooseOne')
    return { ...step, options: step.options.map((steps) => steps.map((each) => doneTo(each, what))) };
  return 'what' in step && step.what === 'it' ? Object.assign({}, step, { what }) : step;
};

/** The same, done with one card or one DON!!. */
function oneOf(step: Step): Step {
  if ('what' in step && typeof step.what === 'object') {
    if ('top' in step.what) return Object.assign({}, step, { what: { ...step.what, top: 1 } });
    return step.what.n === undefined ? step : Object.assign({}, step, { what: { ...step.what, n: 1 } });
  }
  return 'n' in step && isCount(step) ? { ...step, n: 1 } : step;
}
const COUNTS = [
  'draw',
  'addDon',
  'giveDon',
  'moveGivenDon',
  'returnGivenDon',
  'returnDon',
  'restDon',
  'turnLife',
] as const;
const isCount = (step: Step): step is StepOf<(typeof COUNTS)[number]> => COUNTS.some((kind) => kind === step.do);

const readsHand = (step: Step): boolean => {
  if ('what' in step && isYourHand(step.what))
    return typeof step.what === 'object' && 'where' in step.what && step.what.where !== undefined;
  return step.do === 'chooseOne' && step.options.some((option) => option.some(readsHand));
};

/** Two costs from one hand need that many cards. */
function handNeeded(steps: readonly Step[]): number {
  let n = 0;
  for (const step of steps) {
    if (step.do !== 'move' || typeof step.what !== 'object' || !('n' in step.what)) continue;
    const onlyHand = step.what.in.every((area) => area === 'hand');
    if (onlyHand && step.what.of === undefined && typeof step.what.n === 'number') n += step.what.n;
  }
  return n;
}

/** DON!! that were rested cannot be given active. */
function activeDonNeeded(steps: readonly Step[]): number {
  let n = 0;
  for (const step of steps) {
    const isActive =
      step.do === 'restDon'
        ? step.who !== 'opponent'
        : step.do === 'giveDon' && step.from === 'active' && (typeof step.to === 'string' || !step.to.of);
    if (isActive && 'n' in step && typeof step.n === 'number' && !('upTo' in step && step.upTo)) n += step.n;
  }
  return n;
}

/** May it be done at all by this card? */
const suffersOf = (step: Step): Suffers => {
  if (step.do === 'rest') return canBeRested;
  if (step.do === 'ko') {
    return (x, card, env) => isOnField(x.t, card) && !isKeptFrom(x, card, true, 'effect', env.you, false);
  }
  if (step.do === 'move') return payersTo(step.to);
  if (step.do === 'setActive') return (x, card) => isOnField(x.t, card) && per(x.t.rested, card) === 1;
  if (step.do === 'play') return canBePlayed;
  return () => true;
};

const canDo = (step: Step): Holds => forStep(CAN_DO, step);
const always = (): Holds => () => true;
const cardsSuffer = (step: StepOf<'ko' | 'reveal' | 'play'>): Holds => enough(step.what, suffersOf(step));
/** "That Character" of a substitute is there: it is what would be gone. */
const cardsChange = ({ what }: StepOf<'power' | 'cost'>): Holds =>
  typeof what === 'string' ? () => true : enough(what, () => true);

/** Can each step be done whole? What asks for nothing, or for "up to", always can. */
const CAN_DO: StepTable<[], Holds> = {
  draw: ({ n, who }) => {
    const count = numberOf(n);
    return (x, env) => {
      const seat = seatOf(env, who === 'opponent' ? 'opponent' : 'you');
      return !cannotDraw(x, seat, env.you) && x.t.deck[seat].length >= count(x, env);
    };
  },
  drawTo: always,
  move: (step) => {
    const there = enough(step.what, suffersOf(step));
    return (x, env) => !(step.to === 'hand' && lifeIsStuck(x, env, step.what)) && there(x, env);
  },
  shuffle: always,
  shuffleHandIntoDeck: always,
  look: always,
  lookAtHand: always,
  reveal: cardsSuffer,
  choose: always,
  nameCost: always,
  play: cardsSuffer,
  ko: cardsSuffer,
  rest: (step) => enough(step.what, suffersOf(step), 'active'),
  setActive: (step) => enough(step.what, suffersOf(step), 'rested'),
  freeze: always,
  power: cardsChange,
  powerZero: always,
  basePower: always,
  swapBasePower: always,
  cost: cardsChange,
  costZero: always,
  baseCost: always,
  counter: always,
  gain: always,
  gainAttribute: always,
  cannot: always,
  playerCannot: always,
  mustAttack: always,
  attackTax: always,
  negate: always,
  addDon: ({ n, upTo, who = 'you' }) => {
    const count = numberOf(n);
    return (x, env) => upTo === true || x.t.donDeck[seatOf(env, who)] >= count(x, env);
  },
  giveDon: ({ n, from, to }) => {
    const count = numberOf(n);
    const host = enough(to, takesDon);
    const givers = giversOf(to);
    return (x, env) => givers(x, env).some((seat) => donIn(x, seat, from) >= count(x, env)) && host(x, env);
  },
  moveGivenDon: ({ n, upTo, to }) => {
    const count = numberOf(n);
    const host = enough(to, takesDon);
    // What lies under the card already cannot come to it.
    const own = (x: X, env: Env): number => {
      const [only] = typeof to === 'string' ? refCards(x, env, to) : [];
      return only === undefined ? 0 : per(x.t.given, only);
    };
    return (x, env) => host(x, env) && (upTo === true || donGivenOf(x, env.you) - own(x, env) >= count(x, env));
  },
  returnGivenDon: ({ n, upTo, who = 'you' }) => {
    const count = numberOf(n);
    return (x, env) => upTo === true || donGivenOf(x, seatOf(env, who)) >= count(x, env);
  },
  returnDon: ({ n, from, who = 'you' }) => {
    const count = numberOf(n);
    return (x, env) => donToReturn(x, seatOf(env, who), from) >= count(x, env);
  },
  restDon: ({ n, who = 'you' }) => {
    const count = numberOf(n);
    return (x, env) => x.t.donActive[seatOf(env, who)] >= count(x, env);
  },
  activateDon: always,
  freezeDon: always,
  turnLife:
    ({ which, n = 1, faceUp, who = 'you' }) =>
    (x, env) => {
      const life = x.t.life[seatOf(env, who)];
      const turned = (which === 'top' ? life.slice(-n) : life).filter((card) => (x.t.faceUp[card] === 1) !== faceUp);
      return turned.length >= (which === 'all' ? 1 : n);
    },
  lifeInstead: always,
  damage: always,
  if: always,
  ifDone: always,
  may: always,
  chooseOne: (step) => {
    const options = step.options.map(payableOf);
    return (x, env) => options.some(({ can }) => can(x, env));
  },
  repeat: always,
  later: always,
  instead: always,
  activateText: always,
  activateEvent: always,
  changeTarget: always,
  nextPlay: always,
  playCost: always,
  extraTurn: always,
  win: always,
  lose: always,
  donPhaseGives: always,
};

const donIn = ({ t }: X, seat: Seat, from: 'active' | 'rested' | 'any'): number =>
  (from === 'rested' ? 0 : t.donActive[seat]) + (from === 'active' ? 0 : t.donRested[seat]);

/** DON!! go only to cards of their own player: whose they are follows from whom they are given to. */
function giversOf(to: Target): (x: X, env: Env) => readonly Seat[] {
  if (typeof to === 'string') return (x, env) => refCards(x, env, to).map((card) => ownerOf(x, card));
  return (_x, env) => sidesOf(to.of, env.you);
}

const donThere = (t: Table, seat: Seat, state: 'active' | 'rested'): number =>
  state === 'active' ? t.donActive[seat] : t.donRested[seat];

const lifeIsStuck = (x: X, env: Env, what: Target): boolean =>
  typeof what === 'object' &&
  what.in.some((area) => area === 'life') &&
  keepsLife(x, seatOf(env, what.of === 'opponent' ? 'opponent' : 'you'), env.you);

/** Steps that take a card for themselves: what is gone, or rested already, cannot pay the second as well. */
type Takes = StepOf<'rest' | 'ko' | 'move'>;
const takes = (step: Step): step is Takes => step.do === 'rest' || step.do === 'ko' || step.do === 'move';

/** Two parts of a cost cannot take the same cards: there must be enough for both. Of hands only the number is known. */
function apart(first: Step, second: Step): Holds[] {
  if (!takes(first) || !takes(second) || (first.do === 'rest' && second.do !== 'rest')) return [];
  const [one, two] = [payersOf(first), payersOf(second)];
  if (!one || !two) return [];
  return [
    (x, env) => {
      const [mine, theirs] = [one.list(x, env), two.list(x, env)];
      const both = mine.length + theirs.filter((card) => !mine.includes(card)).length;
      return both >= one.count(x, env) + two.count(x, env);
    },
  ];
}

interface Payers {
  list(x: X, env: Env): readonly CopyId[];
  count(x: X, env: Env): number;
}
/** The cards that may pay it, of those that lie open. */
function payersOf(step: Takes): Payers | null {
  const { what } = step;
  const suffers = suffersOf(step);
  if (typeof what === 'string') {
    const list = (x: X, env: Env) => refCards(x, env, what).filter((card) => suffers(x, card, env));
    return { list, count: (x, env) => list(x, env).length };
  }
  if ('top' in what || what.n === undefined || !what.in.every((area) => OPEN.includes(area))) return null;
  const { list } = cardsOf(what);
  return { list: (x, env) => list(x, env).filter((card) => suffers(x, card, env)), count: numberOf(what.n) };
}
const OPEN: readonly Area[] = ['leader', 'character', 'stage', 'trash'];

/** Are there as many as the text wants? `don`: which DON!! of the cost area count beside cards. */
function enough(what: Target, suffers: Suffers, don: 'active' | 'rested' = 'active'): Holds {
  if (typeof what === 'string') {
    return (x, env) => {
      const cards = refCards(x, env, what);
      return cards.length > 0 && cards.every((card) => suffers(x, card, env));
    };
  }
  if ('top' in what) {
    const count = numberOf(what.top);
    const [area] = what.in;
    return (x, env) => what.upTo === true || x.t[area][seatOf(env, what.of ?? 'you')].length >= count(x, env);
  }
  if (what.upTo !== undefined) return () => true;
  const { list } = cardsOf({ ...what, where: {} });
  const test = what.where ? testOf(what.where) : null;
  const secret = what.in.some((area) => area === 'hand' || area === 'deck' || area === 'life');
  const whose = what.of === 'opponent' ? 'opponent' : 'you';
  const count = what.all ? () => 1 : numberOf(what.n ?? 1);
  return (x, env) => {
    let found = what.in.includes('don') ? donThere(x.t, seatOf(env, whose), what.where?.state ?? don) : 0;
    const seat = seatOf(env, what.by ?? 'you');
    for (const card of list(x, env)) {
      // What the choosing player cannot see may fit.
      if (secret && (card === FACE_DOWN || ((x.match.known[card] ?? 0) & (1 << seat)) === 0)) found++;
      else if ((test === null || test(x, card, env)) && suffers(x, card, env)) found++;
    }
    return found >= count(x, env);
  };
}
