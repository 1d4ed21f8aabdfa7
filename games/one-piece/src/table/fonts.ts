/** A canvas does not wait for fonts: faces are drawn again when they have come. */
import { useSyncExternalStore } from 'react';
import { FACE_FONTS } from './faces/pen.ts';

let ready = false;
let coming: Promise<unknown> | null = null;
const waiting = new Set<() => void>();

export function fontsReady(): Promise<unknown> {
  coming ??= Promise.allSettled(FACE_FONTS.map((font) => document.fonts.load(font))).then(() => {
    ready = true;
    for (const tell of waiting) tell();
  });
  return coming;
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  void fontsReady();
  return () => waiting.delete(tell);
}

export const useFontsReady = (): boolean => useSyncExternalStore(subscribe, () => ready);
