/** The face of a card, drawn from its data. */
import { drawArt } from './art.ts';
import { drawBorder, drawRope } from './border.ts';
import { drawCorners, drawCounter } from './corners.ts';
import { type FaceCard, type FaceMode, FACE_HEIGHT as H, FACE_WIDTH as W } from './face-card.ts';
import { guildsOf } from './figure.ts';
import { drawFoot } from './foot.ts';
import { drawName } from './nameplate.ts';
import { type Brush, inked, rounded } from './pen.ts';
import { artBox, artEnd, windowOf } from './window.ts';

const EDGE = 11;

/** Fills the box of a face from its origin. The fonts must be there already (`FACE_FONTS`). */
export function drawFace(brush: Brush, card: FaceCard, mode: FaceMode = 'hand'): void {
  const { guild } = guildsOf(card);
  const end = artEnd(card, mode);
  const leader = card.category === 'LEADER';
  brush.save();
  rounded(brush, { x: 0, y: 0, w: W, h: H }, 15);
  brush.clip();
  drawBorder(brush, card.colours);
  if (card.art?.alternate || card.art?.promo) drawRope(brush);
  rounded(brush, { x: 1, y: 1, w: W - 2, h: H - 2 }, 14);
  brush.lineWidth = 3;
  brush.strokeStyle = '#00000055';
  brush.stroke();
  rounded(brush, { x: EDGE, y: EDGE, w: W - 2 * EDGE, h: H - 2 * EDGE }, 9);
  inked(brush, '#F8F1DF', guild.deep, 1.5);
  const opening = windowOf(card, end);
  brush.save();
  brush.clip(opening);
  drawArt(brush, card, artBox(end));
  brush.restore();
  brush.lineWidth = leader ? 4 : 3;
  brush.strokeStyle = leader ? '#D9A441' : guild.deep;
  brush.stroke(opening);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  drawCorners(brush, card, mode);
  if (card.counter && mode === 'hand') drawCounter(brush, card.counter, end);
  drawName(brush, card, mode, { end, deep: guild.deep });
  if (mode !== 'read') drawFoot(brush, card, mode, guild.deep);
  brush.restore();
}
