/** Of what was used, the last: whatever is used again goes last, and what is first makes room. */
export class LastUsed<V> {
  readonly #most: number;
  readonly #kept = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get = (name: string): V | undefined => this.#kept.get(name);
  use(name: string, value: V): V {
    this.#kept.delete(name);
    this.#kept.set(name, value);
    for (const oldest of [...this.#kept.keys()].slice(0, -this.#most)) this.#kept.delete(oldest);
    return value;
  }
  drop(name: string): void {
    this.#kept.delete(name);
  }
}
