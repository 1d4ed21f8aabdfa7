/** What lies over the screen, also over a table: settings, or the rules of a game. */
import { create } from 'zustand';

export type Overlay = { what: 'settings' } | { what: 'rules'; game: string };

interface OverlayState {
  on: Overlay | null;
  show(on: Overlay): void;
  close(): void;
}

export const useOverlay = create<OverlayState>((set) => ({
  on: null,
  show: (on) => set({ on }),
  close: () => set({ on: null }),
}));
