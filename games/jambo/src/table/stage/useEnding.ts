/** The notice that the game is ending: once, until the final turn is begun. */
import type { Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { useSyncExternalStore } from 'react';
import { ACTIONS } from '../../rules/table.ts';
import { useMarket } from '../market.ts';

/** The turn of which it has been read. */
let read = -1;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export function markRead(turn: number): void {
  read = turn;
  for (const listener of listeners) listener();
}

export interface LastCall {
  trigger: Seat;
  gold: number;
}

/** Null: it is not the moment. */
export function useEnding(): LastCall | null {
  const { told, showing, seat } = useNow();
  const { view } = useMarket();
  const seen = useSyncExternalStore(subscribe, () => read);
  const { endgameTriggerPlayer: trigger, triggerGold: gold, endgameFinalTurn, actions, looks, phase } = view.table;
  if (trigger === null || view.over) return null;
  if (showing && told?.event.type === 'ENDGAME_TRIGGERED') return { trigger, gold };
  const fresh = endgameFinalTurn && phase === 'draw' && actions === ACTIONS && looks === 0;
  return fresh && !showing && seat === view.table.active && seen !== view.turn ? { trigger, gold } : null;
}
