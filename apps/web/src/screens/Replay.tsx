import type { Seat } from '@dealers-choice/kernel';
import { ButtonLink } from '@dealers-choice/table/ui';
import { useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { replay, useReplay } from '../app/stores.ts';
import type { Performer, View } from '../match/contract.ts';
import { paragraphsOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { Transport } from '../replay/Transport.tsx';
import { usePace } from '../settings/look.ts';
import { Bar } from '../table/Bar.tsx';
import { useOwnTable } from '../table/own-table.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { Tabletop } from '../table/Tabletop.tsx';
import { useAroundText } from '../words/around.ts';

/** A match from a record: step by step, from any seat. */
export function Replay() {
  const { view, loaded, problem } = useReplay((s) => s);
  const say = useAroundText();
  if (view && loaded) return <Watching view={view} kit={loaded} />;
  return (
    <Page title={say.replay.none}>
      <p className="mb-4">{problem ?? say.replay.how}</p>
      <ButtonLink href={hrefOf({ at: 'home' })} look="primary">
        {say.toGames}
      </ButtonLink>
    </Page>
  );
}

function Watching({ view, kit }: { view: View; kit: AnyGame }) {
  const { lines, showing, viewer } = useReplay((s) => s);
  const say = useAroundText().replay;
  const table = useOwnTable(kit.game.id);
  const whole = table?.whole === true;
  const pace = usePace();
  const told = showing ?? lines[lines.length - 1] ?? null;
  const now = useMemo(
    () => ({
      ...NOBODY,
      kit,
      view,
      viewer,
      telling: telling(kit, view),
      who: (seat: Seat) => (seat === viewer ? say.you : ''),
      told,
      showing: showing !== null,
      log: paragraphsOf(lines, kit.words),
      pace,
    }),
    [kit, view, viewer, told, showing, lines, pace, say],
  );
  return (
    <TableFrame whole={whole}>
      {whole ? (
        <Bar words={kit.words} turn={view.turn} game={kit.game.id} items={[]} log={lines} replayed />
      ) : (
        <Header />
      )}
      <Tabletop
        heading={
          <Heading className={whole ? 'sr-only' : 'mb-3 text-xl font-semibold'}>{say.of(kit.words.title)}</Heading>
        }
        now={now}
        table={table}
        perform={perform}
        log={lines}
        announced={lines.map(({ text }) => text).join(' ')}
      >
        <Transport />
      </Tabletop>
    </TableFrame>
  );
}

const perform = (table: Performer | null): void => replay.getState().perform(table);

/** Nothing is asked of whoever watches. */
const NOBODY = {
  seat: null,
  question: null,
  answers: [],
  together: null,
  send: () => {},
  clockwork: null,
  controls: null,
  isBot: () => false,
};
