/** The rope of an attack: thrown when it is declared, and swung to whoever steps in between. */
import type { Vector3 } from 'three';
import { Arrow } from './arrow.ts';
import type { Actor } from './motion.ts';

export interface Ends {
  /** By handle. */
  from: string;
  to: string;
}
interface Point {
  x: number;
  y: number;
  z: number;
}

const THROWN = 320;
const SWUNG = 240;

export class Rope {
  readonly #arrow = new Arrow();
  #ends: Ends | null = null;
  /** What it was thrown at before it swung. */
  #was: string | null = null;
  #begins = 0;
  #lasts = 0;

  get mesh() {
    return this.#arrow.mesh;
  }

  /** Null: there is no battle. At pace 0 it lies at once. */
  fasten(ends: Ends | null, now: number, pace: number): void {
    const same = ends !== null && this.#ends?.from === ends.from && this.#ends.to === ends.to;
    if (same) return;
    const swings = ends !== null && this.#ends?.from === ends.from;
    this.#was = swings && this.#ends ? this.#ends.to : null;
    this.#ends = ends;
    this.#begins = now;
    this.#lasts = pace > 0 ? (swings ? SWUNG : THROWN) / pace : 0;
  }

  /** True while it is in the air. */
  draw(cast: ReadonlyMap<string, Actor>, camera: Vector3, lift: number, now: number): boolean {
    const from = this.#ends && cast.get(this.#ends.from);
    const to = this.#ends && cast.get(this.#ends.to);
    if (!from || !to) {
      this.#arrow.hide();
      return false;
    }
    const part = this.#lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - this.#begins) / this.#lasts));
    const was = this.#was === null ? undefined : cast.get(this.#was);
    const end = was ? between(hit(was, from), hit(to, from), part * part * (3 - 2 * part)) : hit(to, from);
    this.#arrow.throwTo({ ...from.now, y: from.now.y + 0.16 }, end, lift, was ? 1 : part, camera);
    return part < 1;
  }

  dispose(): void {
    this.#arrow.dispose();
  }
}

/** It ends at the near edge of what it hits, so that the card can be read. */
const hit = ({ now }: Actor, from: Actor): Point => ({
  x: now.x,
  y: now.y + 0.05,
  z: now.z + (now.z > from.now.z ? -0.24 : 0.24),
});
const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  z: a.z + (b.z - a.z) * t,
});
