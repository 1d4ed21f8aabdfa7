/**
 * Pictures of cards: those that a person chose from this device, then those that whoever runs the server named. Without
 * one, a card is drawn by the page.
 */
import type { PictureSource } from '@dealers-choice/table';
import { useCallback, useEffect } from 'react';
import { create } from 'zustand';
import { useOwnPictures } from './own-pictures.ts';
import { type ServerImages, serverList } from './server-list.ts';

export interface Images {
  template: string;
  /** Null: nobody knows which cards have one. */
  ids: ReadonlySet<string> | null;
}

const useImages = create<{ images: Images | null }>(() => ({ images: null }));

let asked = false;
async function askOnce(): Promise<void> {
  if (asked) return;
  asked = true;
  const { images } = await serverList();
  useImages.setState({ images: images && imagesOf(images) });
}

export const imagesOf = ({ template, ids }: ServerImages): Images => ({ template, ids: ids && new Set(ids) });

/** Null: there is none. */
export const addressIn = ({ template, ids }: Images, card: string): string | null =>
  ids && !ids.has(card) ? null : template.replaceAll('{id}', encodeURIComponent(card));

/** Null: nobody named any, or the page has not heard yet. */
export function useImageSource(): Images | null {
  useEffect(() => void askOnce(), []);
  return useImages((s) => s.images);
}

/** Tells where the picture of a card is; null: there is none. Asks only where some are wanted. */
export function usePictures(wanted: boolean): (card: string) => PictureSource | null {
  const images = useImages((s) => s.images);
  const own = useOwnPictures(wanted);
  useEffect(() => void (wanted && askOnce()), [wanted]);
  return useCallback((card) => own.get(card) ?? (images && addressIn(images, card)), [images, own]);
}
