/** Clauses up to the end of a sentence, and how long what they say lasts. */
import type { Modifying } from '../../src/tree/steps.ts';
import type { Condition, Duration, Step, Who } from '../../src/tree/tree.ts';
import { isPick } from '../cards/pick.ts';
import { clause, goesOn, isThirdPerson } from '../clause/clause.ts';
import { condition } from '../condition/condition.ts';
import { ahead, attempt, type Cursor, remember, say, sayOne } from '../grammar/cursor.ts';
import { LATER, leadingDuration } from '../grammar/words.ts';
import { oneOrOther } from './one-or-other.ts';
import { proportional } from './proportion.ts';
import { verbAgain } from './verb-again.ts';

/** "draw 2 cards and trash 1 card from your hand", "…, then …". */
export function clauses(c: Cursor, who: Who): Step[] | undefined {
  const first = timed(c, who);
  if (!first) return undefined;
  const all: Step[] = [...first];
  for (;;) {
    const more = attempt(c, (i) => {
      const linked =
        say(i, ', and then') ??
        say(i, 'and then') ??
        say(i, ', then') ??
        say(i, 'then') ??
        say(i, ', and') ??
        say(i, 'and ,?') ??
        say(i, ',|;');
      if (!linked || ahead(i, (j) => say(j, 'if you|they do'))) return undefined;
      const at = attempt(i, (j) => {
        // "…, and at the end of this turn, return it": what follows is put off
        const when = sayOne(j, LATER);
        return when && say(j, ',') ? when : undefined;
      });
      if (at) {
        const inner = clauses(i, who);
        return inner && [{ do: 'later', at, steps: inner } as const];
      }
      const holds = attempt(i, ifWords);
      if (holds) {
        const inner = clauses(i, who);
        return inner && [{ do: 'if', if: holds, then: inner } as const];
      }
      if (isThirdPerson(i)) return i.said.actor === 'opponent' ? timed(i, 'opponent') : goesOn(i);
      return (isOfBoth(i) ? attempt(i, goesOn) : undefined) ?? attempt(i, offerInside) ?? timed(i, who);
    });
    if (!more) return lasting(c, all);
    all.push(...more);
  }
}

/** "You and your opponent each draw 1 card and trash 1 card from your hands": whose hands they are says who goes on. */
function isOfBoth({ tokens, at, said }: Cursor): boolean {
  const rest = tokens.slice(at).findIndex(({ text }) => text === '.' || text === ',' || text === 'hands');
  return said.actor === 'either' && tokens[at + rest]?.text === 'hands';
}

/** "…, then your opponent may draw 1 card": what follows is offered, what came before is not. */
function offerInside(c: Cursor): readonly Step[] | undefined {
  const who = sayOne<Who>(c, [
    ['you may', 'you'],
    ['your opponent may', 'opponent'],
  ]);
  const steps = who && clauses(c, who);
  return steps && [{ do: 'may', ...(who === 'opponent' ? { who } : {}), steps }];
}

/** A clause with its time: "during this turn, …", "… at the end of this turn"; in proportion: "For every card …, …". */
function timed(c: Cursor, who: Who): readonly Step[] | undefined {
  const phase = attempt(c, (i) => (say(i, NEXT_MAIN) && say(i, ',') ? true : undefined)) === true;
  const steps = timedNow(c, who);
  const late = !phase && steps && attempt(c, (i) => say(i, NEXT_MAIN)) === true;
  return steps && (phase || late) ? inTheirMain(steps) : steps;
}

const NEXT_MAIN = "during their|your opponent's? next main phase";

/** "during their next Main Phase": it begins with that phase and ends with it; cards are chosen at once. */
function inTheirMain(steps: readonly Step[]): readonly Step[] | undefined {
  const now: Step[] = [];
  const then: Step[] = [];
  for (const step of steps) {
    if (!isModifying(step) || timeOf(step)) return undefined;
    const what = 'what' in step ? step.what : null;
    const isChosen = what !== null && isPick(what) && !what.all;
    // Which cards "all" would be then, nobody has said; of two choices only the last is "it".
    if (what !== null && isPick(what) && (what.all || now.length > 0)) return undefined;
    if (isChosen) now.push({ do: 'choose', what });
    then.push(withTime(isChosen ? Object.assign({}, step, { what: 'it' }) : step, 'THIS_MAIN'));
  }
  return [...now, { do: 'later', at: 'OPPONENTS_NEXT_START_OF_MAIN', steps: then }];
}

