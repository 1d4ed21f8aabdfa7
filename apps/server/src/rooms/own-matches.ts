/** What a guest played and plays, and where it is their turn. */
import { MOST_OWN_MATCHES, type OwnMatch } from '@dealers-choice/protocol';
import type { MatchService } from '../match/match-service.ts';
import type { Store } from '../store/store.ts';
import type { OwnPage } from '../store/stored-forms.ts';
import type { RoomBook } from './room-book.ts';

export interface OwnHow {
  store: Pick<Store, 'played'>;
  matches: Pick<MatchService, 'isAsking'>;
  book: RoomBook;
  /** The guest is about to hear that this match waits for them. */
  told(match: string): void;
}

/** Matches that are opened to see whose turn it is, for one who asks for their own. */
const MOST_ASKED = 20;

export async function ownMatchesOf(guest: string, { store, matches, book, told }: OwnHow): Promise<OwnMatch[]> {
  const pages = await store.played.ownMatches(guest, MOST_OWN_MATCHES);
  const running = pages.filter(({ ended }) => ended === null).slice(0, MOST_ASKED);
  const asking = new Set<OwnPage>();
  for (const page of running) {
    const { match } = page.deal;
    if (!(await matches.isAsking(match, page.seat))) continue;
    asking.add(page);
    told(match);
  }
  return pages.map((page) => {
    const { deal, title, seat, ended, winners } = page;
    const { match, game, seats, began } = deal;
    const code = book.ofMatch(match)?.code ?? null;
    return { match, code, game, title, seats, seat, began, ended, winners, yourTurn: asking.has(page) };
  });
}
