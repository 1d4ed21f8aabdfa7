import type { Seat } from '@dealers-choice/kernel';
import { Button, ButtonLink, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { match, useMatch } from '../app/stores.ts';
import { SPEEDS, useSettings } from '../settings/settings.ts';

/** How the match goes on: back, faster, waiting, or not at all. */
export function Controls({ seat, game }: { seat: Seat | null; game: string }) {
  const paused = useMatch((s) => s.paused);
  const showing = useMatch((s) => s.showing !== null);
  const mayUndo = useMatch((s) => s.mayUndo);
  const over = useMatch((s) => s.status === 'over');
  const { speed, set } = useSettings();
  return (
    <div role="toolbar" aria-label="Match" className="flex flex-wrap items-center gap-1">
      <Button look="quiet" icon="undo" bare aria-disabled={!mayUndo || over} onClick={takeBack}>
        Undo
      </Button>
      <Button look="quiet" icon={paused ? 'play' : 'pause'} bare onClick={() => match.getState().pause(!paused)}>
        {paused ? 'Go on' : 'Pause'}
      </Button>
      <Button look="quiet" icon="skip" bare aria-disabled={!showing} onClick={() => match.getState().skip()}>
        Skip
      </Button>
      <label className="hidden items-center sm:flex">
        <span className="sr-only">Pace</span>
        <select
          className="min-h-11 rounded-md bg-transparent px-1 text-sm"
          value={speed}
          onChange={(event) => set({ speed: Number(event.target.value) })}
        >
          {SPEEDS.map((one) => (
            <option key={one.speed} value={one.speed}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      <ButtonLink href={hrefOf({ at: 'help', game })} look="quiet" icon="book" bare>
        Rules
      </ButtonLink>
      {seat !== null && !over && <Concede seat={seat} />}
    </div>
  );
}

/** Without a person's move to take back, it says so. */
export function takeBack(): void {
  const { mayUndo, viewer, undo } = match.getState();
  if (mayUndo && viewer !== 9) undo(viewer);
}

function Concede({ seat }: { seat: Seat }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="flag" bare onClick={() => setOpen(true)}>
        Concede
      </Button>
      <Dialog open={open} title="Give up this match?" onClose={() => setOpen(false)}>
        <p className="mb-4">The others go on without you, or win. This cannot be taken back.</p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="danger"
            icon="flag"
            onClick={() => {
              setOpen(false);
              match.getState().concede(seat);
            }}
          >
            Give up
          </Button>
          <Button onClick={() => setOpen(false)}>Play on</Button>
        </div>
      </Dialog>
    </>
  );
}
