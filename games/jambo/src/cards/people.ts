/** People, but for the merchants. Nobody can stop them. */
import { sequence } from '@dealers-choice/effects';
import { type CopyId, no, type Seat } from '@dealers-choice/kernel';
import { tellChoice } from '../rules/choices.ts';
import { giveGold, takeGold } from '../rules/gold.ts';
import {
  countOf,
  filledSpaces,
  isFull,
  onlyWare,
  putInstead,
  returnFrom,
  returnWare,
  takesOne,
} from '../rules/market.ts';
import { all, cardsToDraw, gold, nothing, ownWares, space } from '../rules/needs.ts';
import { receive } from '../rules/overflow.ts';
import { canDraw, discardCards, drawCards, otherCards, takeIntoHand, topCard } from '../rules/piles.ts';
import { RULINGS } from '../rules/rulings.ts';
import { supplyTotal, takeFromSupply, takePair, waresInSupply } from '../rules/supply.ts';
import { type Card, type Jambo, otherSeat, rival, type Table, theOnly, type X } from '../rules/table.ts';
import { dancerPrice } from '../rules/trade.ts';
import { WARES, wareOf } from '../rules/wares.ts';
import { rainMaker as rainMakerWindow } from '../rules/windows.ts';
import { people, reaction } from './card.ts';

const guard = reaction({
  id: 'guard',
  name: 'Guard',
  text: 'Answers an animal, which then does nothing. Costs no action.',
  copies: 6,
  worth: 1.5,
  interactions: ['GUARD_WINDOW'],
  rule: 'JB-49',
});
const rainMaker = reaction({
  id: 'rain-maker',
  name: 'Rain Maker',
  text: 'Answers a trade with a ware card: that card comes to your hand. Costs no action.',
  copies: 3,
  worth: 2,
  interactions: ['RAIN_MAKER_WINDOW'],
  rule: 'JB-58',
});

/** The wares that all tokens of this one can be exchanged for. */
const exchangeableFor = (x: X, ware: number): number[] => {
  const count = countOf(x.t, x.you, wareOf(ware));
  return count === 0 ? [] : waresInSupply(x.t, count).filter((other) => other !== ware);
};
const exchangeable = (x: X): number[] =>
  WARES.map((_, ware) => ware).filter((ware) => exchangeableFor(x, ware).length > 0);
