/** The same deal with everything that a viewer neither sees nor will see put somewhere else. */

import { imagine } from '@dealers-choice/bots';
import { host } from '@dealers-choice/host';
import {
  type CopyId,
  type Game,
  type MatchOf,
  must,
  type Spec,
  seedRng,
  start,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import type { Deal } from '../worker/live-match.ts';

/** World 0 is the deal itself. Chance is the same in all worlds, and `pinned` cards lie where they lay. */
export const otherDeal =
  (viewer: Viewer, world: number, pinned: ReadonlySet<number> = new Set()): Deal =>
  (game, setup) => {
    const match = start(game, setup);
    const there = world === 0 ? match : otherWorld(game, match, viewer, world, pinned);
    return host(game, setup, there);
  };

function otherWorld(
  game: Game<Spec>,
  match: MatchOf<Spec>,
  viewer: Viewer,
  world: number,
  pinned: ReadonlySet<number>,
): MatchOf<Spec> {
  const other = imagine(game, view(game, match, viewer), seedRng(`world ${world}`));
  for (const card of pinned) putBack(game, match, other, card as CopyId);
  return { ...other, rng: match.rng };
}

/** Exchanges a card with whatever lies in its old place. */
function putBack(game: Game<Spec>, match: MatchOf<Spec>, other: MatchOf<Spec>, card: CopyId): void {
  const [home, away] = [must(match.where, card), must(other.where, card)];
  const [homeList, awayList] = [must(game.zones, home).list(other.table), must(game.zones, away).list(other.table)];
  const place = must(game.zones, home).list(match.table).indexOf(card);
  const stranger = must(homeList, place);
  if (stranger === card) return;
  awayList[awayList.indexOf(card)] = stranger;
  homeList[place] = card;
  const known = must(other.known, card);
  other.known[card] = must(other.known, stranger);
  other.known[stranger] = known;
  other.where[card] = home;
  other.where[stranger] = away;
}
