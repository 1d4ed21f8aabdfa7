/** If, may, choose one, later: what holds steps together. */
import { type CopyId, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { depthOf } from '../../rules/areas.ts';
import { dealDamage } from '../../rules/battle/damage.ts';
import type { Payable } from '../../rules/card.ts';
import { endGame } from '../../rules/ending.ts';
import { per } from '../../rules/field.ts';
import { other, type X } from '../../rules/table.ts';
import { STALE } from '../../rules/values/bits.ts';
import { changed, isOnField } from '../../rules/values/values.ts';
import type { Ref, Step } from '../../tree/tree.ts';
import type { Compiling } from '../compile.ts';
import { conditionOf } from '../condition.ts';
import { askMay, hearMay, type May } from '../may.ts';
import { addPlayerRule, did, doing, type EffectFrame, type Flow, jump, NO_REASONS, type Op } from '../op.ts';
import { offerableOf, payableOf } from '../pay.ts';
import { cardsOf, numberOf, refCards, seatOf } from '../phrase.ts';
import { pickOps } from '../pick.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

/** Runs `then` or `otherwise`. */
function branch(test: (x: X, f: EffectFrame) => boolean, then: readonly Op[], otherwise: readonly Op[]): Op[] {
  const skip = otherwise.length > 0 ? then.length + 2 : then.length + 1;
  return [
    doing((x, f) => {
      if (test(x, f)) return 'next';
      f.r.done = 0; // what did not happen was not done: "if you do" fails
      return jump(f, skip);
    }),
    ...then,
    ...(otherwise.length > 0 ? [doing((_x, f) => jump(f, otherwise.length + 1)), ...otherwise] : []),
  ];
}

/** `rest`: a "Then" that hangs on the same "if" stands inside it (OP-69). */
export function ifOps(step: Of<'if'>, { ops }: Compiling): Op[] {
  const holds = conditionOf(step.if);
  return branch((x, f) => holds(x, f), ops(step.then), ops(step.else ?? []));
}
export const ifDoneOps = (step: Of<'ifDone'>, { ops }: Compiling): Op[] =>
  branch((_x, f) => f.r.done === 1, ops(step.then), ops(step.else ?? []));

/** "You may …": a price is paid whole or not at all (OP-62), and so is what somebody does to be spared something. */
export function mayOps(step: Of<'may'>, { ops, costs }: Compiling): Op[] {
  const [then, otherwise] = [[...costs(step.steps)], ops(step.else ?? [])];
  const payable: Payable = (step.whole || step.else ? payableOf : offerableOf)(step.steps);
  const who = step.who ?? 'you';
  const skip = otherwise.length > 0 ? then.length + 2 : then.length + 1;
  const may: May = {
    who: (f) => seatOf(f, who),
    prompt: 'may',
    params: {},
    yes: () => 'next',
    no: (_x, f) => declined(f, skip),
  };
  const ask: Op = {
    go(x, f) {
      const can = payable.can(x, f);
      return can || payable.hidden ? askMay(x, f, can, may) : declined(f, skip);
    },
    hear: (x, f, answer, seat) => hearMay(x, f, answer, seat, may),
    asked: NO_REASONS,
    step,
  };
  const pass = doing((_x, f) => jump(f, otherwise.length + 1));
  return [ask, ...then, ...(otherwise.length > 0 ? [pass, ...otherwise] : [])];
}
function declined(f: EffectFrame, skip: number): Flow {
  f.r.done = 0;
  f.r.n = 0; // "for every card trashed": there was none
  return jump(f, skip);
}

/** An option that does nothing may be chosen as well (OP-67). */
export function chooseOneOps(step: Of<'chooseOne'>, { ops, costs, cost }: Compiling): Op[] {
  const { options, who = 'you' } = step;
  const bodies = options.map((steps) => (cost ? costs(steps) : ops(steps)));
  const payables = cost ? options.map(payableOf) : [];
  const words = options.map((_, i) => String(i + 1));
  const meant = options.flat().map(meantBy);
  const total = bodies.reduce((sum, body) => sum + body.length + 1, 0);
  const starts: number[] = [];
  let next = 1;
  for (const body of bodies) {
    starts.push(next);
    next += body.length + 1;
  }
  const ask: Op = {
    go(x, f) {
      // Where none was chosen there is nothing left to choose between: "return up to 1 … or place it at the bottom …".
      if (meant.every((ref) => ref !== null && refCards(x, f, ref).length === 0)) return declined(f, total + 1);
      const open = cost ? words.filter((_, i) => payables[i]?.can(x, f)) : words;
      const only = open.length === 1 && !payables.some((one) => one.hidden) ? open[0] : undefined;
      if (open.length === 0) return declined(f, total + 1);
      if (only !== undefined) return jump(f, starts[Number(only) - 1] ?? 1);
      x.ask('option', seatOf(f, who), 'choose-one', { options: open });
      return 'asked';
    },
    hear(x, f, { word }, seat) {
      x.tell?.({ type: 'choiceMade', seat, cards: [], word });
      return jump(f, starts[Number(word) - 1] ?? 1);
    },
    asked: NO_REASONS,
    step,
  };
  const out: Op[] = [ask];
  for (const body of bodies) {
    out.push(...body);
    const left = total + 1 - out.length;
    out.push(doing((_x, f) => jump(f, left)));
  }
  return out;
}

/** The cards already meant that a step is about; null where it is about others, or about none. */
function meantBy(step: Step): Ref | null {
  const cards = 'what' in step ? step.what : step.do === 'giveDon' || step.do === 'moveGivenDon' ? step.to : null;
  return typeof cards === 'string' ? cards : null;
}

/** Rounds left stand in one number, a digit of this base for each repetition inside another. */
const ROUNDS = 256;

export function repeatOps({ n, steps }: Of<'repeat'>, { ops }: Compiling): Op[] {
  const count = numberOf(n);
  const body = ops(steps);
  return [
    doing((x, f) => {
      f.r.loop = f.r.loop * ROUNDS + Math.min(Math.max(0, count(x, f)), ROUNDS - 1);
      return undefined;
    }),
    doing((_x, f) => {
      if (f.r.loop % ROUNDS > 0) return 'next';
      f.r.loop = Math.floor(f.r.loop / ROUNDS);
      return jump(f, body.length + 2);
    }),
    ...body,
    doing((_x, f) => {
      f.r.loop--;
      return jump(f, -(body.length + 1));
    }),
  ];
}

const isOpen = (x: X, card: CopyId): boolean => ((x.match.known[card] ?? 0) & (1 << SPECTATOR)) !== 0;
export function laterOps({ at: when, steps }: Of<'later'>, { code }: Compiling): Op[] {
  const later = code(steps);
  return [
    doing((x, f) => {
      const it = f.r.it.filter((card) => isOpen(x, card)); // what waits lies open; nobody may learn from it
      const its = it.map((card) => per(x.t.since, card));
      const since = per(x.t.since, f.source);
      x.t.delayed.push({ at: when, seat: f.you, card: f.source, since, code: later, it, its });
      return did(f, 1, 1);
    }),
  ];
}

/** From now on, for a while: cards that leave or rest ask for it. It holds for those that are there now (OP-111). */
export function insteadOps({ would, optional = false, steps, for: until }: Of<'instead'>, { grant }: Compiling): Op[] {
  const code = grant({ timings: ['REPLACEMENT'], would, ...(optional ? { optional } : {}), steps });
  const there = would.cards ? cardsOf({ ...would.cards, where: {} }).list : (_x: X, f: EffectFrame) => [f.source];
  return [
    doing((x, f) => {
      const on = there(x, f);
      const its = on.map((card) => per(x.t.since, card));
      addPlayerRule(x, f, { what: 'instead', seat: f.you, n: code, filter: -1, until, on, its });
      return did(f, 1, 1);
    }),
  ];
}

export function damageOps({ n, who }: Of<'damage'>): Op[] {
  const count = numberOf(n);
  return [
    doing((x, f) => {
      const points = Math.max(0, count(x, f));
      if (points === 0) return did(f, 0, 1);
      f.r.want = points;
      dealDamage(x, seatOf(f, who), points, false, 0 as CopyId, f.you);
      return 'ran';
    }),
  ];
}

export function turnLifeOps({ which, n = 1, faceUp, who = 'you' }: Of<'turnLife'>): Op[] {
  const lie = (x: X, seat: Seat): CopyId[] => x.t.life[seat].filter((card) => (x.t.faceUp[card] === 1) !== faceUp);
  const choose: Op = {
    go(x, f) {
      const from = lie(x, seatOf(f, who));
      f.r.on = from;
      if (from.length <= n) return 'next';
      x.ask('cards', f.you, 'choose', {
        from,
        min: n,
        max: n,
        noun: 'card',
        params: { verb: 'turn-life', n, upTo: false },
      });
      return 'asked';
    },
    hear(_x, f, { picks }) {
      f.r.on = picks as CopyId[];
      return 'next';
    },
    asked: NO_REASONS,
  };
  const turn = doing((x, f) => {
    const seat = seatOf(f, who);
    const life = x.t.life[seat];
    let turned = 0;
    for (const card of which === 'any' ? f.r.on : which === 'top' ? life.slice(-n) : life) {
      if ((x.t.faceUp[card] === 1) === faceUp) continue;
      x.t.faceUp[card] = faceUp ? 1 : 0;
      if (faceUp) x.show(card);
      turned++;
      changed(x, STALE.life);
      x.tell?.({ type: 'lifeTurned', seat, card, print: per(x.t.print, card), depth: depthOf(x, card), faceUp });
    }
    return did(f, turned, which === 'all' ? 1 : n);
  });
  return which === 'any' ? [choose, turn] : [turn];
}

/** Not a block: any card of the defender's may become the target (OP-43). */
export const changeTargetOps = ({ to }: Of<'changeTarget'>): Op[] => [
  ...pickOps(to, 'change-target', null),
  doing((x, f) => {
    const [card] = f.r.on;
    const { t } = x;
    if (card === undefined || t.battle === '' || !isOnField(t, card) || card === t.target) return did(f, 0, 1);
    const from = t.target as CopyId;
    t.target = card;
    t.targetSince = t.since[card] ?? 0;
    changed(x, STALE.battle);
    x.tell?.({ type: 'attackTargetChanged', seat: f.you, card, from });
    return did(f, 1, 1);
  }),
];

export const extraTurnOps = (): Op[] => [
  doing((x, f) => {
    x.t.extraTurns[f.you]++;
    return did(f, 1, 1);
  }),
];
export const winOps = ({ who = 'you' }: Of<'win'>): Op[] => [ending((f) => seatOf(f, who))];
export const loseOps = ({ who = 'you', atEndOfTurn }: Of<'lose'>): Op[] =>
  atEndOfTurn
    ? [
        doing((x, f) => {
          x.t.due[seatOf(f, who)] = true;
          return did(f, 1, 1);
        }),
      ]
    : [ending((f) => other(seatOf(f, who)))];
const ending = (winner: (f: EffectFrame) => Seat): Op =>
  doing((x, f) => {
    endGame(x, 'EFFECT', [winner(f)]);
    return did(f, 1, 1);
  });
