/** The sound of this page: one player, as loud as the settings say, silent until somebody touches the page. */
import { createPlayer, useChoosing } from '@dealers-choice/table/page';
import type { StoreApi } from 'zustand';
import type { MatchState } from '../match/contract.ts';
import { useSettings } from '../settings/settings.ts';
import { matchSounds } from './match-sounds.ts';

const player = createPlayer({
  open: () => new AudioContext(),
  volume() {
    const { sound, volume } = useSettings.getState();
    return sound ? volume / 100 : 0;
  },
  isHidden: () => document.hidden,
});

export const { play } = player;

/** From now on the match, and what a table refuses, can be heard. Gives what ends that. */
export function listenTo(match: Pick<StoreApi<MatchState>, 'subscribe'>): () => void {
  const soundOf = matchSounds();
  const { wake } = player;
  window.addEventListener('pointerdown', wake, true);
  window.addEventListener('keydown', wake, true);
  const ends = [
    match.subscribe((now, before) => {
      const name = soundOf(now, before);
      if (name) play(name);
    }),
    useChoosing.subscribe((now, before) => {
      if (now.hints !== before.hints && !now.tip && now.hint !== '') play('refuse');
    }),
  ];
  return () => {
    window.removeEventListener('pointerdown', wake, true);
    window.removeEventListener('keydown', wake, true);
    for (const end of ends) end();
  };
}
