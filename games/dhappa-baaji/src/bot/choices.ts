/** What is worth comparing at each question of a turn. */
import type { CopyId, MatchOf, Rng, Seat } from '@dealers-choice/kernel';
import { dhappaBaaji } from '../rules/game.ts';
import { isFree } from '../rules/n-pick.ts';
import type { Dhappa, X } from '../rules/table.ts';
import { captain } from './captain.ts';
import { alone, type Choice, discards, endTurn, ledBy } from './choice.ts';
import { layouts } from './layouts.ts';
import { draftOf, takes } from './pick.ts';
import { type Draft, planFor } from './plan.ts';
import { draw, handOf, lay, oneLike, take } from './sketch.ts';

/** The rule of thumb's move comes first; it is alone where there is nothing to compare. */
export function choicesOf(view: MatchOf<Dhappa>, seat: Seat, rng: Rng): Choice[] {
  const captains = captain.choose(view, seat, rng);
  const prompt = view.asking?.prompt;
  if (captains === null) return [];
  return dhappaBaaji.x.on(view, undefined, (x) => {
    x.you = seat;
    if (prompt === 'PICK') return ledBy(captains, picks(x));
    if (prompt === 'DISCARD') return ledBy(captains, discards(x));
    const found = prompt === 'PLAY' ? layouts(x) : [];
    return found.length > 0 ? found : alone(captains);
  });
}

function picks(x: X): Choice[] {
  const draft = draftOf(x);
  const { pile, deck } = x.t;
  const taking = takes(draft, pile, (key) => isFree(x, key)).map(
    ({ depth, plan }): Choice => ({
      move: { do: 'PICK_DISCARD', at: depth },
      play(s, rng) {
        take(s, depth);
        lay(s, plan.draft);
        endTurn(s, rng);
      },
    }),
  );
  return deck.length > 0 ? [drawing(draft), ...taking] : taking;
}

/** What is laid after a draw depends on the face that was drawn alone. */
function drawing(draft: Draft): Choice {
  const laid: Draft[] = [];
  return {
    move: { do: 'PICK_DRAW' },
    play(s, rng) {
      const face = oneLike(s.deck[s.deck.length - 1] as CopyId);
      draw(s);
      const then: Draft = { ...draft, held: handOf(s, s.mover) };
      laid[face] ??= planFor(then)?.draft ?? then;
      lay(s, laid[face]);
      endTurn(s, rng);
    },
  };
}
