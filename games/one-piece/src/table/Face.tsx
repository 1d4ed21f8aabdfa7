import type { CopyId } from '@dealers-choice/kernel';
import { Picture, usePicture } from '@dealers-choice/table';
import { FaceCanvas } from './FaceCanvas.tsx';
import type { FaceCard, FaceMode } from './faces/face-card.ts';

/** A card as it lies or is held: drawn, and under a picture of it where the player has one. */
export function Face({ card, printed, mode }: { card: CopyId; printed: FaceCard; mode: FaceMode }) {
  const picture = usePicture(card);
  return (
    <span className="op-face">
      <FaceCanvas card={printed} mode={mode} />
      <Picture card={picture} />
    </span>
  );
}
