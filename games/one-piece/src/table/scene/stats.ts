/** What the table in depth is made of and shows at this moment: for whoever measures it. */
import type { Texture } from 'three';
import type { Gesture } from './gestures.ts';
import type { Actor } from './motion.ts';
import type { Placed, Pose } from './placed.ts';

export interface Stats {
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  programs: number;
  frames: number;
  /** Of all pictures on the graphics card. */
  megabytes: number;
  /** Cards and DON!! in the last picture; plates, digits, marks, rings and shadows; what found no room. */
  cards: number;
  quads: number;
  dropped: number;
  losses: number;
  /** From the return of a lost context to the next picture, in milliseconds. */
  restored: number;
  /** Faces that show a picture which somebody brought. */
  pictures: number;
  /** How often each gesture was begun. */
  gestures: Readonly<Record<Gesture['show'], number>>;
  /** Everything on the table, with nothing that its viewer cannot see. */
  things: ShownThing[];
}

export interface ShownThing {
  handle: string;
  face: string;
  /** Thousandths of a card's height, and of a radian. */
  x: number;
  z: number;
  turn: number;
  tags: string[];
}

const thousandths = (n: number): number => Math.round(n * 1_000) + 0;

const thing = ({ handle, tags }: Placed, { x, z, turn }: Pose, face: string): ShownThing => ({
  handle,
  face,
  x: thousandths(x),
  z: thousandths(z),
  turn: thousandths(turn),
  tags: tags.map(({ text }) => text),
});
export const thingOf = ({ placed, now, face }: Actor): ShownThing => thing(placed, now, face);

/** What the table shows when all of this lies. */
export const thingsOf = (placed: readonly Placed[]): ShownThing[] =>
  placed.map((one) => thing(one, one.pose, one.face));

/** A picture with smaller copies of itself takes a third more. */
export function megabytesOf(pictures: readonly Texture[]): number {
  const bytes = pictures.map(({ image, generateMipmaps }) => {
    const { width, height } = image as HTMLCanvasElement;
    return width * height * 4 * (generateMipmaps ? 4 / 3 : 1);
  });
  return bytes.reduce((sum, n) => sum + n, 0) / 1e6;
}
