import { createContext, useContext } from 'react';
import type { DeckKit } from './deck-kit.ts';

const Context = createContext<DeckKit | null>(null);
export const KitProvider = Context.Provider;

/** The cards of the deck room; only inside it. */
export function useKit(): DeckKit {
  const kit = useContext(Context);
  if (!kit) throw new Error('outside the deck room there are no cards');
  return kit;
}
