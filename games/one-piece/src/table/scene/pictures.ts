/** Pictures that somebody brought, as far as they may be drawn: a foreign site must allow it. */
import type { PictureSource } from '@dealers-choice/table';

export type SourceOf = (face: string) => PictureSource | null;

type Drawable = ImageBitmap | HTMLImageElement;

/** Foreign sites that did not let a picture be drawn: nobody asks them again. */
const closed = new Set<string>();

/** Null: it may not be drawn, or there is none. The reading view shows what can be shown all the same. */
async function drawable(source: PictureSource): Promise<Drawable | null> {
  if (typeof source !== 'string') return createImageBitmap(source).catch(() => null);
  const { origin } = new URL(source, location.href);
  if (closed.has(origin)) return null;
  const picture = new Image();
  const foreign = origin !== location.origin;
  // Without it a picture of a foreign site would come, but no graphics card may have it.
  if (foreign) picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = source;
  try {
    await picture.decode();
    return picture;
  } catch {
    if (foreign) closed.add(origin);
    return null;
  }
}

/** Each is asked for once; `came` is told when one has come. */
export class Pictures {
  readonly #found = new Map<PictureSource, Drawable | null>();
  readonly #came: (face: string) => void;
  #sourceOf: SourceOf = () => null;

  constructor(came: (face: string) => void) {
    this.#came = came;
  }

  from(sourceOf: SourceOf): void {
    this.#sourceOf = sourceOf;
  }

  of(face: string): Drawable | null {
    const source = face === 'back' || face === 'don' ? null : this.#sourceOf(face);
    if (source === null) return null;
    const found = this.#found.get(source);
    if (found !== undefined) return found;
    this.#found.set(source, null);
    void drawable(source).then((picture) => {
      this.#found.set(source, picture);
      if (picture) this.#came(face);
    });
    return null;
  }
}

/** The part of a picture that covers its box, its middle in the middle. */
export function coverOf(
  { width: w, height: h }: { width: number; height: number },
  wide: number,
  high: number,
): [x: number, y: number, w: number, h: number] {
  const scale = Math.min(w / wide, h / high);
  const [cw, ch] = [wide * scale, high * scale];
  return [(w - cw) / 2, (h - ch) / 2, cw, ch];
}
