/** Whom guests do not want to hear at a table, until the server is started again. */
const MOST_MUTED = 100;
/** Whoever muted somebody longest ago hears them again. */
const MOST_MUTING = 10_000;

export class Mutes {
  /** By table and guest. */
  readonly #muted = new Map<string, { room: string; guest: string; whom: Set<string> }>();

  /** Whom this guest has muted here, the last one last. */
  of = (room: string, guest: string): string[] => [...(this.#muted.get(key(room, guest))?.whom ?? [])];
  has = (room: string, guest: string, whom: string): boolean =>
    this.#muted.get(key(room, guest))?.whom.has(whom) ?? false;

  /** Whom this guest has muted, and where. */
  by = (guest: string): { room: string; guest: string }[] =>
    [...this.#muted.values()].flatMap((one) =>
      one.guest === guest ? [...one.whom].map((muted) => ({ room: one.room, guest: muted })) : [],
    );

  set({ room, guest, whom, on }: { room: string; guest: string; whom: string; on: boolean }): void {
    const muted = new Set(this.of(room, guest));
    if (on) muted.add(whom);
    else muted.delete(whom);
    if (muted.size > MOST_MUTED) muted.delete([...muted][0] ?? '');
    this.#muted.delete(key(room, guest));
    if (muted.size > 0) this.#muted.set(key(room, guest), { room, guest, whom: muted }); // the last one last
    if (this.#muted.size > MOST_MUTING) this.#muted.delete(this.#muted.keys().next().value ?? '');
  }
  close(room: string): void {
    for (const [at, one] of this.#muted) if (one.room === room) this.#muted.delete(at);
  }
  forget(guest: string): void {
    for (const [at, one] of this.#muted) if (one.guest === guest) this.#muted.delete(at);
  }
}

const key = (room: string, guest: string): string => `${room} ${guest}`;
