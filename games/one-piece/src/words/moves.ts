/** What may be answered: a label for each button. */
import type { Act, Move, Question } from '@dealers-choice/kernel';
import { ACTIVE_DON, DON_THING, RESTED_DON } from '../rules/don.ts';
import { abilityText, effectText, speaking, stepsText } from './effects.ts';
import { lifeGoes } from './prompts.ts';
import { copyName, count, counterNow, don, faceSeen, lies, powerNow, priceNow, type Told, withPower } from './told.ts';

/** A card with what tells it from others of its name: its power, whether it is rested, DON!! on it. */
function cardLabel(told: Told, copy: number): string {
  const { rested, given } = told.view.table;
  if (!lies(told, copy)) return copyName(told, copy, 'A card that lies face down');
  const state = [...(rested[copy] === 1 ? ['rested'] : []), ...((given[copy] ?? 0) > 0 ? [don(given[copy] ?? 0)] : [])];
  return state.length === 0 ? withPower(told, copy) : `${withPower(told, copy)}, ${state.join(', ')}`;
}

function giveLabel(told: Told, copy: number, n: number): string {
  const now = powerNow(told, copy);
  const then = now + n * told.game.kit.rules.donPower;
  return `Give ${don(n)} to ${copyName(told, copy)} (${now} → ${then})`;
}
function counterLabel(told: Told, copy: number, on: number): string {
  const [now, n] = [powerNow(told, on), counterNow(told, copy)];
  return `Counter with ${copyName(told, copy)} for ${copyName(told, on)} (${now} → ${now + n})`;
}
function activateLabel(told: Told, copy: number, place: number): string {
  const card = faceSeen(told, copy);
  const ability = card?.abilities[place - 1];
  return card && ability ? `Use ${card.data.name}: ${abilityText(ability, card)}` : `Use ${copyName(told, copy)}`;
}

function actLabel({ do: action, card = 0 as never, at = 0 }: Act, told: Told): string {
  switch (action) {
    case 'play': {
      const verb = faceSeen(told, card)?.category === 'EVENT' ? 'Use' : 'Play';
      return `${verb} ${copyName(told, card)} (${don(priceNow(told, card))})`;
    }
    case 'event':
      return `Use ${copyName(told, card)} (${don(priceNow(told, card))})`;
    case 'activate':
      return activateLabel(told, card, at);
    case 'give':
      return giveLabel(told, card, at);
    case 'attack':
      return `Attack ${withPower(told, at)} with ${withPower(told, card)}`;
    case 'counter':
      return counterLabel(told, card, at);
    case 'done':
      return 'No more Counters';
    default:
      return 'End your turn';
  }
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'turn-order': { first: 'Go first', second: 'Go second' },
  mulligan: { yes: 'Draw a new hand', no: 'Keep this hand' },
  life: { take: 'Take it to your hand' },
  'which-end': { top: 'From the top', bottom: 'From the bottom' },
  'place-where': { top: 'To the top', bottom: 'To the bottom' },
  use: { yes: 'Use it', no: "Don't use it" },
  may: { yes: 'Do it', no: "Don't" },
  replace: { yes: 'Use it instead', no: 'Let it happen' },
  'draw-another': { yes: 'Draw', no: 'No more' },
};

/** A small screen shows only the button: it says what the Trigger does. */
function triggerLabel(told: Told, copy: number): string {
  const card = faceSeen(told, copy);
  const trigger = card?.abilities.find(({ timing }) => timing === 'TRIGGER');
  return card && trigger
    ? `Use the Trigger: ${abilityText(trigger, card).replace('[Trigger] ', '')}`
    : 'Use the Trigger';
}

function wordLabel(word: string, { prompt, source, params }: Question, told: Told): string {
  if (word === 'trigger') return triggerLabel(told, source);
  if (prompt === 'life' && params.to) return `It goes to ${lifeGoes(String(params.to))}`;
  if (prompt !== 'choose-one') return WORDS[prompt]?.[word] ?? word;
  const from = speaking(told);
  const steps = from?.step?.do === 'chooseOne' ? from.step.options[Number(word) - 1] : undefined;
  return from && steps ? stepsText(steps, from.code.card) : `Option ${word}`;
}

/** A thing of a question: a card, a DON!!, or an effect that waits. */
function thingLabel(thing: number, { noun, prompt }: Question, told: Told): string {
  if (noun === 'effect') {
    const entry = told.view.table.pending[thing];
    const ability = entry && told.game.kit.codes[entry.code]?.ability;
    if (!entry) return 'An effect';
    const name = copyName(told, entry.card, told.game.kit.codes[entry.code]?.card.name);
    return ability ? `${name}: ${effectText(told, ability.id)}` : name;
  }
  if (thing === ACTIVE_DON) return 'An active DON!! of the cost area';
  if (thing === RESTED_DON) return 'A rested DON!! of the cost area';
  if (noun === 'don') return `A DON!! given to ${copyName(told, thing)}`;
  if (noun === 'card-or-don' && thing >= DON_THING) return 'A DON!! card';
  return prompt === 'block' ? `Block with ${cardLabel(told, thing)}` : cardLabel(told, thing);
}

const NONE: Readonly<Record<string, string>> = { block: "Don't block" };

export function moveLabel(move: Move, q: Question, told: Told): string {
  if ('do' in move) return actLabel(move, told);
  if ('choose' in move) return wordLabel(move.choose, q, told);
  if ('say' in move) return numberLabel(move.say, q);
  if ('pick' in move) {
    return move.pick.length === 0 ? noneLabel(q) : move.pick.map((thing) => thingLabel(thing, q, told)).join('; ');
  }
  if ('also' in move) {
    if (move.also !== null) return thingLabel(move.also, q, told);
    return q.picked.length === 0 ? noneLabel(q) : 'That is all';
  }
  return '';
}
const noneLabel = ({ prompt }: Question): string => NONE[prompt] ?? 'Choose none';
const numberLabel = (n: number, { prompt }: Question): string => {
  if (prompt === 'rounds') return count(n, 'round');
  if (prompt === 'name-cost') return `A cost of ${n}`;
  return prompt === 'how-many' ? count(n, 'card') : don(n);
};
