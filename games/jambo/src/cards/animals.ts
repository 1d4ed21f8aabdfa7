/** Animals. Their effects begin when no Guard has turned them away. */
import { sequence } from '@dealers-choice/effects';
import { type CopyId, no, type Program, type Seat } from '@dealers-choice/kernel';
import { tellChoice } from '../rules/choices.ts';
import { giveGold, takeGold } from '../rules/gold.ts';
import { filledSpaces, liftWare, onlyWare } from '../rules/market.ts';
import { rivalCard, rivalUtility, rivalWare } from '../rules/needs.ts';
import { receive } from '../rules/overflow.ts';
import { canDraw, discardCards, drawCards, giveCard, otherCards } from '../rules/piles.ts';
import { RULINGS } from '../rules/rulings.ts';
import { type Card, type Jambo, rival, type Table, theOnly, type X } from '../rules/table.ts';
import { WARES, type Ware, wareOf } from '../rules/wares.ts';
import { animal } from './card.ts';

const usable = (x: X, utility: CopyId): boolean =>
  x.t.actions >= RULINGS.crocodileUseActions && x.face(utility).needs(x) === null;
const crocodile = animal({
  id: 'crocodile',
  name: 'Crocodile',
  text: "Take one of your opponent's utilities. You may use it at once, without an action; then it is discarded.",
  copies: 5,
  worth: 2,
  interactions: ['UTILITY_THEFT_SINGLE'],
  rule: 'JB-50',
  needs: rivalUtility,
  effect: sequence<Jambo>((p) =>
    p
      .pick('utility', {
        prompt: 'UTILITY_THEFT_SINGLE',
        noun: 'card',
        from: (x) => x.t.utilities[rival(x)],
        params: () => ({ step: 1, steps: 2 }),
        unasked: (x) => theOnly(x.t.utilities[rival(x)]),
        ifAbsent: 'first',
      })
      .do((x, { utility }) => {
        x.t.used[utility] = 0;
        x.move(utility, 'played');
        x.tell?.({ type: 'UTILITY_TAKEN', seat: x.you, card: utility, other: rival(x) });
      })
      .when(
        (x, { utility }) => usable(x, utility),
        (asking) =>
          asking
            .yesNo('use', {
              prompt: 'UTILITY_THEFT_SINGLE',
              params: () => ({ step: 2, steps: 2 }),
              ifAbsent: { choose: 'no' },
            })
            .when(
              (_x, { use }) => use === 'yes',
              (using) =>
                using
                  .do((x, { utility }) => {
                    x.t.actions -= RULINGS.crocodileUseActions;
                    x.tell?.({ type: 'USED_STOLEN', seat: x.you, card: utility });
                  })
                  .run((x, { utility }) => x.face(utility).effect, { source: (_x, { utility }) => utility }),
            ),
      )
      .do((x, { utility }) => discardCards(x, x.you, [utility])),
  ),
});

const parrot = animal({
  id: 'parrot',
  name: 'Parrot',
  text: "Take one of your opponent's wares.",
  copies: 2,
  worth: 2.5,
  interactions: ['WARE_THEFT_SINGLE', 'OVERFLOW_PLACE'],
  rule: 'JB-51',
  needs: rivalWare,
  effect: sequence<Jambo>((p) =>
    p
      .pick('ware', {
        prompt: 'WARE_THEFT_SINGLE',
        noun: 'space',
        from: (x) => filledSpaces(x.t, rival(x)),
        unasked: (x) => onlyWare(x.t, rival(x), filledSpaces(x.t, rival(x))),
        ifAbsent: 'first',
      })
      .do((x, r) => receive(x, x.you, [liftWare(x, rival(x), r.ware)])),
  ),
});

