/** The border pattern says the guild without colour: slants, leaves, waves, teeth, dots, rays. */
import { FACE_HEIGHT as H, FACE_WIDTH as W } from './face-card.ts';
import { type Colour, GUILDS, type GuildName } from './guilds.ts';
import type { Brush } from './pen.ts';

interface Pattern {
  draw(brush: Brush): void;
  filled?: true;
}

const PATTERNS: Readonly<Record<GuildName, Pattern>> = {
  ember: {
    draw(brush) {
      for (let x = -H; x < W + H; x += 13) {
        brush.moveTo(x, 0);
        brush.lineTo(x + H, H);
      }
    },
  },
  grove: {
    filled: true,
    draw(brush) {
      for (let y = 5; y < H; y += 17) {
        for (let x = 5; x < W; x += 17) {
          brush.moveTo(x, y + 5);
          brush.quadraticCurveTo(x + 1, y - 4, x + 9, y - 4);
          brush.quadraticCurveTo(x + 8, y + 5, x, y + 5);
        }
      }
    },
  },
  tide: {
    draw(brush) {
      for (let y = 5; y < H; y += 10) {
        brush.moveTo(0, y);
        for (let x = 0; x < W; x += 16) {
          brush.quadraticCurveTo(x + 4, y - 6, x + 8, y);
          brush.quadraticCurveTo(x + 12, y + 6, x + 16, y);
        }
      }
    },
  },
  gear: {
    draw(brush) {
      for (let at = 2; at < H; at += 9) {
        for (const x of [0, W - 5]) {
          brush.moveTo(x, at);
          brush.lineTo(x + 5, at);
        }
        for (const y of [0, H - 5]) {
          brush.moveTo(at, y);
          brush.lineTo(at, y + 5);
        }
      }
    },
  },
  soot: {
    filled: true,
    draw(brush) {
      for (let y = 3; y < H; y += 9) {
        for (let x = 3 + (y % 2) * 4; x < W; x += 9) {
          brush.moveTo(x + 1.5, y);
          brush.arc(x, y, 1.5, 0, 2 * Math.PI);
        }
      }
    },
  },
  lamp: {
    draw(brush) {
      for (let i = 0; i < 72; i++) {
        const angle = (i / 36) * Math.PI;
        brush.moveTo(W / 2, H / 2);
        brush.lineTo(W / 2 + Math.cos(angle) * H, H / 2 + Math.sin(angle) * H);
      }
    },
  },
};

/** Of two colours the second has the lower right half. */
export function drawBorder(brush: Brush, [first = 'black', second]: readonly Colour[]): void {
  drawPattern(brush, first);
  if (!second) return;
  brush.save();
  brush.beginPath();
  brush.moveTo(W, 0);
  brush.lineTo(W, H);
  brush.lineTo(0, H);
  brush.closePath();
  brush.clip();
  drawPattern(brush, second);
  brush.restore();
}

function drawPattern(brush: Brush, colour: Colour): void {
  const { main, guild } = GUILDS[colour];
  const { draw, filled } = PATTERNS[guild];
  brush.fillStyle = main;
  brush.fillRect(0, 0, W, H);
  brush.strokeStyle = '#FFF8E6';
  brush.fillStyle = '#FFF8E6';
  brush.globalAlpha = 0.38;
  brush.lineWidth = 2.2;
  brush.beginPath();
  draw(brush);
  if (filled) brush.fill();
  else brush.stroke();
  brush.globalAlpha = 1;
}

/** Another art, or a promo: a golden rope around the card. */
export function drawRope(brush: Brush): void {
  brush.lineWidth = 7;
  for (const [colour, dash] of [
    ['#7D5A1A', []],
    ['#F4C95D', [9, 5]],
  ] as const) {
    brush.strokeStyle = colour;
    brush.setLineDash([...dash]);
    brush.beginPath();
    brush.roundRect(5.5, 5.5, W - 11, H - 11, 11);
    brush.stroke();
  }
  brush.setLineDash([]);
}
