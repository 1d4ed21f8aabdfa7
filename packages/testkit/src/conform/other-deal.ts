/** The same deal, from the same seed, with something else where one viewer cannot see it. */
import {
  blankMatch,
  type CopyId,
  deal,
  type Game,
  type MatchOf,
  type Rng,
  type Seat,
  type Setup,
  type Spec,
  seatsOf,
  secretRng,
  shuffle,
  start,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import { oneOf } from './checked.ts';

/**
 * The unseen cards change places. Where every match has the same cards they do so before the deal. Where matches choose
 * them the deal prints the copies itself, so they change places whenever it shuffles a pile: what was printed on them
 * until then goes with them.
 */
export function withOtherCards<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  dealt: MatchOf<G>,
  viewer: Viewer,
  rng: Rng,
): MatchOf<G> {
  const match = blankMatch(game, dealt.seats, dealt.options);
  match.rng = secretRng(setup.seed);
  const to = exchangeUnseen(game, view(game, dealt, viewer), rng);
  const exchange = (seat: Seat): void => {
    const pile = game.zones[game.zoneId(game.def.pile, seat)]?.list(match.table) ?? [];
    const isWhole = pile.every((copy) => pile.includes(to.get(copy) ?? copy));
    if (isWhole) for (const [i, copy] of pile.entries()) pile[i] = to.get(copy) ?? copy;
  };
  if (game.def.printed) whenShuffled(game, exchange, () => deal(game, match));
  else {
    exchange(0);
    deal(game, match);
  }
  return match;
}

/** By copy: which one lies in its place. Those that belong to somebody stay with their owner. */
function exchangeUnseen<G extends Spec>(game: Game<G>, seen: MatchOf<G>, rng: Rng): Map<CopyId, CopyId> {
  const { printed } = game.def;
  const to = new Map<CopyId, CopyId>();
  const unseen = seen.where.flatMap((zone, copy) => (zone === -1 ? [copy as CopyId] : []));
  for (const owner of printed ? seatsOf(seen.seats) : [null]) {
    const own = printed ? unseen.filter((copy) => printed.owner(copy) === owner) : unseen;
    const mixed = shuffle(rng, own.slice());
    for (const [i, copy] of own.entries()) to.set(copy, mixed[i] ?? copy);
  }
  return to;
}

/** Runs a deal, and something else before each time that it shuffles a pile. */
function whenShuffled<G extends Spec>({ x, def }: Game<G>, before: (seat: Seat) => void, run: () => void): void {
  const { shuffle: shuffled } = x;
  x.shuffle = (zone, ...seat) => {
    if (zone === def.pile) before(seat[0] ?? 0);
    shuffled.call(x, zone, ...seat);
  };
  try {
    run();
  } finally {
    Reflect.deleteProperty(x, 'shuffle'); // below it is the one that all rules share
  }
}

/** Everybody but the viewer chose something else in secret; null when there is nothing to choose. */
export function withOtherSecrets<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  dealt: MatchOf<G>,
  viewer: Viewer,
  rng: Rng,
): MatchOf<G> | null {
  const options = { ...dealt.options } as Record<string, unknown>;
  const choices = (name: string): readonly string[] => game.def.options[name]?.choices ?? [];
  const names = game.secrets.filter((name) => choices(name).length > 0);
  if (names.length === 0) return null;
  for (const name of names) {
    const own = options[name] as readonly string[];
    options[name] = own.map((chosen, seat) => (seat === viewer ? chosen : oneOf(rng, choices(name))));
  }
  return start(game, { ...setup, seats: dealt.seats, options });
}
