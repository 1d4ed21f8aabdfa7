/** What a step of a guide points at, marked where it lies. */
import type { Move } from '@dealers-choice/kernel';
import { keyOf } from '@dealers-choice/table';
import { useEffect } from 'react';

const isSeen = (one: Element): boolean => one.getClientRects().length > 0;
const find = (selector: string): Element[] => [...document.querySelectorAll(`main ${selector}`)].filter(isSeen);
const answering = (key: string): Element[] => find(`[data-answer="${CSS.escape(key)}"]`);
const isChosen = (one: Element): boolean => one.getAttribute('aria-pressed') === 'true';
/** The first of these that is there. */
const firstOf = (...places: (() => Element[])[]): Element[] => {
  for (const place of places) {
    const found = place();
    if (found.length > 0) return found;
  }
  return [];
};

/** The things to touch next for this move: those not chosen yet, then where they go, then what confirms. */
function spotsFor(move: Move): Element[] {
  const exact = answering(keyOf(move));
  const things = exact.length > 0 ? exact : thingsOf(move).flatMap(answering);
  const run = 'do' in move ? move.layout?.run : undefined;
  return firstOf(
    () => things.filter((one) => !isChosen(one)),
    () => (run === undefined ? [] : find(run > 0 ? `[data-run="${run}"]` : 'button[data-drop="fresh"]')),
    () => find('[data-confirm]'),
    () => find('[data-testid="tray"]'),
  );
}

function thingsOf(move: Move): string[] {
  if ('pick' in move) return move.pick.map(String);
  if (!('do' in move)) return [];
  const laid = (move.layout?.cards ?? []).map(({ card }) => card);
  return (move.card === undefined ? laid : [move.card]).map((card) => `card-${card}`);
}

/** Marks them with `data-spot`, and follows them when the table is drawn anew. Null: nothing is pointed at. */
export function useSpots(move: Move | null, at: readonly string[] | undefined): void {
  useEffect(() => {
    if (move === null && at === undefined) return;
    let marked: Element[] = [];
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      const wanted = at === undefined ? (move ? spotsFor(move) : []) : firstOf(...at.map((place) => () => find(place)));
      for (const one of marked) if (!wanted.includes(one)) one.removeAttribute('data-spot');
      for (const one of wanted) one.setAttribute('data-spot', '');
      marked = wanted;
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(mark);
    };
    const watch = new MutationObserver(later);
    const attributeFilter = ['data-answer', 'aria-pressed', 'data-lit', 'class'];
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    mark();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      for (const one of marked) one.removeAttribute('data-spot');
    };
  }, [move, at]);
}
