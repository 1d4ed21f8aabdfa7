/** Every question the game asks, and who answers it. */
import { type CopyId, type Move, must, type Question } from '@dealers-choice/kernel';
import type { Prompt } from '../rules/prompts.ts';
import { chooseCards, donMove, makeRoom, orderMove, returnDon, takeBest, takeLooked } from './choices.ts';
import { chooseOne, life, may, replace, use } from './deciding.ts';
import { block, counterMove } from './defence.ts';
import { faceFor, isMine, isSeen, type Look } from './look.ts';
import { mulligan, turnOrder } from './opening.ts';
import { nextAct } from './turn.ts';
import { keepWorth } from './worth.ts';

type Answer = (look: Look, q: Question) => Move;

const first: Answer = (_look, { from }) => ({ pick: from.slice(0, 1) });
const most: Answer = (_look, { max }) => ({ say: max });
/** Cards of the rival's go to the bottom, own ones where the next draw is good enough. */
const placeWhere: Answer = (look, { options }) => {
  const { r } = must(look.x.match.stack, look.x.match.stack.length - 1);
  const cards = ((Array.isArray(r.on) ? r.on : []) as CopyId[]).filter(isSeen);
  const good = cards.length > 0 && cards.every((card) => isMine(look, card));
  const worth = cards.reduce((sum, card) => sum + keepWorth(look, card), 0) / Math.max(1, cards.length);
  return { choose: good && worth >= look.w.card ? 'top' : (options[1] ?? 'bottom') };
};

/** What most cards cost that lie open in front of the rival or in the trash; where there is none, a middling cost. */
const likelyCost: Answer = (look, { min, max }) => {
  const open = [...look.t.characters[look.foe], ...look.t.trash[look.foe]].filter(isSeen);
  const often: number[] = [];
  for (const card of open) {
    const { cost } = faceFor(look, card);
    often[cost] = (often[cost] ?? 0) + 1;
  }
  let cost = 4;
  for (let n = min; n <= max; n++) if ((often[n] ?? 0) > (often[cost] ?? 0)) cost = n;
  return { say: cost };
};

const ANSWERS: Readonly<Record<Prompt, Answer>> = {
  main: nextAct,
  counter: counterMove,
  block,
  'turn-order': turnOrder,
  mulligan,
  life,
  use,
  may,
  replace,
  'choose-one': chooseOne,
  choose: chooseCards,
  take: takeLooked,
  order: orderMove,
  'make-room': makeRoom,
  'return-don': returnDon,
  'take-don': donMove,
  'move-don': donMove,
  'place-where': placeWhere,
  'which-end': () => ({ choose: 'top' }),
  'next-effect': first,
  'which-instead': first,
  rounds: () => ({ say: 0 }),
  'how-many': most,
  'name-cost': likelyCost,
  'add-don': most,
  'give-don': most,
  // Active ones are worth more to whoever has them.
  'give-active-don': ({ seat }, { min, max, params }) => ({ say: params.seat === seat ? min : max }),
  'activate-don': most,
  'freeze-don': most,
  'rest-don': (_look, { min }) => ({ say: min }),
  'draw-another': ({ t, seat }) => ({ choose: t.deck[seat].length > 4 ? 'yes' : 'no' }),
};

const isPrompt = (prompt: string): prompt is Prompt => Object.hasOwn(ANSWERS, prompt);

/** A question nobody foresaw is answered by its kind: no more than must be. */
const byKind: Answer = (look, q) => {
  switch (q.kind) {
    case 'number':
      return { say: q.min };
    case 'cards':
    case 'order':
      return takeBest(look, q, () => 0);
    default:
      return { choose: q.options[q.options.length - 1] ?? '' };
  }
};

export const answer: Answer = (look, q) => (isPrompt(q.prompt) ? ANSWERS[q.prompt] : byKind)(look, q);
