/** A page whose match is played by a server in this thread: it answers as the real one does. */
import { askedAnew, host, type MatchEvent, recordOf } from '@dealers-choice/host';
import {
  deepCopy,
  type Move,
  moves,
  type Refusal,
  type Seat,
  type Setup,
  type Spec,
  type Viewer,
} from '@dealers-choice/kernel';
import {
  deltaOf,
  type Heard,
  type MatchToServer,
  type News,
  type SeatPlan,
  type Sight,
  type ToClient,
} from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import type { StoreApi } from 'zustand/vanilla';
import { loadGame } from '../../games.ts';
import { eitherPort } from '../../match/either-port.ts';
import * as judge from '../../match/judge.ts';
import type { AnyGame } from '../../match/shelf.ts';
import { createMatch, type MatchStore } from '../../match/store.ts';
import { thinkerHere } from '../../match/test/fake.ts';
import { farPort } from '../far-port.ts';
import { keptMoves, type TabDrawer } from '../kept-moves.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';

type Done = MatchToServer<'answer' | 'undo' | 'change' | 'concede'>;

/** What was said in this many of the last news comes with a sight. */
const MOST_LAST = 4;

/** One viewer of a match, as a server knows them. */
export class FarMatch {
  readonly played;
  readonly viewer: Viewer;
  readonly dealt: Sight;
  readonly news: News[] = [];
  away: Seat[] = [];
  /** Its news are too long to be told again: whoever missed any gets a sight, and nothing of what was said last. */
  isLong = false;
  #question = 0;
  #heard: MatchEvent<Spec>[] = [];
  #sight: Sight;
  readonly #done = new Set<string>();

