/**
 * One block of text: [tags] when, if, cost: body.
 *
 *   [DON!! x1] [When Attacking] [Once Per Turn] You may trash 1 card from your hand: K.O. up to 1 of …
 *   [Your Turn] When one of your Characters is K.O.'d, if you have 2 or less Life cards, draw 1 card.
 *   If this Character would be K.O.'d, you may trash 1 card from your hand instead.
 */
import { inBrackets, SHARED_TAG, TAG_WORDS, type Tag } from '../../lexicon/tags.ts';
import { tagOf } from '../../lexicon/timings.ts';
import type { CardData } from '../card.ts';
import type { Effect, Occasion, Timing } from '../tree.ts';
import { chain, type Lines, offer, printTold } from './body.ts';
import { printCondition } from './condition.ts';
import { printCost } from './cost.ts';
import { occasionOf, wouldOf } from './occasion.ts';
import type { Scope } from './scope.ts';
import { scopeOf } from './start.ts';
import { capital, sentence } from './words.ts';

export function printEffect(effect: Effect, card: Pick<CardData, 'category'>): string {
  const scope = scopeOf(effect, card);
  const { tags, when } = headerOf(effect, scope);
  // What it waits for names cards, which "it" could mean.
  scope.said.between = when !== '' || effect.would !== undefined;
  const lead = [...(effect.in ? ['while this card is in your hand'] : []), ...(when ? [when] : [])];
  const [first, ...others] = effect.would ? replacementOf(effect, lead, scope) : bodyOf(effect, lead, scope);
  return [sentence([...tags, capital(first)]), ...others].join('\n');
}

/** What an effect waits for: all that stands before what it does, without a full stop. */
export function printMoment(effect: Effect, card: CardData): string {
  const scope = scopeOf(effect, card);
  const { tags, when } = headerOf(effect, scope);
  const { would, if: condition, cost = [] } = effect;
  const said = [
    effect.in ? 'while this card is in your hand' : '',
    when,
    would ? `if ${wouldOf(would, scope)}` : '',
    condition ? `if ${printCondition(condition, scope)}` : '',
    cost.length > 0 ? printCost(cost, scope) : '',
  ];
  return [...tags, said.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

interface Header {
  tags: string[];
  /** Timings without a tag are said: "when you take damage". */
  when: string;
}

function headerOf({ timings, don, turn, oncePerTurn, shares, when }: Effect, scope: Scope): Header {
  const before = [
    don === undefined ? '' : tag('DON_GIVEN').replace('N]', `${don}]`),
    turn ? { you: tag('YOUR_TURN'), opponent: tag('OPPONENT_TURN') }[turn] : '',
  ];
  const once = [oncePerTurn ? tag('ONCE_PER_TURN') : '', shares ? inBrackets(SHARED_TAG) : '']
    .filter(Boolean)
    .join(' ');
  const [only] = timings;
  if (timings.length === 1 && (only === 'PERMANENT' || only === 'REPLACEMENT')) {
    return { tags: [...before, once].filter(Boolean), when: '' };
  }
  const said = timings.map((timing) => timingOf(timing, when, scope));
  if (said.every(isTag)) return { tags: [...before, said.join('/'), once].filter(Boolean), when: '' };
  return { tags: [...before, once].filter(Boolean), when: said.join(' or ') };
}
const tag = (word: Tag): string => inBrackets(TAG_WORDS[word].tag);
const isTag = (text: string): boolean => text.startsWith('[');

// determinism: only asks whether there is any
const isSaid = (when: Occasion | undefined): when is Occasion => when !== undefined && Object.keys(when).length > 0;

function timingOf(timing: Timing, when: Occasion | undefined, scope: Scope): string {
  if (timing === 'PERMANENT' || timing === 'REPLACEMENT') return `[${timing}]`;
  const shown = isSaid(when) ? null : tagOf(timing);
  return shown === null ? occasionOf(timing, when ?? {}, scope) : inBrackets(shown);
}

function bodyOf(effect: Effect, lead: readonly string[], scope: Scope): Lines {
  const { if: condition, cost = [] } = effect;
  const words = lead.map((each) => `${each}, `).join('');
  const ifs = condition ? `if ${printCondition(condition, scope)}` : '';
  if (cost.length > 0) {
    const price = `${words}${ifs && `${ifs}, `}${printCost(cost, scope)}: `;
    return glued(price, capitalised(stepsOf(effect, scope)));
  }
  if (ifs) return glued(`${words}${ifs}, `, stepsOf(effect, scope));
  return glued(words, scope.permanent ? stepsOf(effect, scope) : stepsOf(effect, scope, 'check'));
}
const glued = (before: string, [first, ...others]: Lines): Lines => [`${before}${first}`, ...others];
const capitalised = ([first, ...others]: Lines): Lines => [capital(first), ...others];

/**
 * `check`: an "If" at the beginning is that of the whole text, without which it is not used at all. The "if" of a first
 * step, which is asked while the text is carried out, says so: "check if …".
 */
function stepsOf({ steps, optional }: Effect, scope: Scope, start?: 'check'): Lines {
  if (optional) return offer('you may', steps, 'you', scope);
  const [only] = steps;
  // The only step is an offer, but the effect itself is not: it counts as used even if the offer is declined.
  if (steps.length === 1 && only?.do === 'may' && only.who !== 'opponent' && !only.else) {
    return offer(`you may choose to${only.whole ? ' fully' : ''}`, only.steps, 'you', scope);
  }
  return chain(steps, scope, start).lines;
}

/** "if this Character would be K.O.'d and you have 2 or less Life cards, you may … instead." */
function replacementOf(effect: Effect, lead: readonly string[], scope: Scope): Lines {
  const { would, if: condition, cost = [], optional, steps } = effect;
  const isGroup = condition && ('all' in condition || 'any' in condition);
  const holds = condition ? printCondition(condition, scope) : '';
  const ifs = condition ? ` and ${isGroup ? `(${holds})` : holds}` : '';
  const words = [...lead, `if ${would ? wouldOf(would, scope) : ''}${ifs}`].map((each) => `${each}, `).join('');
  const price = cost.length > 0 ? `${printCost(cost, scope)}: ` : '';
  const body = optional
    ? offer('you may', steps, 'you', scope, ' instead')
    : trimmed(printTold('', steps, scope, ' instead'));
  return glued(`${words}${price}`, price ? capitalised(body) : body);
}
const trimmed = ([first, ...others]: Lines): Lines => [first.trimStart(), ...others];
