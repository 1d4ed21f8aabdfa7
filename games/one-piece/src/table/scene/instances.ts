/** Layers of many like things, each drawn in one call. Room is made once; a move changes numbers and nothing else. */
import {
  Color,
  DoubleSide,
  Euler,
  InstancedBufferAttribute,
  InstancedMesh,
  LinearSRGBColorSpace,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  ShaderMaterial,
  type Texture,
  Vector3,
} from 'three';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { CARD_THICK } from './mats.ts';
import { CARDS, QUADS } from './shaders.ts';
import { slab } from './slab.ts';

const matrix = new Matrix4();
const turned = new Quaternion();
const at = new Vector3();
const size = new Vector3();
const angles = new Euler(0, 0, 0, 'YXZ');

const colours = new Map<string, Color>();
export function colourOf(hex: string): Color {
  const known = colours.get(hex) ?? new Color().setStyle(hex, LinearSRGBColorSpace);
  colours.set(hex, known);
  return known;
}

export type Uniforms = Record<string, { value: unknown }>;

abstract class Layer {
  readonly mesh: InstancedMesh;
  constructor(mesh: InstancedMesh, order: number) {
    this.mesh = mesh;
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
  }
  /** How many things of the last picture found no room. */
  dropped = 0;

  clear(): void {
    this.mesh.count = 0;
    this.dropped = 0;
  }
  protected place(
    x: number,
    y: number,
    z: number,
    turn: number,
    roll: number,
    w: number,
    h: number,
    d: number,
  ): number {
    const place = this.mesh.count;
    angles.set(0, turn, roll);
    matrix.compose(at.set(x, y, z), turned.setFromEuler(angles), size.set(w, h, d));
    this.mesh.setMatrixAt(place, matrix);
    this.mesh.count = place + 1;
    return place;
  }
  /** False: there is no room, which is counted. */
  protected hasRoom(): boolean {
    const room = this.mesh.count < this.mesh.instanceMatrix.count;
    if (!room) this.dropped++;
    return room;
  }
  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.dispose();
    for (const material of [this.mesh.material].flat()) material.dispose();
  }
}

/** Flat pieces of the glyph picture: shadows and rings under the cards, plates and digits over them. */
export class Quads extends Layer {
  readonly #glyph: InstancedBufferAttribute;
  readonly #colour: InstancedBufferAttribute;

  constructor(most: number, picture: Texture, order: number, under: boolean) {
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const glyph = new InstancedBufferAttribute(new Float32Array(most * 4), 4);
    const colour = new InstancedBufferAttribute(new Float32Array(most * 4), 4);
    geometry.setAttribute('aGlyph', glyph);
    geometry.setAttribute('aColour', colour);
    const material = new ShaderMaterial({
      transparent: true,
      depthTest: under,
      depthWrite: false,
      uniforms: { uPicture: { value: picture } },
      vertexShader: QUADS.vertex,
      fragmentShader: QUADS.fragment,
    });
    super(new InstancedMesh(geometry, material, most), order);
    this.#glyph = glyph;
    this.#colour = colour;
  }

  put(name: Glyph, x: number, y: number, z: number, w: number, h: number, hex: string, alpha = 1, turn = 0): void {
    const box = GLYPHS.get(name);
    if (!box || !this.hasRoom()) return;
    const place = this.place(x, y, z, turn, 0, w, 1, h);
    this.#glyph.setXYZW(place, ...box);
    const { r, g, b } = colourOf(hex);
    this.#colour.setXYZW(place, r, g, b, alpha);
  }

  send(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#glyph.needsUpdate = true;
    this.#colour.needsUpdate = true;
  }
}

/** Cards and DON!!, however thick. */
export class Slabs extends Layer {
  readonly #face: InstancedBufferAttribute;
  readonly #look: InstancedBufferAttribute;

  constructor(most: number, uniforms: Uniforms) {
    const geometry = slab();
    const face = new InstancedBufferAttribute(new Float32Array(most * 4), 4);
    const look = new InstancedBufferAttribute(new Float32Array(most * 2), 2);
    geometry.setAttribute('aFace', face);
    geometry.setAttribute('aLook', look);
    const { vertex: vertexShader, fragment: fragmentShader } = CARDS;
    const material = new ShaderMaterial({ side: DoubleSide, uniforms, vertexShader, fragmentShader });
    super(new InstancedMesh(geometry, material, most), 2);
    this.#face = face;
    this.#look = look;
  }

  put(
    texels: readonly [number, number, number, number],
    pose: { x: number; y: number; z: number; turn: number; size: number; up: number; dim: number },
    thick: number,
  ): void {
    if (!this.hasRoom()) return;
    const high = CARD_THICK * thick;
    const roll = (1 - pose.up) * Math.PI;
    // Turned over, it lies on what was its upper side.
    const lift = 0.004 + high * (1 - pose.up) + Math.sin(roll) * 0.25 * pose.size;
    const place = this.place(pose.x, pose.y + lift, pose.z, pose.turn, roll, pose.size, high, pose.size);
    this.#face.setXYZW(place, ...texels);
    this.#look.setXY(place, pose.dim, thick);
  }

  send(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.#face.needsUpdate = true;
    this.#look.needsUpdate = true;
  }
}
