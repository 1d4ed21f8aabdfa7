/** An older snapshot and what was heard since give the newer one. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Kit } from '../rules/card.ts';
import type { OnePieceEvent } from '../rules/table.ts';
import { KEYWORDS } from '../tree/tree.ts';
import { forget, learn, withCard, withCardMoved } from './move-cards.ts';
import { takeDon, turnDon, withDonGiven, withDonMoved } from './move-don.ts';
import type { Battle, SeenCard, Snapshot } from './scene.ts';

/** `event` as the snapshot's own viewer heard it. The old snapshot stays as it is. */
export function applyEvent(scene: Snapshot, event: OnePieceEvent, kit: Kit): Snapshot {
  switch (event.type) {
    case 'turnOrderChosen':
      return { ...scene, turnPlayer: event.first };
    case 'turnChanged':
      return { ...scene, turn: event.turn, turnPlayer: event.seat };
    case 'phaseChanged':
      return { ...scene, phase: event.phase };
    case 'cardMoved':
      return withCardMoved(scene, event, kit);
    case 'cardRevealed':
    case 'cardShown':
      return learn(scene, event.seat, event.area, event, kit);
    case 'cardLooked':
      return look(scene, event, kit);
    case 'orderHidden':
      return event.seat === scene.viewer ? scene : forget(scene, event.of, event.area, event.depths);
    case 'shuffled':
      return forget(scene, event.seat, event.area, null);
    case 'lifeTurned': {
      const { seat, card, faceUp } = event;
      return withCard(learn(scene, seat, 'LIFE', event, kit), seat, card, (was) => ({ ...was, faceUp }));
    }
    case 'cardStateChanged':
      return change(scene, event, (was) => ({ ...was, state: event.rested ? 'RESTED' : 'ACTIVE' }));
    case 'powerChanged':
      return change(scene, event, (was) => ({ ...was, power: { ...was.power, now: event.to } }));
    case 'costChanged':
      return change(scene, event, (was) => ({ ...was, cost: { ...was.cost, now: event.to } }));
    case 'keywordChanged':
      return change(scene, event, (was) => ({ ...was, keywords: keywordsOf(was, event) }));
    case 'donMoved':
      return withDonMoved(scene, event);
    case 'donStateChanged':
      return turnDon(scene, event);
    case 'donGiven':
      return withDonGiven(scene, event);
    case 'donTaken':
      return takeDon(scene, event);
    case 'effectQueued':
      return { ...scene, pending: [...scene.pending, { seat: event.seat, effect: event.effect }] };
    case 'effectUnqueued':
      return { ...scene, pending: scene.pending.filter((_, i) => i !== event.place) };
    case 'attackDeclared':
      return { ...scene, battle: { attacker: event.card, target: event.target, step: 'attack' } };
    case 'battleStepChanged':
      return inBattle(scene, { step: event.step });
    case 'attackTargetChanged':
      return inBattle(scene, { target: event.card });
    case 'battleEnded':
      return { ...scene, battle: null };
    case 'gameOver':
      return { ...scene, result: { reason: event.reason, winners: event.winner < 0 ? [] : [event.winner as Seat] } };
    default:
      return scene; // it says why something else happens, or what nobody can see on the table
  }
}

type Of<T extends OnePieceEvent['type']> = Extract<OnePieceEvent, { type: T }>;

function look(scene: Snapshot, { of, area, cards, prints, depths }: Of<'cardLooked'>, kit: Kit): Snapshot {
  let seen = scene;
  for (const [i, card] of cards.entries()) {
    seen = learn(seen, of, area, { card, print: prints[i] ?? 0, depth: depths[i] ?? -1 }, kit);
  }
  return seen;
}

const change = (scene: Snapshot, event: { seat: Seat; card: CopyId }, how: (was: SeenCard) => SeenCard): Snapshot =>
  withCard(scene, event.seat, event.card, how);

const keywordsOf = ({ keywords }: SeenCard, { keyword, has }: Of<'keywordChanged'>): SeenCard['keywords'] =>
  KEYWORDS.filter((word) => (word === keyword ? has : keywords.includes(word)));

const inBattle = (scene: Snapshot, more: Partial<Battle>): Snapshot =>
  scene.battle ? { ...scene, battle: { ...scene.battle, ...more } } : scene;
