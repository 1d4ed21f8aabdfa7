/** The foot of a face: power and Life, or what kind of Event it is. */
import { type FaceCard, type FaceMode, speaksAt, FACE_WIDTH as W } from './face-card.ts';
import { type Brush, fittingSize, fontOf, inked, pathOf, rounded, SANS } from './pen.ts';
import { ATTRIBUTE_MARKS } from './shapes/marks.ts';

const NAVY = '#1E2A5A';

export function drawFoot(brush: Brush, card: FaceCard, mode: FaceMode, deep: string): void {
  rounded(brush, { x: 17, y: 290, w: W - 34, h: 50 }, 7);
  inked(brush, '#EADFC4', '#B9A675', 1.5);
  const chips = chipsOf(card, deep);
  chips.forEach((chip, i) => void drawChip(brush, chip, { i, of: chips.length }));
  if (chips.length > 0) return;
  drawAttribute(brush, card, deep);
  if (mode !== 'board') drawNumbers(brush, card);
}

interface Chip {
  word: string;
  ground: string;
  ink: string;
}

/** The words of the rules stay as they are in every language. */
function chipsOf(card: FaceCard, deep: string): readonly Chip[] {
  if (card.category === 'STAGE') return [{ word: 'STAGE', ground: deep, ink: '#fff' }];
  if (card.category !== 'EVENT') return [];
  const chips: Chip[] = [];
  if (speaksAt(card, 'MAIN')) chips.push({ word: 'MAIN', ground: NAVY, ink: '#fff' });
  if (speaksAt(card, 'COUNTER')) chips.push({ word: 'COUNTER', ground: NAVY, ink: '#fff' });
  if (speaksAt(card, 'TRIGGER')) chips.push({ word: 'TRIGGER', ground: '#F4C95D', ink: NAVY });
  return chips.length > 0 ? chips : [{ word: 'EVENT', ground: deep, ink: '#fff' }];
}

function drawChip(brush: Brush, { word, ground, ink }: Chip, { i, of }: { i: number; of: number }): void {
  const w = (W - 46) / of;
  const x = 23 + i * w;
  rounded(brush, { x: x + 2, y: 296, w: w - 4, h: 38 }, 6);
  brush.fillStyle = ground;
  brush.fill();
  brush.font = fontOf(SANS, fittingSize(brush, [word], { family: SANS, size: 22, width: w - 14 }));
  brush.fillStyle = ink;
  brush.fillText(word, x + w / 2, 323, w - 10);
}

function drawAttribute(brush: Brush, { attributes = [] }: FaceCard, deep: string): void {
  const [attribute] = attributes;
  if (!attribute) return;
  brush.save();
  brush.translate(26, 303);
  brush.fillStyle = deep;
  brush.fill(pathOf(ATTRIBUTE_MARKS[attribute]), 'evenodd');
  brush.restore();
}

function drawNumbers(brush: Brush, { category, power, life }: FaceCard): void {
  const leader = category === 'LEADER';
  brush.fillStyle = NAVY;
  brush.font = fontOf(SANS, leader ? 37 : 42);
  if (power !== undefined) brush.fillText(String(power), leader ? 117 : 138, leader ? 328 : 330);
  if (life === undefined) return;
  brush.fillStyle = '#B3261E';
  brush.font = fontOf(SANS, 29);
  brush.fillText(`♥${life}`, 208, 325);
}
