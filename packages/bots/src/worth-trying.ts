/** What a program that tries moves should try: every legal one, but of the numbers only some. */
import {
  type Game,
  type MatchOf,
  type Move,
  moves,
  must,
  type Question,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';

/** Of the legal numbers only this many are tried, spread evenly. */
const NUMBERS = 40;
/** In a range wider than this the legal numbers are not listed: some, spread over it, are tried. */
const WIDE = 1000;

export function worthTrying<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat): Move[] {
  const q = match.asking;
  if (q?.kind !== 'number') return moves(game, match, seat);
  const wide: Move[] = [...q.options.map((choose) => ({ choose })), ...someNumbers(q).map((say) => ({ say }))];
  const legal = q.max - q.min > WIDE ? wide.filter((move) => refuse(game, match, seat, move) === null) : [];
  const all = legal.length > 0 ? legal : moves(game, match, seat);
  const isNumber = (move: Move): boolean => 'say' in move;
  return [...all.filter((move) => !isNumber(move)), ...spread(all.filter(isNumber), NUMBERS)];
}

const someNumbers = ({ min, max }: Question): number[] =>
  Array.from({ length: NUMBERS }, (_, i) => min + Math.floor((i * (max - min)) / (NUMBERS - 1)));

/** This many of a list, evenly spread, the first and the last among them. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => must(list, Math.floor((i * (list.length - 1)) / (count - 1))));
}
