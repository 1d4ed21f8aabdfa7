/** Checks of one position: its cards, its shape, what hangs where. */
import { askAgain, type CopyId, fork, hashOf, type MatchOf, refuse, type Spec, view } from '@dealers-choice/kernel';
import type { CheckedPosition } from './checked.ts';
import { firstDifference, notPlain, objectsOf } from './plain.ts';

/** Every copy is in exactly one zone, `where` agrees, and whoever sees a zone knows what lies there. */
export function conserves<G extends Spec>({ game, match }: CheckedPosition<G>): string | null {
  const lies = new Map<number, string>();
  const nameOf = (copy: number): string => game.faceIn(match.table, copy as CopyId)?.id ?? 'no card';
  for (const [id, zone] of game.zones.entries()) {
    if (id === 0 || zone.seat >= match.seats) continue;
    const name = game.fields[zone.name]?.seated ? `seat ${zone.seat + 1}'s ${zone.name}` : zone.name;
    for (const copy of zone.list(match.table)) {
      const card = `${nameOf(copy)} (copy ${copy})`;
      if (lies.has(copy)) return `${card} lies in ${lies.get(copy)} and in ${name}`;
      if (match.where[copy] !== id) return `${card} lies in ${name}, but "where" says zone ${match.where[copy]}`;
      if (((match.known[copy] ?? 0) & zone.eyes) !== zone.eyes)
        return `${card} lies in ${name} unknown to those who see it`;
      lies.set(copy, name);
    }
  }
  for (let copy = 1; copy < match.where.length; copy++) {
    const zone = game.zones[match.where[copy] ?? 0];
    if (match.where[copy] !== 0 && !lies.has(copy)) {
      return `${nameOf(copy)} (copy ${copy}) is lost: it should lie in ${zone?.name}, and lies nowhere`;
    }
  }
  return impossible(game, match);
}

/** What the game itself finds wrong with a position. */
function impossible<G extends Spec>(game: CheckedPosition<G>['game'], match: MatchOf<G>): string | null {
  if (!game.def.proof?.impossible) return null;
  const x = game.x.enter(match);
  try {
    const wrong = game.def.proof?.impossible(x);
    return wrong === null ? null : `the game calls this impossible: ${wrong}`;
  } finally {
    x.leave();
  }
}

/** The match is plain JSON and equals what is read back from it. */
export function survivesSaving<G extends Spec>({ match }: CheckedPosition<G>): string | null {
  const fault = notPlain(match);
  if (fault) return `not plain JSON: ${fault}`;
  const difference = firstDifference(match, JSON.parse(JSON.stringify(match)));
  return difference && `saved and loaded it differs at ${difference}`;
}

/** Parts of a match that never change may be shared between forks (see `fork`). */
const maySharePath = (path: string): boolean =>
  /^(options|asking\.(params|ifAbsent|from|options|heard\[\d+\])|draft\.checkpoint)$/.test(path);

/** No array or object hangs in two places of the match, and a fork shares nothing that changes. */
export function hangsOnce<G extends Spec>({ game, match }: CheckedPosition<G>): string | null {
  const places = new Map<object, string>();
  for (const [object, path] of objectsOf(match, maySharePath)) {
    const before = places.get(object);
    if (before !== undefined) return `${before} and ${path} are one and the same object`;
    places.set(object, path);
  }
  const saved = match.draft?.checkpoint;
  for (const [other, name] of [
    [fork(game, match), 'a fork'],
    [saved ?? null, 'the checkpoint of the draft'],
  ] as const) {
    for (const [object, path] of objectsOf(other, maySharePath)) {
      if (places.has(object)) return `${name} shares ${places.get(object)} (its ${path}) with the match`;
    }
  }
  return null;
}

/** Asking again, with nothing heard in between, gives the same question and changes nothing. */
export function asksTheSame<G extends Spec>({ game, match }: CheckedPosition<G>): string | null {
  const { asking } = match;
  if (!asking || asking.heard.length > 0 || asking.picked.length > 0) return null;
  const again = fork(game, match);
  askAgain(game, again);
  const difference = firstDifference(match, again);
  return difference && `asked again, "${asking.prompt}" differs at ${difference}`;
}

/** What is answered for a missing player is legal for each seat that is asked. */
export function absentIsLegal<G extends Spec>({ game, match }: CheckedPosition<G>): string | null {
  const { asking } = match;
  if (!asking || asking.ifAbsent === 'bot') return null;
  for (const seat of asking.seats) {
    const refusal = refuse(game, view(game, match, seat), seat, asking.ifAbsent);
    if (refusal) {
      const answer = `${JSON.stringify(asking.ifAbsent)} to "${asking.prompt}"`;
      return `the answer ${answer} for an absent player is refused (${refusal.code})`;
    }
  }
  return null;
}

/** Looking, listing and refusing changed nothing. */
export const unchanged = <G extends Spec>(match: MatchOf<G>, hash: string): string | null =>
  hashOf(match) === hash ? null : 'looking at the match changed it';
