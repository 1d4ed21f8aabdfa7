/** How the merchant answers: of the answers to a question, the one that leaves it the best holding. */
import { type CopyId, type Move, moves, must, type Question, type Seat } from '@dealers-choice/kernel';
import { jambo } from '../rules/game.ts';
import { countOf, SIXTH_SPACE_GOLD, wareAt, wareCount } from '../rules/market.ts';
import { wareNo, wareOf } from '../rules/wares.ts';
import {
  copyHolding,
  copyIs,
  faceOf,
  type Holding,
  handWorth,
  holdingOf,
  type Mind,
  type Outlook,
  outlookOf,
  type View,
  worstWorth,
} from './holding.ts';
import { planTurn } from './plan.ts';
import { added, inTally } from './tally.ts';

interface Asked {
  view: View;
  q: Question;
  look: Outlook;
  mine: Holding;
}
type Answer = (asked: Asked) => Move;

const best = <T>(list: readonly T[], worth: (one: T) => number): T => {
  let [winner] = list;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const here = worth(one);
    if (here > most) [winner, most] = [one, here];
  }
  if (winner === undefined) throw new Error('there is nothing to choose from');
  return winner;
};
const planned = ({ mine, look }: Asked, change: (h: Holding) => void): number => {
  const h = copyHolding(mine);
  change(h);
  return planTurn(h, look).worth;
};

function addWare(h: Holding, ware: number, count: number): void {
  const fits = Math.min(count, h.spaces - h.wares);
  h.counts = added(h.counts, ware, fits);
  h.wares += fits;
}
function dropWare(h: Holding, ware: number): void {
  h.counts = added(h.counts, ware, -1);
  h.wares--;
}
/** The number of the ware on a space. */
function wareIn({ view }: Asked, seat: Seat, space: number): number {
  const ware = wareAt(view.table, seat, space);
  if (ware === null) throw new Error(`there is no ware on space ${space}`);
  return wareNo(ware);
}

/** A ware's worth to the plan; in `stolenWorth` also its loss to a rival who has several of it. */
const wareWorth = (asked: Asked, ware: number, count = 1): number =>
  planned(asked, (h) => addWare(h, ware, count)) + 0.01 * ware;
const stolenWorth = (asked: Asked, space: number): number => {
  const ware = wareIn(asked, asked.look.rival, space);
  const theirs = countOf(asked.view.table, asked.look.rival, wareOf(ware));
  return wareWorth(asked, ware) + 0.2 * theirs;
};
/** Step 2 of Throne: this ware is given for the one that was chosen in step 1. */
const afterSwap = (asked: Asked, space: number): number => {
  const { view, look } = asked;
  const theirs = Number(view.stack[view.stack.length - 1]?.r.theirs ?? 0);
  return planned(asked, (h) => {
    dropWare(h, wareIn(asked, look.seat, space));
    addWare(h, wareIn(asked, look.rival, theirs), 1);
  });
};
const pick = (...things: number[]): Move => ({ pick: things });
const ownWorth = ({ mine }: Asked, copy: number): number => handWorth(copy as CopyId, mine);
/** As many cards as are asked for, the ones that are missed least. */
const cheapestCards: Answer = (asked) => {
  const cards = asked.q.from.slice().sort((a, b) => ownWorth(asked, a) - ownWorth(asked, b) || a - b);
  return pick(...cards.slice(0, asked.q.min));
};
const dearestCard: Answer = (asked) =>
  pick(
    best(asked.q.from, (copy) =>
      planned(asked, (h) => {
        h.hand = [...h.hand, copy as CopyId];
      }),
    ),
  );
const cheapestUtilities: Answer = ({ q, mine }) =>
  pick(
    ...q.from
      .slice()
      .sort((a, b) => must(mine.prices.inPlay, a) - must(mine.prices.inPlay, b))
      .slice(0, q.min),
  );
const dearestUtility: Answer = ({ q, mine }) => pick(best(q.from, (copy) => must(mine.prices.inPlay, copy)));

