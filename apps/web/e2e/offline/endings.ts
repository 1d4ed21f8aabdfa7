/** A match of each game that is nearly over: played by bots or by chance here, and left for the page to finish. */
import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { type Entry, type Host, host } from '@dealers-choice/host';
import { jambo } from '@dealers-choice/jambo';
import { type Game, type Move, type Question, type Seat, type Spec, sample, seedRng } from '@dealers-choice/kernel';
import { onePiece } from '@dealers-choice/one-piece';
import { bots as navigators } from '@dealers-choice/one-piece/bot';
import { theDoor } from '@dealers-choice/the-door';
import type { MatchPlan } from '../../src/match/contract.ts';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { reachDeal, standingDeal, turnOf } from '../deals.ts';
import { savedAs } from '../positions.ts';

const person = { who: 'person', name: '', bot: '' } as const;
const against = (bot: string): MatchPlan['seats'] => [person, { who: 'bot', name: '', bot }];

interface Place {
  log: Entry[];
  /** The answer that was given here could be taken back. */
  undoable: boolean;
}

/** Every place of a match at which the first seat was asked something. */
function placesOf<G extends Spec>(played: Host<G>, choose: (seat: Seat) => Move): Place[] {
  const places: Place[] = [];
  while (!played.match.over) {
    const { seats, kind } = played.match.asking as Question;
    const [seat = 0] = seats;
    const log = played.log.slice();
    const refused = played.play(seat, choose(seat));
    if (refused) throw new Error(`a bot's answer is refused: ${refused.code}`);
    if (seat === 0 && kind !== 'timing') places.push({ log, undoable: played.canUndo(0) });
  }
  return places;
}

function byChance<G extends Spec>(game: Game<G>, seed: string): Place[] {
  const played = host(game, { seats: 2, options: {}, seed });
  const rng = seedRng(seed);
  return placesOf(played, (seat) => sample(game, played.match, seat, rng));
}

/** The Door, where the next answer can be taken back, and the end is a few moves away. */
export function nearTheDoor(): SavedMatch {
  for (let n = 1; n < 400; n++) {
    const seed = `offline ${n}`;
    const place = byChance(theDoor, seed)
      .slice(-4)
      .find(({ undoable }) => undoable);
    if (place) return savedAs(theDoor, { game: 'the-door', seats: against('random'), options: {}, seed }, place.log);
  }
  throw new Error('no match of The Door has a question near its end that can be taken back');
}

export function lastOfTheMarket(): SavedMatch {
  const seed = 'offline market';
  const place = byChance(jambo, seed).at(-3);
  return savedAs(jambo, { game: 'jambo', seats: against('random'), options: {}, seed }, place?.log ?? []);
}

/** A deal in which a discard of the first seat goes out. */
export function lastDiscard(): { saved: SavedMatch; card: number } {
  let card: number | undefined;
  const saved = reachDeal({
    prompt: 'PLAY',
    and(deal) {
      const played = standingDeal(deal);
      const [only, ...more] = turnOf(played);
      if (!only || more.length > 0 || !played.match.over || !('do' in only.move)) return false;
      card = only.move.do === 'DISCARD_CARD' ? only.move.card : undefined;
      return card !== undefined;
    },
  });
  return { saved: { ...saved, key: dhappaBaaji.id }, card: card ?? 0 };
}

/** Somebody who does nothing will have lost soon. */
export function lastOfTheVoyage(): SavedMatch {
  const seed = 'offline voyage';
  const options = { decks: ['ember', 'grove'] };
  const played = host(onePiece, { seats: 2, options, seed });
  const rng = seedRng(seed);
  const [navigator] = navigators;
  const places = placesOf(played, (seat) => {
    const move = navigator?.choose(played.view(seat), seat, rng);
    if (!move) throw new Error('the navigator has no answer');
    return move;
  });
  const plan = { game: 'one-piece', seats: against('master'), options, seed };
  return savedAs(onePiece, plan, places.at(-2)?.log ?? []);
}
