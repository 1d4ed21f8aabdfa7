/** Six cards of rising difficulty, in the form that the kernel offers. */
import { sequence, talk } from '@dealers-choice/effects';
import { type CopyId, no, type Seat } from '../../src/index.ts';
import {
  type AtBazaar,
  type Bazaar,
  bothHaveWares,
  type Card,
  cardToDraw,
  discard,
  drawCard,
  filled,
  gold,
  inSupply,
  needs,
  pay,
  putBack,
  receive,
  rival,
  topCard,
  WARES,
} from './table.ts';

export const well: Card = {
  id: 'well',
  copies: 3,
  kind: 'utility',
  text: 'Pay 1 gold, then draw a card.',
  needs: needs(gold(1), cardToDraw),
  effect: sequence<Bazaar>((p) =>
    p.do((x) => {
      pay(x, x.you, 1);
      drawCard(x, x.you);
    }),
  ),
};

export const throne: Card = {
  id: 'throne',
  copies: 2,
  kind: 'utility',
  text: "Choose one of your rival's wares and one of your own. They change places.",
  needs: bothHaveWares,
  effect: sequence<Bazaar>((p) =>
    p
      .pick('theirs', { prompt: 'swap-take', noun: 'space', from: (x) => filled(x, rival(x)) })
      .pick('mine', { prompt: 'swap-give', noun: 'space', from: (x) => filled(x, x.you) })
      .do((x, { theirs, mine }) => swap(x, theirs, mine)),
  ),
};
function swap(x: AtBazaar, theirs: number, mine: number): void {
  const { stand } = x.t;
  [stand[theirs], stand[mine]] = [stand[mine] as number, stand[theirs] as number];
  x.tell?.({ type: 'swapped', seat: x.you, theirs, mine });
}

const FULL_HAND = 5;
const SMALL_HAND = 3;
/** Cards in hand without this one: it may still lie there while the player thinks about playing it. */
const handSize = (x: AtBazaar): number => x.t.hand[x.you].filter((card) => card !== x.card).length;
const tooMany = (x: AtBazaar): number => x.t.hand[rival(x)].length - SMALL_HAND;
const elderWays = (x: AtBazaar): ('draw' | 'discard')[] => [
  ...(handSize(x) < FULL_HAND && !cardToDraw(x) ? ['draw' as const] : []),
  ...(tooMany(x) > 0 ? ['discard' as const] : []),
];

export const tribalElder: Card = {
  id: 'tribal-elder',
  copies: 2,
  kind: 'people',
  text: 'Draw until you hold 5 cards, or: your rival discards down to 3 cards.',
  needs: (x) => (elderWays(x).length === 0 ? no('no-use') : null),
  effect: sequence<Bazaar>((p) =>
    p.choose('way', { prompt: 'elder', options: elderWays }).when(
      (_x, { way }) => way === 'draw',
      (drawing) => drawing.do(drawUp),
      (discarding) =>
        discarding
          .pickSome('gone', {
            by: rival,
            prompt: 'discard',
            noun: 'card',
            from: (x) => x.t.hand[rival(x)],
            min: tooMany,
            max: tooMany,
          })
          .do((x, { gone }) => discard(x, rival(x), gone)),
    ),
  ),
};
function drawUp(x: AtBazaar): void {
  while (handSize(x) < FULL_HAND && !cardToDraw(x)) drawCard(x, x.you);
}

const theOnly = <T>([first, ...more]: readonly T[]): T | null => (more.length === 0 ? (first ?? null) : null);
const supplyWays = (x: AtBazaar): ('pay' | 'discard')[] => [
  ...(x.t.gold[x.you] > 0 ? ['pay' as const] : []),
  ...(x.t.hand[x.you].length > 0 ? ['discard' as const] : []),
];

export const supplies: Card = {
  id: 'supplies',
  copies: 2,
  kind: 'utility',
  text: 'Pay 1 gold or discard a card. Turn cards over until a ware card comes: take it, discard the others.',
  needs: needs(cardToDraw, (x) => (supplyWays(x).length === 0 ? no('too-poor', { need: 1, have: 0 }) : null)),
  effect: sequence<Bazaar>((p) =>
    p
      .choose('price', { prompt: 'supplies', options: supplyWays, unasked: (x) => theOnly(supplyWays(x)) })
      .when(
        (_x, { price }) => price === 'pay',
        (paying) => paying.do((x) => pay(x, x.you, 1)),
        (discarding) =>
          discarding
            .pick('gone', { prompt: 'discard', noun: 'card', from: (x) => x.t.hand[x.you] })
            .do((x, { gone }) => discard(x, x.you, [gone])),
      )
      .do(turnUpWare),
  ),
};
function turnUpWare(x: AtBazaar): void {
  for (let card = topCard(x); card !== null; card = topCard(x)) {
    x.move(card, 'turned');
    x.tell?.({ type: 'turned-over', seat: x.you, card });
    if (x.face(card).kind === 'ware') {
      x.move(card, 'hand', x.you);
      break;
    }
  }
  discard(x, x.you, x.t.turned.slice());
}

