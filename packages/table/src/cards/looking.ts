/** Cards being looked at closely, in a dialog of their own. */
import type { CopyId } from '@dealers-choice/kernel';
import { create } from 'zustand';

interface Looking {
  cards: readonly CopyId[];
  title: string;
  look(cards: readonly CopyId[], title?: string): void;
}

export const useLooking = create<Looking>((set) => ({
  cards: [],
  title: '',
  look: (cards, title = 'Card') => set({ cards, title }),
}));
