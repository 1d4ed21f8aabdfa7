/** Cards are also played by dragging them: one of the hand onto the table, an attacker onto what it attacks. */
import type { CopyId } from '@dealers-choice/kernel';
import { type Dragging, useChoosing, useDrag, useNow } from '@dealers-choice/table';
import { type RefObject, useState } from 'react';
import { waysOf } from './acts.ts';
import type { Aiming } from './aiming.ts';

export interface Dragged {
  card: CopyId;
  what: 'play' | 'attack';
}

/** Gives what is being dragged, and the handler for presses on the table. */
export function useDragging(ghost: RefObject<HTMLElement | null>, { attack }: Aiming) {
  const now = useNow();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const dragging: Dragging<Dragged> = {
    ghost,
    targets: '[data-card], .op-board',
    lift(from, way) {
      const card = Number(from.getAttribute('data-drag')) as CopyId;
      if (now.question?.prompt !== 'main' || now.seat === null) return null;
      // A hand that scrolls is pushed sideways: a finger lifts a card upwards.
      if (way.touch && Math.abs(way.x) > Math.abs(way.y)) return null;
      const what = waysOf(now, 'play', card).length > 0 ? 'play' : 'attack';
      const able = waysOf(now, what, card).some(({ why }) => why === null);
      if (!able) return null;
      useChoosing.getState().open(card);
      const lifted: Dragged = { card, what };
      setDragged(lifted);
      return lifted;
    },
    over: () => {},
    drop({ card, what }, target) {
      setDragged(null);
      const [play] = waysOf(now, 'play', card);
      if (what === 'play') {
        if (play && target?.closest('.op-board')) now.send(play.move);
        return;
      }
      const onto = Number(target?.getAttribute('data-card') ?? 0);
      const way = waysOf(now, 'attack', card).find(({ move }) => move.at === onto);
      if (way?.why === null) attack(onto as CopyId);
      else if (way?.why) useChoosing.getState().say(way.why);
    },
    cancel: () => setDragged(null),
  };
  return { dragged, press: useDrag(dragging) };
}
