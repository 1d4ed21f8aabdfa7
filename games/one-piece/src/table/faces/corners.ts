/** What stands over the picture: the cost or a Leader's pennant, crests, what the card can do, its Counter. */
import { drawCrest } from './crest.ts';
import { type FaceCard, type FaceMode, speaksAt } from './face-card.ts';
import { GUILDS } from './guilds.ts';
import { type Brush, disc, fontOf, inked, pathOf, rounded, SANS } from './pen.ts';
import { KEYWORD_MARKS, STAR, TRIGGER_MARK } from './shapes/marks.ts';

const GOLD = '#E7BE62';
const NAVY = '#1E2A5A';

export function drawCorners(brush: Brush, card: FaceCard, mode: FaceMode): void {
  const [first = 'black', second] = card.colours;
  if (card.art?.alternate || card.art?.promo) drawStar(brush, card.category === 'LEADER' ? 44 : 218);
  if (card.category === 'LEADER') {
    drawPennant(brush, GUILDS[first].deep);
    drawCrest(brush, first, { x: 44, y: 33, radius: 20 });
    if (second) drawCrest(brush, second, { x: 212, y: 33, radius: 20 });
  } else {
    drawCost(brush, GUILDS[first].deep, card.cost ?? 0);
    drawCrest(brush, first, { x: 218, y: 38, radius: 21 });
    if (second) drawCrest(brush, second, { x: 218, y: 82, radius: 21 });
  }
  if (mode !== 'read') drawAbilities(brush, card, second && card.category !== 'LEADER' ? 126 : 84);
}

function drawPennant(brush: Brush, deep: string): void {
  brush.beginPath();
  brush.moveTo(18, 6);
  brush.lineTo(70, 6);
  brush.lineTo(70, 74);
  brush.lineTo(44, 60);
  brush.lineTo(18, 74);
  brush.closePath();
  inked(brush, deep, GOLD, 2.5);
}

function drawCost(brush: Brush, deep: string, cost: number): void {
  disc(brush, 40, 40, 30);
  inked(brush, deep, GOLD, 3);
  brush.fillStyle = '#fff';
  brush.font = fontOf(SANS, cost > 9 ? 34 : 40);
  brush.fillText(String(cost), 40, cost > 9 ? 53 : 54.5);
}

/** A star of many rays looks out behind the crest. */
function drawStar(brush: Brush, x: number): void {
  brush.save();
  brush.translate(x, 36);
  brush.scale(3, 3);
  brush.translate(-12, -12);
  brush.fillStyle = '#F4C95D';
  brush.fill(pathOf(STAR));
  brush.restore();
}

/** Down the right edge. An Event says so in its foot. */
function drawAbilities(brush: Brush, card: FaceCard, from: number): void {
  const marks = (card.keywords ?? []).map((keyword) => ({ d: KEYWORD_MARKS[keyword], ink: '#FFF6DC', ground: NAVY }));
  if (card.category === 'CHARACTER' && speaksAt(card, 'TRIGGER')) {
    marks.push({ d: TRIGGER_MARK, ink: NAVY, ground: '#F4C95D' });
  }
  marks.forEach(({ d, ink, ground }, i) => {
    const y = from + 40 * i;
    disc(brush, 222, y, 17);
    inked(brush, ground, ink, 2);
    brush.save();
    brush.translate(212, y - 10);
    brush.scale(0.84, 0.84);
    brush.fillStyle = ink;
    brush.fill(pathOf(d), 'evenodd');
    brush.restore();
  });
}

export function drawCounter(brush: Brush, counter: number, end: number): void {
  rounded(brush, { x: 8, y: end - 36, w: 92, h: 31 }, [0, 9, 9, 0]);
  inked(brush, NAVY, GOLD, 2);
  brush.fillStyle = '#fff';
  brush.font = fontOf(SANS, 22);
  brush.fillText(`+${counter}`, 53, end - 12.5);
}
