/**
 * The canvases on which faces are drawn. A table shows few kinds of cards, often: a canvas that is put away is laid
 * again when the same face is wanted, and one that is missing is copied, which is many times quicker than drawing.
 */
import { drawShown, type Shown } from './drawn.ts';
import { type FaceMode, FACE_HEIGHT as HIGH, FACE_WIDTH as WIDE } from './faces/face-card.ts';

export interface Wanted {
  shown: Shown;
  mode: FaceMode;
  /** Points of the canvas for each of the 256 of a face. */
  sharp: number;
  /** Fonts have come: what was drawn without them is drawn again. */
  fonts: boolean;
}

interface Kept<Sheet> {
  wanted: Wanted;
  sheet: Sheet;
  laid: boolean;
}

/** How much is kept for later, in faces of 256 points: a third of a megabyte each. */
const ROOM = 64;

export class FaceSheets<Sheet> {
  readonly #make: (wanted: Wanted, like: Sheet | null) => Sheet;
  readonly #room: number;
  /** Of those that are put away, the one that waits longest comes first. */
  #all: Kept<Sheet>[] = [];

  /** `make` draws a face, or copies one that is alike. */
  constructor(make: (wanted: Wanted, like: Sheet | null) => Sheet, room = ROOM) {
    this.#make = make;
    this.#room = room;
  }

  /** For one place alone, until it is put away. */
  take(wanted: Wanted): Sheet {
    const alike = this.#all.filter((one) => isSame(one.wanted, wanted));
    const free = alike.find(({ laid }) => !laid);
    if (free) {
      free.laid = true;
      return free.sheet;
    }
    const sheet = this.#make(wanted, alike[0]?.sheet ?? null);
    this.#all.push({ wanted, sheet, laid: true });
    return sheet;
  }

  putAway(sheet: Sheet): void {
    const kept = this.#all.find((one) => one.sheet === sheet);
    if (!kept) return;
    kept.laid = false;
    this.#all = [...this.#all.filter((one) => one !== kept), kept];
    let left = this.#room;
    const away = this.#all.filter((one) => !one.laid).reverse();
    const forgotten = away.filter(({ wanted }) => {
      left -= wanted.sharp ** 2;
      return left < 0;
    });
    this.#all = this.#all.filter((one) => !forgotten.includes(one));
  }
}

/** Two sets may have different cards of one name, so it is the card that counts. */
const isSame = (a: Wanted, b: Wanted): boolean =>
  a.shown === b.shown && a.mode === b.mode && a.sharp === b.sharp && a.fonts === b.fonts;

export const faceSheets = new FaceSheets<HTMLCanvasElement>(({ shown, mode, sharp }, like) => {
  const sheet = document.createElement('canvas');
  sheet.width = WIDE * sharp;
  sheet.height = HIGH * sharp;
  const pen = sheet.getContext('2d');
  if (like) pen?.drawImage(like, 0, 0);
  else if (pen) {
    pen.scale(sharp, sharp);
    drawShown(pen, shown, mode);
  }
  return sheet;
});
