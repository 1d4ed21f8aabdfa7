/**
 * Reactions. The window opens whenever the rival holds any card: skipping it, or opening it only for a Guard or a Rain
 * Maker, would tell what the hand holds (JB-59).
 */
import { sequence } from '@dealers-choice/effects';
import { type CopyId, no, type Question, type Seat } from '@dealers-choice/kernel';
import { discardCards } from './piles.ts';
import { type Jambo, rival, type X } from './table.ts';

export const isWindow = (question: Question | null): boolean =>
  question?.prompt === 'GUARD_WINDOW' || question?.prompt === 'RAIN_MAKER_WINDOW';

/**
 * The copy to react with. Of several copies that the other side knows it is the one with the lowest number: to go by
 * the hand would tell its order, which is hidden.
 */
function cardToReact(x: X, seat: Seat, id: string): CopyId | null {
  const copies = x.t.hand[seat].filter((card) => x.face(card).id === id);
  const other = 1 << x.after(seat);
  const known = copies.filter((card) => ((x.match.known[card] ?? 0) & other) !== 0).sort((a, b) => a - b);
  return known[0] ?? copies[0] ?? null;
}
const cannot = (id: string, code: string, rule: string) => (x: X, _r: object, word: string) =>
  word === 'yes' && cardToReact(x, rival(x), id) === null ? no(code, {}, rule) : null;
/**
 * Whoever was asked cannot take the No back, with whatever hand: the other side goes on at once. A question that nobody
 * was asked ends nobody's undo.
 */
function letStand(x: X): void {
  if (nobodyToAsk(x) === null) x.commit();
}
const nobodyToAsk = (x: X): 'no' | null => (x.t.hand[rival(x)].length === 0 ? 'no' : null);

/** An animal is played: the rival may turn it away, or else its effect happens. */
export const animalPlay = sequence<Jambo>((p) =>
  p
    .yesNo('guard', {
      by: rival,
      prompt: 'GUARD_WINDOW',
      ifAbsent: { choose: 'no' },
      unasked: nobodyToAsk,
      why: cannot('guard', 'NO_GUARD', 'JB-49'),
    })
    .when(
      (_x, { guard }) => guard === 'no',
      (bite) =>
        bite.run((x) => {
          letStand(x);
          return x.face(x.source).effect;
        }),
    )
    .do((x, { guard }) => {
      discardCards(x, x.you, [x.source]);
      if (guard === 'yes') turnAway(x);
    }),
);
function turnAway(x: X): void {
  const card = cardToReact(x, rival(x), 'guard') ?? x.bug('the Guard is gone');
  x.commit(); // which copy is used tells something, even if everybody knew that card
  x.tell?.({ type: 'GUARDED', seat: rival(x), card: x.source, with: 'guard' });
  discardCards(x, rival(x), [card]);
}

/** After a trade with the ware card `source`, which lies on the discard pile. */
export const rainMaker = sequence<Jambo>((p) =>
  p
    .yesNo('take', {
      by: rival,
      prompt: 'RAIN_MAKER_WINDOW',
      ifAbsent: { choose: 'no' },
      unasked: nobodyToAsk,
      why: cannot('rain-maker', 'NO_RAIN_MAKER', 'JB-58'),
    })
    .do((x, { take }) => {
      if (take === 'yes') makeRain(x);
      else letStand(x);
    }),
);
function makeRain(x: X): void {
  const seat = rival(x);
  const card = cardToReact(x, seat, 'rain-maker') ?? x.bug('the Rain Maker is gone');
  x.commit(); // as for a Guard
  x.move(x.source, 'hand', seat);
  x.tell?.({ type: 'RAIN_MADE', seat, card: x.source, with: 'rain-maker' });
  discardCards(x, seat, [card]);
}
