/** What happened: "you have activated an Event with a base cost of 3 or more during this turn". */
import { DEED_WORDS, DEEDS } from '../../src/lexicon/causes.ts';
import type { Condition, Deed, Filter, Happened, Range, Side } from '../../src/tree/tree.ts';
import { filterOf, whereOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { attempt, type Cursor, firstOf, listOf, past, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { phraseOf, type Wording } from '../grammar/phrases.ts';
import { bareNoun } from '../noun/noun.ts';
import { range } from '../number/numbers.ts';
import { cause } from '../occasion/cause.ts';
import { donReturned } from '../occasion/don-returned.ts';

/** What happened, how often at least, and whether it did not. */
interface Told {
  happened: Happened;
  n: Range;
  not?: boolean;
}

const ONCE: Range = { min: 1 };

const DOERS: readonly (readonly [string, { who: Side; not?: true }])[] = [
  ['you have not', { who: 'you', not: true }],
  ["you haven't", { who: 'you', not: true }],
  ['you have', { who: 'you' }],
  ['your opponent has not', { who: 'opponent', not: true }],
  ["your opponent hasn't", { who: 'opponent', not: true }],
  ['your opponent has', { who: 'opponent' }],
  ['either player has', { who: 'either' }],
];

export const ofPlayer = (who: Side): Pick<Happened, 'who'> => (who === 'you' ? {} : { who });

const wordsOf = (of: 'fight' | 'cards'): readonly Wording<Deed>[] =>
  DEEDS.flatMap((each): Wording<Deed>[] => {
    const words = DEED_WORDS[each];
    return words.of === of ? [[phraseOf(words.said), each]] : [];
  });
const FIGHTS = wordsOf('fight');
export const SUFFERED: readonly Wording<Deed>[] = [...wordsOf('cards'), ['removed', 'REMOVED']];

/** "battles" in the house style is what it did so far. */
const OWN_FIGHTS: readonly Wording<Deed>[] = [
  ...FIGHTS.flatMap(([said, each]): Wording<Deed>[] => [
    [`has ${said}`, each],
    [said, each],
  ]),
  ['attacks', 'ATTACKED'],
  ['battles', 'BATTLED'],
];

export const deed = rule<Condition>('done this turn', (c) => {
  const told = tell(c);
  if (!told) return undefined;
  const holds: Condition = { number: { happened: told.happened }, ...told.n };
  return told.not ? { not: holds } : holds;
});

/** "you have drawn a card during this turn", without a number: what is counted. */
export function deedTold(c: Cursor): Happened | undefined {
  const told = attempt(c, tell);
  return told && told.n === ONCE && !told.not ? told.happened : undefined;
}

const tell = (c: Cursor): Told | undefined =>
  firstOf<Told>(c, [
    (i) => timed(i, firstOf(i, [byPlayer, byThis, byLeader, toPile, toCards])),
    // How this card came to the field is known for as long as it is there.
    (i) => {
      const told = thisPlayed(i);
      const now = told && isNow(i) ? told.happened : told && { ...told.happened, ever: true as const };
      return told && now && { ...told, happened: now };
    },
  ]);

export const isNow = (c: Cursor): boolean => (say(c, 'during this turn') ?? say(c, 'this turn')) === true;
const timed = (c: Cursor, told: Told | undefined): Told | undefined => (told && isNow(c) ? told : undefined);

/** "a", "2 or more": how many are asked for. */
function amount(c: Cursor): Range {
  if (say(c, 'one of') ?? say(c, 'a|an|any|one')) return ONCE;
  const n = attempt(c, (i) => range(i));
  if (n) say(c, 'of');
  return n ?? ONCE;
}

function byPlayer(c: Cursor): Told | undefined {
  const doer = sayOne(c, DOERS);
  if (!doer) return undefined;
  const { who, not } = doer;
  const told = firstOf<Told>(c, [
    (i) => {
      const n = say(i, 'activated') ? amount(i) : undefined;
      const where = n && event(i);
      return n && where && { happened: { what: 'EVENT_ACTIVATED', ...ofPlayer(who), ...whereOf(where) }, n };
    },
    (i) => {
      const n = say(i, 'played') ? amount(i) : undefined;
      const where = n && some(i);
      if (!n || !where) return undefined;
      return { happened: { what: 'PLAYED', ...ofPlayer(who), ...whereOf(where), ...fromWhere(i), ...cause(i) }, n };
    },
    (i) => {
      const n = say(i, 'drawn') ? amount(i) : undefined;
      if (!n || !say(i, 'card|cards')) return undefined;
      const outside = attempt(i, (j) => say(j, 'outside of? your|the|their draw phase'));
      return { happened: { what: 'DRAWN', ...ofPlayer(who), ...(outside ? { by: 'effect' } : cause(i)) }, n };
    },
    (i) => {
      const n = say(i, 'trashed') ? amount(i) : undefined;
      if (!n || !say(i, 'card|cards from your|their hand')) return undefined;
      return { happened: { what: 'HAND_TRASHED', ...ofPlayer(who), ...cause(i) }, n };
    },
    (i) => {
      const n = say(i, 'taken') ? amount(i) : undefined;
      return n && say(i, 'damage') ? { happened: { what: 'DAMAGED', ...ofPlayer(who), ...cause(i) }, n } : undefined;
    },
    (i) => {
      const what = sayOne(i, FIGHTS);
      const where = what && say(i, 'with') ? past(i, 'a|an|any|one', some) : undefined;
      if (!what || !where) return undefined;
      const against = attempt(i, (j) => (say(j, 'against') ? foe(j) : undefined));
      return { happened: { what, ...ofPlayer(who), ...whereOf(where), ...(against ? { against } : {}) }, n: ONCE };
    },
  ]);
  return told && not ? { ...told, not } : told;
}

const THIS = 'this leader|character|card|stage';

function byThis(c: Cursor): Told | undefined {
  if (!say(c, THIS)) return undefined;
  const what = sayOne(c, OWN_FIGHTS);
  if (!what) return undefined;
  const against = attempt(c, foe);
  remember(c, { last: 'this' });
  return { happened: { what, this: true, ...(against ? { against } : {}) }, n: ONCE };
}

/** "this Character was played from your trash", "… by the effect of an Event". */
function thisPlayed(c: Cursor): Told | undefined {
  const isIt = c.said.last === 'this' && say(c, 'it was played') === true;
  if (!isIt && !say(c, `${THIS} was|is played`) && !say(c, `${THIS} has been played`)) return undefined;
  const from = fromWhere(c);
  const by = attempt(c, cause);
  if (!from && !by) return undefined;
  remember(c, { last: 'this' });
  return { happened: { what: 'PLAYED', this: true, ...from, ...by }, n: ONCE };
}

/** "your Leader has attacked", "your Leader has taken damage". */
function byLeader(c: Cursor): Told | undefined {
  const who = sayOne<Side>(c, [
    ['your leader has', 'you'],
    ["your opponent's leader has", 'opponent'],
  ]);
  if (!who) return undefined;
  if (say(c, 'taken damage')) return { happened: { what: 'DAMAGED', ...ofPlayer(who) }, n: ONCE };
  const what = sayOne(c, FIGHTS);
  const against = what && attempt(c, foe);
  return what && { happened: { what, ...ofPlayer(who), where: LEADER, ...(against ? { against } : {}) }, n: ONCE };
}
const LEADER: Filter = { category: ['LEADER'] };

/** "2 or more of your Characters have been K.O.'d by your opponent's effect". */
function toCards(c: Cursor): Told | undefined {
  const n = amount(c);
  const who = attempt(c, side) ?? 'either';
  const where = some(c);
  if (!where) return undefined;
  const not = say(c, 'has|have not been') === true;
  const what = not || say(c, 'has|have been') || say(c, 'was|were') ? sayOne(c, SUFFERED) : undefined;
  if (!what) return undefined;
  return { happened: { what, ...ofPlayer(who), ...whereOf(where), ...cause(c) }, n, ...(not ? { not } : {}) };
}

const BEEN = 'has|have|was|were been?';

/** "2 or more DON!! cards on your field have been returned to your DON!! deck". */
function toPile(c: Cursor): Told | undefined {
  const n = amount(c);
  return firstOf<Told>(c, [
    (i) => {
      const who = say(i, 'don!! card|cards') ? donReturned(i, BEEN) : undefined;
      return who && { happened: { what: 'DON_RETURNED', ...ofPlayer(who), ...cause(i) }, n };
    },
    (i) => {
      const who = say(i, `card|cards ${BEEN} trashed from`) ? side(i) : undefined;
      return who && say(i, 'hand')
        ? { happened: { what: 'HAND_TRASHED', ...ofPlayer(who), ...cause(i) }, n }
        : undefined;
    },
    (i) => {
      const who = say(i, `card|cards ${BEEN} removed from`) ? side(i) : undefined;
      if (!who || !say(i, 'life cards|area?')) return undefined;
      return { happened: { what: 'LIFE_LOST', ...ofPlayer(who), ...cause(i) }, n };
    },
  ]);
}

type From = NonNullable<Happened['from']>[number];
const PLACES: readonly Wording<From>[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['trash', 'trash'],
  ['life area|cards?', 'life'],
];

/** "from your hand or trash", "from any area other than your hand". */
function fromWhere(c: Cursor): { from: readonly From[] } | undefined {
  return attempt(c, (i) => {
    if (!say(i, 'from')) return undefined;
    const isNot = say(i, 'any area other than') ?? say(i, 'anywhere other than');
    const areas = (say(i, 'the') ?? side(i)) ? listOf(i, (j) => sayOne(j, PLACES), ['or']) : undefined;
    if (!areas) return undefined;
    return { from: isNot ? PLACES.map(([, area]) => area).filter((area) => !areas.includes(area)) : areas };
  });
}

/** Cards of some kind; of those of which nothing is said any fits. */
export function some(c: Cursor): Filter | undefined {
  const found = bareNoun(c);
  return found && filterOf(found);
}

const foe = (c: Cursor): Filter | undefined => {
  say(c, "your opponent's") ?? say(c, 'a|an|any|one');
  return some(c);
};

/** Only Events are activated: the noun says nothing more. */
function event(c: Cursor): Filter | undefined {
  const found = bareNoun(c);
  return found && found.heads.length === 1 && found.heads[0] === 'EVENT' ? found.behind.filter : undefined;
}
