/** The figure of a picture: one closed path with a rim of light, and a few details inside. */
import type { FaceCard } from './face-card.ts';
import { GUILDS, type Guild } from './guilds.ts';
import type { Motif } from './motif.ts';
import { type Brush, disc, pathOf } from './pen.ts';
import { BEASTS, EYES } from './shapes/beasts.ts';
import { BUILT, GLOWING, OBJECTS, WRITTEN } from './shapes/objects.ts';
import { BUST, HATS, HELD } from './shapes/people.ts';

export interface Lit {
  brush: Brush;
  guild: Guild;
  /** Of the card's second colour, if it has one. */
  other: Guild;
  /** Light falls from the left; a figure that is turned round is lit from there all the same. */
  turned: boolean;
}

const CREAM = '#FFF6DC';

export const outlineOf = (motif: Motif): string => {
  if (motif.kind === 'person') return BUST;
  return motif.kind === 'beast' ? BEASTS[motif.shape] : OBJECTS[motif.shape];
};

export function drawFigure(lit: Lit, motif: Motif, card: FaceCard): void {
  if (motif.kind === 'person') drawPerson(lit, HATS[motif.hat], card);
  else if (motif.kind === 'beast') drawBeast(lit, motif.shape);
  else drawThing(lit, motif.shape);
}

/** In `edge`, and again in `body` a little to the right and below: what is left of the first is the rim of light. */
function rimmed(
  { brush, turned }: Lit,
  d: string,
  { edge, body, rim }: { edge: string; body: string; rim: number },
): void {
  const path = pathOf(d);
  brush.save();
  brush.fillStyle = edge;
  brush.fill(path, 'evenodd');
  brush.clip(path, 'evenodd');
  brush.translate(turned ? -rim : rim, rim * 0.6);
  brush.fillStyle = body;
  brush.fill(path, 'evenodd');
  brush.restore();
}

function drawPerson(lit: Lit, hat: string, { attributes = [] }: FaceCard): void {
  const { brush, guild, other } = lit;
  const attribute = attributes[0] ?? 'Strike';
  const held = (): void => rimmed(lit, HELD[attribute], { edge: CREAM, body: other.main, rim: 5 });
  // A book is held before the body, anything else beside it.
  if (attribute !== 'Wisdom') held();
  rimmed(lit, BUST, { edge: guild.light, body: guild.deep, rim: 7 });
  drawHead(lit);
  rimmed(lit, hat, { edge: guild.light, body: other === guild ? guild.main : other.main, rim: 5 });
  drawChain(brush, guild);
  if (attribute === 'Wisdom') held();
}

/** The face is the light of the sky, with one half in shadow. */
function drawHead({ brush, guild }: Lit): void {
  const oval = (x: number, y: number, w: number, h: number, fill: string, alpha: number): void => {
    brush.globalAlpha = alpha;
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(x, y, w, h, 0, 0, 2 * Math.PI);
    brush.fill();
    brush.globalAlpha = 1;
  };
  oval(102, 78, 29, 36, guild.sky[1], 0.9);
  oval(115, 82, 19, 33, guild.deep, 0.4);
  oval(91, 78, 3, 3.8, '#1B1420', 1);
  oval(113, 78, 3, 3.8, '#1B1420', 1);
}

/** Everybody wears the guild's crest on a chain. */
function drawChain(brush: Brush, guild: Guild): void {
  brush.strokeStyle = '#E7BE62';
  brush.lineWidth = 3;
  brush.beginPath();
  brush.moveTo(56, 148);
  brush.quadraticCurveTo(102, 190, 148, 148);
  brush.stroke();
  brush.save();
  brush.translate(86, 158);
  brush.scale(0.32, 0.32);
  brush.fillStyle = '#F5D68A';
  brush.fill(pathOf(guild.crest), 'evenodd');
  brush.restore();
}

function drawBeast(lit: Lit, shape: keyof typeof BEASTS): void {
  const { brush, guild } = lit;
  rimmed(lit, BEASTS[shape], { edge: guild.light, body: guild.deep, rim: 7 });
  const eyes = EYES[shape];
  brush.fillStyle = '#FFE9A8';
  for (const x of eyes ? [eyes.x, ...(eyes.two ? [eyes.x + 24] : [])] : []) {
    disc(brush, x, eyes?.y ?? 0, 4.5);
    brush.fill();
  }
  if (shape === 'turtle') drawShell(brush, guild);
}

function drawShell(brush: Brush, guild: Guild): void {
  brush.save();
  brush.strokeStyle = guild.light;
  brush.globalAlpha = 0.5;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.moveTo(40, 140);
  brush.quadraticCurveTo(100, 110, 160, 140);
  for (const [x, from, to, end] of [
    [74, 82, 66, 152],
    [104, 74, 104, 158],
    [136, 82, 144, 152],
  ] as const) {
    brush.moveTo(x, from);
    brush.lineTo(to, end);
  }
  brush.stroke();
  brush.restore();
}

function drawThing(lit: Lit, shape: keyof typeof OBJECTS): void {
  const { brush, guild } = lit;
  const path = pathOf(OBJECTS[shape]);
  rimmed(lit, OBJECTS[shape], { edge: guild.light, body: guild.deep, rim: 6 });
  brush.save();
  brush.clip(path, 'evenodd');
  const around = GLOWING[shape];
  if (around !== undefined) drawGlow(brush, guild, path, around);
  brush.strokeStyle = guild.light;
  brush.lineWidth = 3;
  if (WRITTEN.includes(shape)) drawLines(brush);
  if (BUILT.includes(shape)) drawCourses(brush);
  brush.restore();
}

function drawGlow(brush: Brush, { main, sky }: Guild, path: Path2D, around: number): void {
  for (const [size, fill, alpha] of [
    [0.7, main, 1],
    [0.42, sky[1], 0.95],
    [0.2, CREAM, 0.95],
  ] as const) {
    brush.save();
    brush.translate(100, around);
    brush.scale(size, size);
    brush.translate(-100, -around);
    brush.globalAlpha = alpha;
    brush.fillStyle = fill;
    brush.fill(path, 'evenodd');
    brush.restore();
  }
}

/** Lines of writing on two pages. */
function drawLines(brush: Brush): void {
  brush.globalAlpha = 0.5;
  brush.beginPath();
  for (let i = 0; i < 6; i++) {
    const y = 66 + i * 18;
    brush.moveTo(24, y);
    brush.quadraticCurveTo(62, y - 12, 88, y + 2);
    brush.moveTo(112, y + 2);
    brush.quadraticCurveTo(140, y - 12, 176, y);
  }
  brush.moveTo(100, 46);
  brush.lineTo(100, 182);
  brush.stroke();
}

/** Courses of stone or wood. */
function drawCourses(brush: Brush): void {
  brush.globalAlpha = 0.28;
  brush.beginPath();
  for (let i = 0; i < 13; i++) {
    brush.moveTo(0, 20 + i * 15);
    brush.lineTo(200, 14 + i * 15);
  }
  brush.stroke();
}

/** The two guilds of a card; one of a single colour has it twice. */
export function guildsOf({ colours }: Pick<FaceCard, 'colours'>): { guild: Guild; other: Guild } {
  const guild = GUILDS[colours[0] ?? 'black'];
  return { guild, other: colours[1] ? GUILDS[colours[1]] : guild };
}
