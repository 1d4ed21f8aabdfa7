/** Which deck lies on the bench, what was done to it, and what else there is. */
import { type Deck, type Repair, repaired, withCount } from '@dealers-choice/one-piece/decks';
import { create } from 'zustand';
import { newSeed } from '../match/plan.ts';
import { keepDecks, type SavedDeck, savedDecks } from './saved-decks.ts';
import { ROOM, type Tab } from './tabs.ts';

const MOST_STEPS = 100;

interface Room {
  decks: readonly SavedDeck[];
  /** Null: nothing lies there yet. */
  open: string | null;
  /** The deck as it was before each change, the last one at the end. */
  before: readonly SavedDeck[];
  /** Where in the room one is: whoever went to watch a game comes back to it. */
  tab: Tab;
  turnTo(tab: Tab): void;
  take(id: string): void;
  /** A new deck, and it lies there. */
  add(deck: Omit<SavedDeck, 'id'>): SavedDeck;
  drop(id: string): void;
  /** The deck that was deleted last, as long as it can be brought back. */
  dropped: SavedDeck | null;
  bringBack(): void;
  rename(name: string): void;
  count(card: string, n: number): void;
  lead(card: string): void;
  repair(repair: Repair): void;
  replace(deck: Deck): void;
  /** What is kept has changed elsewhere: another page, a file that came back, or all of it was erased. */
  again(): void;
  undo(): void;
}

export const useRoom = create<Room>((set, get) => {
  const keep = (decks: readonly SavedDeck[]): readonly SavedDeck[] => {
    keepDecks(decks);
    return decks;
  };
  const change = (make: (deck: SavedDeck) => SavedDeck): void => {
    const { decks, open, before } = get();
    const now = decks.find(({ id }) => id === open);
    if (!now) return;
    const next = make(now);
    set({
      decks: keep(decks.map((deck) => (deck === now ? next : deck))),
      before: [...before, now].slice(-MOST_STEPS),
    });
  };
  /** Another deck is looked at where decks lie. */
  const amongDecks = (): Tab => (ROOM.includes(get().tab) ? get().tab : 'cards');
  return {
    decks: savedDecks(),
    open: null,
    before: [],
    tab: 'cards',
    turnTo: (tab) => set({ tab }),
    take: (id) => set({ open: id, before: [], tab: amongDecks() }),
    add(deck) {
      const made = { ...deck, id: newSeed().slice(0, 12) };
      set({ decks: keep([made, ...get().decks]), open: made.id, before: [], tab: amongDecks() });
      return made;
    },
    drop(id) {
      const dropped = get().decks.find((deck) => deck.id === id) ?? null;
      const decks = keep(get().decks.filter((deck) => deck.id !== id));
      set({ decks, dropped, open: get().open === id ? (decks[0]?.id ?? null) : get().open, before: [] });
    },
    dropped: null,
    bringBack() {
      const { dropped, decks } = get();
      if (dropped) set({ decks: keep([dropped, ...decks]), dropped: null });
    },
    rename: (name) => change((deck) => ({ ...deck, name: name.slice(0, 60) })),
    count: (card, n) => change((deck) => ({ ...deck, ...withCount(deck, card, n) })),
    lead: (card) => change((deck) => ({ ...deck, leader: card })),
    repair: (repair) => change((deck) => ({ ...deck, ...repaired(deck, repair) })),
    replace: ({ leader, cards }) => change((deck) => ({ ...deck, leader, cards })),
    again() {
      const decks = savedDecks();
      if (JSON.stringify(decks) !== JSON.stringify(get().decks))
        set({ decks, before: [], dropped: decks.length === 0 ? null : get().dropped });
    },
    undo() {
      const { before, decks, open } = get();
      const last = before.at(-1);
      if (!last) return;
      set({ decks: keep(decks.map((deck) => (deck.id === open ? last : deck))), before: before.slice(0, -1) });
    },
  };
});

globalThis.addEventListener?.('storage', () => useRoom.getState().again());

export const useOpenDeck = (): SavedDeck | null =>
  useRoom(({ decks, open }) => decks.find(({ id }) => id === open) ?? null);
