/**
 * Steps one after another. Three signs say what belongs where:
 *
 *   "Then, …"          goes on in the same chain; behind an "If …" it is done only if that holds (OP-69). But behind
 *                      an "Otherwise", "Then, place the revealed card …" is done either way. Without an "Otherwise"
 *                      the revealed card stays where it is when the "if" does not hold (READINGS.md)
 *   "In any case, …"   leaves every open "if" of the paragraph
 *   "• …"              lines under "do the following:" or "choose one:"
 */
import type { Condition, Step } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, rule, say, sayOne } from '../grammar/cursor.ts';
import { paragraph } from '../grammar/forward.ts';
import { instead } from './instead.ts';
import { onSelected } from './selected.ts';
import { type If, type Sentence, statement } from './statement.ts';

/** A chain that is being built. */
export interface Chain {
  top: Step[];
  /** Where the next step goes. */
  into: Step[];
  /** The innermost "if" that is still open, for "Otherwise". */
  last: If | null;
  /** The last "if" about a revealed card, and where it stands. */
  shown: { asked: Step; into: Step[] } | null;
  /** The steps of the last sentence, for "instead of …". */
  before: Step[];
  /** How many steps stand before the first "If …" without a "Then": that one does not depend on them. */
  split: number | null;
  /** The last step, where it is an offer that finds the first cards of the text: only who takes it has an "it". */
  offer: Extract<Step, { do: 'may' }> | null;
  /** An "Otherwise" that belongs to the "If" in front of the whole text. */
  otherwise: Step[] | null;
}

export interface Body {
  steps: readonly Step[];
  split: number | null;
  otherwise: readonly Step[] | null;
}

/** All sentences of a paragraph. */
export const body = rule<Body>('body', (c) => {
  const top: Step[] = [];
  const chain: Chain = {
    top,
    into: top,
    last: null,
    shown: null,
    before: [],
    split: null,
    offer: null,
    otherwise: null,
  };
  if (!sentence(c, chain, true)) return undefined;
  while (goesOn(c)) if (!sentence(c, chain, false)) return undefined;
  return { steps: chain.top, split: chain.split, otherwise: chain.otherwise };
});

paragraph.is(body);

function goesOn(c: Cursor): boolean {
  const next = c.tokens[c.at];
  if (!next || next.kind === 'bullet') return false;
  if (next.kind !== 'line') return true;
  if (next.depth !== c.said.depth || !ahead(c, continuation)) return false;
  c.at++;
  return true;
}

const continuation = (c: Cursor): true | undefined => {
  c.at++;
  return isContinuation(c) || undefined;
};

/** Words with which no text begins. */
export const isContinuation = (c: Cursor): boolean =>
  ahead(
    c,
    (i) =>
      say(i, 'then ,') ??
      say(i, 'also ,') ??
      say(i, 'in any case ,') ??
      say(i, 'otherwise ,') ??
      say(i, 'if you|they do'),
  );

type Link = 'then' | 'any' | null;

function sentence(c: Cursor, chain: Chain, isFirst: boolean): boolean {
  const link: Link =
    sayOne<Link>(c, [
      ['then ,?', 'then'],
      ['also ,', 'then'],
      ['in any case ,', 'any'],
    ]) ?? null;
  if (link === 'any') leaveIfs(chain);
  if (answered(c, chain) || otherwise(c, chain) || instead(c, chain) || onSelected(c, chain)) return true;
  const isBareIf = !isFirst && link === null && ahead(c, (i) => say(i, 'if'));
  const { chosen } = c.said;
  const said = statement(c);
  if (!said) return false;
  const { offer } = chain;
  const [only, second] = said.steps;
  chain.offer = !chosen && only?.do === 'may' && !second ? only : null;
  if (offer && link !== 'any' && chain.into.at(-1) === offer && said.steps.every(isDoneToIt)) {
    offer.steps = [...offer.steps, ...said.steps];
    return true;
  }
  if (isBareIf && !isAboutIt(said.steps)) {
    leaveIfs(chain);
    chain.split ??= chain.top.length;
  }
  if (link === 'then' && chain.shown && 'else' in chain.shown.asked && putsShownAway(said.steps)) {
    chain.into = chain.shown.into;
    chain.last = null;
  }
  add(chain, said);
  return true;
}

