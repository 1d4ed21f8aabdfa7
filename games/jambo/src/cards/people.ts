/** Thirteen kinds of people, 29 cards. Nobody can stop them. */
import { sequence } from '@dealers-choice/effects';
import { type CopyId, no, type Seat } from '@dealers-choice/kernel';
import { change } from '../rules/gold.ts';
import { countOf, filled, isFull, onlyWare, putInstead, returnFrom, returnWare, takesOne } from '../rules/market.ts';
import { all, cardsToDraw, gold, nothing, ownWares, space } from '../rules/needs.ts';
import { receive } from '../rules/overflow.ts';
import { canDraw, discard, draw, find, otherCards, topCard } from '../rules/piles.ts';
import { RULINGS } from '../rules/rulings.ts';
import { inSupply, supplyTotal, takeFromSupply, takePair } from '../rules/supply.ts';
import { type Card, type Jambo, rival, theOnly, type X } from '../rules/table.ts';
import { dancerPrice } from '../rules/trade.ts';
import { WARES, wareOf } from '../rules/wares.ts';
import { CARRIER_WAYS, elderWays, FULL_HAND, SMALL_HAND } from '../rules/ways.ts';
import { rainMaker as rainMakerWindow } from '../rules/windows.ts';
import { people, reaction } from './card.ts';

const guard = reaction({ id: 'guard', copies: 6, interactions: ['GUARD_WINDOW'], rule: 'JB-49' });
const rainMaker = reaction({ id: 'rain-maker', copies: 3, interactions: ['RAIN_MAKER_WINDOW'], rule: 'JB-58' });

/** What all tokens of one ware can be exchanged for in full. */
const exchangeableFor = (x: X, ware: number): number[] => {
  const count = countOf(x.t, x.you, wareOf(ware));
  return count === 0 ? [] : inSupply(x.t, count).filter((other) => other !== ware);
};
const exchangeable = (x: X): number[] =>
  WARES.map((_, ware) => ware).filter((ware) => exchangeableFor(x, ware).length > 0);
const shaman = people({
  id: 'shaman',
  copies: 2,
  interactions: ['WARE_TRADE'],
  rule: 'JB-37',
  needs: (x) => (exchangeable(x).length > 0 ? null : no('NOTHING_TO_EXCHANGE')),
  effect: sequence<Jambo>((p) =>
    p
      .pick('give', {
        prompt: 'WARE_TRADE',
        noun: 'ware',
        from: exchangeable,
        params: () => ({ step: 1, steps: 2 }),
        unasked: (x) => theOnly(exchangeable(x)),
        ifAbsent: 'first',
      })
      .pick('receive', {
        prompt: 'WARE_TRADE',
        noun: 'ware',
        from: (x, r) => exchangeableFor(x, r.give),
        params: () => ({ step: 2, steps: 2 }),
        unasked: (x, r) => theOnly(exchangeableFor(x, r.give)),
        ifAbsent: 'first',
      })
      .do((x, r) => exchangeAll(x, r.give, r.receive)),
  ),
});
function exchangeAll(x: X, give: number, get: number): void {
  const wasFull = isFull(x.t, x.you);
  const count = countOf(x.t, x.you, wareOf(give));
  for (let i = 0; i < count; i++) returnWare(x, x.you, wareOf(give));
  for (let i = 0; i < count; i++) putInstead(x, x.you, takeFromSupply(x, wareOf(get)), wasFull);
}

const psychic = people({
  id: 'psychic',
  copies: 2,
  interactions: ['DECK_PEEK'],
  rule: 'JB-38',
  needs: cardsToDraw(),
  effect: sequence<Jambo>((p) =>
    p
      .do(lookAhead)
      .pick('found', {
        prompt: 'DECK_PEEK',
        noun: 'card',
        from: (x) => x.t.looked[x.you],
        unasked: (x) => theOnly(x.t.looked[x.you]),
        ifAbsent: 'first',
      })
      .do((x, { found }) => {
        x.move(found, 'hand', x.you);
        x.tell?.({ type: 'DREW', seat: x.you, card: found });
        for (const card of x.t.looked[x.you].slice()) x.move(card, 'deck');
      }),
  ),
});
/** The lowest of the cards first, so that what goes back lies as it lay. */
function lookAhead(x: X): void {
  topCard(x);
  const cards = x.t.deck.slice(-RULINGS.psychicSees);
  for (const card of cards) x.move(card, 'looked', x.you);
  x.tell?.({ type: 'PEEKED', seat: x.you, count: cards.length });
}

