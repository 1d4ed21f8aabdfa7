/**
 * A position in which the seat to move can win this turn, written down: seat 1 moves, at the first question of its
 * Main Phase. Cards are named by number, in Life the top one last.
 */
import { askAgain, type CopyId, type MatchOf, must, type Seat } from '@dealers-choice/kernel';
import { buildGiven } from '@dealers-choice/testkit';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { complete } from '../../src/rules/complete.ts';

/** What a seat has on the table. Those at the places in `rested` lie rested. */
export interface Laid {
  hand: string[];
  life: string[];
  characters: string[];
  rested: number[];
  leaderRests: boolean;
  stage: string[];
  trash: string[];
  /** In the cost area: active, rested. */
  don: [active: number, rested: number];
}

export interface Position {
  /** Of the seat to move, and of its rival. */
  decks: [string, string];
  you: Laid;
  rival: Laid;
}

export const YOU: Seat = 0;
export const RIVAL: Seat = 1;

/**
 * The match it stands for. The rival's hand and Life were shown to the seat to move; both decks, and the own Life,
 * lie face down.
 */
export function built(position: Position, game: OnePieceGame = onePiece): MatchOf<OnePiece> {
  const { decks, you, rival } = position;
  const seats = { phase: 'main', asked: 'you', you: written(you), rival: written(rival) };
  const { match } = buildGiven(game, seats, { options: { decks }, seed: 'forced' }).table;
  rest(match, YOU, you);
  rest(match, RIVAL, rival);
  game.x.on(match, undefined, (x) => {
    x.t.since.fill(0); // all of them came in earlier turns
    complete(x);
    for (const card of [...x.t.hand[RIVAL], ...x.t.life[RIVAL]]) x.show(card, YOU);
  });
  askAgain(game, match);
  return match;
}

const written = ({ hand, life, characters, stage, trash, don }: Laid) => ({
  ...{ hand, life, characters, stage, trash },
  donActive: don[0],
  donRested: don[1],
});

/** By place: two of one name need not both lie rested. */
function rest({ table: t }: MatchOf<OnePiece>, seat: Seat, { rested, leaderRests }: Laid): void {
  for (const place of rested) t.rested[must(t.characters[seat], place)] = 1;
  if (leaderRests) t.rested[must(t.leader[seat], 0)] = 1;
}

/** Writes down where a match is, as the seat to move would like to remember it. */
export function positionIn(game: OnePieceGame, match: MatchOf<OnePiece>, seat: Seat): Position {
  const { table: t, options } = match;
  const rival: Seat = seat === 0 ? 1 : 0;
  const names = (cards: readonly CopyId[]): string[] => cards.map((card) => game.faceIn(t, card)?.id ?? '');
  const side = (whose: Seat): Laid => ({
    hand: names(t.hand[whose]).sort(),
    life: names(t.life[whose]),
    characters: names(t.characters[whose]),
    rested: t.characters[whose].flatMap((card, place) => (t.rested[card] ? [place] : [])),
    leaderRests: t.rested[must(t.leader[whose], 0)] === 1,
    stage: names(t.stage[whose]),
    trash: names(t.trash[whose]).sort(),
    don: [t.donActive[whose], t.donRested[whose]],
  });
  return { decks: [must(options.decks, seat), must(options.decks, rival)], you: side(seat), rival: side(rival) };
}
