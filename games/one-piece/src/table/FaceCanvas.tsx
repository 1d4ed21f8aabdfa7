import { mediaHook } from '@dealers-choice/table/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Shown } from './drawn.ts';
import { faceSheets } from './face-sheets.ts';
import type { FaceMode } from './faces/face-card.ts';
import { useFontsReady } from './fonts.ts';

interface Props {
  card: Shown;
  mode: FaceMode;
  /** Points of the canvas for each of the 256 of a face; absent: as many as a table of this size shows. */
  sharp?: number;
}

/**
 * Hardly a face on such a table is wider than 128 points. Whatever a canvas has more is copied for nothing whenever
 * it is laid somewhere else: in a replay that is thirty of them with every jump.
 */
const useSmallFaces = mediaHook('(max-width: 120rem) and (max-height: 67.5rem) and (max-resolution: 1dppx)');

/** A drawn face, as large as its place. What it says, somebody else must say in words. */
export const FaceCanvas = memo(function FaceCanvas({ card, mode, ...asked }: Props) {
  const small = useSmallFaces();
  const sharp = asked.sharp ?? (small ? 0.5 : 1);
  const place = useRef<HTMLSpanElement>(null);
  const fonts = useFontsReady();
  useLayoutEffect(() => {
    const sheet = faceSheets.take({ shown: card, mode, sharp, fonts });
    place.current?.append(sheet);
    return () => {
      sheet.remove();
      faceSheets.putAway(sheet);
    };
  }, [card, mode, sharp, fonts]);
  return <span ref={place} className="contents" />;
});
