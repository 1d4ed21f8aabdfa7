/** What of a printed card can be seen on its face. */
import type { CardData } from '../../tree/card.ts';

export type FaceCard = Pick<
  CardData,
  | 'id'
  | 'name'
  | 'category'
  | 'colours'
  | 'types'
  | 'attributes'
  | 'cost'
  | 'power'
  | 'counter'
  | 'life'
  | 'keywords'
  | 'effects'
  | 'art'
>;

/**
 * `board`: numbers lie over it, so that they can change; the name is larger. `hand`: all numbers are printed.
 * `read`: the picture above, and room for text below.
 */
export type FaceMode = 'board' | 'hand' | 'read';

/** A face is drawn in this box; whoever wants another size scales the brush. */
export const FACE_WIDTH = 256;
export const FACE_HEIGHT = 358;

type Timing = NonNullable<CardData['effects']>[number]['timings'][number];
export const speaksAt = ({ effects = [] }: FaceCard, timing: Timing): boolean =>
  effects.some(({ timings }) => timings.includes(timing));
