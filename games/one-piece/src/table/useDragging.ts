/** Things are dragged, too: a held card onto the table, an attacker onto its target, DON!! onto a card. */
import type { CopyId, Move } from '@dealers-choice/kernel';
import { type Dragging, refusalOf, type TableNow, useChoosing, useDrag, useNow } from '@dealers-choice/table';
import { type RefObject, useState } from 'react';
import { waysOf } from './acts.ts';
import type { Aiming } from './aiming.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

export interface Dragged {
  /** 0 for DON!!, which are all alike. */
  card: CopyId;
  what: 'play' | 'attack' | 'give';
}

const NO_CARD = 0 as CopyId;

/** Gives what is being dragged, and the handler for presses on the table. */
export function useDragging(ghost: RefObject<HTMLElement | null>, { attack }: Aiming) {
  const now = useNow();
  const { drag: text } = useOnePieceText();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const say = (why: string): void => useChoosing.getState().say(why);
  const dragging: Dragging<Dragged> = {
    ghost,
    targets: '[data-card], .op-board',
    lift(from, way) {
      if (now.question?.prompt !== 'main' || now.seat === null) return null;
      const thing = liftedBy(now, from);
      // A hand that scrolls is pushed sideways: a finger lifts a card upwards.
      if (!thing || (thing.what !== 'give' && way.touch && Math.abs(way.x) > Math.abs(way.y))) return null;
      const ways = waysOf(now, thing.what, thing.what === 'give' ? undefined : thing.card);
      if (!ways.some(({ why }) => why === null)) {
        if (ways[0]?.why) say(ways[0].why);
        return null;
      }
      useChoosing.getState().open(thing.what === 'give' ? null : thing.card);
      setDragged(thing);
      return thing;
    },
    over: () => {},
    drop({ card, what }, target) {
      setDragged(null);
      const onto = Number(target?.getAttribute('data-card') ?? 0) as CopyId;
      if (what === 'play') {
        const [play] = waysOf(now, 'play', card);
        if (play && target?.closest('.op-board')) now.send(play.move);
        return;
      }
      if (onto === NO_CARD) return;
      const move: Move = what === 'give' ? { do: 'give', card: onto, at: 1 } : { do: 'attack', card, at: onto };
      const why = refusalOf(now, move)?.why ?? null;
      if (why !== null) say(what === 'give' && waysOf(now, 'give', onto).length === 0 ? text.don : why);
      else if (what === 'give') now.send(move);
      else attack(onto);
    },
    cancel: () => setDragged(null),
  };
  return { dragged, press: useDrag(dragging) };
}

function liftedBy(now: TableNow, from: Element): Dragged | null {
  const drag = from.getAttribute('data-drag');
  if (drag === 'don') return { card: NO_CARD, what: 'give' };
  const card = Number(drag) as CopyId;
  if (!(card > 0)) return null;
  return { card, what: waysOf(now, 'play', card).length > 0 ? 'play' : 'attack' };
}
