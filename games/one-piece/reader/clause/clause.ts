/** One thing being done: who, and what. */
import type { Side, Step, Who } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { price } from '../grammar/forward.ts';
import { withLetters } from '../number/letters.ts';
import { becomeEachOthers, becomeSteps, becomesZero, negated } from '../steps/become.ts';
import { donVerbs } from '../steps/don.ts';
import { fieldVerbs } from '../steps/field.ts';
import { lifeInstead } from '../steps/life.ts';
import { lookVerbs } from '../steps/look.ts';
import { moveVerbs } from '../steps/move.ts';
import { attackUnblocked, playerVerbs, ruleForPlayer } from '../steps/player.ts';
import { handIntoDeck } from '../steps/reveal.ts';
import { cheaper, donPhase, nextPlay, otherVerbs } from '../steps/turns-and-texts.ts';
import { twoVerbs } from '../steps/two-verbs.ts';
import { cardClause } from './card-clause.ts';
import { oneVerbOf, type Steps, type Verb } from './verbs.ts';

/** Texts tell both players at once only to draw, to trash, to add Life, and to shuffle their hands into their decks. */
const BOTH: readonly string[] = ['draw', 'draws', 'trash', 'trashes', 'add', 'adds'];

const verbs: Verb = (c, who) =>
  who === 'either' && !BOTH.includes(c.tokens[c.at]?.text ?? '') ? handIntoDeck(c, who) : allVerbs(c, who);

const allVerbs: Verb = oneVerbOf([lookVerbs, moveVerbs, donVerbs, fieldVerbs, otherVerbs, twoVerbs]);

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['your opponent', 'opponent'],
  ['both? you and your opponent', 'either'],
  ['each player', 'either'],
  ['both|all players', 'either'],
  ['they', 'opponent'],
  ['you', 'you'],
];

/** "your opponent trashes 1 card from their hand". */
const playerDoes = rule<Steps>('player does', (c) => {
  const who = sayOne(c, PLAYERS);
  if (!who) return undefined;
  // "must attack" is a verb of its own.
  if (!ahead(c, (i) => say(i, 'must attack'))) say(c, 'must');
  if (who === 'either') say(c, 'each');
  const steps = firstOf(c, [(i) => playerVerbs(i, who), (i) => verbs(i, who)]);
  if (steps) remember(c, { actor: who });
  return steps;
});

const THIRD_PERSON =
  'draws|trashes|places|returns|adds|rests|plays|reveals|gives|sets|shuffles|chooses|selects|looks|turns';

/** "your opponent draws 1 card and trashes 1 card …": the player who was named goes on; "you" would trash. */
export const isThirdPerson = (c: Cursor): boolean => ahead(c, (i) => say(i, THIRD_PERSON) ?? say(i, "k.o.'s"));

/** The second verb of "each player draws 1 card and trashes 1 card from their hand". */
export const goesOn = (c: Cursor): Steps | undefined => (c.said.actor === 'either' ? verbs(c, 'either') : undefined);

/**
 * `who` is told or offered to do it, unless the clause names somebody else. `isStated`: it must name somebody, as
 * behind "unless": "you draw 1 card".
 */
export const clause = (c: Cursor, who: Who, isStated = false): Steps | undefined =>
  attempt(c, (i) => {
    remember(i, { onePile: false });
    const steps = firstOf<Steps>(i, [
      (j) => ruleForPlayer(j, who),
      (j) => nextPlay(j, who),
      (j) => cheaper(j, who),
      (j) => donPhase(j, who),
      (j) => lifeInstead(j, who),
      (j) => attackUnblocked(j, who),
      (j) => becomesZero(j, who),
      (j) => becomeEachOthers(j, who),
      (j) => becomeSteps(j, who),
      (j) => negated(j, who),
      playerDoes,
      (j) => (isStated ? undefined : verbs(j, who)),
      (j) => cardClause(j, who),
      (j) => offeredTo(j, who),
    ]);
    const filled = steps && withLetters(i, steps);
    if (!filled) return undefined;
    remember(i, { did: true, done: doneTo(filled) ?? i.said.done });
    return i.said.onePile && filled.length === 2
      ? [{ do: 'chooseOne', options: filled.map((step) => [step]) }]
      : filled;
  });

/** The words for what these steps did to the cards they have found. Undefined: they found none. */
function doneTo(steps: Steps): readonly string[] | null | undefined {
  const last = steps.filter((step) => 'what' in step && typeof step.what === 'object').at(-1);
  if (!last) return undefined;
  switch (last.do) {
    case 'move':
      return MOVED[last.to.startsWith('life') ? 'life' : last.to.startsWith('deck') ? 'deck' : last.to] ?? null;
    case 'rest':
      return ['rested'];
    case 'ko':
      return ["k.o.'d"];
    case 'play':
      return ['played'];
    default:
      return null;
  }
}

const MOVED: Readonly<Record<string, readonly string[]>> = {
  trash: ['trashed', 'discarded'],
  hand: ['returned', 'added'],
  deck: ['placed', 'returned', 'added'],
  life: ['placed', 'added'],
};

/** Behind "you may": "have your opponent draw 1 card", "make it so that this Character cannot attack". */
const offeredTo = (c: Cursor, who: Who): Steps | undefined =>
  rule<Steps>('have somebody', (i) => {
    if (!say(i, 'have') && !say(i, 'make it so that')) return undefined;
    return firstOf<Steps>(i, [
      playerDoes,
      (j) => nextPlay(j, who),
      (j) => cheaper(j, who),
      (j) => becomeSteps(j, who),
      (j) => cardClause(j, who),
    ]);
  })(c);

/** A price: "rest this Character", "either … or …", and in brackets what has an "and" of its own. */
export const priced = (c: Cursor, who: Who, isStated = false): Steps | undefined =>
  firstOf<Steps>(c, [
    (i) => {
      const inner = say(i, '(') ? priced(i, who, isStated) : undefined;
      return inner && say(i, ')') ? inner : undefined;
    },
    (i) => {
      if (!say(i, 'either')) return undefined;
      const options: Steps[] = [];
      for (;;) {
        const option = pricedChain(i, who, isStated);
        if (!option) return undefined;
        options.push(option);
        if (!say(i, 'or')) break;
      }
      return options.length > 1 ? [{ do: 'chooseOne', options }] : undefined;
    },
    (i) => clause(i, who, isStated),
  ]);

function pricedChain(c: Cursor, who: Who, isStated: boolean): Steps | undefined {
  const all: Step[] = [];
  for (;;) {
    const next = priced(c, who, isStated);
    if (!next) return undefined;
    all.push(...next);
    if (!attempt(c, (i) => say(i, ', then'))) return all;
  }
}

price.is((c) => {
  const all: Step[] = [...(priced(c, 'you', true) ?? [])];
  if (all.length === 0) return undefined;
  for (;;) {
    const next = attempt(c, (i) => (say(i, 'and') ? priced(i, 'you', true) : undefined));
    if (!next) return all;
    all.push(...next);
  }
});
