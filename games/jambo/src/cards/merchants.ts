/** The merchants, who sell by auction. */
import { sequence } from '@dealers-choice/effects';
import type { Seat } from '@dealers-choice/kernel';
import { auction, NOBODY } from '../rules/auction.ts';
import { cardsToDraw, supply } from '../rules/needs.ts';
import { receive } from '../rules/overflow.ts';
import { discardCards, topCard } from '../rules/piles.ts';
import { putBack, takeFromSupply, waresInSupply } from '../rules/supply.ts';
import { type Card, type Jambo, theOnly, type X } from '../rules/table.ts';
import { wareOf } from '../rules/wares.ts';
import { people } from './card.ts';

const ware = (step: number) =>
  ({
    prompt: 'WARE_PICK',
    noun: 'ware',
    from: ({ t }: X) => waresInSupply(t),
    params: () => ({ step, steps: 2, count: 2 }),
    unasked: ({ t }: X) => theOnly(waresInSupply(t)),
    ifAbsent: 'first',
  }) as const;
function offer(x: X, number: number): void {
  const offered = takeFromSupply(x, wareOf(number));
  x.t.lot.push(offered);
  x.tell?.({ type: 'OFFERED', seat: x.you, ware: offered });
}

const travelingMerchant = people({
  id: 'traveling-merchant',
  name: 'Traveling Merchant',
  text: 'Put two wares of the supply up for auction.',
  copies: 2,
  worth: 1.5,
  interactions: ['WARE_PICK', 'AUCTION', 'OVERFLOW_PLACE'],
  rule: 'JB-43',
  needs: supply(2),
  effect: sequence<Jambo>((p) =>
    p
      .pick('first', ware(1))
      .do((x, { first }) => offer(x, first))
      .pick('second', ware(2))
      .do((x, { second }) => offer(x, second))
      .call('winner', () => auction)
      .do((x, { winner }) => {
        const wares = x.t.lot.splice(0);
        if (winner !== NOBODY) receive(x, winner as Seat, wares);
        else for (const one of wares) putBack(x, one);
      }),
  ),
});

const CARDS_FOR_SALE = 3;
const arabianMerchant = people({
  id: 'arabian-merchant',
  name: 'Arabian Merchant',
  text: 'Turn over the top 3 cards of the deck and put them up for auction together.',
  copies: 2,
  worth: 1.5,
  interactions: ['AUCTION'],
  rule: 'JB-44',
  needs: cardsToDraw(),
  effect: sequence<Jambo>((p) =>
    p
      .do(reveal)
      .call('winner', () => auction)
      .do((x, { winner }) => {
        const cards = x.t.pool.slice();
        if (winner === NOBODY) return discardCards(x, x.you, cards);
        const seat = winner as Seat;
        for (const card of cards) {
          x.move(card, 'hand', seat);
          x.tell?.({ type: 'FOUND', seat, card });
        }
      }),
  ),
});
function reveal(x: X): void {
  for (let i = 0; i < CARDS_FOR_SALE; i++) {
    const card = topCard(x);
    if (card === null) return;
    x.move(card, 'pool');
    x.tell?.({ type: 'TURNED_OVER', seat: x.you, card });
  }
}

export const MERCHANTS: readonly Card[] = [travelingMerchant, arabianMerchant];
