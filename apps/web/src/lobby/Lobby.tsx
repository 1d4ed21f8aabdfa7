import type { LobbyNote, OwnMatch } from '@dealers-choice/protocol';
import { Bust, Button } from '@dealers-choice/table/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { go, hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { useGameNames } from '../home/useGameNames.ts';
import type { TableWish } from '../online/contract.ts';
import { online, useOnline } from '../online/page.ts';
import { PLAYBILL } from '../playbill.ts';
import { Segments } from '../ui/Field.tsx';
import { Over } from '../ui/Over.tsx';
import { useHomeText } from '../words/home.ts';
import { useLobbyText } from '../words/lobby.ts';
import { World } from '../worlds/World.tsx';
import { enterTable } from './enter-table.ts';
import { JoinCard } from './JoinCard.tsx';
import { LineNotice } from './LineNotice.tsx';
import './lobby.css';
import { reasonOf } from '../match/sentences.ts';
import { MakeCard } from './MakeCard.tsx';
import { running } from './own-matches.ts';
import { RunningGames } from './RunningGames.tsx';
import { TableRow } from './TableRow.tsx';
import { useLobbyRows } from './useLobbyRows.ts';
import { useMine } from './useMine.ts';
import { useRoomy } from './useRoomy.ts';
import { YouCard } from './YouCard.tsx';

/** Where people far apart find each other: open tables, a code, a table of one's own. */
export function Lobby() {
  const text = useLobbyText();
  const { product } = useHomeText();
  const lobby = useOnline((s) => s.lobby);
  const roomy = useRoomy();
  const mine = useMine();
  useEffect(() => {
    const { connect, watchLobby } = online.getState();
    connect();
    watchLobby(true);
    return () => watchLobby(false);
  }, []);
  return (
    <>
      <Header back={{ href: hrefOf({ at: 'home' }), title: roomy ? product : text.name, sub: text.withFriends }} />
      <main className="lobby">
        <div className="lobby-tables">
          <Heading className={roomy ? 'text-3xl lg:text-4xl' : 'sr-only'}>{text.name}</Heading>
          <LineNotice gone={text.lineGone} />
          <OpenTables notes={lobby} />
          <RunningGames matches={running(mine)} goOn={goOn} />
        </div>
        <div className="lobby-side">
          {roomy && <You />}
          <JoinCard enter={enterTable} />
          {roomy && <MakeCard game={PLAYBILL[0]?.id ?? ''} create={create} />}
        </div>
      </main>
      {!roomy && <Dock />}
    </>
  );
}

async function create(wish: TableWish): Promise<void> {
  const view = await online.getState().create(wish);
  go({ at: 'room', code: view.code });
}

const goOn = ({ match }: OwnMatch): void => goToFarMatch(match);

type Filter = 'all' | (typeof PLAYBILL)[number]['id'];

function OpenTables({ notes }: { notes: readonly LobbyNote[] | null }) {
  const text = useLobbyText();
  const names = useGameNames();
  const [filter, setFilter] = useState<Filter>('all');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useLobbyRows(notes, list);
  const own = useOnline((s) => s.room?.code ?? null);
  const line = useOnline((s) => s.line);
  const shown = useMemo(() => rows.filter(({ note }) => filter === 'all' || note.game === filter), [rows, filter]);
  const sit = (code: string): void => {
    setProblem(null);
    enterTable(code).catch((error: unknown) => setProblem(reasonOf(error)));
  };
  return (
    <>
      <div className="lobby-filter">
        <Segments
          label={text.filter}
          value={filter}
          choices={[
            { value: 'all' as Filter, label: text.all },
            ...PLAYBILL.map(({ id }) => ({ value: id as Filter, label: names(id) })),
          ]}
          onChange={setFilter}
        />
      </div>
      <section aria-label={text.list} className="lobby-list">
        {problem !== null && (
          <p role="alert" className="mb-2 px-1 font-semibold text-danger">
            {problem}
          </p>
        )}
        <ul ref={list} className="grid gap-2.5">
          {shown.map((row) => (
            <TableRow key={row.note.code} row={row} own={row.note.code === own} enter={sit} />
          ))}
        </ul>
        {shown.length === 0 && (
          <NoTables game={filter}>
            {notes === null && line !== 'connected' ? text.connecting : filter === 'all' ? text.none : text.noneSuch}
          </NoTables>
        )}
        {notes !== null && <Live notes={notes} />}
      </section>
    </>
  );
}

/** A free table: the games that could be played there, and what to do about it. */
function NoTables({ game, children }: { game: Filter; children: string }) {
  const games = PLAYBILL.filter(({ id }) => game === 'all' || id === game);
  return (
    <div className="lobby-none">
      <span aria-hidden="true" className="lobby-none-games">
        {games.map(({ id }) => (
          <World key={id} game={id} low className="lobby-none-game" />
        ))}
      </span>
      <p>{children}</p>
    </div>
  );
}

function Live({ notes }: { notes: readonly LobbyNote[] }) {
  const text = useLobbyText();
  const people = notes.flatMap(({ chairs }) => chairs).filter((who) => who === 'person').length;
  const watching = notes.reduce((sum, note) => sum + note.watching, 0);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 px-1 text-sm text-soft">
      {notes.length > 0 && (
        <>
          <span className="lobby-live" aria-hidden="true" />
          <span>{text.live(notes.length, people + watching)}</span>
        </>
      )}
      <span>{text.privateOnes}</span>
    </p>
  );
}

function You() {
  const name = useOnline((s) => s.me?.name ?? '');
  return <YouCard name={name} rename={(wanted) => online.getState().rename(wanted)} />;
}

/** On a phone: who one is, and the one gold button. What they open lies over the list. */
function Dock() {
  const text = useLobbyText();
  const name = useOnline((s) => s.me?.name ?? '');
  const [open, setOpen] = useState<'you' | 'make' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="deal-bar">
      <div className="flex items-center gap-2.5 px-3">
        <button type="button" className="lobby-dock-you press press-paper" onClick={() => setOpen('you')}>
          <Bust seat={0} mood="grin" className="size-11" />
          <span aria-hidden="true" className="max-w-24 truncate font-semibold">
            {name || text.you.placeholder}
          </span>
          <span className="sr-only">{text.you.change(name || text.you.placeholder)}</span>
        </button>
        <Button look="primary" className="min-h-14 grow text-lg" onClick={() => setOpen('make')}>
          {text.make.title}
        </Button>
      </div>
      {open !== null && (
        <Over label={open === 'you' ? text.you.title : text.make.title} className="low-sheet" onClose={close}>
          <div className="max-h-[90dvh] overflow-y-auto p-3 pb-6">
            <div className="flex justify-end">
              <Button look="quiet" icon="close" bare onClick={close}>
                {text.make.close}
              </Button>
            </div>
            {open === 'you' ? <You /> : <MakeCard game={PLAYBILL[0]?.id ?? ''} create={create} />}
          </div>
        </Over>
      )}
    </div>
  );
}
