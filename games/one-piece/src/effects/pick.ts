/** Finding the cards that a verb is about: the ones already meant, those on top, or those somebody chooses. */
import { at, type CopyId, EVERYONE, no, type Seat } from '@dealers-choice/kernel';
import { lookAt, reveal } from '../rules/areas.ts';
import { ownerOf, type Test } from '../rules/card.ts';
import { DON_THING } from '../rules/don.ts';
import type { Table, X } from '../rules/table.ts';
import { costOf, powerOf } from '../rules/values.ts';
import type { Area, Filter, Pick, Ref, Target, Top, Who } from '../tree/tree.ts';
import { doing, NO_REASONS, type Op, type Running } from './op.ts';
import { cardsOf, numberOf, refCards, seatOf, sidesOf, testOf } from './phrase.ts';

/** May this card be taken for it? Of costs only: what cannot suffer a cost cannot pay it (10.4). */
export type Suffers = Test;

const isRef = (target: Target): target is Ref => typeof target === 'string';
export const isTop = (target: Target): target is Top => typeof target === 'object' && 'top' in target;

/** Ops after which `on` holds the cards. */
export function pickOps(target: Target, verb: string, suffers: Suffers | null): Op[] {
  if (isRef(target)) return [doing((x, f) => meant(x, f, target))];
  if (isTop(target)) return topOps(target);
  return [target.all ? allOf(target, suffers) : chosen(target, verb, suffers)];
}

/** `this` is only the object that spoke; a card that has left since is another one. */
function meant(x: X, f: Running, ref: Ref): undefined {
  f.r.on = refCards(x, f, ref).slice() as CopyId[];
  f.r.want = Math.max(1, f.r.on.length);
}

function allOf(pick: Pick, suffers: Suffers | null): Op {
  const { list } = cardsOf(pick);
  return doing((x, f) => {
    const cards = list(x, f).filter((card) => !suffers || suffers(x, card, f));
    f.r.on = cards;
    f.r.it = cards.slice();
    f.r.want = Math.max(1, cards.length);
    return undefined;
  });
}

const HIDDEN: readonly Area[] = ['hand', 'deck', 'life'];

/** Remembers where cards were found that not everybody sees. */
function found(f: Running, lies: string, whose: Seat): void {
  f.r.lies = lies;
  f.r.whose = whose;
}

/** Asks, unless there is publicly nothing to decide. */
function chosen(pick: Pick, verb: string, suffers: Suffers | null): Op {
  const test = pick.where ? testOf(pick.where) : null;
  const { list, count } = cardsOf({ ...pick, where: {} });
  const upTo = pick.upTo !== undefined;
  const most = pick.upTo === 'any' ? () => 99 : numberOf(pick.upTo ?? pick.n ?? 1);
  const secret = pick.in.find((area) => HIDDEN.includes(area));
  // 8-4-4-2: in a secret area nobody can say that there is one, so "none" is always an answer.
  const filtered = secret !== undefined && pick.where !== undefined && !isOpen(pick.where);
  const free = upTo || (filtered && suffers === null);
  const whole = pick.in.includes('deck');
  const { total, differentNames } = pick;
  const limit = total ? numberOf(total.max) : null;
  const worth = total?.value === 'power' ? powerOf : costOf;
  const isBlind = (x: X, card: CopyId, seat: Seat): boolean =>
    filtered && (at(x.match.known, card) & (1 << seat)) === 0;
  // What the choosing player cannot see may fit or not: that shows when it is chosen.
  const find = (x: X, f: Running, seat: Seat): CopyId[] =>
    list(x, f).filter(
      (card) => (!test || isBlind(x, card, seat) || test(x, card, f)) && (!suffers || suffers(x, card, f)),
    );
  const don = pick.in.includes('don') ? (pick.where?.state ?? (verb === 'rest' ? 'active' : 'rested')) : null;
  const take = (f: Running, things: readonly number[]): 'next' => {
    const cards = things.filter((thing) => thing < DON_THING) as CopyId[];
    f.r.on = cards;
    f.r.it = cards.slice();
    if (don) f.r.k = things.length - cards.length;
    return 'next';
  };
  const fitsAfterAll = (x: X, f: Running, thing: number): boolean =>
    thing >= DON_THING || !test || test(x, thing as CopyId, f);
  return {
    go(x, f) {
      const seat = seatOf(f, pick.by ?? 'you');
      if (whole) lookThrough(x, f, seat, pick);
      const from: number[] = find(x, f, seat);
      if (don) from.push(...donThings(x, f, pick, don, most(x, f)));
      // Everybody hears how many may be chosen: of cards that fit in secret it says only how many lie there.
      const max = Math.min(Math.max(0, most(x, f)), filtered ? count(x, f) : from.length);
      const min = free ? 0 : max;
      f.r.want = upTo ? 1 : Math.max(1, most(x, f));
      if (secret !== undefined) found(f, secret, seatOf(f, pick.of === 'opponent' ? 'opponent' : 'you'));
      if (max === 0) return take(f, []);
      if (min === from.length && !total && !filtered) return take(f, from);
      const params = { verb, n: max, upTo: free };
      x.ask('cards', seat, 'choose', { from, min: limit ? 0 : min, max, of: don ? 'card-or-don' : 'card', params });
      return 'asked';
    },
    hear(x, f, { picks }, seat) {
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
              const cards = things.filter((thing) => thing < DON_THING) as CopyId[];
              const frame = at(x.match.stack, x.match.stack.length - 1) as Running;
              if (differentNames && sameName(x, cards)) return no('SAME_NAME', {}, '10.4');
              if (!limit) return null;
              const max = limit(x, frame);
              const sum = cards.reduce((all, card) => all + worth(x, card), 0);
              return sum > max ? no('TOTAL_TOO_HIGH', { sum, max }, '10.4') : null;
            },
          }
        : NO_REASONS,
  };
}

