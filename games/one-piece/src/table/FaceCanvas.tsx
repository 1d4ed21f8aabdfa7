import { memo, useLayoutEffect, useRef, useState } from 'react';
import { drawShown, type Shown } from './drawn.ts';
import { type FaceMode, FACE_HEIGHT as HIGH, FACE_WIDTH as WIDE } from './faces/face-card.ts';
import { useFontsReady } from './fonts.ts';

interface Props {
  card: Shown;
  mode: FaceMode;
  /** Points of the canvas for each of the 256 of a face. */
  sharp?: number;
  className?: string;
}

/** A drawn face, as large as its place. What it says, somebody else must say in words. */
export const FaceCanvas = memo(function FaceCanvas({ card, mode, sharp = 1, className = '' }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const fonts = useFontsReady();
  const [drawn, setDrawn] = useState('');
  const name = `${fonts} ${card === 'back' || card === 'don' ? card : card.id} ${mode} ${sharp}`;
  useLayoutEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen || drawn === name) return;
    pen.setTransform(sharp, 0, 0, sharp, 0, 0);
    pen.clearRect(0, 0, WIDE, HIGH);
    drawShown(pen, card, mode);
    setDrawn(name);
  }, [card, mode, sharp, name, drawn]);
  return <canvas ref={ref} width={WIDE * sharp} height={HIGH * sharp} className={className} />;
});
