import { memo, useLayoutEffect, useRef } from 'react';
import type { Shown } from './drawn.ts';
import { faceSheets } from './face-sheets.ts';
import type { FaceMode } from './faces/face-card.ts';
import { useFontsReady } from './fonts.ts';

interface Props {
  card: Shown;
  mode: FaceMode;
  /** Points of the canvas for each of the 256 of a face. */
  sharp?: number;
}

/** A drawn face, as large as its place. What it says, somebody else must say in words. */
export const FaceCanvas = memo(function FaceCanvas({ card, mode, sharp = 1 }: Props) {
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
