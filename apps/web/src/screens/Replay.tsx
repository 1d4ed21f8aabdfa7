import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { Button, ButtonLink, mediaHook } from '@dealers-choice/table/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading, Page } from '../app/Shell.tsx';
import { replay, useReplay } from '../app/stores.ts';
import { useLevelName } from '../kept/Seats.tsx';
import type { Performer, View } from '../match/contract.ts';
import { paragraphsOf, retelling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { BranchSheet } from '../replay/BranchSheet.tsx';
import type { Origin } from '../replay/branch.ts';
import { replayEvidence } from '../replay/evidence.ts';
import { FairBadge } from '../replay/Fair.tsx';
import { keeperAt } from '../replay/keepers.ts';
import { copyLink, saveOpenRecord } from '../replay/link.ts';
import type { ReplayRoute } from '../replay/opening.ts';
import { ReplayPanel } from '../replay/ReplayPanel.tsx';
import { Transport } from '../replay/Transport.tsx';
import { type RecordAt, useRecordAt } from '../replay/useRecordAt.ts';
import { WrongDialog } from '../replay/WrongDialog.tsx';
import { usePace } from '../settings/look.ts';
import { Bar, type BarItem, fromMenu } from '../table/Bar.tsx';
import { useOwnTable } from '../table/own-table.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { Tabletop } from '../table/Tabletop.tsx';
import { useAroundText } from '../words/around.ts';
import { useBarText } from '../words/bar.ts';
import { useReplayText } from '../words/replay/replay.ts';

/** Room for a panel beside the table. */
const useBeside = mediaHook('(min-width: 87.5rem) and (min-height: 37.5rem)');
const useWideBeside = mediaHook('(min-width: 97.5rem) and (min-height: 37.5rem)');

/** A match from a record: step by step, from any seat. */
export function Replay({ route }: { route: ReplayRoute }) {
  const { view, loaded, problem } = useReplay((s) => s);
  const at = useRecordAt(route);
  const say = useAroundText();
  const text = useReplayText();
  if (at.opening) return <Page title={text.opening}>{null}</Page>;
  if (view && loaded && at.problem === null) return <Watching view={view} kit={loaded} at={at} />;
  const why = at.problem ?? problem;
  return (
    <Page title={why === null ? say.replay.none : text.cannot}>
      <p className="mb-4">{why ?? say.replay.how}</p>
      {at.trying && (
        <p role="status" className="mb-4">
          {text.trying}
        </p>
      )}
      <ButtonLink href={hrefOf({ at: 'home' })} look="primary">
        {say.toGames}
      </ButtonLink>
    </Page>
  );
}

function Watching({ view, kit, at }: { view: View; kit: AnyGame; at: RecordAt }) {
  const { lines, source } = useReplay((s) => s);
  const say = useAroundText().replay;
  const text = useReplayText();
  const table = useOwnTable(kit.game.id);
  const whole = table?.whole === true;
  const [room, wideRoom] = [useBeside(), useWideBeside()];
  const beside = whole && (table.wide ? wideRoom : room);
  const now = useShown(view, kit);
  const [told, setTold] = useTold();
  const [isWrong, setIsWrong] = useState(false);
  const [origin, setOrigin] = useState<Origin | null>(null);
  const link = useCallback((): void => void copyLink(text).then(setTold), [text, setTold]);
  const fork = useCallback((): void => {
    const { record, step, view: there } = replay.getState();
    if (!record || !there) return;
    if (there.over) setTold(text.branch.over);
    else setOrigin({ record, step, turn: there.turn });
  }, [text, setTold]);
  const items = useMemo<BarItem[]>(() => [{ name: text.save, icon: 'save', run: saveOpenRecord }], [text]);
  const transport = (
    <>
      <Notes at={at} told={told} close={() => setTold('')} />
      <Transport beside={beside} link={link} fork={fork} />
    </>
  );
  return (
    <TableFrame whole={whole}>
      {whole ? (
        <Bar
          words={kit.words}
          turn={view.turn}
          game={kit.game.id}
          items={items}
          log={lines}
          replayed
          tools={<FairBadge />}
        >
          <Button
            look="quiet"
            icon="bug"
            className="w-full justify-start!"
            onClick={() => fromMenu(() => setIsWrong(true))}
          >
            {text.wrong.title}
          </Button>
        </Bar>
      ) : (
        <Header />
      )}
      <div className={whole ? 'replay-stage' : ''}>
        <Tabletop
          heading={
            <Heading className={whole ? 'sr-only' : 'mb-3 text-xl font-semibold'}>{say.of(kit.words.title)}</Heading>
          }
          now={now}
          table={table}
          perform={perform}
          log={lines}
          announced={lines.map(({ text: line }) => line).join(' ')}
        >
          {!whole && transport}
        </Tabletop>
        {beside && <ReplayPanel />}
      </div>
      {whole && <div className="replay-dock">{transport}</div>}
      <WrongDialog open={isWrong} evidence={replayEvidence} close={() => setIsWrong(false)} />
      <BranchSheet
        key={source?.from}
        kit={kit}
        origin={origin}
        first={firstSeat(view)}
        name={now.telling.name}
        close={() => setOrigin(null)}
      />
    </TableFrame>
  );
}

/** Whoever is looked as, else whoever is asked. */
const firstSeat = ({ viewer, asking }: View): Seat =>
  viewer !== null && viewer !== SPECTATOR ? viewer : (asking?.seats[0] ?? 0);

/** While a match plays, what was told stays long enough to be read; else until one goes to another position. */
const TOLD_MS = 8_000;

/** What came of a press: a sentence about the position that was looked at. */
function useTold(): [string, (text: string) => void] {
  const { step, playing } = useReplay((s) => s);
  const [{ text, at }, set] = useState({ text: '', at: 0 });
  const tell = useCallback((said: string): void => set({ text: said, at: replay.getState().step }), []);
  useEffect(() => {
    if (text !== '' && !playing && step !== at) tell('');
  }, [text, at, step, playing, tell]);
  useEffect(() => {
    if (text === '' || !playing) return;
    const timer = setTimeout(() => tell(''), TOLD_MS);
    return () => clearTimeout(timer);
  }, [text, playing, tell]);
  return [text, tell];
}

/** What of the address was not followed, and what came of a press. */
function Notes({ at, told, close }: { at: RecordAt; told: string; close(): void }) {
  const { understood } = useReplayText();
  const all = [...at.notes, ...(told === '' ? [] : [told])];
  return (
    <div role="status">
      {all.length > 0 && (
        <div className="replay-note">
          <div className="min-w-0 grow">
            {all.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <Button
            look="quiet"
            icon="close"
            bare
            onClick={() => {
              at.dismiss();
              close();
            }}
          >
            {understood}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The position as it is shown; nothing is asked of whoever watches. */
function useShown(view: View, kit: AnyGame) {
  const { lines, showing, viewer, record, step, rate } = useReplay((s) => s);
  const { you } = useAroundText().replay;
  const bar = useBarText();
  const levelName = useLevelName();
  const pace = usePace() * rate;
  const told = showing ?? lines[lines.length - 1] ?? null;
  return useMemo(() => {
    const keeper = (seat: Seat) => keeperAt(record, step, seat);
    const who = (seat: Seat): string => {
      if (seat === viewer) return you;
      const { bot, standsIn } = keeper(seat);
      return standsIn ? bar.standIn : bot === '' ? '' : bar.bot(levelName(bot));
    };
    return {
      ...NOBODY,
      kit,
      view,
      viewer,
      telling: retelling(kit, view, record?.players),
      who,
      isBot: (seat: Seat) => keeper(seat).bot !== '' || keeper(seat).standsIn,
      told,
      showing: showing !== null,
      log: paragraphsOf(lines, kit.words),
      pace,
    };
  }, [kit, view, viewer, told, showing, lines, pace, you, bar, levelName, record, step]);
}

const perform = (table: Performer | null): void => replay.getState().perform(table);

const NOBODY = {
  seat: null,
  question: null,
  answers: [],
  together: null,
  send: () => {},
  clockwork: null,
  controls: null,
};
