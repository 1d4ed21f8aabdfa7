/** The tables that games bring, by the game's id. A game without one is played on the board that knows no game. */
import type { Dhappa } from '@dealers-choice/dhappa-baaji';
import type { Jambo } from '@dealers-choice/jambo';
import type { Spec } from '@dealers-choice/kernel';
import type { OnePiece } from '@dealers-choice/one-piece';
import type { GameTable } from '@dealers-choice/table';
import type { Door } from '@dealers-choice/the-door';

type Load = () => Promise<GameTable<Spec>>;

/** Forgets which game it is: a table is given positions and events of its own game only. */
const bring = <G extends Spec>(load: () => Promise<GameTable<G>>): Load => load as unknown as Load;

export const TABLES: Readonly<Record<string, Load>> = {
  'dhappa-baaji': bring<Dhappa>(() => import('@dealers-choice/dhappa-baaji/table')),
  jambo: bring<Jambo>(() => import('@dealers-choice/jambo/table')),
  'one-piece': bring<OnePiece>(() => import('@dealers-choice/one-piece/table')),
  'the-door': bring<Door>(() => import('@dealers-choice/the-door/table')),
};
