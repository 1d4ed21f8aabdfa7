/** A number on its way to another: the lamp that follows the turn, the camera that comes closer. */
const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Eased {
  #from: number;
  #to: number;
  #begins = 0;
  #lasts = 0;

  constructor(value: number) {
    this.#from = this.#to = value;
  }

  /** 0 milliseconds: at once. It goes on from where it is. */
  go(to: number, now: number, lasts: number): void {
    if (to === this.#to) return;
    this.#from = this.at(now);
    this.#to = to;
    this.#begins = now;
    this.#lasts = lasts;
  }

  at(now: number): number {
    if (this.#lasts <= 0) return this.#to;
    const part = Math.min(1, Math.max(0, (now - this.#begins) / this.#lasts));
    return part >= 1 ? this.#to : this.#from + (this.#to - this.#from) * ease(part);
  }

  moves(now: number): boolean {
    return this.#lasts > 0 && now - this.#begins < this.#lasts;
  }
}
