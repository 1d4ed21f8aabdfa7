import { SPECTATOR, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { Icon, Token } from '@dealers-choice/table/ui';
import { useId } from 'react';
import { replay, useReplay } from '../app/stores.ts';
import { retelling } from '../match/sentences.ts';
import { useAroundText } from '../words/around.ts';
import { useReplayText } from '../words/replay/replay.ts';

const lookAs = (viewer: Viewer): void => replay.getState().lookAs(viewer);

/** Whose hidden cards are seen: everybody's who may be chosen, with the name of the seat. */
function useEyes(): { viewer: Viewer; name: string }[] {
  const { view, loaded, record } = useReplay((s) => s);
  const { everyone } = useReplayText();
  const { seat: numbered } = useAroundText().replay;
  const name =
    view && loaded ? retelling(loaded, view, record?.players).name : (seat: number): string => numbered(seat + 1);
  const seats = seatsOf(record?.seats ?? 0).map((seat) => ({ viewer: seat as Viewer, name: name(seat) }));
  return [{ viewer: SPECTATOR, name: everyone }, ...seats];
}

/** Where there is little room. */
export function EyesField() {
  const viewer = useReplay((s) => s.viewer);
  const { seenBy } = useReplayText();
  return (
    <label className="transport-eyes">
      <Icon name="eye" className="size-5 shrink-0" />
      <span className="sr-only">{seenBy}</span>
      <select className="field" value={viewer} onChange={(event) => lookAs(Number(event.target.value) as Viewer)}>
        {useEyes().map((one) => (
          <option key={one.viewer} value={one.viewer}>
            {one.viewer === SPECTATOR ? one.name : `${one.viewer + 1} ${one.name}`}
          </option>
        ))}
      </select>
    </label>
  );
}

export function EyesChips() {
  const viewer = useReplay((s) => s.viewer);
  const { seenBy } = useReplayText();
  const name = useId();
  return (
    <fieldset className="eyes">
      <legend className="mb-1 text-sm font-semibold text-soft">{seenBy}</legend>
      <div className="flex flex-wrap gap-1.5">
        {useEyes().map((one) => (
          <label key={one.viewer} className="eyes-chip">
            <input
              type="radio"
              name={name}
              checked={one.viewer === viewer}
              onChange={() => lookAs(one.viewer)}
              className="sr-only"
            />
            {one.viewer === SPECTATOR ? (
              <Icon name="eye" className="size-5" />
            ) : (
              <Token seat={one.viewer} className="size-5" />
            )}
            {one.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
