import { seatsOf } from '@dealers-choice/kernel';
import { useTableText } from '@dealers-choice/table';
import { labelOf, shown, valuesOf } from '@dealers-choice/table/page';
import { Button, ButtonLink, Portrait } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Page } from '../app/Shell.tsx';
import { match, replay, useMatch } from '../app/stores.ts';
import { telling } from '../match/sentences.ts';
import { Notice } from '../ui/Panel.tsx';

/** Who won, how everybody stood, and where to go from here. */
export function Result() {
  const text = useTableText();
  const { view, plan, loaded, log } = useMatch((s) => s);
  const [problem, setProblem] = useState<string | null>(null);
  if (!view?.over || !plan || !loaded) {
    return (
      <Page title="No result yet">
        <p className="mb-4">{view ? 'The match is still being played.' : 'There is no match on the table.'}</p>
        <ButtonLink href={view ? hrefOf({ at: 'table' }) : hrefOf({ at: 'home' })} look="primary">
          {view ? 'Back to the table' : 'Back to the games'}
        </ButtonLink>
      </Page>
    );
  }
  const told = telling(loaded, view, plan);
  const { winners } = view.over;
  const order = [...seatsOf(view.seats)].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || a - b,
  );
  const watch = async (): Promise<void> => {
    const text = await (await match.getState().exportFile()).text();
    if (await replay.getState().open(text)) go({ at: 'replay' });
    else setProblem(replay.getState().problem);
  };
  const again = (): void => {
    match.getState().start({ ...plan, seed: '' });
    go({ at: 'table' });
  };
  return (
    <Page title={loaded.words.ending(told)}>
      <p className="mb-4 text-soft">{log[log.length - 1]?.text}</p>
      <ol aria-label="Seats" className="mb-6 space-y-2">
        {order.map((seat) => (
          <li
            key={seat}
            className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border-2 px-4 py-2 ${winners.includes(seat) ? 'border-brass bg-raised shadow-2' : 'border-line bg-panel'}`}
          >
            <Portrait seat={seat} className={winners.includes(seat) ? 'size-14' : 'size-10'} />
            <span className="grow font-display text-lg font-semibold">
              {told.name(seat)}
              {winners.includes(seat) && <span className="ml-2 text-sm text-brass">winner</span>}
            </span>
            <dl className="flex flex-wrap gap-x-4 text-sm">
              {valuesOf(loaded, told, seat)
                .filter(({ value }) => value !== false)
                .map(({ name, value }) => (
                  <div key={name} className="flex gap-1">
                    <dt className="text-soft">{labelOf(loaded, name)}</dt>
                    <dd className="font-semibold tabular-nums">{shown(value, text)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ol>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" icon="play" onClick={again}>
          Play again
        </Button>
        <Button icon="eye" onClick={() => void watch()}>
          Watch it again
        </Button>
        <Button icon="save" onClick={() => void saveRecord(loaded.game.id)}>
          Save the record
        </Button>
        <ButtonLink href={hrefOf({ at: 'home' })}>Other games</ButtonLink>
      </div>
    </Page>
  );
}

/** Hands the record to the browser as a file; the page itself does not read it. */
export async function saveRecord(game: string): Promise<void> {
  const url = URL.createObjectURL(await match.getState().exportFile());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}.record.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
