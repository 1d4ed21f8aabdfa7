import type { CardData } from '@dealers-choice/one-piece';
import { drawFace, FACE_FONTS, FACE_HEIGHT, FACE_WIDTH, type FaceMode, GUILDS } from '@dealers-choice/one-piece/faces';
import { memo, useLayoutEffect, useRef } from 'react';
import { drawSoon } from './drawing-queue.ts';
import './face.css';

/** Faces that were drawn before; a card that scrolls back into sight is there at once. */
const drawn = new Map<string, { card: CardData; canvas: HTMLCanvasElement }>();
const MOST = 180;

/** Sharp on fine screens, and not finer than anybody sees. */
const density = (): number => Math.min(2, Math.max(1, window.devicePixelRatio));

const keyOf = (card: CardData, width: number, mode: FaceMode): string => `${card.id} ${mode} ${width}`;

/** Null: it was not drawn yet, or is forgotten. */
function drawnBefore(card: CardData, width: number, mode: FaceMode): HTMLCanvasElement | null {
  const key = keyOf(card, width, mode);
  const before = drawn.get(key);
  if (before?.card !== card) return null;
  // Looked at last: the last to be forgotten.
  drawn.delete(key);
  drawn.set(key, before);
  return before.canvas;
}

function faceOf(card: CardData, width: number, mode: FaceMode): HTMLCanvasElement {
  const before = drawnBefore(card, width, mode);
  if (before) return before;
  const canvas = document.createElement('canvas');
  const scale = (width * density()) / FACE_WIDTH;
  canvas.width = Math.round(FACE_WIDTH * scale);
  canvas.height = Math.round(FACE_HEIGHT * scale);
  const brush = canvas.getContext('2d');
  brush?.scale(scale, scale);
  if (brush) drawFace(brush, card, mode);
  drawn.set(keyOf(card, width, mode), { card, canvas });
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
  /** One of many: it may take its turn. Until then it is plain, in the colours of its guild. */
  soon?: boolean;
}

/** A card face as a picture. Whoever shows it names it. */
export const Face = memo(function Face({ card, width, mode = 'hand', className = '', soon = false }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const show = (face: HTMLCanvasElement): void => {
      canvas.removeAttribute('data-plain');
      canvas.width = face.width;
      canvas.height = face.height;
      canvas.getContext('2d')?.drawImage(face, 0, 0);
    };
    const before = soon ? drawnBefore(card, width, mode) : faceOf(card, width, mode);
    if (before) return show(before);
    canvas.width = 0; // what another card left there
    canvas.setAttribute('data-plain', '');
    return drawSoon(canvas, () => show(faceOf(card, width, mode)));
  }, [card, width, mode, soon]);
  const height = (width * FACE_HEIGHT) / FACE_WIDTH;
  const [colour = 'black'] = card.colours;
  const style = { width, height, '--guild': GUILDS[colour].main };
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture that takes no focus
  return <canvas ref={ref} aria-hidden="true" className={`deck-face ${className}`} style={style} />;
});
