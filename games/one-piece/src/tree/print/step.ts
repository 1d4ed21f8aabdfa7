/** Each step as a clause. Steps that hold others are sentences of their own (body.ts). */
import { PLAYER_PROHIBITION_WORDS } from '../../lexicon/prohibitions.ts';
import { forStep, type StepTable } from '../steps.ts';
import type { Filter, Num, PlayerProhibition, Ref, Step, StepKind, StepOf, Target, Who } from '../tree.ts';
import { by, type Clause, change, does, is, ofTheirChoice } from './clause.ts';
import { kindOf } from './filter.ts';
import { printOwner, whereLetters } from './number.ts';
import type { Scope } from './scope.ts';
import { done, drawn, drawnTo, moved, to } from './step-cards.ts';
import {
  damaged,
  donActivated,
  donAdded,
  donFrozen,
  donGiven,
  donPhaseGives,
  donRested,
  donReturned,
  givenDonMoved,
  givenDonReturned,
  lifeElsewhere,
  lifeTurned,
} from './step-don.ts';
import { attributeGained, becomes, gained, imposed, printChange, prohibited, swapped, taxed } from './step-field.ts';
import { looked } from './step-look.ts';
import { objectOf } from './target.ts';
import { timingName } from './timing.ts';
import { during, sentence } from './words.ts';

/** Steps that hold others. */
const FLOW = ['if', 'ifDone', 'may', 'chooseOne', 'repeat', 'later', 'instead'] as const satisfies readonly StepKind[];
type FlowKind = (typeof FLOW)[number];
export type FlowStep = StepOf<FlowKind>;
export const isFlow = (step: Step): step is FlowStep => FLOW.some((kind) => kind === step.do);

/** Null: a step that holds others. */
export function clauseOf(step: Step, scope: Scope): Clause | null {
  if (isFlow(step)) return null;
  const clause = forStep(CLAUSES, step, scope);
  scope.said.theirs = clause.subject === 'opponent';
  return clause;
}

/** "choose also …": both are meant then. */
function chosen({ what, also }: StepOf<'choose'>, scope: Scope): Clause {
  const clause = to(what, 'choose', scope, also ? 'also' : '');
  scope.said.many ||= also === true;
  return clause;
}

/** Every step that is said in one clause. */
const CLAUSES: StepTable<[scope: Scope], Clause, Exclude<StepKind, FlowKind>> = {
  draw: drawn,
  drawTo: drawnTo,
  move: moved,
  shuffle: ({ who }, scope) => ownDeck(who, scope, 'shuffle', (own) => `${own} deck`),
  shuffleHandIntoDeck: ({ who }, scope) => ownDeck(who, scope, 'shuffle', (own) => `${own} hand into ${own} deck`),
  look: looked,
  lookAtHand: (_step, scope) => noted('revealed', scope, does('you', 'look', scope, "at your opponent's hand")),
  reveal: ({ what }, scope) => to(what, 'reveal', scope),
  choose: chosen,
  nameCost: (_step, scope) => does('you', 'choose', scope, 'a cost'),
  play: (step, scope) => noted('played', scope, played(step, scope)),
  ko: ({ what }, scope) => noted("K.O.'d", scope, to(what, 'K.O.', scope)),
  rest: ({ what }, scope) => noted('rested', scope, to(what, 'rest', scope)),
  setActive: ({ what }, scope) => noted('set as active', scope, to(what, 'set', scope, '', 'as active')),
  freeze: ({ what }, scope) =>
    is(what, 'will not', scope, (many) => [`become active in ${many ? 'their' : 'its'} owner's next Refresh Phase`]),
  power: (step, scope) => printChange(step, 'power', scope),
  cost: (step, scope) => printChange(step, 'cost', scope),
  powerZero: ({ what, for: time }, scope) => imposed(what, ['set', 'the power'], scope, 'to 0', during(time)),
  costZero: ({ what, for: time }, scope) => imposed(what, ['set', 'the cost'], scope, 'to 0', during(time)),
  basePower: (step, scope) => becomes(step, 'base power', during(step.for), scope),
  baseCost: (step, scope) => becomes(step, 'base cost', during(step.for), scope),
  counter: (step, scope) => becomes(step, 'Counter', '', scope),
  swapBasePower: swapped,
  gain: gained,
  gainAttribute: attributeGained,
  cannot: prohibited,
  playerCannot: (step, scope) => playerProhibited(step, scope),
  mustAttack: (step, scope) => mustAttack(step, scope),
  attackTax: taxed,
  negate: ({ what, for: time }, scope) => imposed(what, ['negate', 'the effects'], scope, during(time)),
  addDon: donAdded,
  giveDon: donGiven,
  moveGivenDon: givenDonMoved,
  returnGivenDon: givenDonReturned,
  returnDon: donReturned,
  restDon: donRested,
  activateDon: donActivated,
  freezeDon: donFrozen,
  turnLife: lifeTurned,
  lifeInstead: lifeElsewhere,
  damage: damaged,
  activateText: (step, scope) => textActivated(step, scope),
  activateEvent: ({ what }, scope) => to(what, 'activate', scope, '', 'without paying its cost'),
  changeTarget: (step, scope) => to(step.to, 'change', scope, 'the target of the attack to'),
  nextPlay: (step, scope) => nextPlay(step, scope),
  playCost: (step, scope) => playCost(step, scope),
  extraTurn: (_step, scope) => does('you', 'take', scope, 'an extra turn after this one'),
  win: ({ who }) => player(who, 'win', 'the game'),
  lose: ({ who, atEndOfTurn }) =>
    player(who, 'lose', sentence(['the game', atEndOfTurn ? 'at the end of this turn' : ''])),
  donPhaseGives,
};

