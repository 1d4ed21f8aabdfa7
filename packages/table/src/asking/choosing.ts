/** What the person has pointed at and not yet sent. A new question starts with nothing. */
import { create } from 'zustand';

interface Choosing {
  /** Which question this is about. */
  about: string;
  /** The highlighted answer, by its key. */
  lit: string | null;
  /** A card with several answers whose list is open. */
  opened: number | null;
  /** Things picked so far, in the order they were picked. */
  picked: readonly number[];
  /** Said beside the prompt: why not, or what to do first. */
  hint: string;
  /** `hint` is advice: nothing was refused. */
  tip: boolean;
  /** Counts the hints, so that the same one twice is heard twice. */
  hints: number;
  begin(about: string): void;
  light(key: string | null): void;
  open(card: number | null): void;
  pick(things: readonly number[]): void;
  say(hint: string, how?: { tip: boolean }): void;
}

export const useChoosing = create<Choosing>((set, get) => ({
  about: '',
  lit: null,
  opened: null,
  picked: [],
  hint: '',
  tip: false,
  hints: 0,
  begin: (about) => {
    if (about !== get().about) set({ about, lit: null, opened: null, picked: [], hint: '' });
  },
  light: (lit) => set({ lit, hint: '' }),
  open: (opened) => set({ opened, lit: null, hint: '' }),
  pick: (picked) => set({ picked, hint: '' }),
  say: (hint, { tip } = { tip: false }) => set((s) => ({ hint, tip, hints: s.hints + 1 })),
}));
