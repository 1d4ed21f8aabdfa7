import { Icon } from '@dealers-choice/table/ui';
import { useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { ThreeFigures, WonBar } from '../kept/Figures.tsx';
import { Nothing } from '../kept/Nothing.tsx';
import { useLevelName } from '../kept/Seats.tsx';
import { type Against, type GameStatistics, type Opponent, statisticsOf, type Tally } from '../kept/statistics.ts';
import { useKept } from '../kept/useKept.ts';
import { Notice } from '../ui/Panel.tsx';
import { useWide } from '../ui/useWide.ts';
import { useHomeText } from '../words/home.ts';
import { useMatchesText } from '../words/matches.ts';

/** What came of all matches, by game and by who sat at the table. */
export function Stats() {
  const { stats, title } = useMatchesText();
  const { product } = useHomeText();
  const { kept, problem } = useKept();
  const statistics = useMemo(() => statisticsOf(kept?.past ?? []), [kept]);
  return (
    <>
      <Header back={{ href: hrefOf({ at: 'home' }), title: useWide() ? product : stats.title }} />
      <main className="mx-auto w-full max-w-5xl space-y-4 px-3 pb-10 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <Heading className="text-[1.75rem] max-md:sr-only md:text-4xl">{stats.title}</Heading>
          <a href={hrefOf({ at: 'matches' })} className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="cards" />
            {title}
          </a>
        </div>
        <p className="text-soft">{stats.about}</p>
        {problem !== null && <Notice kind="problem">{problem}</Notice>}
        {kept && statistics.games.length === 0 && <Nothing>{stats.none}</Nothing>}
        {statistics.games.length > 0 && <ThreeFigures statistics={statistics} />}
        <div className="grid gap-4 lg:grid-cols-2">
          {statistics.games.map((game) => (
            <OneGame key={game.game} of={game} />
          ))}
        </div>
      </main>
    </>
  );
}

function OneGame({ of }: { of: GameStatistics }) {
  const { stats } = useMatchesText();
  const games: Readonly<Record<string, { name: string }>> = useHomeText().home.games;
  const { game, all, bots, people, best } = of;
  const name = games[game]?.name ?? game;
  return (
    <section aria-label={name} className="rounded-2xl border-[1.5px] border-line bg-raised p-4 shadow-1 md:p-5">
      <h2 className="sr-only">{name}</h2>
      <WonBar game={game} won={all.won} played={all.played} />
      {best !== null && (
        <p className="mt-2 flex items-center gap-1.5 font-semibold text-brass">
          <Icon name="star" className="size-4.5" />
          {stats.best(game, best)}
        </p>
      )}
      <Table
        caption={name}
        first={stats.opponents}
        rows={[...rowsOf('bots', stats.bots, bots), ...rowsOf('people', stats.people, people)]}
      />
    </section>
  );
}

/** A sum, and below it whom it is made of. */
function rowsOf(kind: string, name: string, { tally, opponents }: Against): Row[] {
  if (tally.played === 0) return [];
  const each = opponents.map((one) => ({ key: `${kind} ${one.who} ${one.name}`, one, tally: one.tally }));
  return [{ key: kind, name, tally, strong: true }, ...each];
}

interface Row {
  key: string;
  /** Of a sum; of an opponent, `one` says who it is. */
  name?: string;
  one?: Opponent;
  tally: Tally;
  strong?: boolean;
}

function Table({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  const { stats } = useMatchesText();
  const head = 'px-1 py-1 text-right text-xs font-semibold text-soft';
  return (
    <table className="mt-3 w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-left!`}>
            {first}
          </th>
          {[stats.played, stats.wins, stats.losses, stats.draws].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, one, tally, strong }) => (
          <tr key={key} className={`border-t border-line ${strong ? 'font-bold' : ''}`}>
            <th scope="row" className={`px-1 py-1.5 text-left ${strong ? 'font-bold' : 'pl-4 font-normal'}`}>
              {one ? <Who one={one} /> : name}
            </th>
            {[tally.played, tally.won, tally.lost, tally.drawn].map((n, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move
              <td key={column} className="px-1 py-1.5 text-right">
                {n}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ one: { who, name } }: { one: Opponent }) {
  const text = useMatchesText();
  const levelName = useLevelName();
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={who === 'bot' ? 'bot' : 'people'} className="size-4 shrink-0" />
      {who === 'bot' ? text.bot(levelName(name)) : name || text.someone}
    </span>
  );
}
