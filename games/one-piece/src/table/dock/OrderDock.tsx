import type { CopyId } from '@dealers-choice/kernel';
import { confirm, type Dragging, pointedAt, useChoosing, useDrag, useNow } from '@dealers-choice/table';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useBoard } from '../board.ts';
import { Face } from '../Face.tsx';
import { FaceCanvas } from '../FaceCanvas.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { printedIn } from '../unit.ts';
import { DockButton } from './DockButton.tsx';

/** Cards to be put in order: pressed one after another, or dragged to where they belong. */
export function OrderDock() {
  const { question } = useNow();
  return question && <Ordering key={question.from.join()} />;
}

function Ordering() {
  const now = useNow();
  const { order: say } = useOnePieceText();
  const picked = useChoosing((s) => s.picked);
  const pick = useChoosing((s) => s.pick);
  const lying = now.answers.flatMap((answer) => pointedAt(answer)?.thing ?? []);
  const [row, setRow] = useState(lying);
  const [lifted, setLifted] = useState<number | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const all = row.length;
  const left = all - picked.length;

  /** The last one has no choice. */
  const place = (thing: number): void => {
    if (picked.includes(thing)) {
      pick(picked.filter((one) => one !== thing));
      return;
    }
    const next = [...picked, thing];
    const rest = row.filter((one) => !next.includes(one));
    pick(rest.length === 1 ? [...next, ...rest] : next);
  };
  /** Whoever moves a card means the whole row as it lies then. */
  const shift = (thing: number, to: number): void => {
    const others = row.filter((one) => one !== thing);
    const place = Math.max(0, Math.min(others.length, to));
    const next = [...others.slice(0, place), thing, ...others.slice(place)];
    setRow(next);
    pick(next);
  };
  const reset = (): void => {
    setRow(lying);
    pick([]);
  };
  const dragging: Dragging<number> = {
    ghost,
    targets: '.op-order-card',
    lift(from) {
      const thing = Number(from.getAttribute('data-thing'));
      setLifted(thing);
      return thing;
    },
    over(thing, target) {
      const onto = Number(target?.getAttribute('data-thing') ?? thing);
      if (onto !== thing) shift(thing, row.indexOf(onto));
    },
    drop: () => setLifted(null),
    cancel: () => setLifted(null),
  };
  const press = useDrag(dragging);
  const keys = (event: KeyboardEvent<HTMLOListElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.op-order-card') : null;
    if (by === 0 || !card) return;
    event.preventDefault();
    const thing = Number(card.dataset.thing);
    if (event.shiftKey) shift(thing, row.indexOf(thing) + by);
    else event.currentTarget.querySelectorAll<HTMLElement>('.op-tap')[(row.indexOf(thing) + by + all) % all]?.focus();
  };
  const ready = picked.length === 0 || left === 0;
  return (
    <>
      <p className="op-how">{say.how}</p>
      <ol className="op-order" aria-label={say.list} onPointerDown={press} onKeyDown={keys}>
        {row.map((thing, at) => (
          <Placed
            key={thing}
            thing={thing}
            place={picked.indexOf(thing) + 1}
            faint={picked.length === 0 ? at + 1 : 0}
            of={all}
            lifted={lifted === thing}
            press={() => place(thing)}
          />
        ))}
      </ol>
      <div className="op-btns">
        <DockButton
          bright={ready}
          data-confirm
          data-answer="order"
          data-sole
          aria-disabled={!ready}
          onClick={() => confirm(now)}
          then={ready ? '' : say.missing(left)}
        >
          {picked.length === 0 ? say.asTheyLie : say.inOrder}
        </DockButton>
        <DockButton aria-disabled={picked.length === 0} onClick={reset} className="op-reset">
          {say.reset}
        </DockButton>
      </div>
      {lifted !== null && (
        <div ref={ghost} className="op-ghost" aria-hidden="true">
          <ThingFace thing={lifted} bare />
        </div>
      )}
    </>
  );
}

interface PlacedProps {
  thing: number;
  /** From 1 on; 0: it has none yet. */
  place: number;
  /** Where it lies, as long as nothing was chosen; 0 after that. */
  faint: number;
  of: number;
  lifted: boolean;
  press(): void;
}

function Placed({ thing, place, faint, of, lifted, press }: PlacedProps) {
  const { text } = useNow();
  const { view, game } = useBoard();
  const { order: say } = useOnePieceText();
  const name = (thing > 0 && game.faceIn(view.table, thing as CopyId)?.data.name) || text.card.faceDownCard;
  const at = place || faint;
  return (
    <li
      className="op-order-card"
      data-thing={thing}
      data-drag={thing}
      data-card={Math.max(0, thing)}
      data-state={place > 0 ? 'on' : 'can'}
      data-lifted={lifted || undefined}
    >
      <ThingFace thing={thing} />
      <b className="op-place" data-faint={place === 0 || undefined} aria-hidden="true">
        {at > 0 ? at : '?'}
      </b>
      <button
        type="button"
        className="op-tap"
        aria-label={at > 0 ? say.placed(name, at, of) : say.open(name)}
        aria-pressed={place > 0}
        onClick={press}
      />
    </li>
  );
}

/** A card that lies face down goes by its place: its number is below 0. */
function ThingFace({ thing, bare = false }: { thing: number; bare?: boolean }) {
  const { view, game } = useBoard();
  const face = thing > 0 ? game.faceIn(view.table, thing as CopyId) : null;
  if (face && !bare)
    return <Face card={thing as CopyId} printed={printedIn(game.kit.cards, face.data.id)} mode="hand" />;
  return (
    <span className="op-face">
      <FaceCanvas card={face ? printedIn(game.kit.cards, face.data.id) : 'back'} mode="hand" />
    </span>
  );
}
