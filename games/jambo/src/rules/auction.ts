/** The auction of both merchants: bid or pass in turn, beginning with whoever played the merchant. */
import { talk } from '@dealers-choice/effects';
import { no, type Seat } from '@dealers-choice/kernel';
import { changeGold } from './gold.ts';
import { RULINGS } from './rulings.ts';
import type { Jambo, X } from './table.ts';

export const NOBODY = -1;

export type Auction = {
  speaker: Seat;
  bid: number;
  /** The seat that bid it, or `NOBODY`. */
  high: number;
  passes: number;
};

const mayPass = (x: X, { high }: Auction, seat: Seat): boolean =>
  RULINGS.sellerMayPass || high !== NOBODY || seat !== x.you;

/** Its result is the seat that won, which has paid, or `NOBODY`. */
export const auction = talk<Jambo, Auction>({
  registers: { speaker: 'open', bid: 'open', high: 'open', passes: 'open' },
  start: (x) => ({ speaker: x.you, bid: RULINGS.lowestBid - 1, high: NOBODY, passes: 0 }),
  next(x, r) {
    // It is over when all but one have passed, or everybody has.
    while (r.passes + (r.high === NOBODY ? 0 : 1) < 2) {
      const { speaker, bid } = r;
      const most = x.t.gold[speaker];
      if (most > bid) {
        const ifAbsent = mayPass(x, r, speaker) ? { choose: 'pass' } : { say: bid + 1 };
        return x.ask('number', speaker, 'AUCTION', { min: bid + 1, max: most, options: ['pass'], ifAbsent });
      }
      x.tell?.({ type: 'PASSED', seat: speaker });
      r.passes++;
      r.speaker = x.after(speaker);
    }
    if (r.high === NOBODY) return x.tell?.({ type: 'UNSOLD', seat: x.you });
    const winner = r.high as Seat;
    x.tell?.({ type: 'AUCTION_WON', seat: winner, amount: r.bid });
    changeGold(x, winner, -r.bid, 'AUCTION');
  },
  hear(x, r, seat, { word, number }) {
    r.speaker = x.after(seat);
    if (word === 'pass') {
      x.tell?.({ type: 'PASSED', seat });
      r.passes++;
      return;
    }
    x.tell?.({ type: 'BID', seat, amount: number });
    r.bid = number;
    r.high = seat;
  },
  why: (x, r, answer) => (answer === 'pass' && !mayPass(x, r, x.answering) ? no('MUST_BID') : null),
  result: (_x, r) => r.high,
});