/** The cards of a hand that may be given after `taken` came to it. */
export function toGive<C extends number>(hand: readonly C[], taken: number): readonly C[] {
  const others = hand.filter((card) => card !== taken);
  return RULINGS.hyenaMayGiveBack || others.length === 0 ? hand : others;
}
const hyena = animal({
  id: 'hyena',
  name: 'Hyena',
  text: "See your opponent's hand, take one card of it and give one of yours.",
  copies: 2,
  worth: 2,
  interactions: ['CARD_TAKE_SINGLE', 'CARD_GIVE_SINGLE'],
  rule: 'JB-52',
  needs: rivalCard,
  effect: sequence<Jambo>((p) =>
    p
      .do(seeHand)
      .pick('taken', {
        prompt: 'CARD_TAKE_SINGLE',
        noun: 'card',
        from: (x) => x.t.hand[rival(x)],
        params: () => ({ step: 1, steps: 2 }),
        unasked: (x) => theOnly(x.t.hand[rival(x)]),
        ifAbsent: 'first',
      })
      .do((x, { taken }) => {
        x.move(taken, 'hand', x.you);
        x.tell?.({ type: 'CARD_TAKEN', seat: x.you, card: taken, other: rival(x) });
      })
      .pick('given', {
        prompt: 'CARD_GIVE_SINGLE',
        noun: 'card',
        from: (x) => x.t.hand[x.you],
        params: () => ({ step: 2, steps: 2 }),
        why: (x, { taken }, card) =>
          toGive(x.t.hand[x.you], taken).includes(card) ? null : no('JUST_TAKEN', {}, 'JB-52'),
        unasked: (x, { taken }) => theOnly(toGive(x.t.hand[x.you], taken)),
        ifAbsent: 'first',
      })
      .do((x, { given }) => giveCard(x, given)),
  ),
});
function seeHand(x: X): void {
  const cards = x.t.hand[rival(x)];
  for (const card of cards) x.show(card, x.you);
  x.tell?.({ type: 'HAND_SEEN', seat: x.you, other: rival(x), count: cards.length });
}

/** A seat discards all its utilities but one, in the order in which it names them. */
const keepOne = sequence<Jambo>((p) =>
  p
    .order('gone', {
      prompt: 'OPPONENT_DISCARD',
      noun: 'card',
      from: (x) => x.t.utilities[x.you],
      min: (x) => x.t.utilities[x.you].length - 1,
      max: (x) => x.t.utilities[x.you].length - 1,
      unasked: (x) => (x.t.utilities[x.you].length < 2 ? [] : null),
      ifAbsent: 'first',
    })
    .do((x, { gone }) => discardCards(x, x.you, gone)),
);
const snake = animal({
  id: 'snake',
  name: 'Snake',
  text: 'Each of you keeps one utility and discards the others. You choose first.',
  copies: 1,
  worth: 1,
  interactions: ['OPPONENT_DISCARD'],
  rule: 'JB-53',
  zone: 'utilities',
  parts: { keepOne },
  needs: (x) => (x.seats.some((seat) => x.t.utilities[seat].length > 1) ? null : no('TOO_FEW_UTILITIES')),
  effect: sequence<Jambo>((p) => p.run(() => keepOne).run(() => keepOne, { you: rival })),
});

/** Picks alternate, whoever played the animal first. */
const picker = (x: X, size: number, left: number): Seat => ((size - left) % 2 === 0 ? x.you : rival(x));

const elephant = animal({
  id: 'elephant',
  name: 'Elephant',
  text: "Both players' wares are shared out anew, one by one. You pick first.",
  copies: 1,
  worth: 1.5,
  interactions: ['DRAFT', 'OVERFLOW_PLACE'],
  rule: 'JB-54',
  zone: 'wares',
  needs: (x) => (x.seats.some((seat) => filledSpaces(x.t, seat).length > 0) ? null : no('NO_WARE_ON_A_STAND')),
  effect: sequence<Jambo>((p) =>
    p
      .do((x) => {
        for (const seat of [x.you, rival(x)]) {
          for (const space of filledSpaces(x.t, seat)) x.t.lot.push(liftWare(x, seat, space));
        }
      })
      .keep('size', ({ t }) => t.lot.length)
      .while(
        ({ t }) => t.lot.length > 0,
        (turn) =>
          turn
            .pick('ware', {
              by: (x, { size }) => picker(x, size, x.t.lot.length),
              prompt: 'DRAFT',
              noun: 'ware',
              from: ({ t }) => waresIn(t.lot),
              unasked: ({ t }) => theOnly(waresIn(t.lot)),
              ifAbsent: 'first',
            })
            .do((x, { size, ware }) => pickWare(x, picker(x, size, x.t.lot.length), wareOf(ware))),
      ),
  ),
});
function waresIn(lot: readonly Ware[]): number[] {
  const wares: number[] = [];
  for (const [number, ware] of WARES.entries()) if (lot.includes(ware)) wares.push(number);
  return wares;
}
function pickWare(x: X, seat: Seat, ware: Ware): void {
  x.t.lot.splice(x.t.lot.indexOf(ware), 1);
  x.tell?.({ type: 'WARE_PICKED', seat, ware });
  receive(x, seat, [ware]);
}

