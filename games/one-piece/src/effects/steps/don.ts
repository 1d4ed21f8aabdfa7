/** DON!! that effects add, give, return, rest and set active. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import { ownerOf } from '../../rules/card.ts';
import {
  ACTIVE_DON,
  activateDon,
  addDon,
  donPlaces,
  giveDon,
  RESTED_DON,
  restDon,
  returnDonFrom,
  takeGiven,
} from '../../rules/don.ts';
import { emit } from '../../rules/emit.ts';
import { per } from '../../rules/field.ts';
import { TIMING } from '../../rules/listeners.ts';
import { isBanned } from '../../rules/play-bans.ts';
import type { X } from '../../rules/table.ts';
import { isOnField } from '../../rules/values/values.ts';
import type { Num, Step, Who } from '../../tree/tree.ts';
import { did, doing, type EffectFrame, type Flow, fromZero, NO_REASONS, type Op } from '../op.ts';
import { donOnFieldOf, numberOf, seatOf } from '../phrase.ts';
import { pickOps, type Suffers } from '../pick.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

/** Does something with this many DON!!, or with as many as there are; asks how many where the text says "up to". */
function someDon(
  num: Num,
  upTo: boolean,
  who: Who,
  prompt: string,
  pool: (x: X, seat: Seat, source: CopyId) => number,
  act: (x: X, f: EffectFrame, seat: Seat, n: number) => number,
  asks: Who = 'you',
): Op {
  const count = numberOf(num);
  const finish = (x: X, f: EffectFrame, n: number): Flow => {
    const done = act(x, f, seatOf(f, who), n);
    return did(f, done, upTo ? Math.max(1, n) : Math.max(1, count(x, f)));
  };
  return {
    go(x, f) {
      const most = Math.max(0, Math.min(count(x, f), pool(x, seatOf(f, who), f.source)));
      if (!upTo || most === 0) return finish(x, f, most);
      x.ask('number', seatOf(f, asks), prompt, { min: 0, max: most });
      return 'asked';
    },
    hear: (x, f, { number }) => finish(x, f, number),
    asked: NO_REASONS,
  };
}

export const addDonOps = ({ n, upTo = false, rested = false, who = 'you' }: Of<'addDon'>): Op[] => [
  someDon(
    n,
    upTo,
    who,
    'add-don',
    ({ t }, seat) => t.donDeck[seat],
    (x, _f, seat, k) => addDon(x, seat, k, rested),
    who,
  ),
];
export const restDonOps = ({ n, upTo = false, who = 'you' }: Of<'restDon'>): Op[] => [
  someDon(
    n,
    upTo,
    who,
    'rest-don',
    ({ t }, seat) => t.donActive[seat],
    (x, _f, seat, k) => restDon(x, seat, k, 'effect'),
  ),
];
export const activateDonOps = ({ n, upTo = false, who = 'you' }: Of<'activateDon'>): Op[] => [
  someDon(
    n,
    upTo,
    who,
    'activate-don',
    // Forbidden may be what some cards' effects do.
    (x, seat, source) => (isBanned(x, seat, 'SET_DON_ACTIVE', source) ? 0 : x.t.donRested[seat]),
    (x, _f, seat, k) => activateDon(x, seat, k, 'effect'),
  ),
];
export const freezeDonOps = ({ n, who = 'you', upTo = false }: Of<'freezeDon'>): Op[] => [
  someDon(
    n,
    upTo,
    who,
    'freeze-don',
    ({ t }, seat) => t.donRested[seat] - t.donFrozen[seat],
    ({ t }, _f, seat, k) => {
      t.donFrozen[seat] += k;
      return k;
    },
  ),
];

/** Only a Leader or a Character of the field is given any (OP-34). */
export const takesDon: Suffers = (x, card) => isOnField(x.t, card) && x.face(card).category !== 'STAGE';

