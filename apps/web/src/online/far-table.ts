/** A match far away as this page has heard of it, in the words of its reader. */
import type { MatchEvent } from '@dealers-choice/host';
import { type Seat, SPECTATOR, type Spec, type Viewer } from '@dealers-choice/kernel';
import {
  type Followed,
  follow,
  type Heard,
  type LogLine,
  type MatchPlan,
  type MatchToClient,
  type Report,
  type Sight,
  type View,
} from '@dealers-choice/protocol';
import { shownPlan } from '../match/plan.ts';
import { linesOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';

export interface FarTable {
  readonly plan: MatchPlan;
  /** The last of the news that it was laid with. */
  readonly seq: number;
  /** All of it, as it is laid on a table. */
  whole(): Report;
  /** What this piece of news led to. They are reported one after the other. */
  report(news: Heard, by: Report['by']): Report;
}

/** What a page keeps of a match, whatever the language. */
export interface Followings {
  dealt: MatchToClient<'dealt'>;
  known: Followed;
  /** The last that was heard, the oldest first, with no hole: the past may have brought some that are not known yet. */
  heard: Heard[];
  /** What it looked like after each piece of news that this page was there for, or was told of later. */
  sights: Map<number, Sight>;
}

/** No piece of news has more: so a line has the same number whether or not what came before it is here. */
const MOST_EVENTS = 10_000;

/** Up to `seq`, with the last of it: what came before a hole is dropped, and `lookBack` has it again. */
export function hearOn(all: Pick<Followings, 'heard'>, seq: number, last: readonly Heard[]): void {
  const to = all.heard.at(-1)?.seq ?? 0;
  const from = last[0]?.seq ?? seq + 1;
  if (from > to + 1) all.heard = [];
  all.heard.push(...last.filter((one) => one.seq > to));
}

/** What was told before this page came: every position since the deal can be looked back at. */
export function lookBack(all: Pick<Followings, 'heard' | 'sights'>, { dealt, news }: MatchToClient<'told'>): void {
  let known: Followed | null = { seq: 0, sight: dealt };
  const before: Heard[] = [];
  all.sights.set(0, dealt);
  for (const one of news) {
    known = follow(known, { type: 'news', match: '', ...one });
    if (!known) break;
    all.sights.set(known.seq, known.sight);
    before.push({ seq: one.seq, events: one.events });
  }
  const last = before.at(-1)?.seq ?? 0;
  const since = all.heard.filter(({ seq }) => seq > last);
  const isOvertaken = since[0] !== undefined && since[0].seq > last + 1;
  if (!isOvertaken) all.heard = [...before, ...since];
}

/** `help`: hints are allowed at this table. */
export function openFarTable(shelved: AnyGame, all: Followings, help: boolean): FarTable {
  const { options } = all.known.sight.view;
  const viewer: Viewer = all.known.sight.view.viewer ?? SPECTATOR;
  const plan: MatchPlan = shownPlan(shelved, {
    game: all.dealt.game,
    seats: all.dealt.seats,
    options: { ...options },
    seed: '',
    ...(all.dealt.cards === undefined ? {} : { cards: all.dealt.cards }),
    here: viewer === SPECTATOR ? [] : [viewer],
    ...(help ? {} : { hints: false }),
  });
  const linesIn = ({ seq, events }: Heard): LogLine[] => {
    const { view } = all.sights.get(seq) ?? all.known.sight;
    const from = { n: seq * MOST_EVENTS, move: seq };
    return linesOf(shelved, telling(shelved, view, plan), events as MatchEvent<Spec>[], from);
  };
  const about = ({ seq, sight }: Followed, by: Report['by'], lines: LogLine[]): Report => {
    const seats: Seat[] = viewer === SPECTATOR ? [] : [viewer];
    return {
      seq,
      by,
      eyes: [{ viewer, lines, view: sight.view }],
      asked: seats.flatMap((seat) => (sight.question === null ? [] : [{ seat, question: sight.question }])),
      undo: sight.undo ? seats : [],
      away: sight.away,
      stopped: stoppedIn(sight.view),
      kept: true,
    };
  };
  const stoppedIn = (view: View): number | null => {
    const { asking } = view;
    if (asking?.kind !== 'timing' || asking.secret) return null;
    return shelved.words.clock?.(asking, telling(shelved, view, plan)).stopped ?? null;
  };
  return {
    plan,
    seq: all.known.seq,
    whole: () => about(all.known, 'deal', all.heard.filter(({ seq }) => seq <= all.known.seq).flatMap(linesIn)),
    report: (news, by) =>
      about({ seq: news.seq, sight: all.sights.get(news.seq) ?? all.known.sight }, by, linesIn(news)),
  };
}
