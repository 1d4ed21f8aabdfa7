/** DON!! that move or turn, one by one: the last of a place goes, and comes last where it arrives. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { OnePieceEvent } from '../rules/table.ts';
import type { Cue, Moment, Spot } from './hooks.ts';
import { spotOf } from './move-cues.ts';
import type { Don, Snapshot } from './scene.ts';

type Of<T extends OnePieceEvent['type']> = Extract<OnePieceEvent, { type: T }>;

const stateOf = (rested: boolean): 'RESTED' | 'ACTIVE' => (rested ? 'RESTED' : 'ACTIVE');
const inDeck = ({ mats }: Snapshot, seat: Seat): Don[] => mats[seat].DON_DECK.slice();
const inCostArea = ({ mats }: Snapshot, seat: Seat, rested: boolean): Don[] =>
  mats[seat].COST_AREA.filter(({ state }) => state === stateOf(rested));

export function donMoveCues(moment: Moment, { seat, to, rested, n }: Of<'donMoved'>): Cue[] {
  const { before, scene } = moment;
  const [from, into] =
    to === 'COST_AREA'
      ? [inDeck(before, seat), inCostArea(scene, seat, rested)]
      : [inCostArea(before, seat, rested), inDeck(scene, seat)];
  return movesOf(moment, seat, from.slice(-n).map(spotOf), into.slice(-n).map(spotOf));
}
export function donGivenCues(moment: Moment, { seat, card, rested, n }: Of<'donGiven'>): Cue[] {
  const from = inCostArea(moment.before, seat, rested).slice(-n).map(spotOf);
  return movesOf(moment, seat, from, under(moment.scene, seat, card).slice(-n));
}
export function donTakenCues(moment: Moment, { seat, card, n }: Of<'donTaken'>): Cue[] {
  const to = inCostArea(moment.scene, seat, true).slice(-n).map(spotOf);
  return movesOf(moment, seat, under(moment.before, seat, card).slice(-n), to);
}

export function donStateCues(moment: Moment, { seat, rested, n }: Of<'donStateChanged'>): Cue[] {
  const was = inCostArea(moment.before, seat, !rested).slice(-n);
  const now = inCostArea(moment.scene, seat, rested).slice(-n);
  const [from, to] = [stateOf(!rested), stateOf(rested)];
  return was.flatMap((don, i) => {
    const handle = now[i]?.handle ?? don.handle;
    return [
      { hook: 'onState', data: { ...moment, seat, was: don.handle, handle, card: null, what: 'state', from, to } },
    ];
  });
}

/** Given DON!! lie where their card does. */
function under({ mats }: Snapshot, seat: Seat, card: CopyId): Spot[] {
  const { LEADER_AREA, CHARACTER_AREA } = mats[seat];
  for (const thing of [...LEADER_AREA, ...CHARACTER_AREA]) {
    if (thing.kind !== 'card' || thing.card !== card) continue;
    return thing.given.map((handle) => ({ ...spotOf(thing), handle, under: card }));
  }
  return [];
}

function movesOf(moment: Moment, seat: Seat, from: readonly Spot[], to: readonly Spot[]): Cue[] {
  const faces = { before: null, after: null };
  return from.flatMap((spot, i) => {
    const arrives = to[i];
    if (!arrives) return [];
    return [
      {
        hook: 'onMove',
        data: { ...moment, seat, what: 'don', card: null, from: spot, to: arrives, faces, cause: 'don' },
      },
    ];
  });
}
