import type { CardData } from '@dealers-choice/one-piece';
import { drawFace, FACE_FONTS, FACE_HEIGHT, FACE_WIDTH, type FaceMode } from '@dealers-choice/one-piece/faces';
import { memo, useLayoutEffect, useRef } from 'react';
import './face.css';

/** Faces that were drawn before; a card that scrolls back into sight is there at once. */
const drawn = new Map<string, { card: CardData; canvas: HTMLCanvasElement }>();
const MOST = 180;

/** Sharp on fine screens, and not finer than anybody sees. */
const density = (): number => Math.min(2, Math.max(1, window.devicePixelRatio));

function faceOf(card: CardData, width: number, mode: FaceMode): HTMLCanvasElement {
  const key = `${card.id} ${mode} ${width}`;
  const before = drawn.get(key);
  drawn.delete(key);
  if (before?.card === card) {
    drawn.set(key, before);
    return before.canvas;
  }
  const canvas = document.createElement('canvas');
  const scale = (width * density()) / FACE_WIDTH;
  canvas.width = Math.round(FACE_WIDTH * scale);
  canvas.height = Math.round(FACE_HEIGHT * scale);
  const brush = canvas.getContext('2d');
  brush?.scale(scale, scale);
  if (brush) drawFace(brush, card, mode);
  drawn.set(key, { card, canvas });
  const [oldest] = drawn.keys();
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
  return canvas;
}

/** For `use`: names are drawn in their own letters from the first time on. */
export const faceFonts: Promise<unknown> = Promise.all(FACE_FONTS.map((font) => document.fonts.load(font))).catch(
  () => null,
);

interface Props {
  card: CardData;
  /** In CSS pixels. */
  width: number;
  mode?: FaceMode;
  className?: string;
}

/** A card face as a picture. Whoever shows it names it. */
export const Face = memo(function Face({ card, width, mode = 'hand', className = '' }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    const face = faceOf(card, width, mode);
    if (!canvas) return;
    canvas.width = face.width;
    canvas.height = face.height;
    canvas.getContext('2d')?.drawImage(face, 0, 0);
  }, [card, width, mode]);
  const height = (width * FACE_HEIGHT) / FACE_WIDTH;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture that takes no focus
  return <canvas ref={ref} aria-hidden="true" className={`deck-face ${className}`} style={{ width, height }} />;
});