function leaveIfs(chain: Chain): void {
  chain.into = chain.top;
  chain.last = null;
}

/** "You may play 1 …. The Character played by this effect is trashed at the end of this turn." */
const isDoneToIt = (step: Step): boolean =>
  step.do === 'later' ? step.steps.every(isDoneToIt) : 'what' in step && step.what === 'it';

/** "If the revealed card is …" asks about what came before: it stays where it stands. */
function isAboutIt([first]: readonly Step[]): boolean {
  return first?.do === 'if' && refersBack(first.if);
}

const asksShown = (holds: Condition): boolean => 'is' in holds && holds.is === 'revealed';

function refersBack(holds: Condition): boolean {
  if ('all' in holds) return holds.all.some(refersBack);
  if ('any' in holds) return holds.any.some(refersBack);
  return 'is' in holds && ['it', 'event', 'revealed', 'rival'].includes(holds.is);
}

/** The steps that an "instead" in the next sentence replaces: the last ones, inside the "if" that was opened. */
const lastOf = ({ steps, open }: Sentence): Step[] => [...(open ?? steps)];

/** "Then, place the revealed card at the bottom of your deck." */
const putsShownAway = ([first]: readonly Step[]): boolean => first?.do === 'move' && first.what === 'revealed';

function add(chain: Chain, said: Sentence): void {
  const [first] = said.steps;
  if (first?.do === 'if' && asksShown(first.if)) chain.shown = { asked: first, into: chain.into };
  chain.before = lastOf(said);
  chain.into.push(...said.steps);
  if (!said.open) return;
  chain.into = said.open;
  chain.last = said.last ?? null;
}

/** "If you do, …", "If they do not, …": they answer the step before. */
function answered(c: Cursor, chain: Chain): boolean {
  // In a list the step before stands on the line above.
  if (chain.into.length === 0 && !c.said.inList) return false;
  const from = c.at;
  const not =
    attempt(c, (i) =>
      say(i, "if you|they do not|don't ,") || say(i, "if you|they cannot or do not|don't ,") ? statement(i) : undefined,
    ) ?? attempt(c, (i) => (say(i, "if you|they don't ,") ? statement(i) : undefined));
  if (not) {
    const before = offerIn(chain.into);
    if (!before) return rejected(c, from);
    before.else = not.steps;
    chain.into = not.open ?? not.steps;
    chain.last = not.last ?? null;
    chain.before = lastOf(not);
    return true;
  }
  const done = attempt(c, (i) => (say(i, 'if you|they do ,') ? statement(i) : undefined));
  if (!done) return false;
  const step: If = { do: 'ifDone', then: done.steps };
  chain.into.push(step);
  chain.into = done.open ?? done.steps;
  chain.last = done.last ?? step;
  chain.before = lastOf(done);
  return true;
}

/** The last step, where it offers something; one that is done later or repeated may be nothing but an offer. */
function offerIn(steps: readonly Step[]): Extract<Step, { do: 'may' }> | null {
  const last = steps.at(-1);
  if (last?.do === 'may') return last;
  return (last?.do === 'later' || last?.do === 'repeat') && last.steps.length === 1 ? offerIn(last.steps) : null;
}

const otherwiseWords = (c: Cursor): true | undefined =>
  say(c, 'otherwise ,?') ??
  say(c, 'if not ,') ??
  say(c, 'if it|they does|is|are|do not ,') ??
  say(c, "if it doesn't|isn't ,");

function rejected(c: Cursor, at: number): false {
  c.at = at;
  return false;
}

function otherwise(c: Cursor, chain: Chain): boolean {
  const { last } = chain;
  if (last?.else || chain.otherwise) return false;
  const said = attempt(c, (i) => (otherwiseWords(i) ? statement(i) : undefined));
  if (!said) return false;
  if (last) last.else = said.steps;
  else chain.otherwise = said.steps;
  chain.into = said.open ?? said.steps;
  chain.last = said.last ?? null;
  chain.before = lastOf(said);
  return true;
}