const shaman = people({
  id: 'shaman',
  name: 'Shaman',
  text: 'Exchange all your wares of one kind for as many of another kind from the supply.',
  copies: 2,
  worth: 1,
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
  name: 'Psychic',
  text: 'See the top 6 cards of the deck and take one. The others stay as they lay.',
  copies: 2,
  worth: 2.5,
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
/** The lowest card first, so that the cards that go back lie as they lay. */
function lookAhead(x: X): void {
  topCard(x);
  const cards = x.t.deck.slice(-RULINGS.psychicSees);
  for (const card of cards) x.move(card, 'looked', x.you);
  x.tell?.({ type: 'PEEKED', seat: x.you, count: cards.length });
}

export const FULL_HAND = 5;
export const SMALL_HAND = 3;
const tooMany = (x: X): number => x.t.hand[rival(x)].length - SMALL_HAND;
/** `held`: cards in hand beside the Elder. */
const elderWays = (t: Table, you: Seat, held = t.hand[you].length): ('draw' | 'discard')[] => [
  ...(held < FULL_HAND && canDraw(t) ? ['draw' as const] : []),
  ...(t.hand[otherSeat(you)].length > SMALL_HAND ? ['discard' as const] : []),
];
const tribalElder = people({
  id: 'tribal-elder',
  name: 'Tribal Elder',
  text: 'Draw until you hold 5 cards, or have your opponent discard down to 3.',
  copies: 2,
  worth: 2,
  interactions: ['OPTION_PICK', 'OPPONENT_DISCARD'],
  rule: 'JB-39',
  zone: 'hand',
  choices: {
    open: elderWays,
    words: {
      draw: { label: () => 'Draw: until you hold 5 cards', told: 'to draw up to 5 cards' },
      discard: {
        label: (other) => `Discard: ${other} keeps only 3 cards`,
        told: 'that the other hand goes down to 3 cards',
      },
    },
  },
  needs: (x) => (elderWays(x.t, x.you, otherCards(x)).length > 0 ? null : no('NO_USE')),
  effect: sequence<Jambo>((p) =>
    p
      .choose('way', {
        prompt: 'OPTION_PICK',
        options: ({ t, you }) => elderWays(t, you),
        unasked: ({ t, you }) => theOnly(elderWays(t, you)),
        ifAbsent: 'first',
      })
      .do((x, { way }) => tellChoice(x, x.you, way))
      .when(
        (_x, { way }) => way === 'draw',
        (drawing) => drawing.do((x) => drawCards(x, x.you, FULL_HAND - x.t.hand[x.you].length)),
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
            .do((x, { gone }) => discardCards(x, rival(x), gone)),
      ),
  ),
});

const wiseMan = people({
  id: 'wise-man',
  name: 'Wise Man from Afar',
  text: 'This turn, every ware card costs you 2 gold less to buy with and brings 2 more when you sell.',
  copies: 2,
  worth: 1.5,
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
  name: 'Portuguese',
  text: 'Return any of your wares to the supply for 2 gold each.',
  copies: 2,
  worth: 2,
  interactions: ['WARE_SELL_ANY'],
  rule: 'JB-41',
  needs: ownWares(),
  effect: sequence<Jambo>((p) =>
    p
      .pickSome('sold', {
        prompt: 'WARE_SELL_ANY',
        noun: 'space',
        from: (x) => filledSpaces(x.t, x.you),
        min: 1,
        max: (x) => filledSpaces(x.t, x.you).length,
        params: () => ({ pricePerWare: PORTUGUESE_GOLD }),
        unasked: (x) => (filledSpaces(x.t, x.you).length === 1 ? filledSpaces(x.t, x.you) : null),
        ifAbsent: 'first',
      })
      .do((x, { sold }) => {
        const bonus = RULINGS.wiseManHelpsPortuguese && x.t.wiseMen > 0 ? RULINGS.wiseManGold : 0;
        returnFrom(x, x.you, sold);
        giveGold(x, x.you, PORTUGUESE_GOLD * sold.length + bonus);
      }),
  ),
});

const BASKET_GOLD = 2;
const pairs = ({ t }: X): number[] => waresInSupply(t, 2);
const basketMaker = people({
  id: 'basket-maker',
  name: 'Basket Maker',
  text: 'Pay 2 gold: two wares of one kind come from the supply.',
  copies: 2,
  worth: 2,
  interactions: ['WARE_PICK', 'OVERFLOW_PLACE'],
  rule: 'JB-42',
  wantsPairs: true,
  needs: all(gold(BASKET_GOLD), (x) => (pairs(x).length > 0 ? null : no('NO_PAIR_IN_SUPPLY')), space(BASKET_GOLD)),
  effect: sequence<Jambo>((p) =>
    p
      .do((x) => takeGold(x, x.you, BASKET_GOLD))
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
/** Three wares, if there are just three or all are alike: then there is nothing to choose. */
function onlyThree({ t, you }: X): number[] | null {
  const spaces = filledSpaces(t, you);
  const isOnly = spaces.length === DANCER_WARES || onlyWare(t, you, spaces) !== null;
  return isOnly ? spaces.slice(0, DANCER_WARES) : null;
}
const dancer = people({
  id: 'dancer',
  name: 'Dancer',
  text: 'Sell any three of your wares at the price of a ware card from your hand, whatever it pictures.',
  copies: 2,
  worth: 3.5,
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
        from: ({ t, you }) => filledSpaces(t, you),
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
        giveGold(x, x.you, price);
        discardCards(x, x.you, [card]);
        if (RULINGS.rainMakerTakesDancersCard) x.run(rainMakerWindow, x.you, card);
      }),
  ),
});

/** Takes two tokens of one ware; skipped without a question if none is left or none would fit. */
const twoWares = sequence<Jambo>((p) =>
  p.when(
    ({ t, you }) => supplyTotal(t) > 0 && takesOne(t, you, t.gold[you]),
    (taking) =>
      taking
        .pick('ware', {
          prompt: 'WARE_PICK',
          noun: 'ware',
          from: ({ t }) => waresInSupply(t),
          params: () => ({ count: 2 }),
          unasked: ({ t }) => theOnly(waresInSupply(t)),
          ifAbsent: 'first',
        })
        .do((x, { ware }) => receive(x, x.you, takePair(x, ware))),
    (skipping) => skipping.do((x) => x.tell?.({ type: 'HALF_SKIPPED', seat: x.you, half: 'wares' })),
  ),
);
function twoCards(x: X, seat: Seat): void {
  if (canDraw(x.t)) drawCards(x, seat, 2);
  else x.tell?.({ type: 'HALF_SKIPPED', seat, half: 'cards' });
}
const CARRIER_WAYS = ['wares', 'cards'] as const;
const carrier = people({
  id: 'carrier',
  name: 'Carrier',
  text: 'One of you takes two wares of one kind, the other draws 2 cards. You choose who does what.',
  copies: 1,
  worth: 1.2,
  interactions: ['OPTION_PICK', 'WARE_PICK', 'OVERFLOW_PLACE'],
  rule: 'JB-46',
  choices: {
    open: () => CARRIER_WAYS,
    words: {
      wares: { label: (other) => `Wares: you take two of one kind, ${other} draws 2 cards`, told: 'wares' },
      cards: { label: (other) => `Cards: you draw 2, ${other} takes two wares of one kind`, told: 'cards' },
    },
  },
  parts: { twoWares },
  needs: nothing,
  effect: sequence<Jambo>((p) =>
    p
      .choose('half', { prompt: 'OPTION_PICK', options: CARRIER_WAYS, ifAbsent: 'first' })
      .do((x, { half }) => tellChoice(x, x.you, half))
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
  name: 'Drummer',
  text: 'Take any utility from the discard pile into your hand.',
  copies: 1,
  worth: 1.5,
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
      .do((x, { found }) => takeIntoHand(x, found)),
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
