/** Steps with DON!!, Life and damage. */
import type { Num, Pick, Step, Target, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, oneOf, say, sayOne } from './cursor.ts';
import { side } from './noun.ts';
import { digits, forEach, num, timesOf } from './numbers.ts';
import { byPlayer, named, player, type Steps, type Verb } from './steps-move.ts';
import { chosenBy, isDon, objects, target } from './target.ts';
import { verb } from './words.ts';

/** "up to 2 DON!! cards from your DON!! deck and rest them". */
const addDon = named('add DON!!', (c, who) => {
  if (who !== 'you' || !verb(c, 'add')) return undefined;
  const upTo = say(c, 'up to') === true;
  const n = num(c);
  if (n === undefined || !say(c, 'additional? don!! card|cards')) return undefined;
  say(c, 'from your don!! deck');
  if (!say(c, 'and')) return undefined;
  const rested = sayOne(c, [
    ['rest it|them', true],
    ['set it|them as active', false],
  ] as const);
  if (rested === undefined) return undefined;
  const each = attempt(c, forEach);
  const count = each ? timesOf(each, n) : n;
  if (count === undefined) return undefined;
  return [{ do: 'addDon', n: count, ...(upTo ? { upTo: true } : {}), ...(rested ? { rested: true } : {}) }];
});

interface Given {
  n: Num;
  upTo: boolean;
  from: 'active' | 'rested' | 'any';
  moved: boolean;
}
/** "up to 1 rested DON!! card", "up to 2 of your currently given DON!! cards". */
function given(c: Cursor): Given | undefined {
  const upTo = say(c, 'up to') === true;
  say(c, 'a total of');
  const n = num(c);
  if (n === undefined) return undefined;
  say(c, 'total');
  const moved =
    attempt(c, (i) => (say(i, 'of your') && (say(i, 'currently given') || say(i, 'given')) ? true : undefined)) ===
    true;
  // A player's DON!! go to that player's cards only: whose they are follows from where they go.
  if (!moved) say(c, "of your opponent's") ?? say(c, 'of your');
  const from = sayOne(c, [
    ['rested', 'rested'],
    ['active', 'active'],
  ] as const);
  return say(c, 'don!! card|cards') ? { n, upTo, from: from ?? 'any', moved } : undefined;
}
const upTo = ({ upTo: is }: { upTo: boolean }): { upTo?: true } => (is ? { upTo: true } : {});
const giving = (don: Given, to: Target, each: boolean): Step =>
  don.moved
    ? { do: 'moveGivenDon', n: don.n, ...upTo(don), to }
    : { do: 'giveDon', n: don.n, ...upTo(don), from: don.from, to, ...(each ? { each: true } : {}) };

/** "give up to 1 rested DON!! card to your Leader"; "give this Character up to 2 rested DON!! cards". */
const giveDon = named('give DON!!', (c, who) => {
  if (!verb(c, 'give') && !verb(c, 'move')) return undefined;
  const actor = player(who);
  const first = attempt(c, given);
  if (first) {
    const each = say(c, 'each to') === true;
    if (!each && !say(c, 'to')) return undefined;
    // "to each of your Characters" is one for each
    const isEach = each || ahead(c, (i) => say(i, 'each of'));
    const to = target(c);
    return to && [giving(first, chosenBy(to, actor), isEach)];
  }
  const to = objects(c);
  const don = to && given(c);
  if (!to || !don) return undefined;
  const isEach = say(c, 'each') === true;
  const each = attempt(c, forEach);
  const n = each ? timesOf(each, don.n) : don.n;
  if (n === undefined || (to.length > 1 && !isEach)) return undefined;
  // "your Leader and 1 Character up to 1 rested DON!! card each": one gift after another
  return to.map((one) => giving({ ...don, n }, chosenBy(one, actor), isEach && to.length === 1));
});

/** "return 2 DON!! cards from your field to your DON!! deck", "your opponent returns 1 DON!! card …". */
const returnDon = named('return DON!!', (c, who) => {
  if (!verb(c, 'return')) return undefined;
  const isUpTo = say(c, 'up to') === true;
  const n = num(c);
  if (n === undefined) return undefined;
  const orMore = attempt(c, (i) => say(i, 'or more')) === true;
  const of = attempt(c, (i) => (say(i, 'of') ? side(i) : undefined));
  const state = sayOne(c, [
    ['active', 'active'],
    ['rested', 'rested'],
  ] as const);
  if (!say(c, 'don!! card|cards')) return undefined;
  const from = attempt(c, (i) => (say(i, 'from') ? fieldSide(i) : undefined));
  if (!say(c, 'to your|their|the don!! deck') && !say(c, "to your opponent's don!! deck")) return undefined;
  const whose: Who = who === 'opponent' || from === 'opponent' || of === 'opponent' ? 'opponent' : 'you';
  return [
    {
      do: 'returnDon',
      n,
      ...byPlayer(whose),
      ...(isUpTo ? { upTo: true } : {}),
      ...(orMore ? { orMore } : {}),
      ...(state ? { from: state } : {}),
    },
  ];
});
function fieldSide(c: Cursor): Who | undefined {
  const whose = side(c);
  return whose && whose !== 'either' && say(c, 'field') ? whose : undefined;
}

