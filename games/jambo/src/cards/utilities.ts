/** Utilities: used once a turn for an action. One that Crocodile has taken is used without an action. */
import { sequence } from '@dealers-choice/effects';
import { type CopyId, no, type Seat } from '@dealers-choice/kernel';
import { giveGold, takeGold } from '../rules/gold.ts';
import { filledSpaces, isFull, liftWare, onlyWare, placeWare, putInstead, returnFrom } from '../rules/market.ts';
import { all, cardsToDraw, gold, handCard, ownWares, rivalWare, space, supply } from '../rules/needs.ts';
import { discardCards, drawCards, giveCard, takeIntoHand, topCard } from '../rules/piles.ts';
import { takeFromSupply, waresInSupply } from '../rules/supply.ts';
import { type Card, type Jambo, type Need, rival, type Table, theOnly, type X } from '../rules/table.ts';
import { wareOf } from '../rules/wares.ts';
import { utility } from './card.ts';

const hand = (x: X): readonly CopyId[] => x.t.hand[x.you];
/** With one card in hand there is nothing to choose, and everybody can see how many there are. */
const oneCard = { noun: 'card', from: hand, unasked: (x: X) => theOnly(hand(x)), ifAbsent: 'first' } as const;

const well = utility({
  id: 'well',
  name: 'Well',
  text: 'Pay 1 gold: draw a card.',
  copies: 3,
  worth: 3,
  interactions: ['AUTO_RESOLVE'],
  rule: 'JB-26',
  needs: all(gold(1), cardsToDraw()),
  effect: sequence<Jambo>((p) =>
    p.do((x) => {
      takeGold(x, x.you, 1);
      drawCards(x, x.you);
    }),
  ),
});

const drums = utility({
  id: 'drums',
  name: 'Drums',
  text: 'Return one of your wares to the supply: draw a card.',
  copies: 3,
  worth: 1.5,
  interactions: ['WARE_RETURN'],
  rule: 'JB-27',
  needs: all(ownWares(), cardsToDraw()),
  effect: sequence<Jambo>((p) =>
    p
      .pick('ware', {
        prompt: 'WARE_RETURN',
        noun: 'space',
        from: (x) => filledSpaces(x.t, x.you),
        unasked: (x) => onlyWare(x.t, x.you, filledSpaces(x.t, x.you)),
        ifAbsent: 'first',
      })
      .do((x, r) => {
        returnFrom(x, x.you, [r.ware]);
        drawCards(x, x.you);
      }),
  ),
});

/** Both steps are asked even with one ware on each side. */
const throne = utility({
  id: 'throne',
  name: 'Throne',
  text: "Exchange one of your opponent's wares for one of yours.",
  copies: 2,
  worth: 3,
  interactions: ['WARE_THEFT_SWAP'],
  rule: 'JB-28',
  needs: all(ownWares(), rivalWare),
  effect: sequence<Jambo>((p) =>
    p
      .pick('theirs', {
        prompt: 'WARE_THEFT_SWAP',
        noun: 'space',
        from: (x) => filledSpaces(x.t, rival(x)),
        params: () => ({ step: 1, steps: 2 }),
        ifAbsent: 'first',
      })
      .pick('mine', {
        prompt: 'WARE_THEFT_SWAP',
        noun: 'space',
        from: (x) => filledSpaces(x.t, x.you),
        params: () => ({ step: 2, steps: 2 }),
        ifAbsent: 'first',
      })
      .do((x, { theirs, mine }) => swap(x, theirs, mine)),
  ),
});
function swap(x: X, theirSpace: number, mySpace: number): void {
  const { you } = x;
  const other = rival(x);
  const wasFull = [isFull(x.t, you), isFull(x.t, other)] as const;
  const theirs = liftWare(x, other, theirSpace);
  const mine = liftWare(x, you, mySpace);
  putInstead(x, you, theirs, wasFull[0]);
  putInstead(x, other, mine, wasFull[1]);
  x.tell?.({ type: 'EXCHANGED', seat: you, theirs, mine });
}

/** One ware from the supply, placed at once: `needs` made sure of its space. */
const wareFromSupply = {
  prompt: 'WARE_PICK',
  noun: 'ware',
  from: ({ t }: X) => waresInSupply(t),
  unasked: ({ t }: X) => theOnly(waresInSupply(t)),
  ifAbsent: 'first',
} as const;
const takeWare = (x: X, ware: number): void => placeWare(x, x.you, takeFromSupply(x, wareOf(ware)));

const boat = utility({
  id: 'boat',
  name: 'Boat',
  text: 'Discard a card: take a ware of your choice from the supply.',
  copies: 2,
  worth: 3,
  interactions: ['CARD_DISCARD_SELF', 'WARE_PICK'],
  rule: 'JB-29',
  needs: all(handCard, supply(1), space(0)),
  effect: sequence<Jambo>((p) =>
    p
      .pick('gone', { prompt: 'CARD_DISCARD_SELF', ...oneCard })
      .do((x, { gone }) => discardCards(x, x.you, [gone]))
      .pick('ware', wareFromSupply)
      .do((x, { ware }) => takeWare(x, ware)),
  ),
});

