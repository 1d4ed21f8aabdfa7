/** The stores as hooks. */
import { useStore } from 'zustand';
import { match, replay } from '../match/page.ts';
import type { ReplayStore } from '../match/replay.ts';
import type { MatchStore } from '../match/store.ts';

export const useMatch = <T>(pick: (state: MatchStore) => T): T => useStore(match, pick);
export const useReplay = <T>(pick: (state: ReplayStore) => T): T => useStore(replay, pick);
export { match, replay };
