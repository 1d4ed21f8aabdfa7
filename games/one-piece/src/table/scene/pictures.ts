/** Pictures that somebody brought, as far as they may be drawn: a foreign site must allow it. */

/** Null: it may not be drawn, or there is none. The reading view shows what can be shown all the same. */
export async function drawable(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  // Without it a picture of a foreign site would come, but no graphics card may have it.
  if (new URL(address, location.href).origin !== location.origin) picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

/** Each is asked for once; `came` is told when one has come. */
export class Pictures {
  readonly #found = new Map<string, HTMLImageElement | null>();
  readonly #came: (face: string) => void;
  #addressOf: (face: string) => string | null = () => null;

  constructor(came: (face: string) => void) {
    this.#came = came;
  }

  from(addressOf: (face: string) => string | null): void {
    this.#addressOf = addressOf;
  }

  of(face: string): HTMLImageElement | null {
    const address = face === 'back' || face === 'don' ? null : this.#addressOf(face);
    if (address === null) return null;
    const found = this.#found.get(address);
    if (found !== undefined) return found;
    this.#found.set(address, null);
    void drawable(address).then((picture) => {
      this.#found.set(address, picture);
      if (picture) this.#came(face);
    });
    return null;
  }
}

/** As large as its box needs, its middle in the middle. */
export function coverOf(
  picture: { naturalWidth: number; naturalHeight: number },
  wide: number,
  high: number,
): [x: number, y: number, w: number, h: number] {
  const { naturalWidth: w, naturalHeight: h } = picture;
  const scale = Math.min(w / wide, h / high);
  const [cw, ch] = [wide * scale, high * scale];
  return [(w - cw) / 2, (h - ch) / 2, cw, ch];
}