const tooMany = (x: X): number => x.t.hand[rival(x)].length - SMALL_HAND;
const ways = (x: X): ('draw' | 'discard')[] => elderWays(x.t, otherCards(x), x.t.hand[rival(x)].length);
const tribalElder = people({
  id: 'tribal-elder',
  copies: 2,
  interactions: ['OPTION_PICK', 'OPPONENT_DISCARD'],
  rule: 'JB-39',
  needs: (x) => (ways(x).length > 0 ? null : no('NO_USE')),
  effect: sequence<Jambo>((p) =>
    p
      .choose('way', {
        prompt: 'OPTION_PICK',
        options: ways,
        unasked: (x) => theOnly(ways(x)),
        ifAbsent: 'first',
      })
      .do((x, { way }) => x.tell?.({ type: 'OPTION_CHOSEN', seat: x.you, option: way }))
      .when(
        (_x, { way }) => way === 'draw',
        (drawing) => drawing.do((x) => draw(x, x.you, FULL_HAND - x.t.hand[x.you].length)),
        (discarding) =>
          discarding
            .order('gone', {
              by: rival,
              prompt: 'OPPONENT_DISCARD',
              noun: 'card',
              from: (x) => x.t.hand[rival(x)],
              min: tooMany,
              max: tooMany,
              ifAbsent: 'first',
            })
            .do((x, { gone }) => discard(x, rival(x), gone)),
      ),
  ),
});

const wiseMan = people({
  id: 'wise-man',
  copies: 2,
  interactions: ['AUTO_RESOLVE'],
  rule: 'JB-40',
  needs: nothing,
  effect: sequence<Jambo>((p) =>
    p.do((x) => {
      x.t.wiseMen++;
    }),
  ),
});

const PORTUGUESE_GOLD = 2;
const portuguese = people({
  id: 'portuguese',
  copies: 2,
  interactions: ['WARE_SELL_ANY'],
  rule: 'JB-41',
  needs: ownWares(),
  effect: sequence<Jambo>((p) =>
    p
      .pickSome('sold', {
        prompt: 'WARE_SELL_ANY',
        noun: 'space',
        from: (x) => filled(x.t, x.you),
        min: 1,
        max: (x) => filled(x.t, x.you).length,
        params: () => ({ pricePerWare: PORTUGUESE_GOLD }),
        unasked: (x) => (filled(x.t, x.you).length === 1 ? filled(x.t, x.you) : null),
        ifAbsent: 'first',
      })
      .do((x, { sold }) => {
        const bonus = RULINGS.wiseManHelpsPortuguese && x.t.wiseMen > 0 ? RULINGS.wiseManGold : 0;
        returnFrom(x, x.you, sold);
        change(x, x.you, PORTUGUESE_GOLD * sold.length + bonus, 'PORTUGUESE');
      }),
  ),
});

const BASKET_GOLD = 2;
const pairs = ({ t }: X): number[] => inSupply(t, 2);
const basketMaker = people({
  id: 'basket-maker',
  copies: 2,
  interactions: ['WARE_PICK', 'OVERFLOW_PLACE'],
  rule: 'JB-42',
  needs: all(gold(BASKET_GOLD), (x) => (pairs(x).length > 0 ? null : no('NO_PAIR_IN_SUPPLY')), space(BASKET_GOLD)),
  effect: sequence<Jambo>((p) =>
    p
      .do((x) => change(x, x.you, -BASKET_GOLD, 'BASKET_MAKER'))
      .pick('ware', {
        prompt: 'WARE_PICK',
        noun: 'ware',
        from: pairs,
        params: () => ({ count: 2 }),
        unasked: (x) => theOnly(pairs(x)),
        ifAbsent: 'first',
      })
      .do((x, { ware }) => receive(x, x.you, takePair(x, ware))),
  ),
});

const DANCER_WARES = 3;
const dancersCards = (x: X): CopyId[] =>
  x.t.hand[x.you].filter((card) => {
    const { category, wares } = x.face(card);
    return category === 'ware' && (RULINGS.dancerTakesSixWares || wares.length === DANCER_WARES);
  });
