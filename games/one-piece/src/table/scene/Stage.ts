/** The table in depth: a renderer that draws when something changed, and not otherwise. No React here. */
import {
  CanvasTexture,
  Color,
  LinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import type { Shown } from '../drawn.ts';
import { fitCamera, type Lens, type Rect } from './camera.ts';
import { drawChart } from './chart.ts';
import { compose, type Mark } from './compose.ts';
import { Eased } from './eased.ts';
import { FacesAtlas } from './faces-atlas.ts';
import { type Gesture, Gestures } from './gestures.ts';
import { drawGlyphs } from './glyphs.ts';
import { Quads, Slabs } from './instances.ts';
import { type Mat, WIDE } from './mats.ts';
import { type Actor, advance, type Going, recast } from './motion.ts';
import type { SourceOf } from './pictures.ts';
import type { Placed } from './placed.ts';
import { QUALITIES, type Quality } from './quality.ts';
import { type Ends, Rope } from './rope.ts';
import { TABLE } from './shaders.ts';
import { megabytesOf, type Stats, thingOf } from './stats.ts';

export interface Room {
  width: number;
  height: number;
  free: Rect;
  mat: Mat;
}

const [MOST_CARDS, MOST_UNDER, MOST_OVER] = [192, 420, 900];
/** How far the lamp goes to the side of whose turn it is. */
const LAMP_SWING = 0.75;
const LAMP_MS = 500;
const CLOSER_MS = 400;

export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #world = new Scene();
  readonly #camera = new PerspectiveCamera(WIDE.fov, 1, 0.1, 80);
  readonly #atlas: FacesAtlas;
  readonly #under: Quads;
  readonly #over: Quads;
  readonly #cards: Slabs;
  readonly #rope = new Rope();
  readonly #gestures = new Gestures();
  readonly #lamp = new Eased(0);
  readonly #zoom = new Eased(1);
  readonly #glyphs: CanvasTexture;
  readonly #table: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #light = {
    uEdge: { value: new Vector3() },
    uWarm: { value: new Vector3() },
    uLamp: { value: new Vector4() },
    uLeast: { value: 1 },
  };
  readonly #quality: Quality;
  readonly #marks = new Map<string, Mark>();
  readonly #waiting = new Set<() => void>();
  #cast = new Map<string, Actor>();
  #room: Room | null = null;
  #resized = false;
  #chartOf: Mat | null = null;
  #dealt: object | null = null;
  #lettered = false;
  #asked = 0;
  #frames = 0;
  #isLost = false;
  #cameBack = 0;
  #losses = 0;
  #restored = 0;
  lens: Lens | null = null;

  constructor(canvas: HTMLCanvasElement, quality: Quality) {
    this.canvas = canvas;
    const { antialias, anisotropy } = QUALITIES[quality];
    this.#quality = quality;
    this.#renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#atlas = new FacesAtlas(anisotropy, () => this.ask());
    this.#glyphs = new CanvasTexture(drawGlyphs());
    this.#glyphs.anisotropy = anisotropy;
    this.#under = new Quads(MOST_UNDER, this.#glyphs, 1, true);
    this.#over = new Quads(MOST_OVER, this.#glyphs, 5, false);
    this.#cards = new Slabs(MOST_CARDS, {
      ...this.#light,
      uPicture: { value: this.#atlas.texture },
      uBack: { value: new Vector4(...this.#atlas.of('back')) },
    });
    this.#table = new Mesh(
      new PlaneGeometry(1, 1).rotateX(-Math.PI / 2),
      new ShaderMaterial({
        uniforms: { ...this.#light, uPicture: { value: null } },
        vertexShader: TABLE.vertex,
        fragmentShader: TABLE.fragment,
      }),
    );
    for (const mesh of [this.#table, this.#under.mesh, this.#cards.mesh, this.#rope.mesh, this.#over.mesh]) {
      this.#world.add(mesh);
    }
    this.evening(false);
    canvas.addEventListener('webglcontextlost', this.#onLost);
    canvas.addEventListener('stats', this.#onAsked);
    canvas.addEventListener('webglcontextrestored', this.#onRestored);
  }

  /** Light of day, or of a lamp in the evening. */
  evening(dark: boolean): void {
    const { uEdge, uWarm, uLeast } = this.#light;
    if (dark) uEdge.value.set(0.2, 0.22, 0.36);
    else uEdge.value.set(0.66, 0.58, 0.5);
    if (dark) uWarm.value.set(1, 0.86, 0.64);
    else uWarm.value.set(1.05, 1.02, 0.97);
    uLeast.value = dark ? 0.74 : 0.92;
    this.#world.background = new Color(dark ? '#0b0d18' : '#2a1a0e');
    this.ask();
  }

  /** Takes place in the next frame, so that nothing flickers between. */
  resize(room: Room): void {
    this.#room = room;
    this.lens = fitCamera(room.mat, room.width, room.height, room.free);
    this.#resized = true;
    this.ask();
  }

  /** Another match: other cards may be printed with the same numbers. */
  deal(cards: object, shown: (face: string) => Shown | null): void {
    if (this.#dealt === cards) return;
    this.#dealt = cards;
    this.#atlas.deal(shown);
    this.#drawFaces();
  }

  /** Where the picture of a face is that somebody brought; null: it is drawn from data. */
  pictures(sourceOf: SourceOf): void {
    this.#atlas.pictures(sourceOf);
    this.ask();
  }

  /** Nobody plays here any more: nothing lies on the table, and nobody waits. */
  clear(): void {
    this.#cast = new Map();
    this.#marks.clear();
    this.#gestures.clear();
    this.#rope.fasten(null, 0, 0);
    this.#zoom.go(1, 0, 0);
    this.#settle();
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Settles when everything lies. */
  show(placed: readonly Placed[], going: Going): Promise<void> {
    this.#cast = recast(this.#cast, placed, going);
    this.ask();
    return going.lasts === 0 ? Promise.resolve() : this.#rest();
  }

  /** Settles when all of it has been shown. */
  play(gestures: readonly Gesture[], now: number, pace: number): Promise<void> {
    for (const gesture of gestures) this.#gestures.add(gesture, now, pace);
    this.ask();
    return this.#rest();
  }

  #rest(): Promise<void> {
    if (this.#isLost) return Promise.resolve();
    return new Promise((settle) => this.#waiting.add(settle));
  }

  mark(handle: string, mark: Mark | null): void {
    if (mark) this.#marks.set(handle, mark);
    else this.#marks.delete(handle);
    this.ask();
  }

  /** The rope goes from one thing to another; null: there is no battle. */
  attack(ends: Ends | null, now: number, pace: number): void {
    this.#rope.fasten(ends, now, pace);
    this.ask();
  }

  /** The lamp hangs over the side of whose turn it is: 1 is the near one. */
  turn(side: 1 | -1, now: number, pace: number): void {
    this.#lamp.go(side * LAMP_SWING, now, pace > 0 ? LAMP_MS / pace : 0);
    this.ask();
  }

  /** The camera stands still; it comes closer by this much only when a match may end. */
  closer(zoom: number, now: number, pace: number): void {
    this.#zoom.go(zoom, now, pace > 0 ? CLOSER_MS / pace : 0);
    this.ask();
  }

  /** The fonts have come: faces and the chart are drawn with them. */
  letter(): void {
    if (this.#lettered) return;
    this.#lettered = true;
    this.#drawFaces();
    const chart = this.#chart;
    if (!chart || !this.#chartOf) return;
    chart.image = drawChart(this.#chartOf);
    chart.needsUpdate = true;
  }

  #drawFaces(): void {
    this.#atlas.again();
    // The first cell is the back of every card.
    this.#atlas.of('back');
    this.ask();
  }

  ask(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  }

  get stats(): Stats {
    const { render, memory, programs } = this.#renderer.info;
    const [cards, ...quads] = [this.#cards, this.#under, this.#over];
    const chart = this.#chart;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      programs: programs?.length ?? 0,
      frames: this.#frames,
      megabytes: megabytesOf([this.#atlas.texture, this.#glyphs, ...(chart ? [chart] : [])]),
      cards: cards.mesh.count,
      quads: quads.reduce((sum, { mesh }) => sum + mesh.count, 0),
      dropped: [cards, ...quads].reduce((sum, layer) => sum + layer.dropped, 0),
      losses: this.#losses,
      restored: this.#restored,
      pictures: this.#atlas.pictured,
      gestures: this.#gestures.begun,
      things: [...this.#cast.values()].map(thingOf),
    };
  }

  get #chart(): CanvasTexture | null {
    return (this.#table.material.uniforms.uPicture?.value as CanvasTexture | null) ?? null;
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    for (const layer of [this.#under, this.#over, this.#cards, this.#rope, this.#atlas]) layer.dispose();
    this.#glyphs.dispose();
    this.#table.geometry.dispose();
    this.#chart?.dispose();
    this.#table.material.dispose();
    this.#renderer.domElement.removeEventListener('webglcontextlost', this.#onLost);
    this.#renderer.domElement.removeEventListener('stats', this.#onAsked);
    this.#renderer.domElement.removeEventListener('webglcontextrestored', this.#onRestored);
    this.#renderer.dispose();
    this.#settle();
  }

  #settle(): void {
    for (const settle of this.#waiting) settle();
    this.#waiting.clear();
  }

  /** Whoever measures asks with an event, and finds the answer on the canvas. */
  readonly #onAsked = (): void => {
    this.#renderer.domElement.dataset.stats = JSON.stringify(this.stats);
  };

  readonly #onLost = (event: Event): void => {
    event.preventDefault();
    this.#isLost = true;
    this.#losses++;
    // Nobody waits for a picture that does not come.
    this.#settle();
  };

  readonly #onRestored = (): void => {
    // What was drawn is still there: it is only sent again.
    for (const picture of [this.#atlas.texture, this.#glyphs, this.#chart]) if (picture) picture.needsUpdate = true;
    this.#resized = true;
    this.#isLost = false;
    this.#cameBack = performance.now();
    this.ask();
  };

  readonly #frame = (now: number): void => {
    this.#asked = 0;
    const { lens } = this;
    if (this.#isLost || !this.#room || !lens || !this.canvas.isConnected) return;
    if (this.#resized) this.#fit(this.#room, lens);
    const moving = advance(this.#cast, now);
    const gesturing = this.#gestures.advance(now);
    const { mat } = this.#room;
    const layers = { under: this.#under, cards: this.#cards, over: this.#over, texelsOf: this.#texelsOf };
    compose(layers, { cast: this.#cast, marks: this.#marks, gestures: this.#gestures, mat, now });
    this.#light.uLamp.value.y = (mat.name === 'wide' ? 0 : 0.1) + this.#lamp.at(now);
    this.#approach(now);
    const throwing = this.#rope.draw(this.#cast, this.#camera.position, mat.name === 'wide' ? 1.15 : 0.8, now);
    // Made before it is needed, also after a loss: the first attack would have to wait for its program.
    const making = this.#frames === 0 || this.#cameBack > 0;
    if (making) this.#rope.mesh.visible = true;
    this.#renderer.render(this.#world, this.#camera);
    this.#frames++;
    if (this.#cameBack > 0) this.#timeReturn();
    const easing = this.#lamp.moves(now) || this.#zoom.moves(now);
    if (moving || gesturing || throwing || easing || making) this.ask();
    if (!moving && !gesturing && !throwing) this.#settle();
  };

  readonly #texelsOf = (face: string): readonly [number, number, number, number] => this.#atlas.of(face);

  #approach(now: number): void {
    const zoom = this.#zoom.at(now);
    if (this.#camera.zoom === zoom) return;
    this.#camera.zoom = zoom;
    this.#camera.updateProjectionMatrix();
  }

  /** Drawing is only asked for by then: it is waited for, so that the time is the one a person waits. */
  #timeReturn(): void {
    this.#renderer.getContext().finish();
    this.#restored = performance.now() - this.#cameBack;
    this.#cameBack = 0;
  }

  #fit({ width, height, mat }: Room, lens: Lens): void {
    this.#resized = false;
    const { ratio } = QUALITIES[this.#quality];
    this.#renderer.setPixelRatio(Math.min(ratio, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.fov = lens.fov;
    this.#camera.aspect = width / height;
    this.#camera.position.set(0, Math.cos(lens.tilt) * lens.distance, Math.sin(lens.tilt) * lens.distance);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.setViewOffset(width, height, lens.dx, lens.dy, width, height);
    this.#camera.updateProjectionMatrix();
    if (this.#chartOf !== mat) this.#spread(mat);
  }

  /** Another mat on the table, in a light of its own. */
  #spread(mat: Mat): void {
    this.#chartOf = mat;
    const chart = this.#table.material.uniforms.uPicture;
    if (!chart) return;
    (chart.value as CanvasTexture | null)?.dispose();
    const picture = new CanvasTexture(drawChart(mat));
    picture.generateMipmaps = false;
    picture.minFilter = LinearFilter;
    chart.value = picture;
    this.#table.scale.set(mat.plane[0], 1, mat.plane[1]);
    const wide = mat.name === 'wide';
    this.#light.uLamp.value.set(wide ? -0.3 : 0, 0, wide ? 8.6 : 4.6, 6.4);
  }
}