/** Cards of both players in one open pool, picked in turn until it is empty. */
const draftOf = (zone: 'hand' | 'utilities'): Program<Jambo> =>
  sequence<Jambo>((p) =>
    p
      .do((x) => {
        for (const seat of [x.you, rival(x)]) {
          const cards = x.t[zone][seat].slice();
          if (zone === 'hand') cards.sort((a, b) => a - b); // the order of a hand tells how old a card is
          for (const card of cards) x.move(card, 'pool');
        }
      })
      .keep('size', ({ t }) => t.pool.length)
      .while(
        ({ t }) => t.pool.length > 0,
        (turn) =>
          turn
            .pick('card', {
              by: (x, { size }) => picker(x, size, x.t.pool.length),
              prompt: 'DRAFT',
              noun: 'card',
              from: ({ t }) => t.pool,
              unasked: ({ t }) => theOnly(t.pool),
              ifAbsent: 'first',
            })
            .do((x, { size, card }) => {
              const seat = picker(x, size, x.t.pool.length);
              x.move(card, zone, seat);
              x.tell?.({ type: 'PICKED', seat, card });
            }),
      ),
  );
const ape = animal({
  id: 'ape',
  name: 'Ape',
  text: 'Both hands are laid open and shared out anew, card by card. You pick first.',
  copies: 1,
  worth: 1.5,
  interactions: ['DRAFT'],
  rule: 'JB-55',
  zone: 'hand',
  needs: (x) => (otherCards(x) + x.t.hand[rival(x)].length > 0 ? null : no('NO_HAND_CARD')),
  effect: draftOf('hand'),
});
const lion = animal({
  id: 'lion',
  name: 'Lion',
  text: "Both players' utilities are shared out anew, one by one. You pick first.",
  copies: 1,
  worth: 1.2,
  interactions: ['DRAFT'],
  rule: 'JB-56',
  zone: 'utilities',
  needs: (x) => (x.seats.some((seat) => x.t.utilities[seat].length > 0) ? null : no('NO_UTILITY')),
  effect: draftOf('utilities'),
});

export const CHEETAH_GOLD = 2;
const cheetahWays = (t: Table, victim: Seat): ('pay' | 'cards')[] => [
  ...(t.gold[victim] >= CHEETAH_GOLD ? ['pay' as const] : []),
  ...(canDraw(t) ? ['cards' as const] : []),
];
const victimsWays = (x: X): ('pay' | 'cards')[] => cheetahWays(x.t, rival(x));
const cheetah = animal({
  id: 'cheetah',
  name: 'Cheetah',
  text: 'Your opponent chooses: pay you 2 gold, or let you draw 2 cards.',
  copies: 1,
  worth: 2.2,
  interactions: ['OPPONENT_CHOICE'],
  rule: 'JB-57',
  choices: {
    open: cheetahWays,
    words: {
      pay: { label: (other) => `Pay: ${other} gets 2 gold from you`, told: 'to pay 2 gold' },
      cards: { label: (other) => `Cards: ${other} draws 2`, told: 'cards' },
    },
  },
  needs: (x) => (victimsWays(x).length > 0 ? null : no('NO_USE')),
  effect: sequence<Jambo>((p) =>
    p
      .choose('way', {
        by: rival,
        prompt: 'OPPONENT_CHOICE',
        options: victimsWays,
        unasked: (x) => theOnly(victimsWays(x)),
        ifAbsent: 'first',
      })
      .do((x, { way }) => {
        tellChoice(x, rival(x), way);
        if (way === 'cards') return drawCards(x, x.you, 2);
        takeGold(x, rival(x), CHEETAH_GOLD);
        giveGold(x, x.you, CHEETAH_GOLD);
      }),
  ),
});

export const ANIMALS: readonly Card[] = [crocodile, parrot, hyena, snake, elephant, ape, lion, cheetah];
