/** What is asked: of whom it is asked, and what the others wait for. */
import type { CopyId, Question } from '@dealers-choice/kernel';
import type { LifeInsteadTo } from '../lexicon/destinations.ts';
import type { Way } from '../rules/leave.ts';
import type { Prompt } from '../rules/prompts.ts';
import { effectText, speaking, stepsText } from './effects.ts';
import { copyName, count, don, faceSeen, namesOf, type Told, withPower } from './told.ts';
import { takeWords, verbWords } from './verbs.ts';

type Asks = (q: Question, told: Told) => string;

const seatAsked = ({ seats }: Question) => seats[0] ?? 0;
/** The card whose text asks. */
function speaker(q: Question, told: Told): string {
  return copyName(told, q.source, speaking(told)?.code.card.name ?? 'An effect');
}
/** "up to 2 cards", "1 card", "2 to 3 cards". */
function howMany({ min, max }: Question, thing = 'card'): string {
  if (min === max) return count(max, thing);
  return min === 0 ? `up to ${count(max, thing)}` : `${min} to ${count(max, thing)}`;
}
const area = ({ params }: Question): string => (params.area === 'life' ? 'Life' : 'the deck');
const battleLine = (told: Told): string => {
  const { attacker, target } = told.view.table;
  return `${withPower(told, attacker)} attacks ${withPower(told, target)}.`;
};

const WOULD: Readonly<Record<string, string>> = {
  KO: "would be K.O.'d",
  REST: 'would be rested',
  hand: "would go to its owner's hand",
  trash: 'would be trashed',
  'deck-top': "would go on top of its owner's deck",
  'deck-bottom': "would go to the bottom of its owner's deck",
  'life-top': "would go on top of its owner's Life",
  'life-bottom': "would go to the bottom of its owner's Life",
} satisfies Readonly<Record<Way, string>>;

/** Cards that are about to go, as the program below the question knows them. */
function replaceLine({ params }: Question, told: Told): string {
  if (params.would === 'DAMAGE') return 'You would take damage.';
  const { cards } = told.view.stack[told.view.stack.length - 1]?.r ?? {};
  const names = Array.isArray(cards) ? namesOf(told, cards as CopyId[]) : 'A card';
  return `${names} ${WOULD[String(params.would)] ?? 'would leave the field'}.`;
}

const numbers =
  (what: string): Asks =>
  (q, told) =>
    `${speaker(q, told)}: how many DON!! ${what}? 0 to ${q.max}.`;

