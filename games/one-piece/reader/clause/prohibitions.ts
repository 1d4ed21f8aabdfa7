/** What cards cannot do or suffer. */
import { cannotWords, PROHIBITION_WORDS, PROHIBITIONS } from '../../src/lexicon/prohibitions.ts';
import type { Condition, Duration, Filter, Prohibition, Step } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { circumstance, kind, price } from '../grammar/forward.ts';
import { phraseOf, type Wording, wordings } from '../grammar/phrases.ts';
import { keywordTag, maybeDuration } from '../grammar/words.ts';
import { bindLetters } from '../number/letters.ts';
import { type Causes, effectsOf } from '../occasion/cause.ts';
import { verbAgain } from '../sentence/verb-again.ts';
import { lasting, type On } from './predicates.ts';

interface Ban {
  be: Prohibition;
  by?: 'opponent';
}
const BANS = wordings<Ban>(
  PROHIBITIONS.flatMap((be): Wording<Ban>[] => [
    [cannotWords(be, false), { be }],
    [cannotWords(be, true), { be, by: 'opponent' }],
  ]),
  [
    ["be k.o.'d by your opponent's effect", { be: 'BE_KOED_BY_EFFECTS', by: 'opponent' }],
    ["be k.o.'d by any effects|effect", { be: 'BE_KOED_BY_EFFECTS' }],
    ["be removed from the field by your opponent's effect", { be: 'BE_REMOVED', by: 'opponent' }],
    ["be rested by your opponent's effect", { be: 'BE_RESTED', by: 'opponent' }],
    ['be set as active', { be: 'BECOME_ACTIVE' }],
    ['attack leaders', { be: 'ATTACK_LEADER' }],
    ["attack your opponent's leader", { be: 'ATTACK_LEADER' }],
    ['attack the|your leader', { be: 'ATTACK_LEADER' }],
  ],
);

/** "be K.O.'d in battle by <Slash> attribute Characters during this turn". */
export const ban = rule<On>('cannot', (c) => {
  const found =
    sayOne(c, BANS) ?? (say(c, 'activate') && keywordTag(c) === 'BLOCKER' ? { be: 'BLOCK' as const } : undefined);
  if (!found) return undefined;
  const source = found.by ? undefined : attempt(c, effectsOf);
  if (source) return byEffects(found.be, source, maybeDuration(c));
  const by =
    found.by ??
    (attempt(c, (i) => say(i, 'by your opponent') && !ahead(i, (j) => say(j, "'s")))
      ? ('opponent' as const)
      : undefined);
  const against = attempt(c, (i) => linked(i, found.be));
  const time = maybeDuration(c);
  bindLetters(c);
  const tax = found.be === 'ATTACK' ? attempt(c, unless) : undefined;
  if (tax) return (what) => ({ do: 'attackTax', what, cost: tax, ...lasting(time) });
  const isNew = attempt(c, (i) => say(i, 'on the turn in? which? it|they is|are played')) === true;
  const save = isNew ? PLAYED_NOW : attempt(c, unlessSo);
  // The condition can ask only this card.
  if (isNew && c.said.last !== 'this') return undefined;
  const cannot: On = (what) => ({
    do: 'cannot',
    what,
    be: found.be,
    ...(by ? { by } : {}),
    ...(against ? { against } : {}),
    ...lasting(time),
  });
  return save ? (what) => ({ do: 'if', if: save, then: [cannot(what)] }) : cannot;
});

/** "cannot be rested by your opponent's Leader and Character effects". */
function byEffects(
  be: Prohibition,
  { by: cause, source }: Required<Causes>,
  time: Duration | undefined,
): On | undefined {
  const banned = be === 'BE_KOED' ? 'BE_KOED_BY_EFFECTS' : be;
  // No prohibition is about a player's own effects alone.
  if (PROHIBITION_WORDS[banned].opponents !== 'effects' || cause === 'your-effect') return undefined;
  const by = cause === 'opponent-effect' ? { by: 'opponent' as const } : {};
  return (what) => ({ do: 'cannot', what, be: banned, ...by, against: source, ...lasting(time) });
}

const PLAYED_NOW: Condition = { is: 'this', where: { playedThisTurn: true } };

/** The cards on the other side: attacked, blocked, or those whose effect it is. */
function linked(c: Cursor, be: Prohibition): Filter | undefined {
  const { link } = PROHIBITION_WORDS[be];
  if (link && !say(c, link === 'among' ? link : 'by|of')) return undefined;
  // Only the opponent's cards are attacked, and block.
  if (!link) say(c, "your opponent's");
  say(c, 'any');
  return kind.read(c);
}

const unless = rule<readonly Step[]>('unless', (c) => {
  if (!say(c, 'unless')) return undefined;
  // Letters of the price are its own.
  const { letters, values } = c.said;
  remember(c, { letters: new Map(), values: new Map() });
  const steps = price.read(c);
  if (steps) say(c, 'whenever they attack');
  remember(c, { letters, values });
  return steps;
});

/** "unless there is a Character with …": only a standing text looks again and again whether it holds. */
const unlessSo = rule<Condition>('unless it holds', (c) => {
  if (!c.said.permanent || !say(c, ',? unless')) return undefined;
  const holds = circumstance.read(c);
  return holds && opposite(holds);
});

export const opposite = (holds: Condition): Condition => ('not' in holds ? holds.not : { not: holds });

const CANNOT = "cannot|can't";

export const cannotClause = rule<readonly On[]>('prohibition', (c) => {
  if (!say(c, CANNOT) && !say(c, 'is|are unable to')) return undefined;
  const several = attempt(c, bothBans);
  if (several) return several;
  const first = ban(c);
  if (!first) return undefined;
  // "cannot attack or activate [Blocker]"
  const second = attempt(c, (i) => (say(i, 'or') ? (ban(i) ?? suffered(i)) : undefined));
  return second ? [first, second] : [first];
});

/** "cannot be rested or K.O.'d in battle": "be" is said once. */
const suffered = (c: Cursor): On | undefined => {
  const be = c.tokens.slice(0, c.at).reduce((last, { text }, at) => (text === 'be' ? at : last), -1);
  return be < 0 ? undefined : verbAgain(c, be, ban);
};

/** Behind "be", before "by your opponent's effects". */
const BY_OPPONENT = PROHIBITIONS.filter((be) => PROHIBITION_WORDS[be].opponents === 'effects').map(
  (be): Wording<Prohibition> => [phraseOf(PROHIBITION_WORDS[be].said).replace(/^be | by effects$/g, ''), be],
);

/** "be K.O.'d or rested by your opponent's effects": what is said behind is said of both. */
function bothBans(c: Cursor): readonly On[] | undefined {
  const all = say(c, 'be') ? listOf(c, (i) => sayOne(i, BY_OPPONENT), ['or', 'and']) : undefined;
  if (!all || all.length < 2 || !say(c, "by your opponent's effect|effects")) return undefined;
  const time = lasting(maybeDuration(c));
  return all.map((be) => (what) => ({ do: 'cannot', what, be, by: 'opponent', ...time }));
}
