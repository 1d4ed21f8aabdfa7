import { useDesk } from './desk.ts';
import type { RunSize } from './fit.ts';
import { names } from './saying.ts';

/** The place for a new run of the cards chosen. */
export function NewRun({ size }: { size: RunSize }) {
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
      style={{ minHeight: Math.max(48, size.height) }}
      onClick={() => target && play(target)}
    >
      <strong className="font-display">{text.newRun}</strong>
      <span>{names(text, cards)}</span>
    </button>
  );
}
