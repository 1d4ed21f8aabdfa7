/** What happens to cards on the field. */
import type { CopyId } from '@dealers-choice/kernel';
import { setRested } from '../../rules/areas.ts';
import { ownerOf } from '../../rules/card.ts';
import { activateDon, restDon } from '../../rules/don.ts';
import { per } from '../../rules/field.ts';
import { leave } from '../../rules/leave.ts';
import { isBanned } from '../../rules/play-bans.ts';
import { cannotBeRested, isKeptFrom } from '../../rules/protect.ts';
import type { Modifier, X } from '../../rules/table.ts';
import { BAN, BAN_BY_OPPONENT, EVERYTHING, KEYWORD, PLAYER_BAN } from '../../rules/values/bits.ts';
import { modify } from '../../rules/values/modify.ts';
import { basePowerOf, cannot, changed, isOnField, powerOf } from '../../rules/values/values.ts';
import { ATTRIBUTES, type Duration, type Num, type Step } from '../../tree/tree.ts';
import type { Compiling } from '../compile.ts';
import { addPlayerRule, did, doing, type EffectFrame, type Op } from '../op.ts';
import { numberOf, refCards, seatOf } from '../phrase.ts';
import { pickOps, type Suffers } from '../pick.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

const canBeKoed: Suffers = (x, card, env) =>
  isOnField(x.t, card) && !isKeptFrom(x, card, true, 'effect', env.you, false);
export const canBeRested: Suffers = (x, card, env) =>
  isOnField(x.t, card) && per(x.t.rested, card) === 0 && !cannotBeRested(x, card, env.you);

export const koOps = ({ what }: Of<'ko'>, cost: boolean): Op[] => [
  ...pickOps(what, 'ko', cost ? canBeKoed : null),
  doing((x, f) => {
    const { want, on } = f.r;
    const cards = on.filter((card) => isOnField(x.t, card));
    const gone = leave(x, { cards, way: 'KO', how: 'effect', by: f.you, faceUp: false });
    return gone === 'ran' ? 'ran' : did(f, gone, want);
  }),
];

/** `k` counts DON!! that were chosen beside cards. */
export const restOps = ({ what }: Of<'rest'>, cost: boolean): Op[] => [
  ...pickOps(what, 'rest', cost ? canBeRested : null),
  doing((x, f) => {
    const { want, on } = f.r;
    const don = donPicked(x, f, what, true);
    const cards = on.filter((card) => isOnField(x.t, card));
    if (cards.length === 0) return did(f, don, want);
    f.r.also = don;
    const gone = leave(x, { cards, way: 'REST', how: 'effect', by: f.you, faceUp: false });
    return gone === 'ran' ? 'ran' : did(f, gone + don, want);
  }),
];

function donPicked(x: X, f: EffectFrame, what: Of<'rest'>['what'], rest: boolean): number {
  if (typeof what !== 'object' || !('in' in what) || !what.in.some((area) => area === 'don')) return 0;
  const n = f.r.k;
  f.r.k = 0;
  const seat = seatOf(f, what.of === 'opponent' ? 'opponent' : 'you');
  if (rest) return restDon(x, seat, n, 'effect');
  return !isBanned(x, seat, 'SET_DON_ACTIVE', f.source) ? activateDon(x, seat, n, 'effect') : 0;
}

export const setActiveOps = ({ what }: Of<'setActive'>): Op[] => [
  ...pickOps(what, 'set-active', null),
  doing((x, f) => {
    const don = donPicked(x, f, what, false);
    let n = don;
    for (const card of f.r.on) {
      if (
        !isOnField(x.t, card) ||
        per(x.t.rested, card) === 0 ||
        cannot(x, card, 'BECOME_ACTIVE', f.you !== ownerOf(x, card))
      )
        continue;
      setRested(x, card, false, 'effect');
      n++;
    }
    return did(f, n, f.r.want);
  }),
];

/** A change for a while on each card. `find` says how much, for each; null: nothing. */
function lasting(
  what: Modifier['what'],
  target: Of<'power'>['what'],
  until: Modifier['until'],
  find: (x: X, f: EffectFrame, card: CopyId) => number | null,
  filter = -1,
  once = false,
): Op[] {
  return [
    ...pickOps(target, what, null),
    doing((x, f) => {
      let n = 0;
      for (const card of f.r.on) {
        const by = isOnField(x.t, card) ? find(x, f, card) : null;
        if (by === null) continue;
        modify(x, { what, on: card, n: by, until, by: f.you, filter, once });
        n++;
      }
      return did(f, n, f.r.want);
    }),
  ];
}

/** A number that may be each card's own. */
function eachNumber(n: Num): (x: X, f: EffectFrame, card: CopyId) => number {
  const value = numberOf(n);
  if (typeof n === 'number' || !n.ofEach) return (x, f) => value(x, f);
  return (x, { you, source, r }, card) => value(x, { you, source, r: { ...r, each: card } });
}

const span = (duration: Duration | undefined): Duration => duration ?? 'THIS_TURN';

export const powerOps = (step: Of<'power'>): Op[] => lasting('power', step.what, span(step.for), eachNumber(step.n));
/** A frozen minus of what it has now; nothing when it is below already (OP-83). */
export const powerZeroOps = (step: Of<'powerZero'>): Op[] =>
  lasting('power', step.what, step.for, (x, _f, card) => Math.min(0, 0 - powerOf(x, card)));