/** Three wares where there are no others to choose, or none that differ. */
function onlyThree({ t, you }: X): number[] | null {
  const spaces = filled(t, you);
  const isOnly = spaces.length === DANCER_WARES || onlyWare(t, you, spaces) !== null;
  return isOnly ? spaces.slice(0, DANCER_WARES) : null;
}
const dancer = people({
  id: 'dancer',
  copies: 2,
  interactions: ['CARD_PICK_SELF', 'WARE_SELL_ANY', 'RAIN_MAKER_WINDOW'],
  rule: 'JB-45',
  needs: all((x) => (dancersCards(x).length > 0 ? null : no('NO_WARE_CARD')), ownWares(DANCER_WARES)),
  effect: sequence<Jambo>((p) =>
    p
      // Asked with a single ware card too: a skipped question would tell that there is no other.
      .pick('card', { prompt: 'CARD_PICK_SELF', noun: 'card', from: dancersCards, ifAbsent: 'first' })
      .do((x, { card }) => x.move(card, 'played'))
      .pickSome('sold', {
        prompt: 'WARE_SELL_ANY',
        noun: 'space',
        from: ({ t, you }) => filled(t, you),
        min: DANCER_WARES,
        max: DANCER_WARES,
        params: () => ({ count: DANCER_WARES }),
        unasked: onlyThree,
        ifAbsent: 'first',
      })
      .do((x, { card, sold }) => {
        const price = dancerPrice(x.t, x.face(card));
        returnFrom(x, x.you, sold);
        x.tell?.({ type: 'SOLD', seat: x.you, card, gold: price });
        change(x, x.you, price, 'DANCER');
        discard(x, x.you, [card]);
        if (RULINGS.rainMakerTakesDancersCard) x.run(rainMakerWindow, x.you, card);
      }),
  ),
});

/** Takes two tokens of one ware; skipped without a question where that cannot be. */
export const twoWares = sequence<Jambo>((p) =>
  p.when(
    ({ t, you }) => supplyTotal(t) > 0 && takesOne(t, you, t.gold[you]),
    (taking) =>
      taking
        .pick('ware', {
          prompt: 'WARE_PICK',
          noun: 'ware',
          from: ({ t }) => inSupply(t),
          params: () => ({ count: 2 }),
          unasked: ({ t }) => theOnly(inSupply(t)),
          ifAbsent: 'first',
        })
        .do((x, { ware }) => receive(x, x.you, takePair(x, ware))),
    (skipping) => skipping.do((x) => x.tell?.({ type: 'HALF_SKIPPED', seat: x.you, half: 'wares' })),
  ),
);
function twoCards(x: X, seat: Seat): void {
  if (canDraw(x.t)) draw(x, seat, 2);
  else x.tell?.({ type: 'HALF_SKIPPED', seat, half: 'cards' });
}
const carrier = people({
  id: 'carrier',
  copies: 1,
  interactions: ['OPTION_PICK', 'WARE_PICK', 'OVERFLOW_PLACE'],
  rule: 'JB-46',
  needs: nothing,
  effect: sequence<Jambo>((p) =>
    p
      .choose('half', { prompt: 'OPTION_PICK', options: CARRIER_WAYS, ifAbsent: 'first' })
      .do((x, { half }) => x.tell?.({ type: 'OPTION_CHOSEN', seat: x.you, option: half }))
      .when(
        (_x, { half }) => half === 'wares',
        (wares) => wares.run(() => twoWares).do((x) => twoCards(x, rival(x))),
        (cards) => cards.do((x) => twoCards(x, x.you)).run(() => twoWares, { you: rival }),
      ),
  ),
});

const discardedUtilities = (x: X): CopyId[] => x.t.discard.filter((card) => x.face(card).category === 'utility');
const drummer = people({
  id: 'drummer',
  copies: 1,
  interactions: ['DISCARD_PICK'],
  rule: 'JB-47',
  needs: (x) => (discardedUtilities(x).length > 0 ? null : no('NO_UTILITY_DISCARDED')),
  effect: sequence<Jambo>((p) =>
    p
      .pick('found', {
        prompt: 'DISCARD_PICK',
        noun: 'card',
        from: discardedUtilities,
        unasked: (x) => theOnly(discardedUtilities(x)),
        ifAbsent: 'first',
      })
      .do((x, { found }) => find(x, found)),
  ),
});

export const PEOPLE: readonly Card[] = [
  guard,
  rainMaker,
  shaman,
  psychic,
  tribalElder,
  wiseMan,
  portuguese,
  basketMaker,
  dancer,
  carrier,
  drummer,
];
