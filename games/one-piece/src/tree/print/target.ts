/** Which cards a step is about: cards already meant, cards to be chosen, cards from one end of a deck. */
import { AREA_WORDS } from '../../lexicon/cards.ts';
import { REF_WORDS } from '../../lexicon/refs.ts';
import type { Pick, Ref, Target, Top, Who } from '../tree.ts';
import { isLeader, nounOf, ownerIn, someOf } from './cards.ts';
import { short } from './range.ts';
import { possessive, type Scope } from './scope.ts';
import { article, several } from './words.ts';

export interface Said {
  text: string;
  many: boolean;
  /** The next sentence can mean exactly the same cards without naming them again. */
  fixed: boolean;
}

export function targetOf(target: Target, scope: Scope, prep: 'in' | 'from' = 'from'): Said {
  if (typeof target === 'string') return refOf(target, scope);
  const said = 'top' in target ? topOf(target, scope) : pickOf(target, scope, prep);
  scope.said.many = said.many;
  scope.said.chosen = true;
  scope.said.between = false;
  scope.said.elsewhere = isOnField(target) ? null : sideOf(target);
  return said;
}
/** Are they taken to be on the field? Those that were chosen are where they were chosen. */
const isOnField = (target: Pick | Top): boolean =>
  !('top' in target) && target.in.every((area) => AREA_WORDS[area].inPlay);

function refOf(ref: Ref, { self, said }: Scope): Said {
  if (ref !== 'it') said.between = true;
  switch (ref) {
    case 'this':
      return { text: self, many: false, fixed: true };
    case 'it':
      return { text: itWords(said.many, said.between), many: said.many, fixed: true };
    case 'event':
      return { text: eventWords(said.chosen), many: false, fixed: true };
    default:
      return { text: REF_WORDS[ref], many: false, fixed: true };
  }
}
/** The card that set the effect off; behind cards that were chosen "that card" would be one of those. */
const eventWords = (chosen: boolean): string => (chosen ? REF_WORDS.event : 'that card');
const itWords = (many: boolean, between: boolean): string =>
  between ? `the chosen ${several('card', !many)}` : many ? 'they' : 'it';

/** As an object: "K.O. them". */
export function objectOf(target: Target, scope: Scope, prep?: 'in' | 'from'): string {
  const { text } = targetOf(target, scope, prep);
  return text === 'they' ? 'them' : text;
}

function pickOf(pick: Pick, scope: Scope, prep: 'in' | 'from'): Said {
  const withs = together(pick, scope);
  const owner = ownerIn(pick, scope);
  // There is one Leader. A standing text means all there are, others take 1: both are "your Leader".
  if (owner !== null && isLeader(pick) && (scope.permanent ? pick.all : pick.n === 1)) {
    return { text: `${owner} ${nounOf(pick, scope, { one: true, prep, withs })}`, many: false, fixed: scope.permanent };
  }
  const { amount, one } = amountOf(pick, scope);
  // "any number" wants its "of" even where no owner follows.
  const free = pick.upTo === 'any' && owner === null ? `${amount} of` : amount;
  return { text: someOf(free, one, pick, scope, { prep, withs }), many: !one, fixed: pick.all === true };
}

function amountOf({ n, upTo, all }: Pick, scope: Scope): { amount: string; one: boolean } {
  if (all) return { amount: 'all', one: false };
  if (upTo === 'any') return { amount: 'any number', one: false };
  if (upTo !== undefined) return { amount: `up to ${short(upTo, scope)}`, one: upTo === 1 };
  return { amount: short(n ?? 1, scope), one: (n ?? 1) === 1 };
}

const TOTALS = { cost: 'cost', power: 'power', baseCost: 'base cost', basePower: 'base power' };

function together({ differentNames, total }: Pick, scope: Scope): string[] {
  return [
    differentNames ? 'different card names' : '',
    total ? `${article(`total ${TOTALS[total.value]} of ${short(total.max, scope)} or less`)}` : '',
  ].filter(Boolean);
}

const ENDS = { top: 'top', bottom: 'bottom', 'top-or-bottom': 'top or bottom' };

/** "up to 2 cards from the top of your deck". */
function topOf({ top, in: [area], of = 'you', end, upTo }: Top, scope: Scope): Said {
  const one = top === 1;
  const pile = area === 'deck' ? 'deck' : 'Life cards';
  const amount = `${amountWords(top, upTo, scope)} ${several('card', one)}`;
  const text = `${amount} from the ${ENDS[end ?? 'top']} of ${possessive(of, scope)} ${pile}`;
  return { text, many: !one, fixed: false };
}
export const amountWords = (n: Top['top'], upTo: boolean | undefined, scope: Scope): string =>
  `${upTo ? 'up to ' : ''}${short(n, scope)}`;

/** Who chooses: the opponent, the effect's player, or nobody, where there is nothing to choose. */
export function chooserOf(target: Target): Who | null {
  if (typeof target === 'string' || 'top' in target) return null;
  return target.by ?? (target.all ? null : 'you');
}
/** Whose cards they are, as far as the words say. */
export function sideOf(target: Pick | Top): Who | null {
  return target.of === 'either' ? null : (target.of ?? 'you');
}
/** Whose deck, hand or Life these cards go to, where the words can say so: they are not on the field. */
export function pileSide(target: Target, { said }: Scope): Who | null {
  if (target === 'it') return said.elsewhere;
  return typeof target === 'string' || isOnField(target) ? null : sideOf(target);
}