function donThings({ t }: X, f: Running, { of }: Pick, state: 'active' | 'rested', most: number): number[] {
  const seat = seatOf(f, of === 'opponent' ? 'opponent' : 'you');
  const there = state === 'active' ? t.donActive[seat] : t.donRested[seat];
  return Array.from({ length: Math.min(there, most) }, (_, i) => DON_THING + i);
}

const sameName = (x: X, cards: readonly CopyId[]): boolean =>
  cards.some((card, i) =>
    cards.slice(0, i).some((one) => x.face(one).names.some((name) => x.face(card).names.includes(name))),
  );

/** Whoever searches a deck sees it. */
function lookThrough(x: X, f: Running, seat: Seat, pick: Pick): void {
  for (const whose of sidesOf(pick.of, f.you)) lookAt(x, seat, x.t.deck[whose]);
}

/** Everybody sees whether a card fits this, wherever it lies. */
const isOpen = (where: Filter): boolean => Object.keys(where).every((key) => OPEN.includes(key)); // determinism: all of them
const OPEN: readonly string[] = ['faceUp', 'other', 'state', 'given', 'playedThisTurn'];

function topOps(top: Top): Op[] {
  const area = top.in[0];
  const count = numberOf(top.top);
  const choice: Op = {
    go(x, f) {
      f.r.k = 0;
      if (top.end === 'bottom') f.r.k = 1;
      if (top.end !== 'top-or-bottom' || pileOf(x.t, area, seatOf(f, top.of ?? 'you')).length < 2) return 'next';
      x.ask('option', f.you, 'which-end', { options: ['top', 'bottom'], params: { area } });
      return 'asked';
    },
    hear(_x, f, { word }) {
      f.r.k = word === 'bottom' ? 1 : 0;
      return 'next';
    },
    asked: NO_REASONS,
  };
  const take: Op = {
    go(x, f) {
      const pile = pileOf(x.t, area, seatOf(f, top.of ?? 'you'));
      const n = Math.min(Math.max(0, count(x, f)), pile.length);
      f.r.want = top.upTo ? 1 : Math.max(1, count(x, f));
      found(f, `${area}-${f.r.k === 1 ? 'bottom' : 'top'}`, seatOf(f, top.of ?? 'you'));
      if (!top.upTo || n === 0) return taken(f, pile, n);
      x.ask('number', f.you, 'how-many', { min: 0, max: n, params: { area } });
      return 'asked';
    },
    hear(x, f, { number }) {
      return taken(f, pileOf(x.t, area, seatOf(f, top.of ?? 'you')), number);
    },
    asked: NO_REASONS,
  };
  return [choice, take];
}

const pileOf = (t: Table, area: 'deck' | 'life', seat: Seat): readonly CopyId[] => t[area][seat];
/** The first of `on` is the first to be taken. */
function taken(f: Running, pile: readonly CopyId[], n: number): 'next' {
  f.r.on = f.r.k === 1 ? pile.slice(0, n) : pile.slice(pile.length - n).reverse();
  f.r.it = f.r.on.slice();
  return 'next';
}

/** Their owner puts several cards in order before they go to a deck or to Life (3-1-7), or `who` looks at them does. */
export const inOrder = (who?: Who): Op => ({
  go(x, f) {
    const { on } = f.r;
    if (on.length < 2) return 'next';
    const seat = who ? seatOf(f, who) : ownerOf(x, at(on, 0));
    const knows = (card: CopyId, who: number): boolean => (at(x.match.known, card) & who) === who;
    if (!on.every((card) => knows(card, 1 << seat))) return 'next'; // nobody can put in order what nobody has seen
    const alike = on.every((card) => x.t.print[card] === x.t.print[at(on, 0)]);
    if (alike && on.every((card) => knows(card, EVERYONE))) return 'next';
    x.ask('order', seat, 'order', { from: on, min: on.length, max: on.length, of: 'card' });
    return 'asked';
  },
  hear(_x, f, { picks }) {
    f.r.on = picks as CopyId[];
    return 'next';
  },
  asked: NO_REASONS,
});
