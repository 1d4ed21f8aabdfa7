/** Which hooks an event calls, and with what. */
import type { OnePieceEvent } from '../rules/table.ts';
import { KEYWORDS } from '../tree/tree.ts';
import { donGivenCues, donMoveCues, donStateCues, donTakenCues } from './don-cues.ts';
import type { Cue, Moment } from './hooks.ts';
import { moveCue } from './move-cues.ts';
import { faceCues, openCard } from './state-cues.ts';

type Type = OnePieceEvent['type'];

/** What is told beside moves, states and values: parts of a battle, of a turn, of an effect. */
const MOMENTS: Readonly<Record<Type, 'onBattle' | 'onPhase' | 'onEffect' | null>> = {
  gameStarted: 'onPhase',
  coinDecided: 'onPhase',
  turnOrderChosen: 'onPhase',
  mulligan: 'onPhase',
  lifeDealt: 'onPhase',
  phaseChanged: 'onPhase',
  turnChanged: 'onPhase',
  loopDetected: 'onPhase',
  gameOver: 'onPhase',
  attackDeclared: 'onBattle',
  battleStepChanged: 'onBattle',
  attackTargetChanged: 'onBattle',
  blockDeclared: 'onBattle',
  counterUsed: 'onBattle',
  damageDetermined: 'onBattle',
  lifeLost: 'onBattle',
  cardKO: 'onBattle',
  battleEnded: 'onBattle',
  costPaid: 'onEffect',
  cardPlayed: 'onEffect',
  cardRevealed: 'onEffect',
  cardShown: 'onEffect',
  cardLooked: 'onEffect',
  orderHidden: 'onEffect',
  shuffled: 'onEffect',
  eventActivated: 'onEffect',
  effectQueued: 'onEffect',
  effectUnqueued: 'onEffect',
  effectActivated: 'onEffect',
  effectResolved: 'onEffect',
  effectDropped: 'onEffect',
  effectInForce: 'onEffect',
  choiceMade: 'onEffect',
  triggerUsed: 'onEffect',
  cardRemoved: 'onEffect',
  replacementUsed: 'onEffect',
  cardMoved: null,
  donMoved: null,
  donGiven: null,
  donTaken: null,
  cardStateChanged: null,
  donStateChanged: null,
  lifeTurned: null,
  powerChanged: null,
  costChanged: null,
  keywordChanged: null,
};

export function cuesOf(moment: Moment): Cue[] {
  const hook = MOMENTS[moment.event.type];
  const changes = changesOf(moment);
  return hook ? [...changes, { hook, data: moment }] : changes;
}

function changesOf(moment: Moment): Cue[] {
  const { event } = moment;
  switch (event.type) {
    case 'cardMoved':
      return [moveCue(moment, event)];
    case 'donMoved':
      return donMoveCues(moment, event);
    case 'donGiven':
      return donGivenCues(moment, event);
    case 'donTaken':
      return donTakenCues(moment, event);
    case 'donStateChanged':
      return donStateCues(moment, event);
    case 'cardRevealed':
    case 'cardShown':
      return faceCues(moment, event.seat, event.area);
    case 'cardLooked':
    case 'orderHidden':
      return faceCues(moment, event.of, event.area);
    case 'shuffled':
      return faceCues(moment, event.seat, event.area);
    case 'lifeTurned': {
      const { faceUp: to } = event;
      const turned: Cue = { hook: 'onState', data: { ...moment, ...openCard(event), what: 'faceUp', from: !to, to } };
      return [...faceCues(moment, event.seat, 'LIFE'), turned];
    }
    case 'cardStateChanged': {
      const [from, to] = event.rested ? (['ACTIVE', 'RESTED'] as const) : (['RESTED', 'ACTIVE'] as const);
      return [{ hook: 'onState', data: { ...moment, ...openCard(event), what: 'state', from, to } }];
    }
    case 'powerChanged':
    case 'costChanged': {
      const what = event.type === 'powerChanged' ? 'power' : 'cost';
      return [{ hook: 'onValue', data: { ...moment, ...openCard(event), what, from: event.from, to: event.to } }];
    }
    case 'keywordChanged': {
      const keyword = KEYWORDS.find((word) => word === event.keyword);
      const change = { ...moment, ...openCard(event), what: 'keyword', from: !event.has, to: event.has } as const;
      return keyword ? [{ hook: 'onValue', data: { ...change, keyword } }] : [];
    }
    default:
      return [];
  }
}
