/** Each step as a clause. Steps that hold others are sentences of their own (body.ts). */
import { PLAYER_PROHIBITION_WORDS } from '../../lexicon/prohibitions.ts';
import type { Filter, Num, PlayerProhibition, Ref, Step, Target, Who } from '../tree.ts';
import { by, type Clause, change, does, is, ofTheirChoice } from './clause.ts';
import { kindOf } from './filter.ts';
import { ownerOf, whereLetters } from './number.ts';
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
import { attributeGained, becomes, changed, gained, imposed, prohibited, taxed } from './step-field.ts';
import { looked } from './step-look.ts';
import { objectOf } from './target.ts';
import { timingName } from './timing.ts';
import { during, sentence } from './words.ts';

type Of<K extends Step['do']> = Extract<Step, { do: K }>;
export type Flow = Of<'if' | 'ifDone' | 'may' | 'chooseOne' | 'repeat' | 'later' | 'instead'>;
const FLOW: readonly string[] = [
  'if',
  'ifDone',
  'may',
  'chooseOne',
  'repeat',
  'later',
  'instead',
] satisfies Flow['do'][];
export const isFlow = (step: Step): step is Flow => FLOW.includes(step.do);

/** Null: a step that holds others. */
export function clauseOf(step: Step, scope: Scope): Clause | null {
  if (isFlow(step)) return null;
  const clause = plainClause(step, scope);
  scope.said.theirs = clause.subject === 'opponent';
  return clause;
}

/** "choose also …": both are meant then. */
function chosen({ what, also }: Of<'choose'>, scope: Scope): Clause {
  const clause = to(what, 'choose', scope, also ? 'also' : '');
  scope.said.many ||= also === true;
  return clause;
}

function plainClause(step: Exclude<Step, Flow>, scope: Scope): Clause {
  switch (step.do) {
    case 'draw':
      return drawn(step, scope);
    case 'drawTo':
      return drawnTo(step, scope);
    case 'move':
      return moved(step, scope);
    case 'shuffle':
      return ownDeck(step.who, scope, 'shuffle', (own) => `${own} deck`);
    case 'shuffleHandIntoDeck':
      return ownDeck(step.who, scope, 'shuffle', (own) => `${own} hand into ${own} deck`);
    case 'look':
      return looked(step, scope);
    case 'reveal':
      return to(step.what, 'reveal', scope);
    case 'choose':
      return chosen(step, scope);
    case 'nameCost':
      return does('you', 'choose', scope, 'a cost');
    case 'play':
      return noted('played', scope, played(step, scope));
    case 'ko':
      return noted("K.O.'d", scope, to(step.what, 'K.O.', scope));
    case 'rest':
      return noted('rested', scope, to(step.what, 'rest', scope));
    case 'setActive':
      return noted('set as active', scope, to(step.what, 'set', scope, '', 'as active'));
    case 'freeze':
      return is(step.what, 'will not', scope, (many) => [
        `become active in ${many ? 'their' : 'its'} owner's next Refresh Phase`,
      ]);
    case 'power':
    case 'cost':
      return changed(step, step.do, scope);
    case 'powerZero':
      return imposed(step.what, ['set', 'the power'], scope, 'to 0', during(step.for));
    case 'costZero':
      return imposed(step.what, ['set', 'the cost'], scope, 'to 0', during(step.for));
    case 'basePower':
      return becomes(step, 'base power', during(step.for), scope);
    case 'baseCost':
      return becomes(step, 'base cost', during(step.for), scope);
    case 'counter':
      return becomes(step, 'Counter', '', scope);
    case 'swapBasePower':
      return imposed(step.what, ['swap', 'the base power'], scope, during(step.for));
    case 'gain':
      return gained(step, scope);
    case 'gainAttribute':
      return attributeGained(step, scope);
    case 'cannot':
      return prohibited(step, scope);
    case 'playerCannot':
      return playerProhibited(step, scope);
    case 'mustAttack':
      return mustAttack(step, scope);
    case 'attackTax':
      return taxed(step, scope);
    case 'negate':
      return imposed(step.what, ['negate', 'the effects'], scope, during(step.for));
    case 'addDon':
      return donAdded(step, scope);
    case 'giveDon':
      return donGiven(step, scope);
    case 'moveGivenDon':
      return givenDonMoved(step, scope);
    case 'returnGivenDon':
      return givenDonReturned(step, scope);
    case 'returnDon':
      return donReturned(step, scope);
    case 'restDon':
      return donRested(step, scope);
    case 'activateDon':
      return donActivated(step, scope);
    case 'freezeDon':
      return donFrozen(step, scope);
    case 'turnLife':
      return lifeTurned(step, scope);
    case 'lifeInstead':
      return lifeElsewhere(step, scope);
    case 'damage':
      return damaged(step, scope);
    case 'activateText':
      return textActivated(step, scope);
    case 'activateEvent':
      return to(step.what, 'activate', scope, '', 'without paying its cost');
    case 'changeTarget':
      return to(step.to, 'change', scope, 'the target of the attack to');
    case 'nextPlay':
      return nextPlay(step, scope);
    case 'playCost':
      return playCost(step, scope);
    case 'extraTurn':
      return does('you', 'take', scope, 'an extra turn after this one');
    case 'win':
      return player(step.who, 'win', 'the game');
    case 'lose':
      return player(step.who, 'lose', sentence(['the game', step.atEndOfTurn ? 'at the end of this turn' : '']));
    case 'donPhaseGives':
      return donPhaseGives(step);
  }
}

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