/** To one card, or this many to each. DON!! go only to cards of their own player (OP-10). */
export function giveDonOps({ n, upTo = false, from, to, each = false }: Of<'giveDon'>): Op[] {
  const count = numberOf(n);
  const pool = ({ t }: X, seat: Seat): number =>
    (from === 'rested' ? 0 : t.donActive[seat]) + (from === 'active' ? 0 : t.donRested[seat]);
  const give = (x: X, f: EffectFrame, card: CopyId, k: number): number => {
    const chosen = from === 'any' && !each ? f.r.also : 0;
    const rested = from === 'active' ? 0 : giveDon(x, card, k - chosen, 'rested', 'effect', f.you);
    return rested + (from === 'rested' ? 0 : giveDon(x, card, k - rested, 'active', 'effect', f.you));
  };
  const hosts = (x: X, f: EffectFrame): CopyId[] => f.r.on.filter((card) => takesDon(x, card, f));
  const finish = (x: X, f: EffectFrame, k: number): Flow => {
    let given = 0;
    for (const card of hosts(x, f)) given += give(x, f, card, k);
    const all = count(x, f) * (each ? f.r.on.length : 1);
    return did(f, given, upTo ? 1 : Math.max(1, all));
  };
  // Whoever was picked for one DON!! gets it; else each of them is asked for.
  const isSaid = typeof to === 'object' && 'upTo' in to && n === 1;
  if (each && upTo && !isSaid) return [...pickOps(to, 'give-don', takesDon), fromZero, giveEach(count, pool, give)];
  const giving: Op = {
    go(x, f) {
      f.r.k = 0;
      f.r.also = 0;
      const [host] = hosts(x, f);
      if (host === undefined) return 'next';
      const most = Math.max(0, Math.min(count(x, f), pool(x, ownerOf(x, host))));
      f.r.k = most;
      if (each || !upTo || most === 0) return 'next';
      x.ask('number', f.you, 'give-don', { min: 0, max: most });
      return 'asked';
    },
    hear: (_x, f, { number }) => {
      f.r.k = number;
      return 'next';
    },
    asked: NO_REASONS,
  };
  const given: Op = doing((x, f) => {
    const { k } = f.r;
    f.r.k = 0;
    return hosts(x, f).length === 0 ? did(f, 0, 1) : finish(x, f, k);
  });
  return [...pickOps(to, 'give-don', takesDon), giving, ...(from === 'any' && !each ? [activeOnes(hosts)] : []), given];
}

/** Of active and rested ones whoever gives them says which. `also`: how many active ones. */
const activeOnes = (hosts: (x: X, f: EffectFrame) => readonly CopyId[]): Op => ({
  go(x, f) {
    const [host] = hosts(x, f);
    if (host === undefined) return 'next';
    const seat = ownerOf(x, host);
    const min = Math.max(0, f.r.k - x.t.donRested[seat]);
    const max = Math.min(f.r.k, x.t.donActive[seat]);
    f.r.also = min;
    if (min === max) return 'next';
    x.ask('number', f.you, 'give-active-don', { min, max, params: { seat } });
    return 'asked';
  },
  hear(_x, f, { number }) {
    f.r.also = number;
    return 'next';
  },
  asked: NO_REASONS,
});

/** Up to this many to each: their player says how many, card by card. `k`: place of the card, `also`: those given. */
function giveEach(
  count: (x: X, f: EffectFrame) => number,
  pool: (x: X, seat: Seat) => number,
  give: (x: X, f: EffectFrame, card: CopyId, k: number) => number,
): Op {
  return {
    go(x, f) {
      for (; f.r.k < f.r.on.length; f.r.k++) {
        const host = must(f.r.on, f.r.k);
        const most = takesDon(x, host, f) ? Math.min(count(x, f), pool(x, ownerOf(x, host))) : 0;
        if (most <= 0) continue;
        x.ask('number', f.you, 'give-don', { min: 0, max: most, source: host });
        return 'asked';
      }
      f.r.k = 0;
      return did(f, f.r.also, 1);
    },
    hear(x, f, { number }) {
      f.r.also += give(x, f, must(f.r.on, f.r.k), number);
      f.r.k++;
      return 'jumped';
    },
    asked: NO_REASONS,
  };
}

/** From other cards of their player to this one. */
export function moveGivenDonOps({ n, upTo = false, to }: Of<'moveGivenDon'>): Op[] {
  const count = numberOf(n);
  const sources = (x: X, host: CopyId): CopyId[] => {
    const seat = ownerOf(x, host);
    return [...x.t.leader[seat], ...x.t.characters[seat]].filter((card) => card !== host && per(x.t.given, card) > 0);
  };
  const moving: Op = {
    go(x, f) {
      const [host] = f.r.on;
      const from = host !== undefined && takesDon(x, host, f) ? sources(x, host) : [];
      if (from.length === 0 || f.r.k >= count(x, f)) return movedSo(x, f);
      if (from.length === 1 && !upTo) return moveOne(x, f, must(from, 0));
      x.ask('cards', f.you, 'move-don', { from, min: upTo ? 0 : 1, max: 1, noun: 'card' });
      return 'asked';
    },
    hear(x, f, { picks }) {
      const [from] = picks;
      return from === undefined ? movedSo(x, f) : moveOne(x, f, from as CopyId);
    },
    asked: NO_REASONS,
  };
  const movedSo = (x: X, f: EffectFrame): Flow => {
    const moved = f.r.k;
    f.r.k = 0;
    return did(f, moved, upTo ? 1 : Math.max(1, count(x, f)));
  };
  const moveOne = (x: X, f: EffectFrame, from: CopyId): Flow => {
    takeGiven(x, from, 1);
    giveDon(x, must(f.r.on, 0), 1, 'rested', 'effect', f.you);
    f.r.k++;
    return 'jumped';
  };
  return [...pickOps(to, 'give-don', takesDon), fromZero, moving];
}

