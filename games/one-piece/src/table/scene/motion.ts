/** Things on their way: each has a pose now, and one it goes to. Nothing here knows a screen. */
import { CARD_THICK } from './mats.ts';
import type { Placed, Pose } from './placed.ts';

export interface Actor {
  placed: Placed;
  /** What is drawn on it while it moves: a card that is turned over keeps its face until it lies. */
  face: string;
  from: Pose;
  now: Pose;
  /** In milliseconds of the clock; null: it lies. */
  begins: number | null;
  lasts: number;
  /** How high it rises on its way. */
  arc: number;
  /** It goes into a pile, and is part of it when it arrives. */
  leaves: boolean;
}

export interface Going {
  /** Which thing this one was before the event, by handle. */
  was: ReadonlyMap<string, string>;
  /** Where a thing comes from that did not lie on the table. */
  enters(placed: Placed): Pose | null;
  /** Which things went into a pile, by handle, and into which. */
  into?: ReadonlyMap<string, string>;
  lasts: number;
  now: number;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const ARC = 0.35;
/** Things that only shift a little do not fly. */
const FAR = 0.6;

const isSame = (a: Pose, b: Pose): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.turn === b.turn &&
  a.size === b.size &&
  a.up === b.up &&
  a.dim === b.dim;

/** Everybody on the stage after a change: who was there goes on from where it is. */
export function recast(cast: ReadonlyMap<string, Actor>, placed: readonly Placed[], going: Going): Map<string, Actor> {
  const next = new Map<string, Actor>();
  for (const one of placed) {
    const last = cast.get(going.was.get(one.handle) ?? one.handle);
    const start = last?.now ?? going.enters(one);
    next.set(one.handle, start && going.lasts > 0 ? sent(one, start, last, going) : lies(one));
  }
  if (going.lasts > 0) for (const [handle, leaver] of leavers(cast, next, going)) next.set(handle, leaver);
  return next;
}

/** Those who have gone into a pile are seen on their way there, and those who still were on it go on. */
function* leavers(
  cast: ReadonlyMap<string, Actor>,
  next: ReadonlyMap<string, Actor>,
  going: Going,
): Generator<[string, Actor]> {
  for (const [handle, actor] of cast) {
    if (actor.leaves && actor.begins !== null) yield [handle, actor];
    const pile = next.get(going.into?.get(handle) ?? '')?.placed;
    if (!pile || next.has(handle)) continue;
    const { face, seat, card } = actor.placed;
    const up = pile.face === 'back' ? 0 : 1;
    const pose = { ...pile.pose, y: pile.pose.y + CARD_THICK * pile.thick, up };
    const placed = { handle: `leaves-${handle}`, face, card, seat, pose, thick: 1, tags: [], marks: [] };
    yield [placed.handle, { ...sent(placed, actor.now, actor, going), leaves: true }];
  }
}

const lies = (placed: Placed): Actor => ({
  placed,
  face: placed.face,
  from: placed.pose,
  now: { ...placed.pose },
  begins: null,
  lasts: 0,
  arc: 0,
  leaves: false,
});

function sent(placed: Placed, start: Pose, last: Actor | undefined, { lasts, now }: Going): Actor {
  const turns = last !== undefined && last.face !== placed.face && (last.face === 'back') !== (placed.face === 'back');
  // A back that becomes a card is turned over on the way.
  const from: Pose = { ...start, up: turns && placed.face !== 'back' ? 0 : start.up };
  if (isSame(from, placed.pose) && !turns) return lies(placed);
  const far = Math.hypot(placed.pose.x - from.x, placed.pose.z - from.z);
  const arc = far > FAR ? ARC : 0.06;
  return { placed, face: placed.face, from, now: { ...from }, begins: now, lasts, arc, leaves: false };
}

/** Moves everybody on; true while somebody is still on the way. */
export function advance(cast: Map<string, Actor>, now: number): boolean {
  let moving = false;
  for (const [handle, actor] of cast) {
    if (actor.begins === null) continue;
    const part = Math.min(1, Math.max(0, (now - actor.begins) / actor.lasts));
    const to = actor.placed.pose;
    if (part >= 1) {
      actor.begins = null;
      actor.now = { ...to };
      if (actor.leaves) cast.delete(handle);
      continue;
    }
    moving = true;
    const t = ease(part);
    const { from } = actor;
    actor.now = {
      x: between(from.x, to.x, t),
      y: between(from.y, to.y, t) + Math.sin(t * Math.PI) * actor.arc,
      z: between(from.z, to.z, t),
      turn: between(from.turn, to.turn, t),
      size: between(from.size, to.size, t),
      up: between(from.up, to.up, t),
      dim: between(from.dim, to.dim, t),
    };
  }
  return moving;
}
