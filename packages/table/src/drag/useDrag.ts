/**
 * Things that are dragged with a finger, a pen or a mouse, from one place of the table to another. Whatever cannot be
 * lifted scrolls and clicks as ever; a drag that has begun swallows the click that would follow it.
 */
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

export interface Dragging<T> {
  /** What a press on this element would lift; null: nothing. Asked when the pointer has moved far enough. */
  lift(from: Element, way: Way): T | null;
  /** Where things can be let go. */
  targets: string;
  /** While it moves: the target under the pointer, when that is another one; null: none. */
  over(what: T, target: Element | null): void;
  /** It was let go, over a target or elsewhere. */
  drop(what: T, target: Element | null): void;
  /** It was given up: Escape, a second finger, the browser. */
  cancel(what: T): void;
  /** Moves with the pointer, by its upper left corner. Drawn by whoever uses this, from `lift` on. */
  ghost: RefObject<HTMLElement | null>;
}

/** How the pointer left the place where it was pressed. */
export interface Way {
  x: number;
  y: number;
  touch: boolean;
}

/** This far from where it was pressed, a press is a drag. */
const FAR = 7;

interface Pressed<T> {
  id: number;
  from: Element;
  x: number;
  y: number;
  touch: boolean;
  what: T | null;
  target: Element | null;
  /** It moved, and nothing could be lifted: from here on it is the browser's. */
  refused: boolean;
}

/** Gives the handler of the presses, for the element around all that can be lifted (`[data-drag]`). */
export function useDrag<T>(dragging: Dragging<T>): (event: ReactPointerEvent) => void {
  const latest = useRef(dragging);
  const pressed = useRef<Pressed<T> | null>(null);
  useEffect(() => {
    latest.current = dragging;
  });
  useEffect(() => {
    const end = (): Pressed<T> | null => {
      const last = pressed.current;
      pressed.current = null;
      document.documentElement.removeAttribute('data-dragging');
      return last;
    };
    const giveUp = (): void => {
      const last = end();
      if (last?.what != null) latest.current.cancel(last.what);
    };
    const move = (event: PointerEvent): void => {
      const now = pressed.current;
      if (!now || event.pointerId !== now.id || now.refused) return;
      if (now.what === null && !begin(now, event, latest.current)) return;
      follow(now, event, latest.current);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pressed.current?.id) return;
      const last = end();
      if (last?.what == null) return;
      swallowClick();
      latest.current.drop(last.what, last.target);
    };
    const second = (event: PointerEvent): void => {
      if (pressed.current && event.pointerId !== pressed.current.id) giveUp();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || pressed.current?.what == null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      giveUp();
    };
    // Else the browser takes a quick drag for a fling of the page, and the next tap for a hand that stops it.
    const keep = (event: TouchEvent): void => {
      if (pressed.current?.what != null && event.cancelable) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('touchmove', keep, { signal, passive: false });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', giveUp, { signal });
    window.addEventListener('pointerdown', second, { signal, capture: true });
    window.addEventListener('keydown', key, { signal, capture: true });
    return () => {
      listeners.abort();
      giveUp();
    };
  }, []);
  return useCallback((event) => {
    const from = event.target instanceof Element ? event.target.closest('[data-drag]') : null;
    if (!from || event.button !== 0 || !event.isPrimary) return;
    const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
    pressed.current = { id, from, x, y, touch: pointerType !== 'mouse', what: null, target: null, refused: false };
  }, []);
}

function begin<T>(now: Pressed<T>, { clientX, clientY }: PointerEvent, { lift }: Dragging<T>): boolean {
  const way = { x: clientX - now.x, y: clientY - now.y, touch: now.touch };
  if (Math.hypot(way.x, way.y) < FAR) return false;
  now.what = lift(now.from, way);
  now.refused = now.what === null;
  if (!now.refused) document.documentElement.setAttribute('data-dragging', '');
  return !now.refused;
}

function follow<T>(now: Pressed<T>, { clientX, clientY }: PointerEvent, { ghost, over, targets }: Dragging<T>): void {
  if (ghost.current) ghost.current.style.translate = `${clientX}px ${clientY}px`;
  const target = document.elementFromPoint(clientX, clientY)?.closest(targets) ?? null;
  if (now.what === null || target === now.target) return;
  now.target = target;
  over(now.what, target);
}

/** The browser sends a click to whatever lies under the pointer when it comes up: that is no tap. */
function swallowClick(): void {
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 50);
}
