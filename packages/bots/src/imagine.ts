/** A whole match that fits what a viewer knows and remembers (K10): the unseen cards are dealt to the unseen places. */
import {
  apply,
  askAgain,
  below,
  type CopyId,
  FACE_DOWN,
  fork,
  type Game,
  type MatchOf,
  must,
  NothingToPick,
  type Printed,
  type Question,
  type Rng,
  type Spec,
  sample,
  seatBit,
  seatsOf,
  shuffle,
  type Viewer,
  type Zone,
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
  const { printed } = game.def;
  const left = printed ? fillOwnPlaces(game, match, unseen, printed.owner) : unseen;
  fillPlaces(game, match, () => left.pop()); // places of nobody take what is left
  if (left.length > 0) throw new Error(`${game.id}: ${left.length} unseen cards have no place in the view`);
  game.x.on(match, undefined, (x) => game.def.imagine?.(x, (sides) => below(rng, sides) + 1, seen.viewer));
  if (match.asking) askWhatIsHidden(game, match, match.asking, { viewer: seen.viewer, rng });
  return match;
}

/** Deals each seat its own copies, to the places that are its; what is left over, in the order it had. */
function fillOwnPlaces<G extends Spec>(game: Game<G>, match: MatchOf<G>, unseen: CopyId[], owner: Printed<G>['owner']) {
  const own = seatsOf(match.seats).map((seat) => unseen.filter((copy) => owner(copy) === seat).reverse());
  fillPlaces(game, match, ({ seat }) => own[seat]?.pop(), true);
  return unseen.filter((copy) => own[owner(copy)]?.includes(copy));
}

/** Deals to every face-down place, or only to those that some seat has. */
function fillPlaces<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  nextFor: (zone: Zone) => CopyId | undefined,
  seated = false,
): void {
  for (let id = 1; id < game.zones.length; id++) {
    const zone = must(game.zones, id);
    if (zone.seat >= match.seats || (seated && !game.fields[zone.name]?.seated)) continue;
    const list = zone.list(match.table);
    for (let place = 0; place < list.length; place++) {
      if (list[place] !== FACE_DOWN) continue;
      const copy = nextFor(zone);
      if (copy === undefined) throw new Error(`${game.id}: the view has more face-down places than unseen cards`);
      list[place] = copy;
      match.where[copy] = id;
      match.known[copy] = zone.eyes;
    }
  }
}

interface Imagining {
  viewer: Viewer | null;
  rng: Rng;
}

/** What others were offered or answered in secret, and face-down cards to pick from, are asked again in this world. */
function askWhatIsHidden<G extends Spec>(game: Game<G>, match: MatchOf<G>, q: Question, by: Imagining): void {
  const faceDown = q.noun === 'card' && q.from.includes(FACE_DOWN);
  const secret = q.heard.some((heard) => heard.move === null) || !q.seats.some((seat) => seat === by.viewer);
  if (!faceDown && !secret) return;
  askAgain(game, match);
  const again = match.asking;
  if (!again) return;
  // How many must and may be picked everybody hears: in a world that fits, it is the same.
  if (again.min !== q.min || again.max !== q.max) {
    throw new NothingToPick(`${game.id}: "${q.prompt}" wants ${again.min} to ${again.max}, not ${q.min} to ${q.max}`);
  }
  if (!secret) again.picked = q.picked;
  answerInSecret(game, match, q.heard, by);
}

/** The viewer's own secret answer stands; whoever else has answered said, for all the viewer knows, anything legal. */
function answerInSecret<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  heard: Question['heard'],
  { viewer, rng }: Imagining,
): void {
  const { answers, asking: q } = match; // these answers are counted already
  if (!q || heard.length === 0) return;
  const isFaceDown = (copy: number): boolean => viewer === null || ((match.known[copy] ?? 0) & seatBit(viewer)) === 0;
  for (const { seat, move } of heard) {
    const blind = move && 'pick' in move && move.pick[0] === FACE_DOWN;
    const picked = blind ? q.from.filter(isFaceDown) : [];
    const own = blind ? { pick: [must(picked, below(rng, picked.length))] } : move;
    apply(game, match, seat, own ?? sample(game, match, seat, rng));
  }
  match.answers = answers;
}