/** Under which cards of a player there are DON!!. */
const donHosts = ({ t }: X, seat: Seat): CopyId[] =>
  [...t.leader[seat], ...t.characters[seat]].filter((card) => per(t.given, card) > 0);
/** How many DON!! are given to cards of a player. */
export const donGivenOf = (x: X, seat: Seat): number =>
  donHosts(x, seat).reduce((sum, card) => sum + per(x.t.given, card), 0);

/** Back to the cost area: whose they are picks them, one after another. */
export function returnGivenDonOps({ n, who = 'you', upTo = false }: Of<'returnGivenDon'>): Op[] {
  const count = numberOf(n);
  const finish = (f: EffectFrame): Flow => {
    const returned = f.r.k;
    f.r.k = 0;
    return did(f, returned, upTo ? 1 : Math.max(1, f.r.want));
  };
  const one = (x: X, f: EffectFrame, host: CopyId): Flow => {
    takeGiven(x, host, 1);
    f.r.k++;
    return 'jumped';
  };
  const returning: Op = {
    go(x, f) {
      const seat = seatOf(f, who);
      const hosts = donHosts(x, seat);
      if (f.r.k === 0) f.r.want = Math.max(0, count(x, f));
      const left = f.r.want - f.r.k;
      if (left <= 0 || hosts.length === 0) return finish(f);
      if (!upTo && (hosts.length === 1 || donGivenOf(x, seat) <= left)) return one(x, f, must(hosts, 0));
      x.ask('cards', seat, 'take-don', { from: hosts, min: upTo ? 0 : 1, max: 1, noun: 'card', params: { left } });
      return 'asked';
    },
    hear(x, f, { picks }) {
      const [host] = picks;
      return host === undefined ? finish(f) : one(x, f, host as CopyId);
    },
    asked: NO_REASONS,
  };
  return [fromZero, returning];
}

/** DON!! −N: whose they are picks them, wherever they lie, one after another; together they are one event. */
export function returnDonOps({ n, who = 'you', upTo = false, orMore, from }: Of<'returnDon'>): Op[] {
  const count = numberOf(n);
  const finish = (x: X, f: EffectFrame): Flow => {
    const returned = f.r.k;
    f.r.k = 0;
    if (returned > 0)
      emit(x, TIMING.ON_DON_RETURNED, {
        card: 0 as CopyId,
        seat: seatOf(f, who),
        n: returned,
        how: 'effect',
        by: f.you,
      });
    return did(f, returned, upTo ? 1 : Math.max(1, f.r.want));
  };
  const one = (x: X, f: EffectFrame, place: number): Flow => {
    returnDonFrom(x, seatOf(f, who), place);
    f.r.k++;
    return 'jumped';
  };
  const returning: Op = {
    go(x, f) {
      const seat = seatOf(f, who);
      const places = returnable(x, seat, from);
      // How many is said before the first one goes: it may be counted from what is on the field.
      if (f.r.k === 0) f.r.want = Math.max(0, count(x, f));
      const left = f.r.want - f.r.k;
      // "2 or more": beyond the number it is up to the player.
      const free = upTo || (orMore === true && left <= 0);
      if ((left <= 0 && !orMore) || places.length === 0) return finish(x, f);
      const all = donToReturn(x, seat, from) <= left;
      if (!free && (places.length === 1 || all)) return one(x, f, must(places, 0));
      const params = { left: Math.max(0, left) };
      x.ask('cards', seat, 'return-don', { from: places, min: free ? 0 : 1, max: 1, noun: 'don', params });
      return 'asked';
    },
    hear(x, f, { picks }) {
      const [place] = picks;
      return place === undefined ? finish(x, f) : one(x, f, place);
    },
    asked: NO_REASONS,
  };
  return [fromZero, returning];
}
type From = Of<'returnDon'>['from'];
const returnable = (x: X, seat: Seat, from: From): number[] => {
  const places = donPlaces(x, seat);
  if (!from) return places;
  return places.filter((place) => place === (from === 'active' ? ACTIVE_DON : RESTED_DON));
};
/** How many DON!! a player could return. */
export function donToReturn(x: X, seat: Seat, from: From): number {
  if (!from) return donOnFieldOf(x, seat);
  return from === 'active' ? x.t.donActive[seat] : x.t.donRested[seat];
}
