/** Cards are read by pointing at them, by the focus, and by a long press. */
import type { CopyId } from '@dealers-choice/kernel';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { Board } from './board.ts';

const HOLD_MS = 450;
/** A finger that moves so far is not holding still. */
const STILL = 8;

interface Held {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

const cardAt = (target: EventTarget): CopyId | null => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
  return found === undefined || found === '0' ? null : (Number(found) as CopyId);
};

export function usePointing({ reading, read, layout, game, view }: Board) {
  const held = useRef<Held | null>(null);
  const title = (card: CopyId): string => game.faceIn(view.table, card)?.data.name ?? '';
  const point = (card: CopyId | null): void => {
    if (layout !== 'desk' || reading?.open || reading?.cards[0] === card) return;
    read(card === null ? null : { cards: [card], title: title(card), open: false });
  };
  const letGo = (): void => {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  };
  return {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'mouse') point(cardAt(event.target));
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') point(null);
    },
    onFocus(event: FocusEvent) {
      const card = cardAt(event.target);
      if (card !== null) point(card);
    },
    onPointerDown(event: PointerEvent) {
      letGo();
      const card = cardAt(event.target);
      if (card === null || event.pointerType === 'mouse') return;
      const open = (): void => {
        swallowClick();
        read({ cards: [card], title: title(card), open: true });
      };
      held.current = { timer: setTimeout(open, HOLD_MS), x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const now = held.current;
      if (now && Math.hypot(clientX - now.x, clientY - now.y) > STILL) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/** The finger that opened a card presses nothing when it is lifted. */
function swallowClick(): void {
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  window.addEventListener('pointerup', () => setTimeout(() => window.removeEventListener('click', stop, true), 50), {
    once: true,
  });
}
