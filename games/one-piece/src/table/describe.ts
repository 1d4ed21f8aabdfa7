/** What a card is, in one line for listeners. */
import type { SeenCard } from '../surface/scene.ts';
import type { OnePieceText } from './text/en.ts';

export interface Circumstances {
  fresh: boolean;
  /** In the battle that is going on. */
  part: 'attacks' | 'attacked' | null;
  /** What can be done with it now; '' for nothing. */
  can: string;
}

export function describe(card: SeenCard, { fresh, part, can }: Circumstances, { unit }: OnePieceText): string {
  const { face, power, cost, state, given } = card;
  const fights = face.category === 'LEADER' || face.category === 'CHARACTER';
  return [
    face.name,
    ...(fights ? [unit.power(power.now, power.printed)] : []),
    ...(cost.now === cost.printed || !card.faceUp ? [] : [unit.cost(cost.now, cost.printed)]),
    ...(state === 'NONE' ? [] : [state === 'RESTED' ? unit.rested : unit.active]),
    ...(given.length > 0 ? [unit.given(given.length)] : []),
    ...(fresh ? [unit.fresh] : []),
    ...(part ? [unit[part]] : []),
    ...(can === '' ? [] : [can]),
  ].join(', ');
}
