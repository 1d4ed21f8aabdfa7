import type { OwnMatch } from '@dealers-choice/protocol';
import { Button } from '@dealers-choice/table/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { match, replay } from '../app/stores.ts';
import { hasPlayedFar } from '../home/played-far.ts';
import { Everything } from '../kept/Everything.tsx';
import { FiguresPanel } from '../kept/Figures.tsx';
import { recordName, saveFile, shareFile } from '../kept/files.ts';
import { MatchRow, type RowActions } from '../kept/MatchRow.tsx';
import { Nothing } from '../kept/Nothing.tsx';
import { hasOtherPeople, statisticsOf } from '../kept/statistics.ts';
import { useKept } from '../kept/useKept.ts';
import type { KeptMatches, MatchNote } from '../match/contract.ts';
import { MOST_FINISHED, MOST_OPEN } from '../match/limits.ts';
import { Segments } from '../ui/Field.tsx';
import { Notice } from '../ui/Panel.tsx';
import { useWide } from '../ui/useWide.ts';
import { useHomeText } from '../words/home.ts';
import { useMatchesText } from '../words/matches.ts';

type Filter = 'all' | 'people' | 'bots' | 'running';
const FILTERS: readonly Filter[] = ['all', 'people', 'bots', 'running'];
const PASSES: Readonly<Record<Filter, (note: MatchNote) => boolean>> = {
  all: () => true,
  people: hasOtherPeople,
  bots: (note) => !hasOtherPeople(note),
  running: ({ over }) => !over,
};

const FAR_PASSES: Readonly<Record<Filter, (own: OwnMatch) => boolean>> = {
  all: () => true,
  people: ({ seats, seat }) => seats.some(({ who }, at) => who === 'person' && at !== seat),
  bots: ({ seats, seat }) => seats.every(({ who }, at) => who === 'bot' || at === seat),
  running: ({ ended }) => ended === null,
};
const FarMatches = lazy(() => import('../kept/FarMatches.tsx').then((m) => ({ default: m.FarMatches })));

/** Every row has a picture: a long list is drawn in parts. */
const AT_ONCE = 12;

/** The matches that this browser keeps, those with people far away, and what came of them. */
export function Matches() {
  const text = useMatchesText();
  const { product } = useHomeText();
  const { kept, problem, show, again, attempt } = useKept();
  const [filter, setFilter] = useState<Filter>('all');
  const statistics = useMemo(() => statisticsOf(kept?.past ?? []), [kept]);
  const actions: RowActions = {
    goOn({ key }) {
      match.getState().resume(key);
      go({ at: 'table' });
    },
    watch: ({ key }) =>
      attempt(async () => {
        const record = await (await match.getState().kept.recordFile(key)).text();
        if (!(await replay.getState().open(record, { from: 'kept', key }))) {
          throw new Error(replay.getState().problem ?? '');
        }
        go({ at: 'replay', kept: key });
      }),
    save: ({ key, game }) =>
      attempt(async () => saveFile(await match.getState().kept.recordFile(key), recordName(game))),
    share: ({ key, game }) =>
      attempt(async () => shareFile(await match.getState().kept.recordFile(key), recordName(game))),
    drop: ({ key }) => attempt(async () => show(await match.getState().kept.drop(key))),
  };
  return (
    <>
      <Header back={{ href: hrefOf({ at: 'home' }), title: useWide() ? product : text.title, sub: text.about }} />
      <main className="mx-auto grid w-full max-w-[1392px] items-start gap-4 px-3 pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_28.5rem] lg:gap-7">
        <div className="contents lg:block lg:space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading className="text-[1.75rem] max-md:sr-only md:text-4xl">{text.title}</Heading>
            <div className="max-md:w-full">
              <Segments
                label={text.filter}
                value={filter}
                wide
                choices={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
                onChange={setFilter}
              />
            </div>
          </div>
          {problem !== null && <Notice kind="problem">{problem}</Notice>}
          {hasPlayedFar() && (
            <Suspense>
              <FarMatches fits={FAR_PASSES[filter]} />
            </Suspense>
          )}
          {kept && <Rows kept={kept} filter={filter} actions={actions} />}
        </div>
        <div className="contents lg:block lg:space-y-4">
          <div className="max-lg:-order-1">
            <FiguresPanel statistics={statistics} besideFar={hasPlayedFar()} />
          </div>
          <Everything changed={again} />
        </div>
      </main>
    </>
  );
}

function Rows({ kept, filter, actions }: { kept: KeptMatches; filter: Filter; actions: RowActions }) {
  const text = useMatchesText();
  const [most, setMost] = useState(AT_ONCE);
  const fitting = kept.matches.filter(PASSES[filter]);
  const shown = fitting.slice(0, most);
  const names = new Set(kept.matches.map(({ key }) => key));
  const counted = kept.past.filter(({ key }) => !names.has(key)).length;
  return (
    <section aria-label={text.list} className="space-y-3">
      <ul className="space-y-2.5">
        {shown.map((note) => (
          <MatchRow key={note.key} note={note} actions={actions} />
        ))}
      </ul>
      {fitting.length > most && (
        <Button icon="down" className="w-full" onClick={() => setMost(most + AT_ONCE)}>
          {text.further}
        </Button>
      )}
      {shown.length === 0 && !hasPlayedFar() && (
        <Nothing>{kept.matches.length === 0 ? text.none : text.noneSuch}</Nothing>
      )}
      <p className="px-1 text-sm text-soft">
        {text.limit(MOST_OPEN, MOST_FINISHED)} {counted > 0 && text.counted(counted)}
      </p>
    </section>
  );
}
