/** The rope of an attack, thrown over the table. Its form is made once; an attack moves its points. */
import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, ShaderMaterial, Vector3 } from 'three';
import { colourOf } from './instances.ts';
import { ARROW } from './shaders.ts';

const STEPS = 40;
const HEAD = 0.86;

interface End {
  x: number;
  y: number;
  z: number;
}

export class Arrow {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly #position: Float32BufferAttribute;

  constructor() {
    const geometry = new BufferGeometry();
    const position = new Float32BufferAttribute(new Float32Array((STEPS + 1) * 6), 3);
    const uv: number[] = [];
    const index: number[] = [];
    for (let i = 0; i <= STEPS; i++) {
      uv.push(i / STEPS, -1, i / STEPS, 1);
      const k = i * 2;
      if (i < STEPS) index.push(k, k + 1, k + 2, k + 1, k + 3, k + 2);
    }
    geometry.setAttribute('position', position);
    geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
    geometry.setIndex(index);
    const material = new ShaderMaterial({
      transparent: true,
      depthTest: false,
      side: DoubleSide,
      uniforms: { uColour: { value: colourOf('#C2301C') } },
      vertexShader: ARROW.vertex,
      fragmentShader: ARROW.fragment,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.renderOrder = 4;
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
    this.#position = position;
  }

  /** `far`: how much of the way it has gone. */
  throwTo(from: End, to: End, lift: number, far: number, camera: Vector3): void {
    const aside = new Vector3();
    const along = new Vector3();
    const here = new Vector3();
    for (let i = 0; i <= STEPS; i++) {
      const t = (i / STEPS) * far;
      const part = i / STEPS;
      onArc(here, from, to, lift, t);
      onArc(along, from, to, lift, Math.min(1, t + 0.01)).sub(here);
      aside.crossVectors(along, here.clone().sub(camera)).normalize();
      const wide = part > HEAD ? (0.26 * (1 - part)) / (1 - HEAD) : 0.055 + 0.045 * part;
      for (const [k, sign] of [-1, 1].entries()) {
        const { x, y, z } = aside;
        this.#position.setXYZ(i * 2 + k, here.x + x * wide * sign, here.y + y * wide * sign, here.z + z * wide * sign);
      }
    }
    this.#position.needsUpdate = true;
    this.mesh.visible = far > 0.02;
  }

  hide(): void {
    this.mesh.visible = false;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** A rope straight along a column would hide the numbers of who stands in it: it bows aside. */
const BOW = 1;

function onArc(out: Vector3, from: End, to: End, lift: number, t: number): Vector3 {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  const bow = BOW * Math.max(0, 1 - Math.abs(to.x - from.x));
  return out.set(
    a * from.x + b * ((from.x + to.x) / 2 + bow) + c * to.x,
    a * from.y + b * lift + c * to.y,
    a * from.z + b * ((from.z + to.z) / 2) + c * to.z,
  );
}
