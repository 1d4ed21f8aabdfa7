import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  width: number;
  height: number;
}

/** The room an element has, in pixels; measured when it changes, never per frame. Nothing before it is on the page. */
export function useRoom<E extends HTMLElement>(): [RefObject<E | null>, Room] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return [ref, room];
}
