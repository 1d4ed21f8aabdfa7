/** A whole match that fits what a viewer knows and remembers (K10): the unseen cards are dealt to the unseen places. */
import {
  askAgain,
  below,
  type CopyId,
  FACE_DOWN,
  fork,
  type Game,
  type MatchOf,
  NothingToPick,
  type Printed,
  type Question,
  type Rng,
  type Spec,
  shuffle,
  type Viewer,
} from '@dealers-choice/kernel';

const TRIES = 1000;

export function imagine<G extends Spec>(game: Game<G>, seen: MatchOf<G>, rng: Rng): MatchOf<G> {
  for (let i = 1; ; i++) {
    try {
      return dealUnseen(game, seen, rng);
    } catch (error) {
      // Somebody was asked for a card that this world did not give them: deal again.
      if (!(error instanceof NothingToPick) || i === TRIES) throw error;
    }
  }
}

function dealUnseen<G extends Spec>(game: Game<G>, seen: MatchOf<G>, rng: Rng): MatchOf<G> {
  const match = fork(game, seen);
  match.viewer = null;
  match.rng = [below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31)];
  const unseen: CopyId[] = [];
  for (let copy = 1; copy < match.where.length; copy++) if (match.where[copy] === -1) unseen.push(copy as CopyId);
  shuffle(rng, unseen);
  if (game.def.printed) fillPlaces(game, match, unseen, game.def.printed.owner);
  fillPlaces(game, match, unseen); // places of nobody take what is left
  if (unseen.length > 0) throw new Error(`${game.id}: ${unseen.length} unseen cards have no place in the view`);
  game.x.on(match, undefined, (x) => game.def.imagine?.(x, (sides) => below(rng, sides) + 1, seen.viewer));
  if (match.asking) askWhatIsHidden(game, match, match.asking, seen.viewer);
  return match;
}

/** Deals to every face-down place; with `owner` only to places that some seat has, and only that seat's own copies. */
function fillPlaces<G extends Spec>(game: Game<G>, match: MatchOf<G>, unseen: CopyId[], owner?: Printed<G>['owner']) {
  for (const [id, zone] of game.zones.entries()) {
    if (id === 0 || zone.seat >= match.seats || (owner && !game.fields[zone.name]?.seated)) continue;
    const list = zone.list(match.table);
    for (let place = 0; place < list.length; place++) {
      if (list[place] !== FACE_DOWN) continue;
      const copy = owner ? unseen.find((one) => owner(one) === zone.seat) : unseen.pop();
      if (copy === undefined) throw new Error(`${game.id}: the view has more face-down places than unseen cards`);
      if (owner) unseen.splice(unseen.indexOf(copy), 1);
      list[place] = copy;
      match.where[copy] = id;
      match.known[copy] = zone.eyes;
    }
  }
}

/** What others were offered or answered in secret, and face-down cards to pick from, are asked again in this world. */
function askWhatIsHidden<G extends Spec>(game: Game<G>, match: MatchOf<G>, q: Question, viewer: Viewer | null): void {
  const faceDown = q.noun === 'card' && q.from.includes(FACE_DOWN);
  const secret = q.heard.some((heard) => heard.move === null) || !q.seats.some((seat) => seat === viewer);
  if (!faceDown && !secret) return;
  askAgain(game, match);
  if (!secret && match.asking) match.asking.picked = q.picked;
}
