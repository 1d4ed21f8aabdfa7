/** What lies on the table, and how. */
import type { Seat } from '@dealers-choice/kernel';
import type { SeenCard, Snapshot } from '../../surface/scene.ts';
import type { Mat, Spot } from './mats.ts';

/** How a thing lies: its middle, how far it is turned, how large it is. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: number;
  size: number;
  /** 1: its face lies up; 0: its back. Between them it is being turned over. */
  up: number;
  dim: number;
}

/** Values of a card that a tag shows. */
export type Value = 'power' | 'cost';

export type Tone = 'base' | 'up' | 'down' | 'count' | 'life' | 'active' | 'rested';
export interface Tag {
  text: string;
  tone: Tone;
  /** A value that counts up or down when it changes. */
  what?: Value;
  /** From the middle of its thing. */
  dx: number;
  dz: number;
  size: number;
}

export interface Placed {
  handle: string;
  /** 'back', 'don', or the number of a card. */
  face: string;
  /** 0 for what the viewer cannot see, and for DON!!. */
  card: number;
  seat: Seat;
  pose: Pose;
  /** How many cards thick it is. */
  thick: number;
  tags: readonly Tag[];
  marks: readonly ('shield' | 'fresh')[];
}

export interface Given {
  scene: Snapshot;
  mat: Mat;
  near: Seat;
  /** Characters that came this turn. */
  isFresh(card: SeenCard): boolean;
}

/** The far mat is the near one turned about the middle; its cards stand upright for the reader all the same. */
export const sideOf = (seat: Seat, near: Seat): 1 | -1 => (seat === near ? 1 : -1);
export const mirrored = ([x, z]: Spot, side: 1 | -1): Spot => [x * side, z * side];

export const lying = (x: number, z: number, more: Partial<Pose> = {}): Pose => ({
  x,
  z,
  y: 0,
  turn: 0,
  size: 1,
  up: 1,
  dim: 1,
  ...more,
});
