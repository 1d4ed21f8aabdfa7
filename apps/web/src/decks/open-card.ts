/** Which card lies open for reading. */
import type { CardData } from '@dealers-choice/one-piece';
import { create } from 'zustand';

export const useOpenCard = create<{ card: CardData | null; read(card: CardData | null): void }>((set) => ({
  card: null,
  read: (card) => set({ card }),
}));
