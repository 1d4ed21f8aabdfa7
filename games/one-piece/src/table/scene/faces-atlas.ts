/** The faces that are on the table, drawn into one picture. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { drawShown, type Shown } from '../drawn.ts';
import { FACE_HEIGHT as HIGH, FACE_WIDTH as WIDE } from '../faces/face-card.ts';
import { rounded } from '../faces/pen.ts';
import { Cells, cornerOf, type Grid, texelsOf } from './atlas.ts';
import { coverOf, Pictures, type SourceOf } from './pictures.ts';

/** 7 × 5 cells of 256 × 358 with their gutters: a table shows 20 faces at most. */
const GRID: Grid = { columns: 7, cellWide: WIDE, cellHigh: HIGH, wide: 2048, high: 2048 };
const ROOM = 35;

export class FacesAtlas {
  readonly texture: CanvasTexture;
  readonly #pen: CanvasRenderingContext2D;
  readonly #cells = new Cells(ROOM);
  readonly #pictures: Pictures;
  #shown: (face: string) => Shown | null = () => null;

  /** `changed` is called when a face has got its picture. */
  constructor(sharp: number, changed: () => void) {
    const canvas = document.createElement('canvas');
    canvas.width = GRID.wide;
    canvas.height = GRID.high;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('one-piece: there is no canvas to draw on');
    this.#pen = pen;
    this.#pictures = new Pictures((face) => {
      const place = this.#cells.placeOf(face);
      if (place === null) return;
      this.#draw(face, place);
      changed();
    });
    this.texture = new CanvasTexture(canvas);
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.anisotropy = sharp;
  }

  /** `shown` gives what is printed on a face by its name; null: nobody knows it. */
  deal(shown: (face: string) => Shown | null): void {
    this.#shown = shown;
  }

  pictures(sourceOf: SourceOf): void {
    this.#pictures.from(sourceOf);
    for (const [face, place] of this.#cells.all()) if (this.#pictures.of(face)) this.#draw(face, place);
  }

  of(face: string): readonly [number, number, number, number] {
    const { place, fresh } = this.#cells.of(face);
    if (fresh) this.#draw(face, place);
    return texelsOf(GRID, place);
  }

  /** How many faces show a picture that somebody brought. */
  get pictured(): number {
    return this.#cells.all().filter(([face]) => this.#pictures.of(face) !== null).length;
  }

  /** Fonts have come, or other cards: everything is drawn again when it is asked for. */
  again(): void {
    this.#cells.clear();
  }

  #draw(face: string, place: number): void {
    const [x, y] = cornerOf(GRID, place);
    const pen = this.#pen;
    pen.save();
    pen.translate(x, y);
    pen.clearRect(-1, -1, WIDE + 2, HIGH + 2);
    drawShown(pen, this.#shown(face) ?? (face === 'don' ? 'don' : 'back'), 'board');
    const picture = this.#pictures.of(face);
    if (picture) {
      rounded(pen, { x: 0, y: 0, w: WIDE, h: HIGH }, 15);
      pen.clip();
      pen.drawImage(picture, ...coverOf(picture, WIDE, HIGH), 0, 0, WIDE, HIGH);
    }
    pen.restore();
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
