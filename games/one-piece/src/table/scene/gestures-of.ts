/** From what a hook of the surface is called with to what the table shows for a moment. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Cue, Moment, Move } from '../../surface/hooks.ts';
import type { SeenCard, Snapshot } from '../../surface/scene.ts';
import type { Gesture, PulseTone } from './gestures.ts';
import { sideOf } from './placed.ts';

/** Whose effect is under way, by handle; it lasts from one event to the next. */
export interface Telling {
  source: string | null;
  /** It is done; what values it changed is told afterwards. */
  done: boolean;
}
export const nothingTold = (): Telling => ({ source: null, done: false });

/** Asked where no effect is under way. */
const FREE = ['main', 'block', 'counter'];
/** A new position: an effect that asks something goes on after the answer; where a person is free, it is over. */
export const toldSince = (telling: Telling, prompt: string | undefined): Telling =>
  prompt === undefined || FREE.includes(prompt) ? nothingTold() : telling;

const SEATS = [0, 1] as const;
const STANDING = ['LEADER_AREA', 'CHARACTER_AREA', 'STAGE_AREA', 'LIMBO'] as const;
const PILES = ['TRASH', 'DECK'] as const;

/** The thing on the table that a card is, or the pile it lies in; null: it is in a hand, or unknown. */
export function standsFor({ mats }: Snapshot, card: CopyId | number): string | null {
  const isIt = (thing: { kind: string; card?: CopyId }): thing is SeenCard => thing.card === card;
  for (const seat of SEATS) {
    for (const area of STANDING) if (mats[seat][area].some(isIt)) return `card-${card}`;
    for (const area of PILES) if (mats[seat][area].some(isIt)) return `${seat}-${area}`;
    if (mats[seat].LIFE.some((thing) => isIt(thing) && thing.faceUp)) return `card-${card}`;
  }
  return null;
}

/** Changes `telling` when an effect begins or ends. */
export function gesturesOf(cue: Cue, telling: Telling, near: Seat): Gesture[] {
  if (telling.done && cue.hook !== 'onValue') Object.assign(telling, nothingTold());
  switch (cue.hook) {
    case 'onValue': {
      const { data } = cue;
      const { handle } = data;
      const touched = lineTo(telling, handle);
      if (data.what === 'keyword') return [...touched, ...pulse(handle, 'effect')];
      return [...touched, { show: 'count', handle, what: data.what, from: data.from, to: data.to }];
    }
    case 'onState':
      return cue.data.what === 'state' && cue.data.card !== null ? lineTo(telling, cue.data.handle) : [];
    case 'onMove':
      return ofMove(cue.data, telling);
    case 'onBattle':
      return ofBattle(cue.data);
    case 'onPhase':
      return ofPhase(cue.data, near);
    case 'onEffect':
      return ofEffect(cue.data, telling);
  }
}

const pulse = (handle: string | null, tone: PulseTone): Gesture[] =>
  handle === null ? [] : [{ show: 'pulse', handle, tone }];
const lineTo = ({ source }: Telling, to: string | null): Gesture[] =>
  source === null || to === null || to === source ? [] : [{ show: 'line', from: source, to }];

/** What an effect takes from the table is touched where it lay. */
function ofMove({ what, cause, from, card }: Move, telling: Telling): Gesture[] {
  const byEffect = cause === 'effect' || cause === 'ko';
  return what === 'card' && card !== null && byEffect && from.area !== 'HAND' && from.area !== 'DECK'
    ? lineTo(telling, from.handle)
    : [];
}

function ofBattle({ event, scene, before }: Moment): Gesture[] {
  switch (event.type) {
    case 'blockDeclared':
      return pulse(standsFor(scene, event.card), 'shield');
    case 'counterUsed':
      return pulse(standsFor(scene, event.on), 'shield');
    case 'battleStepChanged': {
      const battle = event.step === 'damage' ? scene.battle : null;
      const [from, to] = battle ? [standsFor(scene, battle.attacker), standsFor(scene, battle.target)] : [];
      return from && to ? [{ show: 'dash', handle: from, to }] : [];
    }
    case 'lifeLost': {
      const [leader] = scene.mats[event.seat].LEADER_AREA;
      return pulse(leader?.handle ?? null, 'hit');
    }
    case 'cardKO':
      return pulse(standsFor(before, event.card), 'hit');
    default:
      return [];
  }
}

function ofPhase({ event, scene }: Moment, near: Seat): Gesture[] {
  if (event.type !== 'phaseChanged' && event.type !== 'turnChanged') return [];
  return [{ show: 'sweep', side: sideOf(scene.turnPlayer, near) }];
}

function ofEffect({ event, scene, before }: Moment, telling: Telling): Gesture[] {
  switch (event.type) {
    case 'effectActivated':
    case 'eventActivated':
    case 'triggerUsed':
    case 'replacementUsed':
      telling.source = standsFor(scene, event.card) ?? standsFor(before, event.card);
      telling.done = false;
      return pulse(telling.source, 'effect');
    case 'choiceMade':
      return event.cards.flatMap((card) => lineTo(telling, standsFor(scene, card)));
    case 'effectResolved':
    case 'effectDropped':
      telling.done = true;
      return [];
    default:
      return [];
  }
}
