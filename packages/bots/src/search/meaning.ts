/** Moves that mean the same have the same key: either of two equal cards in a hand, or any card one cannot see. */
import type { CopyId, Game, Layout, MatchOf, Move, Seat, Spec } from '@dealers-choice/kernel';

export function meaningOf<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move): string {
  const cards = match.asking?.noun === 'card';
  const thing = (pick: number): string => (cards ? cardAt(game, match, pick) : `${pick}`);
  if ('do' in move) {
    const card = move.card === undefined ? '' : nameOf(game, match, move.card);
    return `${seat} ${move.do} ${card} ${move.at ?? ''}${move.layout ? laid(game, match, move.layout) : ''}`;
  }
  if ('pick' in move) {
    const [only = 0] = move.pick;
    if (move.pick.length === 1) return `${seat} > ${thing(only)}`;
    const things = move.pick.map(thing);
    return `${seat} > ${(match.asking?.kind === 'order' ? things : things.sort(byText)).join(' ')}`;
  }
  if ('also' in move) return `${seat} + ${move.also === null ? '.' : thing(move.also)}`;
  if ('choose' in move) return `${seat} "${move.choose}`;
  if ('say' in move) return `${seat} = ${move.say}`;
  if ('layout' in move) return `${seat}${laid(game, match, move.layout)}`;
  return `${seat} @ ${move.for} ${move.timing}`;
}

/** In a hand a card is what is printed on it; elsewhere each copy has its own story. */
function nameOf<G extends Spec>(game: Game<G>, match: MatchOf<G>, copy: CopyId): string {
  const loose = game.zones[match.where[copy] ?? 0]?.loose;
  return loose ? (game.faceIn(match.table, copy)?.id ?? `#${copy}`) : `#${copy}`;
}

/** A card that is picked by its place is unseen: of a hand, one is as good as another. */
function cardAt<G extends Spec>(game: Game<G>, match: MatchOf<G>, pick: number): string {
  if (pick >= 0) return nameOf(game, match, pick as CopyId);
  const card = match.asking?.from[-1 - pick] ?? 0;
  return game.zones[match.where[card] ?? 0]?.loose ? '?' : `?${-1 - pick}`;
}

function laid<G extends Spec>(game: Game<G>, match: MatchOf<G>, { run, cards, shifts }: Layout): string {
  const names = cards.map(({ card, as }) => `${nameOf(game, match, card)}:${as}`).sort(byText);
  const moved = shifts.map(({ card, as }) => `${card}:${as}`).sort(byText);
  return ` [${run} ${names.join(' ')} / ${moved.join(' ')}]`;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
