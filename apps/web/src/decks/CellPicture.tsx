import { PictureFrom } from '@dealers-choice/table';
import { usePictures } from '../cards/images.ts';

/** Over the drawn face of a card, where there is a picture of it. */
export function CellPicture({ card }: { card: string }) {
  const source = usePictures(true)(card);
  return source && <PictureFrom source={source} className="absolute inset-0 z-1 size-full object-cover" />;
}