const amountOf = ({ n, upTo: most, all }: Pick): { n: Num; upTo?: true } | undefined => {
  if (all) return undefined;
  if (most !== undefined) return most === 'any' ? undefined : { n: most, upTo: true };
  return { n: n ?? 1 };
};
const sideOf = ({ of }: Pick): Who | undefined => (of === 'either' ? undefined : (of ?? 'you'));

/** Cards and DON!! that a verb is done to: DON!! have steps of their own. */
export function onEach(
  what: readonly Target[],
  who: Who,
  card: (what: Target) => Step,
  don: (amount: { n: Num; upTo?: true }, who: Who, pick: Pick) => Step | undefined,
): Steps | undefined {
  const steps: Step[] = [];
  for (const each of what) {
    if (!isDon(each)) {
      steps.push(card(chosenBy(each, who)));
      continue;
    }
    const whose = sideOf(each);
    const amount = each.all
      ? {
          n: {
            count: { ...(each.of ? { of: each.of } : {}), in: each.in, ...(each.where ? { where: each.where } : {}) },
          },
        }
      : amountOf(each);
    const step = amount && whose && don(amount, whose, each);
    if (!step) return undefined;
    steps.push(step);
  }
  return steps;
}

const rest = named('rest', (c, who) => {
  if (!verb(c, 'rest')) return undefined;
  const what = objects(c);
  return (
    what &&
    onEach(
      what,
      player(who),
      (each) => ({ do: 'rest', what: each }),
      ({ n, upTo: most }, whose) => ({ do: 'restDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
    )
  );
});
const setActive = named('set as active', (c, who) => {
  if (!verb(c, 'set')) return undefined;
  const what = objects(c);
  if (!what || !say(c, 'as? active')) return undefined;
  return onEach(
    what,
    player(who),
    (each) => ({ do: 'setActive', what: each }),
    ({ n, upTo: most }, whose) => ({ do: 'activateDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
  );
});

interface Turned {
  which: 'top' | 'all' | 'any';
  n?: number;
}
/** "turn 2 cards from the top of your Life cards face-up", "all of your Life cards", "1 of your face-up Life cards". */
const turnLife = named('turn Life', (c) => {
  if (!verb(c, 'turn')) return undefined;
  const found = oneOf<Turned>(c, [
    (i) => {
      if (!say(i, 'all')) return undefined;
      const n = digits(i);
      say(i, 'of');
      return { which: 'all', ...(n === undefined ? {} : { n }) };
    },
    (i) => (say(i, 'the top card of') ? { which: 'top' } : undefined),
    (i) => {
      // One card from the top is "the top card": it needs no number.
      const n = digits(i);
      if (n === undefined || !say(i, 'card|cards from the top of')) return undefined;
      return { which: 'top', ...(n === 1 ? {} : { n }) };
    },
    (i) => (say(i, 'one of') ? { which: 'any' } : undefined),
    (i) => {
      const n = digits(i);
      return n !== undefined && say(i, 'of') ? { which: 'any', n } : undefined;
    },
  ]);
  const who = found && side(c);
  if (!found || !who || who === 'either') return undefined;
  // "face-up Life cards" are turned face-down: the other way is all that can be meant.
  say(c, 'face-up|face-down');
  if (!say(c, 'life cards|area?')) return undefined;
  const faceUp = sayOne(c, [
    ['face-up', true],
    ['face-down', false],
  ] as const);
  return faceUp === undefined ? undefined : [{ do: 'turnLife', ...found, faceUp, ...byPlayer(who) }];
});

const damage = named('deal damage', (c, by) => {
  if (verb(c, 'take')) {
    const n = num(c);
    return n !== undefined && say(c, 'damage') ? [{ do: 'damage', n, who: player(by) }] : undefined;
  }
  if (!verb(c, 'deal')) return undefined;
  const n = num(c);
  if (n === undefined || !say(c, 'damage to')) return undefined;
  const who = sayOne<Who>(c, [
    ['your opponent', 'opponent'],
    ['yourself|you', 'you'],
  ]);
  const each = attempt(c, forEach);
  const count = each ? timesOf(each, n) : n;
  return who && count !== undefined ? [{ do: 'damage', n: count, who }] : undefined;
});

export const donVerbs: Verb = (c, who) =>
  oneOf(
    c,
    [addDon, giveDon, returnDon, rest, setActive, turnLife, damage].map((read) => (i: Cursor) => read(i, who)),
  );
