import type { CopyId } from '@dealers-choice/kernel';
import { useEffect } from 'react';
import { useChoosing } from '../table/choosing.ts';
import { useNow } from '../table/now.ts';
import { faceOf } from '../table/read.ts';
import { Button } from '../ui/Button.tsx';

/** What a seat calls a thing of `from`: a card it cannot see goes by its place. */
export const namesIn = (from: readonly number[], of: string): number[] =>
  from.map((thing, place) => (of === 'card' && thing === 0 ? -1 - place : thing));

/** Things to be put in order: each can go up or down. */
export function Order() {
  const { question } = useNow();
  const picked = useChoosing((s) => s.picked);
  const pick = useChoosing((s) => s.pick);
  useEffect(() => {
    if (question && useChoosing.getState().picked.length === 0) pick(namesIn(question.from, question.of));
  }, [question, pick]);
  return (
    <ol aria-label="Order" className="space-y-1.5">
      {picked.map((thing, place) => (
        <Row key={thing} thing={thing} place={place} last={picked.length - 1} />
      ))}
    </ol>
  );
}

function moved(list: readonly number[], from: number, to: number): number[] {
  const next = list.slice();
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function Row({ thing, place, last }: { thing: number; place: number; last: number }) {
  const { kit, view, telling, question } = useNow();
  const picked = useChoosing((s) => s.picked);
  const { pick } = useChoosing.getState();
  const name =
    question?.of === 'seat'
      ? telling.name(thing as 0)
      : question?.of === 'card'
        ? (faceOf(kit, view, Math.max(thing, 0) as CopyId)?.name ?? `Face-down card ${-thing}`)
        : String(thing);
  const shift = (to: number): void => {
    if (to >= 0 && to <= last) pick(moved(picked, place, to));
  };
  return (
    <li className="flex items-center gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-3">
      <span className="w-6 font-semibold tabular-nums">{place + 1}</span>
      <span className="grow">{name}</span>
      <Button look="quiet" icon="up" bare aria-disabled={place === 0} onClick={() => shift(place - 1)}>
        {`Move ${name} up`}
      </Button>
      <Button look="quiet" icon="down" bare aria-disabled={place === last} onClick={() => shift(place + 1)}>
        {`Move ${name} down`}
      </Button>
    </li>
  );
}
