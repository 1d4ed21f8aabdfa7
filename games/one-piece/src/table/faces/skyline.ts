/** What stands on the horizon says the guild once more: kilns, trees, waves, clock towers, roofs, lamp posts. */
import type { GuildName } from './guilds.ts';
import type { Brush } from './pen.ts';

interface Ground {
  w: number;
  h: number;
  /** Where the ground begins. */
  y: number;
  chance(): number;
}

const SKYLINES: Readonly<Record<GuildName, (brush: Brush, ground: Ground) => void>> = {
  ember(brush, { w, h, y, chance }) {
    for (let i = 0; i < 5; i++) {
      const x = w * (0.06 + i * 0.23) + chance() * 14;
      const s = h * (0.34 + chance() * 0.2);
      brush.moveTo(x - s * 0.32, h);
      brush.bezierCurveTo(x - s * 0.34, y, x - s * 0.1, y - s * 0.3, x - s * 0.1, y - s);
      brush.lineTo(x + s * 0.1, y - s);
      brush.bezierCurveTo(x + s * 0.1, y - s * 0.3, x + s * 0.34, y, x + s * 0.32, h);
    }
  },
  grove(brush, { w, h, y, chance }) {
    for (let i = 0; i < 8; i++) {
      const x = (w * i) / 7;
      const s = h * (0.16 + chance() * 0.14);
      brush.moveTo(x + s, y - s * 0.2);
      brush.arc(x, y - s * 0.2, s, 0, 2 * Math.PI);
      brush.rect(x - 3, y, 6, h);
    }
  },
  tide(brush, { w, h, y }) {
    for (let j = 0; j < 3; j++) {
      const top = y - h * 0.12 + j * h * 0.13;
      brush.moveTo(0, h);
      brush.lineTo(0, top);
      for (let i = 0; i < 7; i++) {
        const x = (w / 6) * i;
        brush.quadraticCurveTo(x + w / 24, top - h * 0.09, x + w / 12, top);
        brush.quadraticCurveTo(x + w / 8, top + h * 0.03, x + w / 6, top);
      }
      brush.lineTo(w, h);
      brush.closePath();
    }
  },
  gear(brush, { w, h, y, chance }) {
    for (let i = 0; i < 4; i++) {
      const x = w * (0.1 + i * 0.28);
      const half = w * 0.07;
      const s = h * (0.3 + chance() * 0.24);
      brush.rect(x - half, y - s, half * 2, h);
      brush.moveTo(x - half * 1.25, y - s);
      brush.lineTo(x, y - s - half * 2.2);
      brush.lineTo(x + half * 1.25, y - s);
    }
  },
  soot(brush, { w, h, y, chance }) {
    for (let i = 0; i < 7; i++) {
      const x = (w * i) / 6;
      const half = w * 0.1;
      const s = h * (0.1 + chance() * 0.2);
      brush.moveTo(x - half, h);
      brush.lineTo(x - half, y - s);
      brush.lineTo(x, y - s - half * 0.8);
      brush.lineTo(x + half, y - s);
      brush.lineTo(x + half, h);
      brush.rect(x + half * 0.2, y - s - half * 1.3, half * 0.42, half);
    }
  },
  lamp(brush, { w, h, y, chance }) {
    for (let i = 0; i < 4; i++) {
      const x = w * (0.08 + i * 0.29);
      const s = h * (0.5 + chance() * 0.1);
      brush.rect(x - 2.5, y - s, 5, h);
      brush.rect(x - 9, y - s - 16, 18, 18);
      brush.moveTo(x - 12, y - s - 16);
      brush.lineTo(x, y - s - 26);
      brush.lineTo(x + 12, y - s - 16);
    }
    brush.rect(0, y, w, h);
  },
};

export function drawSkyline(brush: Brush, guild: GuildName, colour: string, ground: Omit<Ground, 'y'>): void {
  brush.save();
  brush.globalAlpha = 0.5;
  brush.fillStyle = colour;
  brush.beginPath();
  SKYLINES[guild](brush, { ...ground, y: ground.h * 0.7 });
  brush.fill();
  brush.restore();
}
