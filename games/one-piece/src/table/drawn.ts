/** What lies on the table and is drawn: a card from its data, a back, a DON!!. */
import { drawBack } from './faces/back.ts';
import { drawDon } from './faces/don.ts';
import { drawFace } from './faces/face.ts';
import type { FaceCard, FaceMode } from './faces/face-card.ts';
import type { Brush } from './faces/pen.ts';

export type Shown = FaceCard | 'back' | 'don';

export function drawShown(brush: Brush, shown: Shown, mode: FaceMode): void {
  if (shown === 'back') drawBack(brush);
  else if (shown === 'don') drawDon(brush);
  else drawFace(brush, shown, mode);
}