/** Gives up wares one by one, the one least missed first, while that is worth the price. */
function waresToSell(asked: Asked): Move {
  const { q, mine, look } = asked;
  const price = Number(q.params.pricePerWare ?? 0);
  const rest = copyHolding(mine);
  const left = q.from.slice();
  const sold: number[] = [];
  while (sold.length < q.max && left.length > 0) {
    const now = planTurn(rest, look).worth;
    const lossOf = (space: number): number => {
      const h = copyHolding(rest);
      dropWare(h, wareIn(asked, look.seat, space));
      return now - planTurn(h, look).worth;
    };
    const space = best(left, (one) => -lossOf(one));
    if (sold.length >= q.min && lossOf(space) >= price) break;
    dropWare(rest, wareIn(asked, look.seat, space));
    rest.gold += price;
    left.splice(left.indexOf(space), 1);
    sold.push(space);
  }
  return pick(...sold);
}

function bid(asked: Asked): Move {
  const { q, view, mine, look } = asked;
  const { lot, pool } = view.table;
  const without = planTurn(mine, look).worth;
  const withIt = planned(asked, (h) => {
    for (const ware of lot) addWare(h, wareNo(ware), 1);
    h.hand = [...h.hand, ...pool];
  });
  return withIt - without > q.min + 0.5 ? { say: q.min } : { choose: 'pass' };
}

/** Would the animal hurt more than a Guard is worth? */
function guards({ view, look, q }: Asked): boolean {
  const { table: t } = view;
  const { seat, rival } = look;
  switch (faceOf(q.source).id) {
    case 'elephant':
      return wareCount(t, seat) >= wareCount(t, rival) - 1;
    case 'ape':
      return t.hand[seat].length >= t.hand[rival].length;
    case 'lion':
      return t.utilities[seat].length >= t.utilities[rival].length;
    case 'snake':
      return t.utilities[seat].length >= t.utilities[rival].length && t.utilities[seat].length > 1;
    default:
      return true;
  }
}
const holds = ({ view, look }: Asked, id: string): boolean => view.table.hand[look.seat].some((c) => copyIs(c, id));
const say = (yes: boolean): Move => ({ choose: yes ? 'yes' : 'no' });

function placeOverflow(asked: Asked): Move {
  const { q, view, look, mine } = asked;
  const wanted = (place: number): number => {
    const ware = wareNo(must(view.table.waiting, place));
    return planned(asked, (h) => addWare(h, ware, 1));
  };
  const order = q.from.slice().sort((a, b) => wanted(b) - wanted(a));
  const pays = q.max > q.min && !look.isFinal && mine.prices.ware * look.later >= SIXTH_SPACE_GOLD;
  return pick(...order.slice(0, pays ? q.max : q.min));
}