function playerProhibited({ who, be, where, for: time }: Of<'playerCannot'>, scope: Scope): Clause {
  const rest = sentence([...banned(be, where, who === 'you' ? 'your' : 'their', scope), during(time)]);
  return player(who, 'cannot', `${rest}${whereLetters(scope)}`, true);
}
function banned(be: PlayerProhibition, where: Filter | undefined, own: string, scope: Scope): string[] {
  const [front, noun, behind] = PLAYER_PROHIBITION_WORDS[be];
  const end = behind(own);
  // A keyword is no card: "[Blocker] of red cards".
  if (be === 'ACTIVATE_BLOCKER' && where) return [front, `the ${noun} of ${kindOf(where, scope, true)}`];
  // Of DON!! there is only one kind: it is whose effects.
  if (be === 'SET_DON_ACTIVE' && where) {
    return [front, noun, end, `using the effects of ${kindOf(where, scope, true)}`];
  }
  return [front, kindOf(where ?? {}, scope, true, noun, end !== ''), end];
}

const mustAttack = ({ what, for: time }: Of<'mustAttack'>, scope: Scope): Clause =>
  player(
    'opponent',
    'must',
    sentence(['attack', `${objectOf(what, scope)}${ofTheirChoice(what)}`, 'if able', during(time)]) +
      whereLetters(scope),
    true,
  );

/** "activate this card's [Main] effect", "activate the [On Play] effect of 1 of your Characters". */
function textActivated({ what, timing }: Of<'activateText'>, scope: Scope): Clause {
  const effect = `${timingName(timing)} effect`;
  if (isRef(what)) return does('you', 'activate', scope, ownerOf(what, scope), effect);
  return to(what, 'activate', scope, `the ${effect} of`, '', 'in');
}
const isRef = (target: Target): target is Ref => typeof target === 'string';

/** "the next red Character card you play during this turn costs 2 less". */
const nextPlay = ({ n, where, for: time }: Of<'nextPlay'>, scope: Scope): Clause =>
  costing(`the next ${kindOf(where, scope, false)} you play ${during(time)}`, n, scope);
/** "playing red Character cards from your hand costs 1 less during this turn". */
const playCost = ({ n, where, for: time }: Of<'playCost'>, scope: Scope): Clause =>
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
function played({ what, rested }: Of<'play'>, scope: Scope): Clause {
  const clause = to(what, 'play', scope);
  return rested ? { ...clause, rest: `${clause.rest}, rested` } : clause;
}