/** "the same as the selected Character's": where none was selected there is nothing that it could become. */
function baseFor(n: Num): (x: X, f: EffectFrame) => number | null {
  const value = numberOf(n);
  const from = typeof n === 'object' ? n.ofCard : undefined;
  return (x, f) => (from && refCards(x, f, from).length === 0 ? null : value(x, f));
}
export const basePowerOps = (step: Of<'basePower'>): Op[] =>
  lasting('basePower', step.what, span(step.for), baseFor(step.n));
/** Both are found before anything changes; `seen` keeps the first of them so long. */
function bothOps({ what, with: other }: Of<'swapBasePower'>): Op[] {
  const first = pickOps(what, 'swap-base-power', null);
  if (other === undefined) return first;
  const keep = doing((_x, f) => {
    f.r.seen = f.r.on.slice(0, 1);
    return undefined;
  });
  const join = doing((_x, f) => {
    f.r.on = f.r.seen.length === 0 ? [] : [...f.r.seen, ...f.r.on];
    f.r.seen = [];
    return undefined;
  });
  return [...first, keep, ...pickOps(other, 'swap-base-power', null), join];
}
/** Of the two cards each gets the other's base power, as it is now. */
export const swapBasePowerOps = (step: Of<'swapBasePower'>): Op[] => [
  ...bothOps(step),
  doing((x, f) => {
    const [first, second] = f.r.on.filter((card) => isOnField(x.t, card));
    if (first === undefined || second === undefined) return did(f, 0, 1);
    const [one, two] = [basePowerOf(x, first), basePowerOf(x, second)];
    modify(x, { what: 'basePower', on: first, n: two, until: step.for, by: f.you });
    modify(x, { what: 'basePower', on: second, n: one, until: step.for, by: f.you });
    return did(f, 2, 2);
  }),
];
export const costOps = (step: Of<'cost'>): Op[] => lasting('cost', step.what, span(step.for), eachNumber(step.n));
export const costZeroOps = (step: Of<'costZero'>): Op[] => lasting('costZero', step.what, step.for, () => 0);
export const baseCostOps = (step: Of<'baseCost'>): Op[] =>
  lasting('baseCost', step.what, span(step.for), baseFor(step.n));
export const gainOps = (step: Of<'gain'>): Op[] =>
  lasting('keyword', step.what, span(step.for), () => KEYWORD[step.keyword]);
export const gainAttributeOps = (step: Of<'gainAttribute'>): Op[] =>
  lasting('attribute', step.what, span(step.for), () => ATTRIBUTES.indexOf(step.attribute));
export const banBit = ({ be, by }: Of<'cannot'>): number => (by === 'opponent' ? BAN_BY_OPPONENT : BAN)[be];
export function cannotOps(step: Of<'cannot'>, { cause }: Compiling): Op[] {
  const against = step.against ? cause(step.against) : -1;
  return lasting('ban', step.what, span(step.for), () => banBit(step), against, step.oncePerTurn);
}
/** "Up to 2 of your opponent's rested cards": DON!! may be among them. */
export const freezeOps = ({ what }: Of<'freeze'>): Op[] => [
  ...pickOps(what, 'freeze', null),
  doing((x, f) => {
    let n = donFrozen(x, f, what);
    for (const card of f.r.on) {
      if (!isOnField(x.t, card)) continue;
      modify(x, { what: 'freeze', on: card, n: 0, until: 'NEXT_REFRESH', by: f.you });
      n++;
    }
    return did(f, n, f.r.want);
  }),
];
function donFrozen({ t }: X, f: EffectFrame, what: Of<'freeze'>['what']): number {
  if (typeof what !== 'object' || !('in' in what) || !what.in.some((area) => area === 'don')) return 0;
  const seat = seatOf(f, what.of === 'opponent' ? 'opponent' : 'you');
  const n = Math.min(f.r.k, t.donRested[seat] - t.donFrozen[seat]);
  f.r.k = 0;
  t.donFrozen[seat] += n;
  return n;
}
export const negateOps = (step: Of<'negate'>): Op[] => lasting('negate', step.what, span(step.for), () => 0);
export const mustAttackOps = (step: Of<'mustAttack'>): Op[] =>
  lasting('mustAttack', step.what, span(step.for), () => 0);
export const attackTaxOps = (step: Of<'attackTax'>, { code }: Compiling): Op[] => {
  const cost = code(step.cost, true);
  return lasting('tax', step.what, span(step.for), () => cost);
};

export function playerCannotOps(step: Of<'playerCannot'>, { filter, cause }: Compiling): Op[] {
  const where = step.where ? (step.be === 'SET_DON_ACTIVE' ? cause : filter)(step.where) : -1;
  return [
    doing((x, f) => {
      const seat = seatOf(f, step.who);
      addPlayerRule(x, f, { what: 'ban', seat, n: PLAYER_BAN[step.be], filter: where, until: span(step.for) });
      changed(x, EVERYTHING);
      return did(f, 1, 1);
    }),
  ];
}
export const nextPlayOps = (step: Of<'nextPlay'>, making: Compiling): Op[] => promised('nextPlay', step, making);
export const playCostOps = (step: Of<'playCost'>, making: Compiling): Op[] => promised('playCost', step, making);
function promised(what: 'nextPlay' | 'playCost', step: Of<'nextPlay' | 'playCost'>, { filter }: Compiling): Op[] {
  const where = filter(step.where);
  const n = numberOf(step.n);
  return [
    doing((x, f) => {
      addPlayerRule(x, f, { what, seat: f.you, n: n(x, f), filter: where, until: span(step.for) });
      return did(f, 1, 1);
    }),
  ];
}
