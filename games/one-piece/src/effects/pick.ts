/** Finding the cards that a verb is about: the ones already meant, those on top, or those somebody chooses. */
import { type CopyId, EVERYONE, must, type Seat } from '@dealers-choice/kernel';
import { zoneNameOf } from '../rules/areas.ts';
import { ownerOf } from '../rules/card.ts';
import { per } from '../rules/field.ts';
import { other, type Table, type X } from '../rules/table.ts';
import { isOnField } from '../rules/values/values.ts';
import type { Pick, Ref, Target, Top, Who } from '../tree/tree.ts';
import { chosen, donState, found, inHandOrder, type Suffers, type Verb } from './choose.ts';
import { doing, type EffectFrame, NO_REASONS, type Op } from './op.ts';
import { cardsOf, numberOf, refCards, seatOf } from './phrase.ts';

export type { Suffers, Verb } from './choose.ts';

const isRef = (target: Target): target is Ref => typeof target === 'string';
export const isTop = (target: Target): target is Top => typeof target === 'object' && 'top' in target;

/** Ops after which `on` holds the cards. */
export function pickOps(target: Target, verb: Verb, suffers: Suffers | null): Op[] {
  if (isRef(target)) return [doing((x, f) => meant(x, f, target))];
  if (isTop(target)) return topOps(target);
  return [target.all ? allOf(target, verb, suffers) : chosen(target, verb, suffers)];
}

function meant(x: X, f: EffectFrame, ref: Ref): undefined {
  f.r.on = ref === 'this' && isGone(x, f) ? [] : (refCards(x, f, ref).slice() as CopyId[]);
  f.r.want = Math.max(1, f.r.on.length);
}

/** `this` is only the object that spoke; a card that has left since is another one, wherever it went from the trash. */
function isGone(x: X, { r, source }: EffectFrame): boolean {
  const isOther = r.since > 0 && per(x.t.since, source) !== r.since;
  if (!r.noted) return isOther;
  return isOnField(x.t, source) ? isOther : HIDDEN.includes(zoneNameOf(x, source));
}
const HIDDEN: readonly string[] = ['hand', 'deck', 'life'];

function allOf(pick: Pick, verb: Verb, suffers: Suffers | null): Op {
  const { list } = cardsOf(pick);
  const don = pick.in.includes('don')
    ? cardsOf({ ...pick, in: ['don'], where: { state: donState(pick, verb) } })
    : null;
  return doing((x, f) => {
    const cards = inHandOrder(
      list(x, f).filter((card) => !suffers || suffers(x, card, f)),
      pick.in,
    );
    f.r.on = cards;
    f.r.it = cards.slice();
    if (don) f.r.k = don.count(x, f);
    f.r.want = Math.max(1, cards.length + (don ? f.r.k : 0));
    return undefined;
  });
}

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
function taken(f: EffectFrame, pile: readonly CopyId[], n: number): 'next' {
  f.r.on = f.r.k === 1 ? pile.slice(0, n) : pile.slice(pile.length - n).reverse();
  f.r.it = f.r.on.slice();
  return 'next';
}

/**
 * Their owner puts several cards in order before they go to a deck or to Life (OP-104), or `who` looks at them does; of
 * cards of both players each player the own.
 */
export const inOrder = (who?: Who | 'turn-player' | 'other-player'): Op => ({
  go(x, f) {
    const both = who === 'turn-player' || who === 'other-player';
    const asked = who === 'turn-player' ? x.t.turnPlayer : other(x.t.turnPlayer);
    const on = both ? f.r.on.filter((card) => ownerOf(x, card) === asked) : f.r.on;
    if (on.length < 2) return 'next';
    const seat = both ? asked : who ? seatOf(f, who) : ownerOf(x, must(on, 0));
    const knows = (card: CopyId, who: number): boolean => ((x.match.known[card] ?? 0) & who) === who;
    if (!on.every((card) => knows(card, 1 << seat))) return 'next'; // nobody can put in order what nobody has seen
    const alike = on.every((card) => x.t.print[card] === x.t.print[must(on, 0)]);
    if (alike && on.every((card) => knows(card, EVERYONE))) return 'next';
    x.ask('order', seat, 'order', { from: on, min: on.length, max: on.length, noun: 'card' });
    return 'asked';
  },
  hear(_x, f, { picks }) {
    f.r.on = [...(picks as CopyId[]), ...f.r.on.filter((card) => !picks.includes(card))];
    return 'next';
  },
  asked: NO_REASONS,
});
