import type { CopyId } from '@dealers-choice/kernel';
import { useNow } from '../asking/now.ts';
import { faceOf } from '../board/read.ts';
import type { Face } from './CardFace.tsx';

/** What is printed on a copy and lies on it now; null: it lies face down. */
export function useFace(card: CopyId): Face | null {
  const { kit, view } = useNow();
  return faceOf(kit, view, card);
}

/** Which picture shows a copy; undefined: it lies face down, or its game has no pictures. */
export function usePicture(card: CopyId): string | undefined {
  const { kit, view } = useNow();
  return kit.pictured ? kit.game.faceIn(view.table, card)?.id : undefined;
}
