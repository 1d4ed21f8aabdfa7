/** What every part of the table sees. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { createContext, useContext } from 'react';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import type { Back, SeenCard, Snapshot } from '../surface/scene.ts';

/** A desk has a column for reading; a phone stands upright or lies on its side. */
export type Layout = 'desk' | 'side' | 'phone';

export interface Board {
  view: MatchOf<OnePiece>;
  /** As far as it has been shown. */
  scene: Snapshot;
  game: OnePieceGame;
  near: Seat;
  far: Seat;
  you: Seat | null;
  layout: Layout;
  name(seat: Seat): string;
  who(seat: Seat): string;
  /** What is read in the column, or over the table. */
  reading: Reading | null;
  read(reading: Reading | null): void;
}

export interface Reading {
  cards: readonly CopyId[];
  title: string;
  /** Pressed, not only pointed at: it is laid over the table. */
  open: boolean;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('a part of the One Piece table was used outside it');
  return board;
}

/** The set of cards a match is played with comes with its game. */
export function useGame(): OnePieceGame {
  const { game } = useNow().kit;
  if (!('kit' in game)) throw new Error('the One Piece table was laid for another game');
  // The page forgets which game it shows; this table is shown for One Piece only.
  return game as unknown as OnePieceGame;
}

export const isSeen = (thing: SeenCard | Back): thing is SeenCard => thing.kind === 'card';

/** The copies of an area that the viewer can see. */
export const seenIn = (things: readonly (SeenCard | Back)[]): SeenCard[] => things.filter(isSeen);

/** A card on the field of either player; null: it is elsewhere. */
export function onField({ mats }: Snapshot, card: number): SeenCard | null {
  for (const seat of [0, 1] as const)
    for (const area of ['LEADER_AREA', 'CHARACTER_AREA', 'STAGE_AREA'] as const)
      for (const thing of mats[seat][area]) if (thing.kind === 'card' && thing.card === card) return thing;
  return null;
}