const noted = (participle: string, scope: Scope, clause: Clause): Clause => {
  done(scope, participle);
  return clause;
};
const ownDeck = (who: Who = 'you', scope: Scope, verb: string, rest: (own: string) => string): Clause =>
  does(who, verb, by(who, scope), rest(who === 'you' ? 'your' : 'their'));

/** A player who is told of, not told what to do: "you win the game". */
const player = (who: Who = 'you', verb: string, rest: string, modal = false): Clause => ({
  subject: who === 'you' ? { text: 'you', many: true } : { text: 'your opponent', many: false },
  verb,
  rest,
  modal,
  same: null,
});

function playerProhibited({ who, be, where, for: time }: StepOf<'playerCannot'>, scope: Scope): Clause {
  const rest = sentence([...banned(be, where, who === 'you' ? 'your' : 'their', scope), during(time)]);
  return player(who, 'cannot', `${rest}${whereLetters(scope)}`, true);
}
function banned(be: PlayerProhibition, where: Filter | undefined, own: string, scope: Scope): string[] {
  const [front, noun, behind] = PLAYER_PROHIBITION_WORDS[be];
  const end = behind(own);
  // A keyword is not a card: "[Blocker] of red cards".
  if (be === 'ACTIVATE_BLOCKER' && where) return [front, `the ${noun} of ${kindOf(where, scope, true)}`];
  // All DON!! are alike: the filter is about the cards whose effects are meant.
  if (be === 'SET_DON_ACTIVE' && where) {
    return [front, noun, end, `using the effects of ${kindOf(where, scope, true)}`];
  }
  return [front, kindOf(where ?? {}, scope, true, noun, end !== ''), end];
}

const mustAttack = ({ what, for: time }: StepOf<'mustAttack'>, scope: Scope): Clause =>
  player(
    'opponent',
    'must',
    sentence(['attack', `${objectOf(what, scope)}${ofTheirChoice(what)}`, 'if able', during(time)]) +
      whereLetters(scope),
    true,
  );

/** "activate this card's [Main] effect", "activate the [On Play] effect of 1 of your Characters". */
function textActivated({ what, timing }: StepOf<'activateText'>, scope: Scope): Clause {
  const effect = `${timingName(timing)} effect`;
  if (isRef(what)) return does('you', 'activate', scope, printOwner(what, scope), effect);
  return to(what, 'activate', scope, `the ${effect} of`, '', 'in');
}
const isRef = (target: Target): target is Ref => typeof target === 'string';

/** "the next red Character card you play during this turn costs 2 less". */
const nextPlay = ({ n, where, for: time }: StepOf<'nextPlay'>, scope: Scope): Clause =>
  costing(`the next ${kindOf(where, scope, false)} you play ${during(time)}`, n, scope);
/** "playing red Character cards from your hand costs 1 less during this turn". */
const playCost = ({ n, where, for: time }: StepOf<'playCost'>, scope: Scope): Clause =>
  costing(`playing ${kindOf(where, scope, true, undefined, true)} from your hand`, n, scope, during(time));

function costing(text: string, n: Num, scope: Scope, time = ''): Clause {
  const { sign, each, isLess } = change(n, scope);
  const rest = sentence([`${sign.slice(1)} ${isLess ? 'less' : 'more'}`, time, each]);
  return {
    subject: { text, many: false },
    verb: 'cost',
    rest: `${rest}${whereLetters(scope)}`,
    modal: false,
    same: null,
  };
}

/** "play up to 1 Character card from your trash, rested". */
function played({ what, rested }: StepOf<'play'>, scope: Scope): Clause {
  const clause = to(what, 'play', scope);
  return rested ? { ...clause, rest: `${clause.rest}, rested` } : clause;
}
