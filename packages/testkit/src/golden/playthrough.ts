/** A whole match in words, one block per step: asked, chosen, happened, seen by each seat, and the position's hash. */
import {
  apply,
  below,
  type Game,
  hashOf,
  type MatchOf,
  type Move,
  must,
  type Question,
  type Rng,
  type Seat,
  type Setup,
  type Spec,
  sample,
  seedRng,
  start,
  view,
} from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { viewersOf } from '../conform/checked.ts';
import { cardName } from '../given/fields.ts';

export function playthrough<G extends Spec>(game: Game<G>, words: Words<G> | null, setup: Setup): string {
  const events: G['event'][] = [];
  const match = start(game, setup, (event) => events.push(event));
  const chance = seedRng(`${setup.seed}/playthrough`);
  const say = sayer(game, words, match);
  const blocks = [headOf(game, match, setup), block(game, match, '0', [], say.happened(events.splice(0)))];
  for (let step = 1; match.asking; step++) {
    const { seat, move } = choose(game, match, chance);
    const asked = [`asked    ${say.asked(match.asking, seat)}`, `chosen   ${say.chosen(move, match.asking, seat)}`];
    apply(game, match, seat, move, (event) => events.push(event));
    blocks.push(block(game, match, String(step), asked, say.happened(events.splice(0))));
  }
  return `${blocks.join('\n\n')}\n\nover     ${say.over()}\n`;
}

function headOf<G extends Spec>(game: Game<G>, match: MatchOf<G>, setup: Setup): string {
  return [
    `game     ${game.id}`,
    `rules    ${game.def.rulesVersion}`,
    `cards    ${game.cardSet}`,
    `seats    ${match.seats}`,
    `options  ${JSON.stringify(match.options)}`,
    `seed     ${setup.seed}`,
  ].join('\n');
}

function choose<G extends Spec>(game: Game<G>, match: MatchOf<G>, chance: Rng): { seat: Seat; move: Move } {
  const seats = match.asking?.seats ?? [];
  const seat = must(seats, below(chance, seats.length));
  return { seat, move: sample(game, view(game, match, seat), seat, chance) };
}

function block<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  step: string,
  asked: readonly string[],
  happened: readonly string[],
): string {
  const seen = viewersOf(match.seats).map((viewer) => hashOf(view(game, match, viewer)).slice(0, 6));
  return [`step     ${step}`, ...asked, ...happened, `seen     ${seen.join(' ')}`, `position ${hashOf(match)}`].join(
    '\n',
  );
}

interface Sayer<G extends Spec> {
  asked(q: Question, seat: Seat): string;
  chosen(move: Move, q: Question, seat: Seat): string;
  happened(events: readonly G['event'][]): string[];
  over(): string;
}

/** Sentences of the game, or keys and printed card names while it has none. */
function sayer<G extends Spec>(game: Game<G>, words: Words<G> | null, match: MatchOf<G>): Sayer<G> {
  const name = (seat: Seat): string => words?.seatName(seat, match.options) ?? `seat ${seat + 1}`;
  const seenBy = (seat: Seat) => ({ view: view(game, match, seat), name, you: null });
  // What a log leaves out is still told by its type: it happened, and when.
  const happened = (event: G['event']): string =>
    words
      ? words.event(event, { view: match, name, you: null }) || `(${event.type})`
      : JSON.stringify(event, withCardNames);
  function withCardNames(key: string, value: unknown): unknown {
    if (key === 'card' && typeof value === 'number') return cardName(game, match, value);
    return key === 'cards' && Array.isArray(value) ? value.map((copy) => cardName(game, match, Number(copy))) : value;
  }
  const chosen = (move: Move, q: Question): string => {
    const picked = (pick: number): string | number =>
      q.noun === 'card' && pick > 0 ? cardName(game, match, pick) : pick;
    return JSON.stringify('pick' in move ? { pick: move.pick.map(picked) } : move, withCardNames);
  };
  return {
    asked: (q, seat) =>
      `${name(seat)}: ${words ? words.prompt(q, seenBy(seat)) : `${q.prompt} ${JSON.stringify(q.params)}`}`,
    chosen: (move, q, seat) => `${name(seat)}: ${words ? words.move(move, q, seenBy(seat)) : chosen(move, q)}`,
    happened: (events) => events.map((event) => `happened ${happened(event)}`),
    over() {
      if (words) return words.ending({ view: match, name, you: null });
      return `${match.over?.reason}: ${match.over?.winners.map(name).join(', ') || 'nobody'}`;
    },
  };
}