function timedNow(c: Cursor, who: Who): readonly Step[] | undefined {
  const early = leadingDuration(c);
  const found = (attempt(c, (i) => proportional(i, who)) ?? either(c, who))?.map(withoutDon);
  const turn = found && c.said.permanent ? attempt(c, duringTurn) : undefined;
  const said: readonly Step[] | undefined = turn && found ? [{ do: 'if', if: turn, then: found }] : found;
  const steps = said && early ? lastingFor(said, early) : said;
  if (!steps) return undefined;
  const at = attempt(c, (i) => sayOne(i, LATER));
  return at ? [{ do: 'later', at, steps }] : steps;
}

/** "Negate the effect of 1 of your opponent's cards": a DON!! has nothing that could change. */
function withoutDon(step: Step): Step {
  if (!isModifying(step) || !('what' in step) || !isPick(step.what)) return step;
  const { in: areas, ...rest } = step.what;
  if (areas.length < 2 || !areas.includes('don')) return step;
  return Object.assign({}, step, { what: { ...rest, in: areas.filter((area) => area !== 'don') } });
}

/** A time in front must have something that lasts. */
function lastingFor(steps: readonly Step[], time: Duration): readonly Step[] | undefined {
  if (!steps.some((step) => isModifying(step))) return undefined;
  return steps.map((step) => (isModifying(step) && !timeOf(step) ? withTime(step, time) : step));
}

/** "trash 1 card from their hand or return 1 of their Characters …": whoever does it does one of the two. */
function either(c: Cursor, who: Who): readonly Step[] | undefined {
  const isTheirs = who === 'opponent' || ahead(c, (i) => say(i, 'your opponent'));
  const verbAt = c.at;
  const first = clause(c, who);
  if (!first) return undefined;
  const second = attempt(c, (i) => {
    if (!say(i, ',? or')) return undefined;
    return (
      clause(i, isTheirs ? 'opponent' : who) ?? (isTheirs ? undefined : verbAgain(i, verbAt, (j) => clause(j, who)))
    );
  });
  if (!second) return first;
  return oneOrOther(first, second, isTheirs ? 'opponent' : 'you');
}

/** Steps that last for a time. The reader may import only types of the tree, which see that none is missing here. */
const MODIFIERS: Readonly<Record<Modifying, true>> = {
  power: true,
  basePower: true,
  cost: true,
  baseCost: true,
  gain: true,
  gainAttribute: true,
  cannot: true,
  playerCannot: true,
  mustAttack: true,
  attackTax: true,
  negate: true,
  playCost: true,
};
const isModifying = (step: Step): boolean => Object.hasOwn(MODIFIERS, step.do);

const timeOf = (step: Step): Duration | undefined => ('for' in step ? step.for : undefined);

/** One duration at the end of a sentence holds for all it says. Without any, nobody knows how long: it is not read. */
function lasting(c: Cursor, steps: readonly Step[]): Step[] | undefined {
  if (c.said.permanent) return [...steps];
  const all: Step[] = [];
  for (const [i, step] of steps.entries()) {
    if (!isModifying(step) || timeOf(step)) {
      all.push(step);
      continue;
    }
    const near = [...steps.slice(i + 1), ...steps.slice(0, i).reverse()].map(timeOf).find((time) => time !== undefined);
    const time = near ?? (c.said.additional ? c.said.time : isRush(step) ? 'THIS_TURN' : null);
    if (!time) return undefined;
    all.push(withTime(step, time));
  }
  const last = all
    .map(timeOf)
    .filter((time) => time !== undefined)
    .at(-1);
  remember(c, { additional: false, ...(last ? { time: last } : {}) });
  return all;
}

/** Without a duration: [Rush] is of use only in the turn in which it is gained. */
const isRush = (step: Step): boolean =>
  step.do === 'gain' && (step.keyword === 'RUSH' || step.keyword === 'RUSH_CHARACTER');

const withTime = (step: Step, time: Duration): Step =>
  'what' in step || 'who' in step || step.do === 'playCost' ? Object.assign({}, step, { for: time }) : step;

/** "if …,". */
export const ifWords = (c: Cursor): Condition | undefined => {
  const turn = c.said.permanent ? attempt(c, duringTurnThen) : undefined;
  if (turn) return turn;
  const holds = (say(c, 'if|while') ?? say(c, 'as long as')) ? condition(c) : undefined;
  return holds && say(c, ',') ? holds : undefined;
};

/** "during your opponent's turn, …": in a standing text it says when that holds. */
const duringTurn = (c: Cursor): Condition | undefined =>
  sayOne<Condition>(c, [
    ['during your turn', { turn: 'you' }],
    ["during your|the opponent's turn", { turn: 'opponent' }],
  ]);

const duringTurnThen = (c: Cursor): Condition | undefined => {
  const turn = duringTurn(c);
  return turn && say(c, ',') ? turn : undefined;
};
