/** The faces that are on the table, drawn into one picture. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { drawShown, type Shown } from '../drawn.ts';
import { FACE_HEIGHT as HIGH, FACE_WIDTH as WIDE } from '../faces/face-card.ts';
import { Cells, cornerOf, type Grid, texelsOf } from './atlas.ts';

/** 7 × 5 cells of 256 × 358 with their gutters: a table shows 20 faces at most. */
const GRID: Grid = { columns: 7, cellWide: WIDE, cellHigh: HIGH, wide: 2048, high: 2048 };
const ROOM = 35;

export class FacesAtlas {
  readonly texture: CanvasTexture;
  readonly #pen: CanvasRenderingContext2D;
  readonly #cells = new Cells(ROOM);
  readonly #shown: (face: string) => Shown | null;

  /** `shown` gives what is printed on a face by its name; null: nobody knows it. */
  constructor(shown: (face: string) => Shown | null, sharp: number) {
    const canvas = document.createElement('canvas');
    canvas.width = GRID.wide;
    canvas.height = GRID.high;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('one-piece: there is no canvas to draw on');
    this.#pen = pen;
    this.#shown = shown;
    this.texture = new CanvasTexture(canvas);
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.anisotropy = sharp;
  }

  of(face: string): readonly [number, number, number, number] {
    const { place, fresh } = this.#cells.of(face);
    if (fresh) this.#draw(face, place);
    return texelsOf(GRID, place);
  }

  /** Fonts have come, or the picture was lost: everything is drawn again when it is asked for. */
  again(): void {
    this.#cells.clear();
  }

  #draw(face: string, place: number): void {
    const [x, y] = cornerOf(GRID, place);
    this.#pen.save();
    this.#pen.translate(x, y);
    this.#pen.clearRect(-1, -1, WIDE + 2, HIGH + 2);
    drawShown(this.#pen, this.#shown(face) ?? 'back', 'board');
    this.#pen.restore();
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
