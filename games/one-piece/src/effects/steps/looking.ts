/** Look at cards, take some of them, put the rest away. */
import { type CopyId, no, type Seat } from '@dealers-choice/kernel';
import { forgetOrder, lookAt, moveCard, reveal, shuffleDeck } from '../../rules/areas.ts';
import { ownerOf, type Test } from '../../rules/card.ts';
import { emit } from '../../rules/emit.ts';
import { enterField } from '../../rules/enter.ts';
import { per } from '../../rules/field.ts';
import { takeLife } from '../../rules/life-instead.ts';
import { TIMING } from '../../rules/listeners.ts';
import { keepsLife } from '../../rules/own-effects.ts';
import type { X } from '../../rules/table.ts';
import type { Step, Take, Who } from '../../tree/tree.ts';
import { sameName } from '../choose.ts';
import { did, doing, type EffectFrame, type Flow, NO_REASONS, type Op } from '../op.ts';
import { seatOf, testOf } from '../phrase.ts';
import { inOrder, pickOps } from '../pick.ts';
import { playable } from './playing.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

export function lookOps({ what, take, rest, who = 'you' }: Of<'look'>): Op[] {
  const look = doing((x, f) => {
    const seat = seatOf(f, who);
    const { on } = f.r;
    f.r.seen = on.slice();
    f.r.lies += '-seen';
    f.r.it = [];
    lookAt(x, seat, on);
    return did(f, on.length, Math.max(1, on.length));
  });
  return [...pickOps(what, 'look', null), look, ...(take ? takeOps(take, who) : []), ...restOps(rest, who)];
}

/** `it` is what was taken; `seen` what is left. */
function takeOps(take: Take, who: Who): Op[] {
  const test: Test | null = take.where ? testOf(take.where) : null;
  const plays = take.to === 'play' || take.to === 'play-rested';
  const shows = take.reveal === true || (take.where !== undefined && !plays && take.to !== 'trash');
  const most = take.upTo ?? take.n ?? 1;
  const free = take.upTo !== undefined || test !== null || plays; // not every card can be played
  const isKept = (x: X, f: EffectFrame): boolean =>
    take.to === 'hand' && f.r.lies.startsWith('life') && keepsLife(x, f.r.whose as Seat, f.you);
  const find = (x: X, f: EffectFrame): CopyId[] =>
    f.r.seen.filter((card) => (test === null || test(x, card, f)) && (!plays || playable(x, ownerOf(x, card), card)));
  const choose: Op = {
    go(x, f) {
      f.r.on = [];
      if (f.r.seen.length === 0 || isKept(x, f)) return 'next';
      const from = find(x, f);
      const max = Math.min(most, f.r.seen.length); // how many of them fit, only the looking player knows
      x.ask('cards', seatOf(f, who), 'take', { from, min: free ? 0 : max, max, noun: 'card', params: { to: take.to } });
      return 'asked';
    },
    hear(_x, f, { picks }) {
      f.r.on = picks as CopyId[];
      return 'next';
    },
    asked: take.differentNames
      ? {
          ...NO_REASONS,
          joint(x, _r, things) {
            const sees = (card: number): boolean => ((x.match.known[card] ?? 0) & (1 << x.answering)) !== 0;
            const cards = things.filter((thing) => thing > 0 && sees(thing)) as CopyId[];
            return sameName(x, cards) ? no('SAME_NAME', {}, 'OP-65') : null;
          },
        }
      : NO_REASONS,
  };
  const apply = doing((x, f): Flow => {
    const { on } = f.r;
    f.r.it = on.slice();
    f.r.seen = f.r.seen.filter((card) => !on.includes(card));
    f.r.want = Math.max(1, on.length);
    if (plays) {
      if (on.length === 0) return did(f, 0, 1);
      enterField(x, on, take.to === 'play-rested', 'effect', f.you);
      return 'ran';
    }
    if (f.r.lies.startsWith('life') && take.to !== 'life-top' && on.length > 0) {
      const left = x.t.life[f.r.whose as Seat].length - on.length;
      emit(x, TIMING.ON_LIFE_REMOVED, {
        card: 0 as CopyId,
        seat: f.r.whose as Seat,
        n: on.length,
        how: 'effect',
        by: f.you,
        left,
      });
    }
    let elsewhere = 0;
    const isTaken = f.r.lies.startsWith('life') && take.to === 'hand';
    for (const card of on) {
      if (shows) reveal(x, card);
      if (isTaken) elsewhere += takeLife(x, card, 'effect') === 'hand' ? 0 : 1;
      else if (take.to === 'hand' || take.to === 'trash') moveCard(x, card, take.to, 'effect');
      else moveCard(x, card, take.to === 'life-top' ? 'life' : 'deck', 'effect', false, take.faceUp === true);
    }
    return did(f, on.length - elsewhere, f.r.want);
  });
  return [choose, apply];
}

function restOps(rest: Of<'look'>['rest'], who: Who): Op[] {
  const restOn = doing((_x, f) => {
    f.r.on = f.r.seen;
    f.r.seen = [];
    f.r.k = rest.endsWith('bottom') ? 1 : 0;
    return undefined;
  });
  const ended = [restOn];
  if (rest === 'as-they-were') return ended;
  if (rest === 'trash') {
    return [...ended, putAway((x, card) => moveCard(x, card, 'trash', 'effect'))];
  }
  if (rest === 'shuffle') {
    return [
      ...ended,
      doing((x, f) => {
        shuffleDeck(x, f.r.whose as Seat);
        return undefined;
      }),
    ];
  }
  const area = rest.startsWith('life') ? 'life' : 'deck';
  const back = doing((x, f) => {
    const bottom = f.r.k === 1;
    // The first chosen lies above the others.
    for (const card of bottom ? f.r.on : f.r.on.slice().reverse()) {
      moveCard(x, card, area, 'effect', bottom, per(x.t.faceUp, card) === 1);
    }
    if (f.r.on.length > 1) forgetOrder(x, f.r.on, seatOf(f, who));
    return undefined;
  });
  return [...ended, ...(rest.endsWith('top-or-bottom') ? [whichEnd(who)] : []), inOrder(who), back];
}

const putAway = (act: (x: X, card: CopyId) => void): Op =>
  doing((x, f) => {
    for (const card of f.r.on) act(x, card);
    return undefined;
  });

/** Looked-at cards all go to one end (OP-104). */
const whichEnd = (who: Who): Op => ({
  go(x, f) {
    f.r.k = 0;
    if (f.r.on.length === 0) return 'next';
    x.ask('option', seatOf(f, who), 'place-where', { options: ['top', 'bottom'] });
    return 'asked';
  },
  hear(_x, f, { word }) {
    f.r.k = word === 'bottom' ? 1 : 0;
    return 'next';
  },
  asked: NO_REASONS,
});