export const crocodile: Card = {
  id: 'crocodile',
  copies: 3,
  kind: 'animal',
  text: "Take one of your rival's utilities. You may use it once, now. Then discard it.",
  needs: (x) => (x.t.utilities[rival(x)].length === 0 ? no('no-utility') : null),
  effect: sequence<Bazaar>((p) =>
    p
      .pick('prey', { prompt: 'crocodile', noun: 'card', from: (x) => x.t.utilities[rival(x)] })
      .do((x, { prey }) => x.move(prey, 'played'))
      .when(
        (x, { prey }) => x.face(prey).needs(x) === null,
        (usable) =>
          usable.yesNo('use', { prompt: 'crocodile-use' }).when(
            (_x, { use }) => use === 'yes',
            (using) => using.run((x, { prey }) => x.face(prey).effect, { source: (_x, { prey }) => prey }),
          ),
      )
      .do((x, { prey }) => discard(x, x.you, [prey])),
  ),
};

const NOBODY = -1;
/** Alternating bids from 1; who passes is out, and who cannot beat the bid passes without being asked. */
type Auction = {
  speaker: Seat;
  bid: number;
  high: number;
  passes: number;
};
export const auction = talk<Bazaar, Auction>({
  registers: { speaker: 'open', bid: 'open', high: 'open', passes: 'open' },
  start: (x) => ({ speaker: x.you, bid: 0, high: NOBODY, passes: 0 }),
  next(x, r) {
    while (r.passes + (r.high === NOBODY ? 0 : 1) < 2) {
      const most = x.t.gold[r.speaker];
      if (most > r.bid)
        return x.ask('number', r.speaker, 'bid', {
          min: r.bid + 1,
          max: most,
          options: ['pass'],
          ifAbsent: { choose: 'pass' },
        });
      r.passes++;
      r.speaker = x.after(r.speaker);
    }
    x.tell?.({ type: 'auctioned', seat: r.high === NOBODY ? null : (r.high as Seat), bid: r.bid });
    if (r.high !== NOBODY) pay(x, r.high as Seat, r.bid);
  },
  hear(x, r, seat, { word, number }) {
    if (word === 'pass') r.passes++;
    else Object.assign(r, { bid: number, high: seat });
    r.speaker = x.after(seat);
  },
  result: (_x, r) => r.high,
});

export const travelingMerchant: Card = {
  id: 'traveling-merchant',
  copies: 2,
  kind: 'people',
  text: 'Choose two wares of the supply. Bid for them in turn; the higher bid pays and takes both.',
  needs: (x) => (x.t.supply.reduce((sum, count) => sum + count, 0) < 2 ? no('no-ware') : null),
  effect: sequence<Bazaar>((p) =>
    p
      .pick('first', { prompt: 'lot', noun: 'ware', from: inSupply })
      .do((x, { first }) => offer(x, first))
      .pick('second', { prompt: 'lot', noun: 'ware', from: inSupply })
      .do((x, { second }) => offer(x, second))
      .call('winner', () => auction)
      .do((x, { winner }) => {
        const lot = x.t.lot.splice(0);
        if (winner === NOBODY) for (const ware of lot) putBack(x, ware);
        else receive(x, winner as Seat, lot);
      }),
  ),
};
function offer(x: AtBazaar, ware: number): void {
  x.t.supply[ware] = (x.t.supply[ware] ?? 0) - 1;
  x.t.lot.push(ware);
}

export const guard: Card = {
  id: 'guard',
  copies: 4,
  kind: 'guard',
  text: 'Turns an animal away.',
  needs: () => no('reaction'),
  effect: null,
};

/** Asked whenever the rival holds a card: an unasked question would tell that there is no Guard. */
export const animalPlay = sequence<Bazaar>((p) =>
  p
    .pickSome('guards', {
      by: rival,
      prompt: 'guard',
      noun: 'card',
      from: guardsOf,
      min: 0,
      max: 1,
      unasked: (x) => (x.t.hand[rival(x)].length === 0 ? [] : null),
      ifAbsent: { pick: [] },
    })
    .when(
      (_x, { guards }) => guards.length === 0,
      (biting) => biting.run((x) => x.face(x.source).effect),
    )
    .do((x, { guards }) => {
      discard(x, x.you, [x.source]);
      discard(x, rival(x), guards);
    }),
);
function guardsOf(x: AtBazaar): CopyId[] {
  return x.t.hand[rival(x)].filter((card) => x.face(card).kind === 'guard');
}

const ware = (name: string): Card => ({
  id: `ware-${name}`,
  copies: 1,
  kind: 'ware',
  text: name,
  needs: () => no('no-use'),
  effect: null,
});

export const CARDS: Card[] = [
  well,
  throne,
  tribalElder,
  supplies,
  crocodile,
  travelingMerchant,
  guard,
  ...WARES.map(ware),
];
