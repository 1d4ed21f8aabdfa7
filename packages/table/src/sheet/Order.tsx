import type { CopyId, Seat } from '@dealers-choice/kernel';
import { useChoosing } from '../asking/choosing.ts';
import { type TableNow, useNow } from '../asking/now.ts';
import { orderSoFar, thingsLeft } from '../asking/sending.ts';
import { useInSight } from '../asking/sight.ts';
import { faceOf } from '../board/read.ts';
import { Button } from '../ui/Button.tsx';

/** Things to be put in order, all of them or some: each can go up, down, in or out. */
export function Order() {
  const now = useNow();
  const picked = useChoosing((s) => s.picked);
  const pick = useChoosing((s) => s.pick);
  const inSight = useInSight();
  const { question, text } = now;
  if (!question) return null;
  const order = orderSoFar(question, picked);
  // What lies on the table is pointed at there.
  const left = thingsLeft(question, order).filter((thing) => !inSight(question.noun, thing));
  const all = question.min >= question.from.length;
  return (
    <div className="space-y-2">
      {!all && <p className="text-sm">{text.asked.ordered(order.length, question.min, question.max)}</p>}
      <ol aria-label={text.order.list} className="space-y-1.5">
        {order.map((thing, place) => (
          <Row
            key={thing}
            name={nameOf(now, thing)}
            place={place}
            last={order.length - 1}
            shift={(to) => pick(moved(order, place, to))}
            takeOut={all ? null : () => pick(order.filter((one) => one !== thing))}
          />
        ))}
      </ol>
      {left.length > 0 && (
        <ul aria-label={text.order.left} className="flex flex-wrap gap-2">
          {left.map((thing) => (
            <li key={thing}>
              <Button icon="plus" onClick={() => order.length < question.max && pick([...order, thing])}>
                {nameOf(now, thing)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function moved(list: readonly number[], from: number, to: number): number[] {
  const next = list.slice();
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function nameOf({ kit, view, telling, question, text }: TableNow, thing: number): string {
  if (question?.noun === 'seat') return telling.name(thing as Seat);
  if (question?.noun !== 'card') return String(thing);
  return faceOf(kit, view, Math.max(thing, 0) as CopyId)?.name ?? text.card.faceDownAt(-thing);
}

interface RowProps {
  name: string;
  place: number;
  last: number;
  shift: (to: number) => void;
  /** Null: everything must be in the order. */
  takeOut: (() => void) | null;
}

function Row({ name, place, last, shift, takeOut }: RowProps) {
  const { order } = useNow().text;
  return (
    <li className="flex items-center gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-3">
      <span className="w-6 font-semibold tabular-nums">{place + 1}</span>
      <span className="grow">{name}</span>
      <Button look="quiet" icon="up" bare aria-disabled={place === 0} onClick={() => place > 0 && shift(place - 1)}>
        {order.up(name)}
      </Button>
      <Button
        look="quiet"
        icon="down"
        bare
        aria-disabled={place === last}
        onClick={() => place < last && shift(place + 1)}
      >
        {order.down(name)}
      </Button>
      {takeOut && (
        <Button look="quiet" icon="close" bare onClick={takeOut}>
          {order.remove(name)}
        </Button>
      )}
    </li>
  );
}
