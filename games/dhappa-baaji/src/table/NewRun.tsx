import { useDesk } from './desk.ts';
import type { Place } from './fit.ts';
import { names } from './saying.ts';

/** In pixels: a finger finds it whatever size the runs have. */
export const NEW_RUN: Place = { width: 124, height: 44 };
/** More cards than these are counted, not named. */
const NAMED = 4;

/** The place for a new run of the cards chosen. */
export function NewRun() {
  const { text, targets, chosen, air, over, play } = useDesk();
  const cards = air?.kind === 'cards' ? air.cards : chosen;
  const target = targets?.fresh;
  const lit = (target?.ways.length ?? 0) > 0;
  return (
    <button
      type="button"
      data-drop="fresh"
      data-lit={lit || undefined}
      data-over={over === 'fresh' || undefined}
      aria-disabled={!lit}
      className="new-run"
      style={NEW_RUN}
      onClick={() => target && play(target)}
    >
      <strong className="font-display">{text.newRun}</strong>
      <span>{cards.length > NAMED ? text.cards(cards.length) : names(text, cards)}</span>
    </button>
  );
}
