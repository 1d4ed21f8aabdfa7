/** Who watches a match, and what each of them is told: seats at once, spectators after the table's delay. */
import { type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { MatchToClient, News, RunningClocks } from '@dealers-choice/protocol';
import type { MatchDeal } from '../store/stored-forms.ts';
import type { Gallery } from './gallery.ts';
import type { FullSight, Position, Told } from './position.ts';

/** Somebody who is told about a match: a page that is open. */
export interface Watcher {
  readonly viewer: Viewer;
  send(message: MatchToClient): void;
}
export type Sender = Pick<Watcher, 'send'>;
export type Why = MatchToClient<'sight'>['why'];

export interface AudienceHow {
  deal: MatchDeal;
  position: Position;
  /** Null: there are no spectators. */
  gallery: Gallery | null;
  /** Whose time runs now; null: nobody's ever does. */
  clocks(): RunningClocks | null;
}

export class Audience {
  readonly watchers = new Set<Watcher>();
  /** Pages that went before it was their turn to be let in. */
  readonly #left = new WeakSet<Watcher>();
  readonly #how: AudienceHow;

  constructor(how: AudienceHow) {
    this.#how = how;
  }

  /** Bots have no pages, and some matches no spectators. */
  mayWatch(viewer: Viewer): boolean {
    const { position, gallery } = this.#how;
    return viewer === SPECTATOR ? gallery !== null : position.isPerson(viewer);
  }
  /** The turn that spectators see; null: there are none. */
  get shownTurn(): number | null {
    return this.#how.gallery?.shown.sight.view.turn ?? null;
  }
  /** A page is open of somebody who plays, and has not left it to a bot; `but`: of somebody else than this seat. */
  hasPlayers(but: Seat | null = null): boolean {
    const { position } = this.#how;
    for (const { viewer } of this.watchers)
      if (viewer !== SPECTATOR && viewer !== but && !position.isAway(viewer)) return true;
    return false;
  }
  /** How many news this viewer may have had. */
  seqOf(viewer: Viewer): number {
    const { position, gallery } = this.#how;
    return viewer === SPECTATOR ? (gallery?.shown.seq ?? 0) : position.toldTo(viewer);
  }

  /** It has asked to watch; `admit` follows, unless it leaves before. */
  expect(watcher: Watcher): void {
    this.#left.delete(watcher);
  }
  leave(watcher: Watcher): void {
    this.#left.add(watcher);
    this.watchers.delete(watcher);
  }
  hasLeft = (watcher: Watcher): boolean => this.#left.has(watcher);
  /** `lastSeq`: how many news it has had; null: none. */
  admit(watcher: Watcher, lastSeq: number | null, why: 'joined' | 'restarted'): void {
    this.watchers.add(watcher);
    if (lastSeq === null) this.#greet(watcher);
    const missed = lastSeq === null ? null : this.#newsSince(watcher.viewer, lastSeq);
    if (missed === null) this.show(watcher, lastSeq === null || why === 'restarted' ? why : 'gap');
    else for (const news of missed) watcher.send({ type: 'news', match: this.#how.deal.match, ...news });
    this.#sendClocks([watcher]);
  }
  /** A page that goes on, and is shown how things stand whatever it has had. */
  admitAnew(watcher: Watcher): void {
    this.watchers.add(watcher);
    this.show(watcher, 'restarted');
    this.#sendClocks([watcher]);
  }
  /** A page that knows nothing yet. */
  #greet({ send }: Watcher): void {
    const { match, game, cardSet, cards, seats, spectators } = this.#how.deal;
    send({ type: 'dealt', match, game, cardSet, ...(cards === undefined ? {} : { cards }), seats, spectators });
  }
  #newsSince(viewer: Viewer, lastSeq: number): News[] | null {
    const { position, gallery } = this.#how;
    if (viewer !== SPECTATOR) return position.newsSince(viewer, lastSeq);
    return gallery?.shown.seq === lastSeq ? [] : null;
  }

  /** All that this viewer may know. */
  show({ viewer, send }: Watcher, why: Why): void {
    send({ type: 'sight', match: this.#how.deal.match, ...this.#seenBy(viewer), why });
  }
  #seenBy(viewer: Viewer): FullSight {
    const { deal, position, gallery } = this.#how;
    if (viewer !== SPECTATOR) return position.seenBy(viewer);
    if (!gallery) throw new Error(`match ${deal.match} has no spectators`);
    return gallery.seen;
  }

  /** Whose time runs goes with the news: whoever hears nothing of a step, as of a secret draft, learns no more. */
  tell(told: readonly Told[], at: number): void {
    const clocks = this.#how.clocks();
    for (const { viewer, news } of told) {
      if (viewer === SPECTATOR) this.#how.gallery?.add(news, at);
      else this.#sendNews(viewer, news, clocks);
    }
  }
  /** When spectators may be shown more; null: there is nothing more. */
  get nextRelease(): number | null {
    return this.#how.gallery?.nextAt ?? null;
  }
  release(now: number): void {
    for (const news of this.#how.gallery?.release(now) ?? []) this.#sendNews(SPECTATOR, news, null);
  }
  #sendNews(viewer: Viewer, { seq, events, delta }: News, clocks: RunningClocks | null): void {
    const { match } = this.#how.deal;
    for (const watcher of this.watchers) {
      if (watcher.viewer !== viewer) continue;
      if (clocks) watcher.send({ type: 'news', match, seq, events, delta, clocks });
      else watcher.send({ type: 'news', match, seq, events, delta });
    }
  }

  /** Whose time runs has changed, and nothing else. */
  tellClocks(): void {
    this.#sendClocks(this.watchers);
  }
  #sendClocks(watchers: Iterable<Watcher>): void {
    const clocks = this.#how.clocks();
    if (!clocks) return;
    // Spectators are behind: whose time runs now is not theirs to know yet.
    for (const watcher of watchers) {
      if (watcher.viewer !== SPECTATOR) watcher.send({ type: 'clocks', match: this.#how.deal.match, clocks });
    }
  }
}