const optionOf = ({ q, view, look, mine }: Asked): string => {
  const { table: t } = view;
  const has = (word: string): boolean => q.options.includes(word);
  switch (faceOf(q.source).id) {
    case 'tribal-elder':
      if (!has('draw') || !has('discard')) return q.options[0] ?? 'draw';
      return mine.prices.unknown * (5 - mine.hand.length) >= 1.4 * (t.hand[look.rival].length - 3) ? 'draw' : 'discard';
    case 'carrier':
      return mine.wares + 2 < mine.spaces ? 'wares' : 'cards';
    default:
      return has('discard') && (worstWorth(mine) < 1 || !has('pay')) ? 'discard' : 'pay';
  }
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  GUARD_WINDOW: (asked) => say(holds(asked, 'guard') && guards(asked)),
  RAIN_MAKER_WINDOW: (asked) => say(holds(asked, 'rain-maker')),
  OPPONENT_DISCARD: (asked) =>
    faceOf(asked.q.source).zone === 'utilities' ? cheapestUtilities(asked) : cheapestCards(asked),
  AUCTION: bid,
  DRAFT: (asked) =>
    asked.q.noun === 'ware'
      ? pick(best(asked.q.from, (ware) => wareWorth(asked, ware)))
      : faceOf(asked.q.source).zone === 'utilities'
        ? dearestUtility(asked)
        : dearestCard(asked),
  OPPONENT_CHOICE: ({ q, look, view }) => ({
    choose: q.options.includes('pay') && !(view.table.endgameFinalTurn && look.rivalGold >= 50) ? 'pay' : 'cards',
  }),
  WARE_PICK: (asked) =>
    pick(best(asked.q.from, (ware) => wareWorth(asked, ware, Number(asked.q.params.step ?? 0) ? 1 : 2))),
  OVERFLOW_PLACE: placeOverflow,
  WARE_THEFT_SWAP: (asked) =>
    asked.q.params.step === 1
      ? pick(best(asked.q.from, (space) => stolenWorth(asked, space)))
      : pick(best(asked.q.from, (space) => afterSwap(asked, space))),
  WARE_THEFT_SINGLE: (asked) => pick(best(asked.q.from, (space) => stolenWorth(asked, space))),
  UTILITY_THEFT_SINGLE: (asked) => (asked.q.kind === 'yes-no' ? say(usesStolen(asked)) : dearestUtility(asked)),
  CARD_TAKE_SINGLE: dearestCard,
  CARD_GIVE_SINGLE: (asked) => {
    const legal = moves(jambo, asked.view, asked.look.seat);
    return best(legal, (move) => ('pick' in move ? -ownWorth(asked, move.pick[0] ?? 0) : -99));
  },
  OPTION_PICK: (asked) => ({ choose: optionOf(asked) }),
  WARE_TRADE: (asked) =>
    asked.q.params.step === 2
      ? pick(best(asked.q.from, (ware) => wareWorth(asked, ware, 2)))
      : pick(
          best(
            asked.q.from,
            (ware) =>
              planned(asked, (h) => {
                const count = inTally(h.counts, ware);
                h.wares -= count;
                h.counts = added(h.counts, ware, -count);
              }) +
              2 * inTally(asked.mine.counts, ware),
          ),
        ),
  WARE_SELL_ANY: waresToSell,
  WARE_RETURN: (asked) =>
    pick(best(asked.q.from, (space) => planned(asked, (h) => dropWare(h, wareIn(asked, asked.look.seat, space))))),
  CARD_PICK_SELF: ({ q }) => pick(best(q.from, (copy) => faceOf(copy as CopyId).sell)),
  CARD_DISCARD_SELF: (asked) => {
    const [first = 0, second] = asked.q.from.slice().sort((a, b) => ownWorth(asked, a) - ownWorth(asked, b) || a - b);
    const two = asked.q.max > 1 && second !== undefined && ownWorth(asked, second) < asked.mine.prices.unknown;
    return two ? pick(first, second) : pick(first);
  },
  DECK_PEEK: dearestCard,
  DISCARD_PICK: dearestUtility,
  DISCARD_SWAP: cheapestCards,
  UTILITY_REPLACE: cheapestUtilities,
};

/** A stolen utility costs no action: use it unless it would take more than it gives. */
function usesStolen({ view, mine }: Asked): boolean {
  const stolen = view.table.played.find((copy) => faceOf(copy).category === 'utility');
  const worst = worstWorth(mine);
  switch (stolen === undefined ? '' : faceOf(stolen).id) {
    case 'drums':
    case 'boat':
    case 'weapons':
    case 'kettle':
      return worst < mine.prices.unknown;
    case 'mask': {
      const top = view.table.discard[view.table.discard.length - 1];
      return top !== undefined && handWorth(top, mine) > worst;
    }
    default:
      return true;
  }
}

/** The merchant picks all at once. Where somebody else began to pick one by one, it picks no more than it must. */
const endPicking: Answer = ({ view, look }) => {
  const legal = moves(jambo, view, look.seat);
  return legal.find((move) => 'also' in move && move.also === null) ?? best(legal, () => 0);
};

/** The answer to a question in the middle of an effect. */
export function answer(view: View, q: Question, seat: Seat, { width, prices }: Mind): Move {
  const asked: Asked = { view, q, look: outlookOf(view, seat, width), mine: holdingOf(view, seat, prices) };
  const how = q.picked.length > 0 ? endPicking : ANSWERS[q.prompt];
  if (!how) throw new Error(`the merchant does not know the question ${q.prompt}`);
  return how(asked);
}
