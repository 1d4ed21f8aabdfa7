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
import { Arrow } from './arrow.ts';
import { fitCamera, type Lens, type Rect } from './camera.ts';
import { drawChart } from './chart.ts';
import { compose, type Mark } from './compose.ts';
import { FacesAtlas } from './faces-atlas.ts';
import { drawGlyphs } from './glyphs.ts';
import { Quads, Slabs } from './instances.ts';
import { type Mat, WIDE } from './mats.ts';
import { type Actor, advance, type Going, recast } from './motion.ts';
import type { Placed } from './placed.ts';
import { QUALITIES, type Quality } from './quality.ts';
import { TABLE } from './shaders.ts';

export interface Room {
  width: number;
  height: number;
  free: Rect;
  mat: Mat;
}

export interface Stats {
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
  programs: number;
  frames: number;
  megabytes: number;
  losses: number;
  /** From the loss of the context to the next picture, in milliseconds. */
  restored: number;
}

const [MOST_CARDS, MOST_UNDER, MOST_OVER] = [192, 400, 640];
const ARROW_MS = 320;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #world = new Scene();
  readonly #camera = new PerspectiveCamera(WIDE.fov, 1, 0.1, 80);
  readonly #atlas: FacesAtlas;
  readonly #under: Quads;
  readonly #over: Quads;
  readonly #cards: Slabs;
  readonly #arrow = new Arrow();
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
  #attack: { from: string; to: string; begins: number } | null = null;
  #asked = 0;
  #frames = 0;
  #lost = 0;
  #losses = 0;
  #restored = 0;
  lens: Lens | null = null;

  constructor(canvas: HTMLCanvasElement, shown: (face: string) => Shown | null, quality: Quality) {
    const { antialias, anisotropy } = QUALITIES[quality];
    this.#quality = quality;
    this.#renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#atlas = new FacesAtlas(shown, anisotropy);
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
    for (const mesh of [this.#table, this.#under.mesh, this.#cards.mesh, this.#arrow.mesh, this.#over.mesh]) {
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

  /** Settles when everything lies. */
  show(placed: readonly Placed[], going: Going): Promise<void> {
    this.#cast = recast(this.#cast, placed, going);
    this.ask();
    if (going.lasts === 0 || this.#lost > 0) return Promise.resolve();
    return new Promise((settle) => this.#waiting.add(settle));
  }

  mark(handle: string, mark: Mark | null): void {
    if (mark) this.#marks.set(handle, mark);
    else this.#marks.delete(handle);
    this.ask();
  }

  /** The rope goes from one thing to another, by handle; null: there is no battle. */
  attack(ends: { from: string; to: string } | null, now: number): void {
    const same = ends !== null && this.#attack?.from === ends.from && this.#attack.to === ends.to;
    if (!same) this.#attack = ends && { ...ends, begins: now };
    this.ask();
  }

  /** Faces are drawn anew: their fonts have come. */
  redraw(): void {
    this.#atlas.again();
    this.#atlas.of('back');
    this.#chartOf = null;
    this.ask();
  }

  ask(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  }

  get stats(): Stats {
    const { render, memory, programs } = this.#renderer.info;
    const { mat } = this.#room ?? { mat: WIDE };
    const chart = mat.plane[0] * mat.plane[1] * mat.sharp ** 2 * 4;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      programs: programs?.length ?? 0,
      frames: this.#frames,
      // A picture with smaller copies of itself takes a third more.
      megabytes: (chart + (2048 * 2048 + 1024 * 1024) * 4 * (4 / 3)) / 1e6,
      losses: this.#losses,
      restored: this.#restored,
    };
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    for (const layer of [this.#under, this.#over, this.#cards, this.#arrow, this.#atlas]) layer.dispose();
    this.#glyphs.dispose();
    this.#table.geometry.dispose();
    (this.#table.material.uniforms.uPicture?.value as CanvasTexture | null)?.dispose();
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
    this.#lost = performance.now();
    this.#losses++;
    // Nobody waits for a picture that does not come.
    this.#settle();
  };

  readonly #onRestored = (): void => {
    // What was drawn is still there: it is only sent again.
    const chart = this.#table.material.uniforms.uPicture?.value as CanvasTexture | null;
    for (const picture of [this.#atlas.texture, this.#glyphs, chart]) if (picture) picture.needsUpdate = true;
    this.#resized = true;
    this.#restored = performance.now() - this.#lost;
    this.#lost = 0;
    this.ask();
  };

  readonly #frame = (now: number): void => {
    this.#asked = 0;
    if (this.#lost > 0 || !this.#room || !this.lens) return;
    if (this.#resized) this.#fit(this.#room, this.lens);
    const moving = advance(this.#cast, now);
    const { under, cards, over } = { under: this.#under, cards: this.#cards, over: this.#over };
    const texelsOf = (face: string) => this.#atlas.of(face);
    compose({ under, cards, over, texelsOf }, this.#cast.values(), this.#marks, this.#room.mat.tagHeight);
    const throwing = this.#throw(now);
    this.#renderer.render(this.#world, this.#camera);
    this.#frames++;
    if (moving || throwing) this.ask();
    else this.#settle();
  };

  /** True while the rope is in the air. */
  #throw(now: number): boolean {
    const from = this.#attack && this.#cast.get(this.#attack.from);
    const to = this.#attack && this.#cast.get(this.#attack.to);
    if (!this.#attack || !from || !to) {
      this.#arrow.hide();
      return false;
    }
    const part = Math.min(1, Math.max(0, (now - this.#attack.begins) / ARROW_MS));
    const target = { x: to.now.x, y: to.now.y + 0.05, z: to.now.z + (to.now.z > from.now.z ? -0.24 : 0.24) };
    const lift = this.#room?.mat.name === 'wide' ? 1.15 : 0.8;
    this.#arrow.throwTo({ ...from.now, y: from.now.y + 0.16 }, target, lift, part, this.#camera.position);
    return part < 1;
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
    if (this.#chartOf === mat) return;
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
    this.#light.uLamp.value.set(wide ? -0.3 : 0, wide ? 0 : 0.1, wide ? 8.6 : 4.6, 6.4);
  }
}
