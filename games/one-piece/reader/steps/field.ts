/** What a player does to cards on the field: K.O., give less, negate, set. */
import type { Target } from '../../src/tree/tree.ts';
import { ownerRef } from '../cards/owner-ref.ts';
import { chosenBy, isDon } from '../cards/pick.ts';
import { objects, target } from '../cards/target.ts';
import { changing, lasting, signedChange, timeAndCount } from '../clause/predicates.ts';
import { named, oneVerbOf, player, type Verb } from '../clause/verbs.ts';
import { attempt, type Cursor, remember, say, sayOne } from '../grammar/cursor.ts';
import { duration, maybeDuration, POWER_OR_COST, verb } from '../grammar/words.ts';
import { timesOf } from '../number/counted.ts';
import { num } from '../number/numbers.ts';
import { OF_ZERO, possessors } from './become.ts';

/** "give 1 of your opponent's Characters −2000 power during this turn". */
const give = named('give less', (c, who) => {
  if (!verb(c, 'give')) return undefined;
  const turned = attempt(c, (i) => {
    // "give −1000 power during this turn to up to 1 of …"
    const found = signedChange(i);
    const early = found && maybeDuration(i);
    const what = found && say(i, 'to') ? objects(i) : undefined;
    return found && what && { found, what, early };
  });
  const what = turned?.what ?? objects(c);
  const found = turned?.found ?? (what && signedChange(c));
  if (!what || !found) return undefined;
  const { time = turned?.early, each } = timeAndCount(c);
  const n = each ? timesOf(each, found.n) : found.n;
  if (n === undefined) return undefined;
  const first = what.map((one) => changing({ ...found, n }, time)(chosenBy(one, player(who))));
  // "give A −2000 power and B −1000 power": the verb is said once
  const more = attempt(c, (i) => {
    const others = say(i, 'and') ? objects(i) : undefined;
    const other = others && signedChange(i);
    if (!others || !other) return undefined;
    const until = maybeDuration(i);
    return others.map((one) => changing(other, until)(chosenBy(one, player(who))));
  });
  return more ? [...first, ...more] : first;
});

/** "K.O.": DON!! cannot be K.O.'d. */
const ko = named('K.O.', (c, who) => {
  if (!verb(c, 'k.o.')) return undefined;
  const what = objects(c);
  if (!what || what.some(isDon)) return undefined;
  return what.map((each) => ({ do: 'ko', what: chosenBy(each, player(who)) }));
});

/** "set the power of 1 of … to 0 during this turn". */
const setZero = named('set to 0', (c, who) => {
  const own = attempt(c, (i) => (verb(i, 'set') ? ownerRef(i) : undefined));
  if (own) {
    const which = sayOne(c, POWER_OR_COST);
    const time = which && say(c, 'to 0') ? duration(c) : undefined;
    return time && [{ do: which === 'power' ? 'powerZero' : 'costZero', what: own, for: time }];
  }
  const unit = verb(c, 'set') ? sayOne(c, OF_ZERO) : undefined;
  if (!unit) return undefined;
  remember(c, { setting: true });
  const what = objects(c);
  if (!what || !say(c, 'to 0')) return undefined;
  remember(c, { setting: false });
  const time = duration(c);
  if (!time) return undefined;
  return what.map((each) => ({
    do: unit === 'power' ? 'powerZero' : 'costZero',
    what: chosenBy(each, player(who)),
    for: time,
  }));
});

/** "set the base power of … to 7000 during this turn". */
const setBase = named('set base power', (c, who) => {
  if (!verb(c, 'set')) return undefined;
  const what = say(c, 'the base power of') ? objects(c) : attempt(c, basePowerOf);
  const n = what && say(c, 'to') ? num(c) : undefined;
  const time = maybeDuration(c);
  if (!what || n === undefined) return undefined;
  return what.map((each) => ({ do: 'basePower', what: chosenBy(each, player(who)), n, ...lasting(time) }));
});

/** "all of your Characters' base power". */
function basePowerOf(c: Cursor): readonly Target[] | undefined {
  const what = possessors(c);
  return what && say(c, 'base power') ? what : undefined;
}

/** "its effects", "that Character's effect", "your opponent's Leader's effects". */
function effectsOf(c: Cursor): readonly Target[] | undefined {
  const what = possessors(c);
  return what && say(c, 'effect|effects') ? what : undefined;
}

/** "negate the effect of up to 1 of your opponent's Characters during this turn". */
const negate = named('negate', (c, who) => {
  if (!verb(c, 'negate')) return undefined;
  const what = say(c, 'the effect|effects of') ? objects(c) : effectsOf(c);
  const time = maybeDuration(c);
  return what?.map((each) => ({ do: 'negate', what: chosenBy(each, player(who)), ...lasting(time) }));
});

/** "swap the base power of 2 of your Characters", "… of A and B", "… of A with that of B". */
const swap = named('swap base power', (c, who) => {
  if (!verb(c, 'swap')) return undefined;
  const found = swapped(c);
  const [what, other, third] = found?.map((each) => chosenBy(each, player(who))) ?? [];
  const time = duration(c);
  if (!time || what === undefined || third !== undefined) return undefined;
  return [{ do: 'swapBasePower', what, ...(other === undefined ? {} : { with: other }), for: time }];
});

function swapped(c: Cursor): readonly Target[] | undefined {
  const all = say(c, 'the base power of') ? objects(c) : basePowerOf(c);
  if (!all || attempt(c, (i) => say(i, 'with each other'))) return all;
  const other = attempt(c, (i) => {
    if (!say(i, 'with')) return undefined;
    return (say(i, 'that of') ?? say(i, 'the base power of')) ? target(i) : onlyOne(basePowerOf(i));
  });
  return other === undefined ? all : all.length === 1 ? [...all, other] : undefined;
}

const onlyOne = (all: readonly Target[] | undefined): Target | undefined => (all?.length === 1 ? all[0] : undefined);

export const fieldVerbs: Verb = oneVerbOf([give, ko, setZero, setBase, negate, swap]);
