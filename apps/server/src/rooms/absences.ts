/** Since when people have had no page open at a table. */
export class Absences {
  /** By room and guest, in milliseconds since 1970. */
  readonly #since = new Map<string, Map<string, number>>();

  /** `here`: those of these people, and others, whose pages are open now. */
  note(room: string, people: readonly string[], here: ReadonlySet<string>, now: number): void {
    const before = this.#since.get(room);
    const gone = people.filter((guest) => guest !== '' && !here.has(guest));
    if (gone.length === 0) this.#since.delete(room);
    else this.#since.set(room, new Map(gone.map((guest) => [guest, before?.get(guest) ?? now])));
  }
  /** For how long this guest has been gone; 0: they are here, or nobody knows. */
  lastsFor(room: string, guest: string, now: number): number {
    const since = this.#since.get(room)?.get(guest);
    return since === undefined ? 0 : now - since;
  }
  forget(room: string): void {
    this.#since.delete(room);
  }
}
