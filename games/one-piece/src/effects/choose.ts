/** Cards that somebody chooses: which, how many, and nothing told that only the choosing player can know. */
import { type CopyId, must, no, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { lookAt, reveal } from '../rules/areas.ts';
import type { Test } from '../rules/card.ts';
import { DON_THING } from '../rules/don.ts';
import type { Modifier, X } from '../rules/table.ts';
import { keysOf } from '../tree/schema-shapes.ts';
import type { Area, Filter, Pick, To } from '../tree/tree.ts';
import { type EffectFrame, NO_REASONS, type Op } from './op.ts';
import { cardsOf, FIELDS, numberOf, readerOf, seatOf, sidesOf, testOf } from './phrase.ts';

/** May this card be taken for it? Of costs: what cannot suffer a cost cannot pay it (OP-64). Of plays: can it be? */
export type Suffers = Test;

/** What is done with cards that are chosen, as questions name it: each has its words, and a worth for who chooses. */
export type Verb = Modifier['what'] | CardVerb | `move-${To}`;
type CardVerb =
  | 'ko'
  | 'rest'
  | 'set-active'
  | 'swap-base-power'
  | 'give-don'
  | 'play'
  | 'activate'
  | 'change-target'
  | 'reveal'
  | 'choose'
  | 'look';

const HIDDEN: readonly Area[] = ['hand', 'deck', 'life'];

/** Remembers where cards were found that not everybody sees. */
export function found(f: EffectFrame, lies: string, whose: Seat): void {
  f.r.lies = lies;
  f.r.whose = whose;
}

/** The order of a hand tells how old its cards are. */
export const inHandOrder = <T extends number>(cards: T[], areas: readonly Area[]): T[] =>
  areas.includes('hand') ? cards.sort((a, b) => a - b) : cards;

/** Which DON!! of the cost area a verb is about, beside cards. */
export const donState = ({ where }: Pick, verb: Verb): 'active' | 'rested' =>
  where?.state ?? (verb === 'rest' ? 'active' : 'rested');

/** Asks, unless there is publicly nothing to decide. */
export function chosen(pick: Pick, verb: Verb, suffers: Suffers | null): Op {
  const test = pick.where ? testOf(pick.where) : null;
  const { list, count } = cardsOf({ ...pick, where: {} });
  const upTo = pick.upTo !== undefined;
  const most = pick.upTo === 'any' ? () => 99 : numberOf(pick.upTo ?? pick.n ?? 1);
  const secret = pick.in.find((area) => HIDDEN.includes(area));
  // In a secret area nobody can say that there is one, so "none" is always an answer (OP-66).
  const isUse = verb === 'play' || verb === 'activate'; // what may be used, only who sees the card can say
  const filtered = secret !== undefined && (isUse || (pick.where !== undefined && !isOpen(pick.where)));
  const free = upTo || (filtered && (isUse || suffers === null));
  const whole = pick.in.includes('deck');
  const { total, differentNames } = pick;
  const among = pick.where?.among;
  const limit = total ? numberOf(total.max) : null;
  const worth = readerOf(total?.value ?? 'cost');
  const isBlind = (x: X, card: CopyId, seat: Seat): boolean =>
    filtered && ((x.match.known[card] ?? 0) & (1 << seat)) === 0;
  // What the choosing player cannot see may fit or not: that shows when it is chosen.
  const find = (x: X, f: EffectFrame, seat: Seat): CopyId[] =>
    list(x, f).filter((card) => {
      const blind = isBlind(x, card, seat);
      return (blind || !test || test(x, card, f)) && (!suffers || (blind && isUse) || suffers(x, card, f));
    });
  // DON!! are chosen beside cards that lie open: hidden ones are picked by their places.
  const don = pick.in.includes('don') && secret === undefined ? donState(pick, verb) : null;
  const take = (f: EffectFrame, things: readonly number[]): 'next' => {
    const cards = things.filter((thing) => thing < DON_THING) as CopyId[];
    if (among) f.r.others = ((among === 'it' ? f.r.it : f.r.shown) ?? []).filter((card) => !cards.includes(card));
    f.r.on = cards;
    f.r.it = cards.slice();
    if (don) f.r.k = things.length - cards.length;
    return 'next';
  };
  const fitsAfterAll = (x: X, f: EffectFrame, thing: number): boolean =>
    thing >= DON_THING || !test || test(x, thing as CopyId, f);
  return {
    go(x, f) {
      const seat = seatOf(f, pick.by ?? 'you');
      if (whole) lookThrough(x, f, seat, pick);
      const from: number[] = find(x, f, seat);
      if (don) from.push(...donThings(x, f, pick, don, most(x, f)));
      // Everybody hears how many may be chosen: of cards that fit in secret it says only how many lie there.
      const max = Math.min(Math.max(0, most(x, f)), filtered ? count(x, f) : from.length);
      // Some that lie there may not suffer it: DON!! are given to no card of a hand.
      const min = free ? 0 : Math.min(max, from.length);
      f.r.want = upTo ? 1 : Math.max(1, most(x, f));
      if (secret !== undefined) found(f, secret, seatOf(f, pick.of === 'opponent' ? 'opponent' : 'you'));
      if (max === 0) return take(f, []);
      if (min === from.length && !total && !filtered) return take(f, inHandOrder(from, pick.in));
      const params = { verb, n: max, upTo: free };
      x.ask('cards', seat, 'choose', { from, min: limit ? 0 : min, max, noun: don ? 'card-or-don' : 'card', params });
      return 'asked';
    },
    hear(x, f, { picks: said }, seat) {
      const picks = secret === undefined ? said : openFirst(x, said);
      const cards = picks.filter((thing) => thing < DON_THING) as CopyId[];
      x.tell?.({ type: 'choiceMade', seat, cards, word: verb });
      if (upTo) f.r.want = Math.max(1, picks.length);
      const blind = cards.filter((card) => isBlind(x, card, seat));
      for (const card of blind) reveal(x, card);
      return take(f, blind.length === 0 ? picks : picks.filter((thing) => fitsAfterAll(x, f, thing)));
    },
    asked:
      limit || differentNames
        ? {
            ...NO_REASONS,
            joint(x, _r, things) {
              const sees = (card: number): boolean =>
                card > 0 && ((x.match.known[card] ?? 0) & (1 << x.answering)) !== 0;
              const cards = things.filter((thing) => thing < DON_THING && sees(thing)) as CopyId[];
              const frame = must(x.match.stack, x.match.stack.length - 1) as EffectFrame;
              if (differentNames && sameName(x, cards)) return no('SAME_NAME', {}, 'OP-65');
              if (!limit) return null;
              const max = limit(x, frame);
              const sum = cards.reduce((all, card) => all + worth(x, card), 0);
              return sum > max ? no('TOTAL_TOO_HIGH', { sum, max }, 'OP-65') : null;
            },
          }
        : NO_REASONS,
  };
}

function donThings({ t }: X, f: EffectFrame, { of }: Pick, state: 'active' | 'rested', most: number): number[] {
  const seat = seatOf(f, of === 'opponent' ? 'opponent' : 'you');
  const there = state === 'active' ? t.donActive[seat] : t.donRested[seat];
  return Array.from({ length: Math.min(there, most) }, (_, i) => DON_THING + i);
}

export const sameName = (x: X, cards: readonly CopyId[]): boolean =>
  cards.some((card, i) =>
    cards.slice(0, i).some((one) => x.face(one).names.some((name) => x.face(card).names.includes(name))),
  );

/** Cards that everybody sees come first: their numbers must not tell anything of those between them. */
function openFirst(x: X, things: readonly number[]): number[] {
  const isSeen = (thing: number): boolean => ((x.match.known[thing] ?? 0) & (1 << SPECTATOR)) !== 0;
  return [...things.filter(isSeen), ...things.filter((thing) => !isSeen(thing))];
}

/** Whoever searches a deck sees it. */
function lookThrough(x: X, f: EffectFrame, seat: Seat, pick: Pick): void {
  for (const whose of sidesOf(pick.of, f.you)) lookAt(x, seat, x.t.deck[whose]);
}

/** Everybody sees whether a card fits this, wherever it lies. */
const isOpen = (where: Filter): boolean =>
  keysOf(FIELDS).every((field) => where[field] === undefined || FIELDS[field].open);
