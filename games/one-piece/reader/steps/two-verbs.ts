/** "K.O. or return to the owner's hand up to 1 of …", "rest and give −1000 power to …": two verbs, one object. */
import type { Duration, Step, Target } from '../../src/tree/tree.ts';
import { destination, move } from '../cards/destination.ts';
import { chosenBy, isDon, isPick } from '../cards/pick.ts';
import { objects } from '../cards/target.ts';
import { changing, lasting, type On, signedChange } from '../clause/predicates.ts';
import { named, player } from '../clause/verbs.ts';
import { attempt, type Cursor, firstOf, say, sayOne } from '../grammar/cursor.ts';
import { maybeDuration, verb } from '../grammar/words.ts';
import { oneOrOther } from '../sentence/one-or-other.ts';

/** A verb without its object: where cards go stands in front of them. */
const bareVerb = (c: Cursor): On | undefined =>
  firstOf<On>(c, [
    (i) => (verb(i, 'k.o.') ? (what) => ({ do: 'ko', what }) : undefined),
    (i) => (verb(i, 'rest') ? (what) => ({ do: 'rest', what }) : undefined),
    (i) => (verb(i, 'trash') ? (what) => move(what, 'trash') : undefined),
    (i) => (verb(i, 'reveal') ? (what) => ({ do: 'reveal', what }) : undefined),
    (i) => (verb(i, 'set') && say(i, 'as active') ? (what) => ({ do: 'setActive', what }) : undefined),
    (i) => {
      const isMoved = ['return', 'place', 'add', 'put'].some((word) => verb(i, word));
      const to = isMoved ? destination(i) : undefined;
      return to && ((what) => move(what, to));
    },
  ]);

/** "give −1000 power during this turn to", "negate the effect of": a verb whose last word is followed by the cards. */
const lastVerb = (c: Cursor): ((what: Target, late: Duration | undefined) => Step) | undefined =>
  firstOf<(what: Target, late: Duration | undefined) => Step>(c, [
    (i) => {
      const change = verb(i, 'give') ? signedChange(i) : undefined;
      const time = change && maybeDuration(i);
      return change && say(i, 'to') ? (what, late) => changing(change, time ?? late)(what) : undefined;
    },
    (i) => {
      if (!verb(i, 'negate') || !say(i, 'the effect|effects of')) return undefined;
      return (what, late) => ({ do: 'negate', what, ...lasting(late) });
    },
    (i) => {
      const on = bareVerb(i);
      return on && ((what) => on(what));
    },
  ]);

const LINKS = [
  ['or', 'or'],
  ['and', 'and'],
] as const;

export const twoVerbs = named('two verbs', (c, who) => {
  const first = bareVerb(c);
  const link = first && sayOne(c, LINKS);
  const second = link && lastVerb(c);
  const [what, another] = (second && objects(c)) ?? [];
  if (!first || !second || what === undefined || another !== undefined || isDon(what)) return undefined;
  say(c, 'of their choice');
  const meant = chosenBy(what, player(who));
  const late = attempt(c, maybeDuration);
  const again: Target = isPick(meant) && !meant.all ? 'it' : meant;
  if (link === 'or') return oneOrOther([first(meant)], [second(again, late)], player(who));
  return [first(meant), second(again, late)];
});
