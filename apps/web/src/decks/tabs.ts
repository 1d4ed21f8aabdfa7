/** The parts of the room: on a desk the first three lie side by side. */
export type Tab = 'cards' | 'deck' | 'odds' | 'test' | 'list';
export const ROOM: readonly Tab[] = ['cards', 'deck', 'odds'];
export const TABS: readonly Tab[] = [...ROOM, 'test', 'list'];
