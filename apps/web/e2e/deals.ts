/** Deals of Dhappa Baaji that stand where a test wants them: played by captains here, and left in the page. */
import { type Dhappa, dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { bots } from '@dealers-choice/dhappa-baaji/bot';
import { words } from '@dealers-choice/dhappa-baaji/words';
import { type Entry, type Host, host } from '@dealers-choice/host';
import { type MatchOf, type Move, moves, type Question, type Rng, type Seat, seedRng } from '@dealers-choice/kernel';
import type { SavedMatch } from '../src/match/worker/saves.ts';
import { savedAs } from './positions.ts';

export type DhappaView = MatchOf<Dhappa>;

export interface SoughtDeal {
  seats?: 4 | 6;
  prompt: 'PICK' | 'PLAY' | 'DISCARD';
  /** What else must be so, as the first seat sees it. */
  when?(view: DhappaView): boolean;
  /** And of the whole match. */
  and?(saved: SavedMatch): boolean;
  /** The deal with which the search begins: for what is rare, and known to come there. */
  from?: number;
}

const captain = bots[0];
const person = { who: 'person', name: '', bot: '' } as const;
const bot = { who: 'bot', name: '', bot: 'captain' } as const;

/** A deal in which the first seat, the only person, is asked this next. */
export function reachDeal(sought: SoughtDeal): SavedMatch {
  const { seats = 4, prompt, when = () => true, and = () => true, from = 1 } = sought;
  const rng = seedRng('captains');
  for (let n = from; n < 200; n++) {
    const seed = `deal ${n}`;
    const places = Array.from({ length: seats }, (_, seat) => (seat === 0 ? person : bot));
    const plan = { game: 'dhappa-baaji', seats: places, options: {}, seed };
    const played = host(dhappaBaaji, { seats, options: {}, seed });
    while (!played.match.over) {
      const { seats: asked, prompt: now } = played.match.asking as Question;
      const [seat = 0] = asked;
      const view = played.view(seat);
      if (seat === 0 && now === prompt && when(view)) {
        const saved = savedAs(dhappaBaaji, plan, played.log.slice());
        if (and(saved)) return saved;
      }
      played.play(seat, choice(view, seat, rng));
    }
  }
  throw new Error(`no deal of the first 200 comes to ${prompt}`);
}

function choice(view: DhappaView, seat: Seat, rng: Rng): Move {
  const move = captain?.choose(view, seat, rng);
  if (!move) throw new Error('the captain has no answer');
  return move;
}

/** Everybody drew and threw a card until this many are left to draw: whatever happens now, the deal soon ends. */
export function nearlyUsedUp(left: number): SavedMatch {
  const seed = 'used up';
  const plan = { game: 'dhappa-baaji', seats: [person, bot, bot, bot], options: {}, seed };
  const played = host(dhappaBaaji, { seats: 4, options: {}, seed });
  const drawsOrThrows = (move: Move): boolean =>
    'do' in move && (move.do === 'PICK_DRAW' || move.do === 'DISCARD_CARD');
  for (;;) {
    const { seats, prompt } = played.match.asking as Question;
    const [seat = 0] = seats;
    if (seat === 0 && prompt === 'PICK' && played.match.table.deck.length <= left)
      return savedAs(dhappaBaaji, plan, played.log.slice());
    const move = moves(dhappaBaaji, played.view(seat), seat).find(drawsOrThrows);
    if (!move) throw new Error('there is nothing to draw and nothing to throw');
    played.play(seat, move);
  }
}

/** The deal behind a save, as it stands. */
export function standingDeal({ plan, log }: { plan: SavedMatch['plan']; log: Entry[] }): Host<Dhappa> {
  const played = host(dhappaBaaji, { seats: plan.seats.length, options: plan.options, seed: plan.seed });
  for (const entry of log) if ('move' in entry) played.play(entry.seat, entry.move);
  return played;
}

/** What a captain does with the rest of the first seat's turn. */
export function turnOf(played: Host<Dhappa>): { move: Move; label: string }[] {
  const turn: { move: Move; label: string }[] = [];
  const rng = seedRng('captains');
  while (!played.match.over && played.match.asking?.seats[0] === 0) {
    const view = played.view(0);
    const move = choice(view, 0, rng);
    turn.push({ move, label: labelOfMove(view, move) });
    played.play(0, move);
  }
  return turn;
}

export const labelOfMove = (view: DhappaView, move: Move): string =>
  words.move(move, view.asking as Question, { view, name: (seat) => words.seatName(seat, view.options), you: null });

export const legal = (view: DhappaView): Move[] => moves(dhappaBaaji, view, 0);
/** `9♣`, `Joker`. */
export const nameOf = (copy: number): string => {
  const card = dhappaBaaji.faces[copy];
  return card ? words.card(card).name : '';
};
