/** A match that is watched: every viewer's snapshot, kept in step by what that viewer hears. */
import { isDeepStrictEqual } from 'node:util';
import { type Host, host, isHostEvent, type MatchEvent } from '@dealers-choice/host';
import {
  below,
  must,
  type Rng,
  type Seat,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import { expect } from 'vitest';
import {
  applyEvent,
  type OnePiece,
  type OnePieceEvent,
  type OnePieceGame,
  type Snapshot,
  snapshot,
} from '../../src/index.ts';

export const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

/** Not the host's own: that somebody gave up or took a move back. */
export const isOfGame = (heard: MatchEvent<OnePiece>): heard is OnePieceEvent => !isHostEvent(heard);

export interface Watched {
  viewer: Viewer;
  /** As the events left it. */
  scene: Snapshot;
  heard: OnePieceEvent[];
}

export function watch(game: OnePieceGame, played: Host<OnePiece>): Watched[] {
  return VIEWERS.map((viewer) => {
    const watched: Watched = { viewer, scene: snapshot(played.view(viewer), game.kit), heard: [] };
    played.listen(viewer, (event) => {
      if (!isOfGame(event)) return;
      watched.heard.push(event);
      watched.scene = applyEvent(watched.scene, event, game.kit);
    });
    return watched;
  });
}

/** A random match with two decks of the set; `each` is called after every move. */
export function randomMatch(game: OnePieceGame, seed: string, each: (played: Host<OnePiece>) => void): Host<OnePiece> {
  const rng: Rng = seedRng(seed);
  const decks = [...game.kit.set.decks.map(({ id }) => id), 'random'];
  const deck = () => must(decks, below(rng, decks.length));
  const played = host(game, { seed, options: { decks: [deck(), deck()] } });
  each(played);
  while (played.match.asking && !played.match.over) {
    const seat = must(played.match.asking.seats, 0) as Seat;
    const refusal = played.play(seat, sample(game, view(game, played.match, seat), seat, rng));
    if (refusal) throw new Error(`${seed}: refused, ${refusal.code}`);
    each(played);
  }
  return played;
}

/** Every followed snapshot is the one that is made from that viewer's view now. */
export function inStep(game: OnePieceGame, played: Host<OnePiece>, watched: readonly Watched[]): void {
  for (const { viewer, scene, heard } of watched) {
    const fresh = snapshot(played.view(viewer), game.kit);
    // A whole scene is long: it is printed only where it differs.
    if (!isDeepStrictEqual(scene, fresh)) expect({ viewer, heard, scene }).toEqual({ viewer, heard, scene: fresh });
    heard.length = 0;
  }
}
