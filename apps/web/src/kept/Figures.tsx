import { ButtonLink } from '@dealers-choice/table/ui';
import { hrefOf } from '../app/route.ts';
import { useHomeText } from '../words/home.ts';
import { useMatchesText } from '../words/matches.ts';
import { World } from '../worlds/World.tsx';
import type { Statistics } from './statistics.ts';

/** Three numbers that say how it goes. */
export function ThreeFigures({ statistics: { all, row } }: { statistics: Statistics }) {
  const { stats } = useMatchesText();
  const three: [number, string][] = [
    [all.played, stats.matches(all.played)],
    [all.won, stats.won],
    [row, stats.row],
  ];
  return (
    <dl className="grid grid-cols-3 gap-2.5">
      {three.map(([n, name]) => (
        <div
          key={name}
          className="flex flex-col-reverse items-center justify-end rounded-xl border-[1.5px] border-line bg-panel px-1 py-2.5 text-center"
        >
          <dt className="text-sm leading-tight text-soft">{name}</dt>
          <dd className="text-3xl font-bold tabular-nums">{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of how many were won, as a hatched bar and in words. */
export function WonBar({ game, won, played }: { game: string; won: number; played: number }) {
  const { stats } = useMatchesText();
  const games: Readonly<Record<string, { name: string }>> = useHomeText().home.games;
  return (
    <div className="flex items-center gap-3">
      <World game={game} low className="size-12 shrink-0 rounded-lg" />
      <div className="grow">
        <p className="flex justify-between gap-2">
          <span className="font-display font-bold">{games[game]?.name ?? game}</span>
          <span className="text-sm text-soft">{stats.wonOf(won, played)}</span>
        </p>
        <div className="mt-1 h-3 overflow-hidden rounded-full border-[1.5px] border-line bg-panel" aria-hidden="true">
          <div
            className="h-full bg-gold bg-[repeating-linear-gradient(115deg,transparent_0_6px,rgb(0_0_0/0.12)_6px_12px)]"
            style={{ width: `${played === 0 ? 0 : (100 * won) / played}%` }}
          />
        </div>
      </div>
    </div>
  );
}

interface PanelProps {
  statistics: Statistics;
  /** Matches with people far away are in the list, and not in the figures. */
  besideFar: boolean;
}

/** Beside the list of matches: you and your figures. */
export function FiguresPanel({ statistics, besideFar }: PanelProps) {
  const { stats } = useMatchesText();
  return (
    <section aria-label={stats.yours} className="space-y-4">
      <div className="max-lg:grid max-lg:grid-cols-1 max-lg:gap-3 lg:rounded-2xl lg:border-[1.5px] lg:border-line lg:bg-raised lg:p-5 lg:shadow-2 md:max-lg:grid-cols-[minmax(0,1fr)_auto]">
        <h2 className="mb-3 text-xl max-lg:sr-only">{stats.yours}</h2>
        <ThreeFigures statistics={statistics} />
        {besideFar && <p className="text-sm text-soft max-lg:order-last md:max-lg:col-span-2 lg:mt-3">{stats.here}</p>}
        <div className="mt-4 space-y-3 max-lg:hidden">
          {statistics.games.map(({ game, all }) => (
            <WonBar key={game} game={game} won={all.won} played={all.played} />
          ))}
        </div>
        <ButtonLink href={hrefOf({ at: 'stats' })} icon="log" className="w-full max-lg:h-full lg:mt-4">
          {stats.all}
        </ButtonLink>
      </div>
    </section>
  );
}