  constructor(game: AnyGame['game'], setup: Setup, viewer: Viewer) {
    this.played = host(game, setup);
    this.viewer = viewer;
    this.played.listen(viewer, (event) => this.#heard.push(event));
    this.#sight = this.sight();
    this.dealt = structuredClone(this.#sight);
  }
  sight(): Sight {
    const { viewer, played, away } = this;
    const owes = played.match.asking?.seats.some((seat) => seat === viewer && !away.includes(seat)) ?? false;
    const undo = viewer !== 9 && played.canUndo(viewer);
    return { view: played.view(viewer), question: owes ? this.#question : null, undo, away: [...away] };
  }
  get seq(): number {
    return this.news.length;
  }
  get last(): Heard[] {
    if (this.isLong) return [];
    return structuredClone(this.news.slice(-MOST_LAST).map(({ seq, events }) => ({ seq, events })));
  }
  /** Does it, and gives the news of it. */
  take(seat: Seat, act: () => Refusal | null): News | Refusal | null {
    const asked = this.played.match.asking && deepCopy(this.played.match.asking);
    const refusal = act();
    if (refusal) return refusal;
    if (askedAnew(asked, this.played.match.asking, seat).includes(this.viewer as Seat)) this.#question = this.seq + 1;
    const sight = this.sight();
    const delta = deltaOf(this.#sight, sight);
    const events = this.#heard.splice(0);
    if (delta === null && events.length === 0) return null;
    const news = structuredClone({ seq: this.seq + 1, events, delta });
    this.news.push(news);
    this.#sight = sight;
    return news;
  }
  play = (seat: Seat, move: Move): News | Refusal | null => this.take(seat, () => this.played.play(seat, move));
  #act(seat: Seat, message: Done): Refusal | null {
    switch (message.type) {
      case 'answer':
        return this.played.play(seat, message.move);
      case 'change':
        return this.played.change(seat, message.move);
      case 'undo':
        return this.played.undo(seat);
      case 'concede':
        return this.played.concede(seat);
    }
  }
  /** What comes back for what the viewer did. */
  hear(message: Done): ToClient[] {
    const { match, moveId } = message;
    const now = structuredClone(this.sight());
    if (this.#done.has(moveId)) return [{ type: 'done', match, moveId, seq: this.seq }];
    const isStale =
      message.type === 'answer'
        ? message.question !== now.question
        : message.type !== 'concede' && message.lastSeq !== this.seq;
    if (isStale) return [{ type: 'sight', match, seq: this.seq, sight: now, last: this.last, why: 'stale' }];
    const seat = this.viewer as Seat;
    const taken = this.take(seat, () => this.#act(seat, message));
    if (taken && 'code' in taken) return [{ type: 'refused', match, moveId, refusal: taken }];
    this.#done.add(moveId);
    return [
      ...(taken ? [{ type: 'news' as const, match, ...taken }] : []),
      { type: 'done', match, moveId, seq: this.seq },
    ];
  }
}

export const MATCH = 'm1';

export interface FarTablePage {
  server: FakeServer;
  match: StoreApi<MatchStore>;
  far: FarMatch;
  /** Waits until everything that needs nothing but its turn is done. */
  settle(): Promise<void>;
  /** Lets this much time pass. */
  pass(ms: number): Promise<void>;
  /** Another seat plays; the page is told, unless the line is gone. */
  others(seat: Seat, move?: Move): void;
  /** Answers what the page has sent since it was last asked. */
  serve(): void;
}

export interface FarWish {
  game: string;
  seats: readonly SeatPlan[];
  setup: Setup;
  viewer?: Viewer;
  help?: boolean;
  /** Imported cards that the server plays with, and how this page reads any; without them the game's own. */
  cards?: string;
  load?: (game: string, cards: string, language: Language) => Promise<AnyGame>;
  /** The storage of the tab, if a page before this one has left something in it. */
  tab?: TabDrawer;
  /** The game as the server has it, if not as this page has it. */
  there?: AnyGame;
}

/** The storage of a tab that is new. */
export function tab(): TabDrawer {
  const all = new Map<string, string>();
  return {
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  };
}

export async function farTablePage(wish: FarWish): Promise<FarTablePage> {
  const { game, seats, setup, viewer = 0, help = true, cards = '', load: fetched = loadGame } = wish;
  const shelved = wish.there ?? (await fetched(game, cards, 'en'));
  const far = new FarMatch(shelved.game, setup, viewer);
  const server = fakeServer();
  const { ticker } = server;
  let ids = 0;
  let loading: Promise<unknown> = Promise.resolve();
  const load: typeof loadGame = (id, named = '', language = 'en') => {
    const found = fetched(id, named, language);
    loading = Promise.allSettled([loading, found]);
    return found;
  };
  const port = farPort({
    line: server.matches,
    ticker,
    today: ticker.now,
    load,
    thinker: thinkerHere(load),
    arrive: () => Promise.resolve(),
    left: () => {},
    help: () => help,
    kept: keptMoves(wish.tab ?? tab()),
    newId: () => `id-${++ids}`,
  });
  const near = () => ({ post: () => {}, close: () => {} });
  const match = createMatch({
    port: eitherPort(near, port),
    ticker,
    load,
    judge: () => Promise.resolve(judge),
  });
  let read = 0;
  let wire = 0;
  const serve = (): void => {
    if (server.got.length !== wire) {
      wire = server.got.length;
      read = 0;
    }
    const fresh = server.sent().slice(read);
    read += fresh.length;
    for (const message of fresh) for (const answer of answersTo(message)) server.tell(answer);
  };
  const answersTo = (message: ReturnType<FakeServer['sent']>[number]): ToClient[] => {
    switch (message.type) {
      case 'watch': {
        const { lastSeq } = message;
        if (lastSeq !== null && far.seq - lastSeq <= 5 && !far.isLong) {
          return far.news.slice(lastSeq).map((news) => ({ type: 'news', match: MATCH, ...news }));
        }
        const { cardSet } = shelved.game;
        const named = cards === '' ? {} : { cards };
        const sight = structuredClone(far.sight());
        const why = lastSeq === null ? 'joined' : 'gap';
        return [
          ...(lastSeq === null
            ? [
                {
                  type: 'dealt' as const,
                  match: MATCH,
                  game,
                  cardSet,
                  ...named,
                  seats: [...seats],
                  spectators: 120_000,
                },
              ]
            : []),
          { type: 'sight', match: MATCH, seq: far.seq, sight, last: far.last, why },
        ];
      }
      case 'past': {
        const { dealt, news } = structuredClone({ dealt: far.dealt, news: far.news });
        return [{ type: 'told', match: MATCH, request: message.request, dealt, news }];
      }
      case 'record':
        return [
          { type: 'opened', match: MATCH, request: message.request, record: recordOf(far.played), deal: {} as never },
        ];
      case 'answer':
      case 'undo':
      case 'change':
      case 'concede':
        return far.hear(message);
      default:
        return [];
    }
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) {
      await loading;
      await new Promise((resolve) => setTimeout(resolve));
      serve();
    }
  };
  match.getState().setSpeed(0);
  match.getState().resume(`far:${MATCH}`);
  await settle();
  server.open();
  await settle();
  return {
    server,
    match,
    far,
    settle,
    async pass(ms) {
      ticker.pass(ms);
      await settle();
    },
    others(seat, wanted) {
      const move = wanted ?? moves(shelved.game, far.played.view(seat), seat)[0];
      const news = move && far.play(seat, move);
      if (!move || (news && 'code' in news)) throw new Error(`seat ${seat + 1} cannot play that`);
      if (news) server.tell({ type: 'news', match: MATCH, ...news });
    },
    serve,
  };
}
