/** A picture like a tinted woodcut: sky, a disc with its halo, engraved lines, a skyline, the figure, hatching. */
import type { FaceCard } from './face-card.ts';
import { drawFigure, guildsOf, outlineOf } from './figure.ts';
import type { Guild } from './guilds.ts';
import { type Motif, motifOf } from './motif.ts';
import { type Box, type Brush, disc, pathOf } from './pen.ts';
import { seeded } from './seeded.ts';
import { drawSkyline } from './skyline.ts';

export function drawArt(brush: Brush, card: FaceCard, box: Box): void {
  const { guild, other } = guildsOf(card);
  const chance = seeded(card.id);
  const { w, h } = box;
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, w, h);
  brush.clip();
  brush.translate(box.x, box.y);
  drawSky(brush, guild, other, { w, h, chance });
  drawSkyline(brush, guild.guild, guild.main, { w, h, chance });
  drawGround(brush, guild, w, h);
  const motif = motifOf(card);
  const turned = motif.kind !== 'thing' && chance() > 0.5;
  const size = (Math.min(w, h * 1.02) / 200) * sizeOf(motif, card);
  brush.save();
  brush.translate(w / 2, h + (motif.kind === 'thing' ? -h * 0.09 : 2));
  brush.scale(turned ? -size : size, size);
  brush.translate(-100, -200);
  brush.shadowColor = guild.light;
  brush.shadowBlur = 16;
  brush.fillStyle = guild.deep;
  brush.fill(pathOf(outlineOf(motif)), 'evenodd');
  brush.shadowBlur = 0;
  drawFigure({ brush, guild, other, turned }, motif, card);
  brush.restore();
  drawHatching(brush, guild, { w, h, chance });
  brush.restore();
}

interface Plate {
  w: number;
  h: number;
  chance(): number;
}

function sizeOf({ kind }: Motif, { category }: FaceCard): number {
  if (category === 'LEADER') return 1.02;
  if (kind === 'person') return 0.98;
  return kind === 'thing' ? 0.78 : 0.92;
}

function drawSky(brush: Brush, guild: Guild, other: Guild, { w, h, chance }: Plate): void {
  const sky = brush.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, guild.sky[0]);
  sky.addColorStop(0.55, guild.sky[1]);
  sky.addColorStop(1, other.sky[2]);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, w, h);
  const x = w * (0.28 + chance() * 0.44);
  const y = h * (0.26 + chance() * 0.1);
  const radius = Math.min(w, h) * 0.27;
  const halo = brush.createRadialGradient(x, y, radius * 0.5, x, y, radius * 2.4);
  halo.addColorStop(0, `${guild.light}ee`);
  halo.addColorStop(1, `${guild.light}00`);
  brush.fillStyle = halo;
  brush.fillRect(0, 0, w, h);
  brush.fillStyle = guild.light;
  brush.globalAlpha = 0.92;
  disc(brush, x, y, radius);
  brush.fill();
  brush.strokeStyle = guild.main;
  brush.globalAlpha = 0.2;
  brush.lineWidth = 1;
  brush.beginPath();
  for (let i = 0; i < 14; i++) {
    const line = h * (0.03 + i * 0.047);
    brush.moveTo(0, line);
    for (let a = 0; a <= w; a += w / 8) brush.lineTo(a, line + Math.sin(a * 0.05 + i) * 1.6);
  }
  brush.stroke();
  brush.globalAlpha = 1;
}

function drawGround(brush: Brush, { deep }: Guild, w: number, h: number): void {
  const ground = brush.createLinearGradient(0, h * 0.68, 0, h);
  ground.addColorStop(0, `${deep}00`);
  ground.addColorStop(1, deep);
  brush.fillStyle = ground;
  brush.fillRect(0, h * 0.62, w, h);
}

/** Hatching from below, and the darker edge of old paper over all of it. */
function drawHatching(brush: Brush, { deep }: Guild, { w, h, chance }: Plate): void {
  brush.strokeStyle = deep;
  brush.globalAlpha = 0.22;
  brush.lineWidth = 1.2;
  brush.beginPath();
  for (let i = 0; i < 26; i++) {
    const x = (w * i) / 25;
    const long = h * (0.04 + chance() * 0.12);
    brush.moveTo(x, h);
    brush.lineTo(x + long * 0.5, h - long);
  }
  brush.stroke();
  brush.globalAlpha = 1;
  const edge = brush.createRadialGradient(w / 2, h * 0.45, h * 0.3, w / 2, h * 0.5, h * 0.85);
  edge.addColorStop(0, `${deep}00`);
  edge.addColorStop(1, `${deep}66`);
  brush.fillStyle = edge;
  brush.fillRect(0, 0, w, h);
}