export const PROMPTS: Readonly<Record<Prompt, Asks>> = {
  'turn-order': () =>
    'The draw is yours: do you go first or second? Whoever goes first draws no card in the first turn.',
  mulligan: () => 'Is this hand good enough? You may put all of it back once and draw a new one.',
  main: (q, { view }) => {
    const { donActive } = view.table;
    return `Your Main Phase: ${don(donActive[seatAsked(q)])} to use.`;
  },
  block: (_q, told) => `${battleLine(told)} Block it, or don't?`,
  counter: (_q, told) => `${battleLine(told)} Counter?`,
  life: ({ source, options, params }, told) =>
    options.includes('trigger')
      ? `You lose ${copyName(told, source)} from your Life: use its Trigger, or take it to your hand?`
      : `You lose ${copyName(told, source)} from your Life: it goes to ${lifeGoes(String(params.to ?? 'hand'))}.`,
  use: (q, told) => `${speaker(q, told)}: use this? ${effectText(told, String(q.params.effect))}`,
  may: (q, told) => {
    const from = speaking(told);
    const steps = from?.step?.do === 'may' ? from.step.steps : [];
    const text = from && steps.length > 0 ? ` ${stepsText(steps, from.code.card)}` : '';
    return `${speaker(q, told)}: do this?${text}`;
  },
  replace: (q, told) =>
    `${replaceLine(q, told)} Use ${speaker(q, told)} instead? ${effectText(told, String(q.params.effect))}`,
  choose: (q, told) => {
    const verb = verbWords(String(q.params.verb));
    return `${speaker(q, told)}: choose ${howMany(q)}${verb && ` ${verb}`}`.replace(/\.?$/, '.');
  },
  take: (q, told) => {
    const others = (speaking(told)?.seen ?? []).filter((card) => !q.from.includes(card));
    const fits = q.max === 0 ? 'nothing fits' : `choose ${howMany(q)} ${takeWords(String(q.params.to))}`;
    return `${speaker(q, told)}: ${fits}.${others.length > 0 ? ` You also see ${namesOf(told, others)}.` : ''}`;
  },
  order: (q, told) => `${speaker(q, told)}: in which order? The first one lies above the others.`,
  'which-end': (q, told) => `${speaker(q, told)}: from the top or the bottom of ${area(q)}?`,
  'place-where': (q, told) => `${speaker(q, told)}: to the top or to the bottom?`,
  'how-many': (q, told) => `${speaker(q, told)}: how many cards of ${area(q)}? 0 to ${q.max}.`,
  'name-cost': (q, told) => `${speaker(q, told)}: choose a cost, ${q.min} to ${q.max}.`,
  'next-effect': () => 'Several of your effects wait. Which one comes first?',
  'which-instead': () => 'Several of your cards can take the place of this. Which one does?',
  'make-room': ({ source, max }, told) =>
    `No room for ${copyName(told, source)}: which ${max === 1 ? 'Character goes' : 'Characters go'} to the trash?`,
  'return-don': (q, told) =>
    `${speaker(q, told)}: which DON!! goes back to the DON!! deck? ${left(Number(q.params.left ?? 1))}`,
  'take-don': (q, told) =>
    `${speaker(q, told)}: from which card does a DON!! go back to the cost area? ${left(Number(q.params.left))}`,
  'move-don': (q, told) => `${speaker(q, told)}: from which card does a DON!! move?`,
  'add-don': numbers('to add from your DON!! deck'),
  'rest-don': numbers('to rest'),
  'activate-don': numbers('to set active'),
  'freeze-don': numbers('to keep rested'),
  'give-don': numbers('to give'),
  'give-active-don': (q, told) => `${speaker(q, told)}: how many of these DON!! are active ones? ${q.min} to ${q.max}.`,
  'choose-one': (q, told) => `${speaker(q, told)}: choose one.`,
  rounds: (q, told) =>
    `${speaker(q, told)}: this goes round and round. How many more rounds? 0 to ${q.max}; the lower number counts.`,
  'draw-another': (q, told) => `${speaker(q, told)}: draw ${Number(q.params.drawn) === 0 ? 'a card' : 'another card'}?`,
};
const HAND = 'your hand';
const LIFE_GOES: Readonly<Record<string, string>> = {
  hand: HAND,
  'deck-top': 'the top of your deck',
  'deck-bottom': 'the bottom of your deck',
  trash: 'your trash',
} satisfies Readonly<Record<'hand' | LifeInsteadTo, string>>;
export const lifeGoes = (to: string): string => LIFE_GOES[to] ?? HAND;
const left = (n: number): string => (n > 1 ? `${n} are still to go.` : 'It is the last one.');

const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(PROMPTS, prompt);
export function promptSentence(q: Question, told: Told): string {
  if (!isPrompt(q.prompt)) throw new Error(`one-piece: there are no words for the question ${q.prompt}`);
  return PROMPTS[q.prompt](q, told);
}

/** What those who are not asked wait for; what they may not know is not in it. */
const WAITS: Readonly<Partial<Record<Prompt, Asks>>> = {
  'turn-order': () => 'chooses who goes first',
  mulligan: () => 'decides whether to keep the hand',
  main: () => 'is in the Main Phase',
  block: (_q, told) => `may block: ${battleLine(told)}`,
  counter: (_q, told) => `may counter: ${battleLine(told)}`,
  life: () => 'looks at the Life card that was lost',
  'next-effect': () => 'chooses which effect comes first',
};
export function waitingSentence(q: Question, told: Told): string {
  const who = told.name(seatAsked(q));
  const waits = isPrompt(q.prompt) ? WAITS[q.prompt] : undefined;
  if (waits) return `${who} ${waits(q, told).replace(/\.$/, '')}.`;
  const card = faceSeen(told, q.source)?.data.name;
  return card ? `${who} decides about ${card}.` : `${who} is deciding.`;
}