const scale = utility({
  id: 'scale',
  name: 'Scale',
  text: 'Draw 2 cards: keep one, give the other to your opponent.',
  copies: 2,
  worth: 3.5,
  interactions: ['CARD_GIVE_SINGLE'],
  rule: 'JB-30',
  needs: cardsToDraw(2),
  effect: sequence<Jambo>((p) =>
    p
      .do((x) => {
        for (let i = 0; i < 2; i++) {
          const card = topCard(x) ?? x.bug('there were two cards');
          x.move(card, 'looked', x.you);
          x.tell?.({ type: 'DREW', seat: x.you, card });
        }
      })
      .pick('given', { prompt: 'CARD_GIVE_SINGLE', noun: 'card', from: (x) => x.t.looked[x.you], ifAbsent: 'first' })
      .do((x, { given }) => {
        giveCard(x, given);
        for (const card of x.t.looked[x.you].slice()) x.move(card, 'hand', x.you);
      }),
  ),
});
const mask = utility({
  id: 'mask',
  name: 'Mask of Transformation',
  text: 'Before your first look: put a card on the discard pile and take the one that was on top of it.',
  copies: 2,
  worth: 2.5,
  interactions: ['DISCARD_SWAP'],
  rule: 'JB-31',
  usedIn: 'draw',
  needs: all(handCard, ({ t }) => (t.discard.length > 0 ? null : no('DISCARD_PILE_EMPTY'))),
  effect: sequence<Jambo>((p) =>
    p.pick('gone', { prompt: 'DISCARD_SWAP', ...oneCard }).do((x, { gone }) => {
      const found = x.t.discard[x.t.discard.length - 1] ?? x.bug('the discard pile is empty');
      takeIntoHand(x, found);
      discardCards(x, x.you, [gone]);
    }),
  ),
});
const payments = (t: Table, seat: Seat): ('pay' | 'discard')[] => [
  ...(t.gold[seat] > 0 ? ['pay' as const] : []),
  ...(t.hand[seat].length > 0 ? ['discard' as const] : []),
];
const goldOrCard: Need = (x) => (x.t.gold[x.you] > 0 ? null : handCard(x));
const supplies = utility({
  id: 'supplies',
  name: 'Supplies',
  text: 'Pay 1 gold or discard a card: turn over cards until a ware card comes, and take it.',
  copies: 2,
  worth: 4,
  interactions: ['OPTION_PICK', 'CARD_DISCARD_SELF'],
  rule: 'JB-32',
  choices: {
    open: payments,
    ask: 'choose how you pay',
    words: {
      pay: { label: () => 'Pay: 1 gold', told: 'to pay 1 gold' },
      discard: { label: () => 'Discard: a card from your hand', told: 'to discard a card' },
    },
  },
  needs: all(goldOrCard, cardsToDraw()),
  effect: sequence<Jambo>((p) =>
    p
      .choose('price', {
        prompt: 'OPTION_PICK',
        options: ({ t, you }) => payments(t, you),
        unasked: ({ t, you }) => theOnly(payments(t, you)),
        ifAbsent: 'first',
      })
      .when(
        (_x, { price }) => price === 'pay',
        (paying) => paying.do((x) => takeGold(x, x.you, 1)),
        (discarding) =>
          discarding
            .pick('gone', { prompt: 'CARD_DISCARD_SELF', ...oneCard })
            .do((x, { gone }) => discardCards(x, x.you, [gone])),
      )
      .do(turnUpWare),
  ),
});
/** Turned cards wait beside the pile, so that a reshuffle cannot bring one twice. */
function turnUpWare(x: X): void {
  for (let card = topCard(x); card !== null; card = topCard(x)) {
    x.move(card, 'pool');
    x.tell?.({ type: 'TURNED_OVER', seat: x.you, card });
    if (x.face(card).category !== 'ware') continue;
    takeIntoHand(x, card);
    break;
  }
  discardCards(x, x.you, x.t.pool.slice());
}

const kettle = utility({
  id: 'kettle',
  name: 'Kettle',
  text: 'Discard 1 or 2 cards: draw as many.',
  copies: 2,
  worth: 3,
  interactions: ['CARD_DISCARD_SELF'],
  rule: 'JB-33',
  needs: handCard,
  effect: sequence<Jambo>((p) =>
    p
      .order('gone', {
        prompt: 'CARD_DISCARD_SELF',
        noun: 'card',
        from: hand,
        min: 1,
        max: (x) => Math.min(2, hand(x).length),
        unasked: (x) => (hand(x).length === 1 ? hand(x).slice() : null),
        ifAbsent: 'first',
      })
      .do((x, { gone }) => {
        discardCards(x, x.you, gone);
        drawCards(x, x.you, gone.length);
      }),
  ),
});

const LEOPARD_GOLD = 2;
const leopardStatue = utility({
  id: 'leopard-statue',
  name: 'Leopard Statue',
  text: 'Pay 2 gold: take a ware of your choice from the supply.',
  copies: 2,
  worth: 2.5,
  interactions: ['WARE_PICK'],
  rule: 'JB-34',
  needs: all(gold(LEOPARD_GOLD), supply(1), space(LEOPARD_GOLD)),
  effect: sequence<Jambo>((p) =>
    p
      .do((x) => takeGold(x, x.you, LEOPARD_GOLD))
      .pick('ware', wareFromSupply)
      .do((x, { ware }) => takeWare(x, ware)),
  ),
});

const weapons = utility({
  id: 'weapons',
  name: 'Weapons',
  text: 'Discard a card: get 2 gold.',
  copies: 2,
  worth: 3.5,
  interactions: ['CARD_DISCARD_SELF'],
  rule: 'JB-35',
  needs: handCard,
  effect: sequence<Jambo>((p) =>
    p.pick('gone', { prompt: 'CARD_DISCARD_SELF', ...oneCard }).do((x, { gone }) => {
      discardCards(x, x.you, [gone]);
      giveGold(x, x.you, 2);
    }),
  ),
});

export const UTILITIES: readonly Card[] = [
  well,
  drums,
  throne,
  boat,
  scale,
  mask,
  supplies,
  kettle,
  leopardStatue,
  weapons,
];
