/** Texts that wait: "When …, body". */
import type { Effect, Timing } from '../../src/tree/tree.ts';
import { attempt, type Cursor, remember, rule, say } from '../grammar/cursor.ts';
import { isSame } from '../grammar/same.ts';
import type { Occurrence } from '../occasion/cards.ts';
import { occurrences } from '../occasion/occasion.ts';
import { clauses } from '../sentence/clauses.ts';
import { bodies, type Effects, tagsOf } from './after-tags.ts';
import { cost } from './cost.ts';
import type { Header } from './header.ts';

/** "When …, body": occasions that differ only in their timing are timings of one effect, others an effect each. */
export const watching = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('watcher', (i) => {
    // "[On K.O.] or when you take damage, …"
    if (tags.timings.length > 0 && !say(i, 'or')) return undefined;
    const tagged = tags.timings.map((timing) => ({ timing, when: {} }));
    // "You may rest this Stage: When …, body"
    const price = attempt(i, cost);
    const isOffer = attempt(i, (j) => say(j, 'this effect can be activated')) === true;
    // The cards it waits for may be compared with the one that sets it off.
    remember(i, { event: true });
    const more = occurrences(i) ?? (isOffer ? undefined : ifOccasion(i));
    const found = more && [...tagged, ...more];
    if (!found || !(isOffer ? say(i, '.') : say(i, ','))) return undefined;
    const [first] = found;
    remember(i, { event: true, last: subjectOf(more), happened: first?.timing ?? null });
    const made = bodies(i, tags, ['ON_PLAY']);
    const [base] = made ?? [];
    if (!base) return undefined;
    if (price && base.cost) return undefined;
    const paid = price ? { ...base, cost: price } : base;
    const offer = isOffer && !paid.cost ? { ...paid, optional: true } : paid;
    return spread(offer, found);
  })(c);

/** These happen to a card: to this one, where none is named. */
const ITS_OWN: readonly Timing[] = ['WHEN_ATTACKING', 'WHEN_ATTACKED', 'ON_BLOCK', 'ON_KO', 'ON_REMOVED', 'ON_RESTED'];

/** "When this Character attacks, it …": which card "it" is. Null: none was named. */
function subjectOf(found: readonly Occurrence[]): 'this' | 'event' | null {
  if (found.every(({ when }) => when.cards)) return 'event';
  return found.every(({ when, timing }) => !when.cards && ITS_OWN.includes(timing)) ? 'this' : null;
}

/** "If a Character is rested by your effect, …": an occasion that is worded as a condition. */
function ifOccasion(c: Cursor): readonly Occurrence[] | undefined {
  const token = c.tokens[c.at];
  if (token?.text !== 'if') return undefined;
  const aside: Cursor = { ...c, tokens: c.tokens.map((each) => (each === token ? { ...token, text: 'when' } : each)) };
  const found = occurrences(aside);
  // "If your Leader is rested" is a condition; "is rested by your effect" happens.
  if (!found?.every(({ when, timing }) => when.by !== undefined || timing === 'ON_BATTLED')) return undefined;
  c.at = aside.at;
  c.said = aside.said;
  c.used = aside.used;
  return found;
}

function spread(base: Effect, found: readonly Occurrence[]): Effects | undefined {
  const effects: Effect[] = [];
  for (const { timing, when, if: also } of found) {
    const last = effects.at(-1);
    const { when: _, ...rest } = base;
    const made: Effect = {
      ...rest,
      timings: [timing],
      ...(Object.keys(when).length > 0 ? { when } : {}), // determinism: only asks whether there is any
      ...(also ? { if: rest.if ? { all: [also, rest.if] } : also } : {}),
    };
    if (last && isSame(last.when, made.when) && !also) {
      effects[effects.length - 1] = { ...last, timings: [...last.timings, timing] };
    } else effects.push(made);
  }
  // Once per turn for all of them together.
  return base.oncePerTurn ? effects.map((each, i) => (i > 0 ? { ...each, shares: true } : each)) : effects;
}

/** "Draw 1 card when your opponent activates an Event." */
export const lateWatching = (c: Cursor, tags: Header): Effects | undefined =>
  rule<Effects>('watcher behind', (i) => {
    const steps = clauses(i, 'you');
    const found = steps && occurrences(i);
    if (!steps || !found || !say(i, '.')) return undefined;
    return spread({ timings: ['ON_PLAY'], ...tagsOf(tags), steps }, found);
  })(c);
