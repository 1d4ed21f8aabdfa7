import { useLanguage } from '@dealers-choice/table';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useId, useState } from 'react';
import type { MatchNote } from '../match/contract.ts';
import { useHomeText } from '../words/home.ts';
import { useMatchesText } from '../words/matches.ts';
import { World } from '../worlds/World.tsx';
import { asDate } from './dates.ts';
import { canShare } from './files.ts';
import { useNames, WhoPlayed } from './Seats.tsx';
import { hasOtherPeople, outcomeOf } from './statistics.ts';

export interface RowActions {
  goOn(note: MatchNote): void;
  watch(note: MatchNote): void;
  save(note: MatchNote): void;
  share(note: MatchNote): void;
  drop(note: MatchNote): void;
}

/** One kept match: what it was, how it stands, and what can be done with it. */
export function MatchRow({ note, actions }: { note: MatchNote; actions: RowActions }) {
  const text = useMatchesText();
  const language = useLanguage();
  const games: Readonly<Record<string, { name: string }>> = useHomeText().home.games;
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = games[note.game]?.name ?? note.game;
  const when = asDate(note.when, language);
  return (
    <li className="rounded-2xl border-[1.5px] border-line bg-raised p-2.5 shadow-1">
      <div className="flex items-center gap-3 md:gap-4">
        <World game={note.game} low className="size-16 shrink-0 rounded-lg md:h-19 md:w-22" />
        <div className="grid min-w-0 grow items-center gap-x-4 md:grid-cols-[9.5rem_minmax(0,1fr)]">
          <Standing note={note} />
          <Played {...{ note, title, when }} />
        </div>
        {note.over ? (
          <Button icon="replay" onClick={() => actions.watch(note)} className="shrink-0 max-md:hidden">
            {text.watch}
          </Button>
        ) : (
          <Button icon="play" look="second" onClick={() => actions.goOn(note)} className="shrink-0 max-md:hidden">
            {text.goOn}
          </Button>
        )}
        <div className="flex flex-col md:hidden">
          <Button
            look="quiet"
            bare
            icon={note.over ? 'replay' : 'play'}
            onClick={() => (note.over ? actions.watch(note) : actions.goOn(note))}
          >
            {note.over ? text.watch : text.goOn}
          </Button>
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/8"
        >
          <Icon name="dots" className="size-5 stroke-[3.5]" />
          <span className="sr-only">{text.moreOf(`${title}, ${when}`)}</span>
        </button>
      </div>
      <div id={id}>{open && <More note={note} actions={actions} />}</div>
    </li>
  );
}

/** What was played, by whom, how far, and when. */
function Played({ note, title, when }: { note: MatchNote; title: string; when: string }) {
  const text = useMatchesText();
  const figures = note.ending?.figures ?? [];
  return (
    <div className="min-w-0">
      <h2 className="text-lg leading-tight">{title}</h2>
      <div className="text-sm text-soft">
        <WhoPlayed note={note} />
        {note.branch && (
          <p className="flex items-center gap-1">
            <Icon name="fork" className="size-4 shrink-0" />
            {text.branch(note.branch.turn, note.branch.of)}
          </p>
        )}
        <p>
          {[
            text.turn(note.turn + (note.over ? 0 : 1)),
            ...(figures.length > 0 ? [text.figures(note.game, figures)] : []),
            when,
          ].map((part, place) => (
            <span key={part}>
              {place > 0 && ' · '}
              <span className="inline-block">{part}</span>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** How it ended for whoever sits here, or that it goes on. */
function Standing({ note }: { note: MatchNote }) {
  const text = useMatchesText();
  const nameOf = useNames();
  const outcome = outcomeOf(note);
  const winners = note.ending?.winners ?? [];
  const said = !note.over
    ? text.outcome.running
    : !note.ending
      ? text.outcome.over
      : outcome !== 'drawn' && (outcome === null || hasOtherPeople(note))
        ? text.wins(winners.map((seat) => nameOf(note, seat)).join(text.and), winners.length > 1)
        : text.outcome[outcome];
  const won = outcome === 'won';
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold md:w-fit md:rounded-full md:border-[1.5px] md:px-3 md:py-1 md:text-sm ${won ? 'md:border-brass md:bg-gold-wash' : 'md:border-line md:bg-panel'}`}
    >
      <Icon
        name={!note.over ? 'clock' : won ? 'star' : 'flag'}
        className={`size-4.5 shrink-0 ${won ? 'text-brass' : ''}`}
      />
      {said}
    </p>
  );
}

function More({ note, actions }: { note: MatchNote; actions: RowActions }) {
  const text = useMatchesText();
  const [sure, setSure] = useState(false);
  if (sure) {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2" role="alert">
        <p className="grow basis-60 px-1">{note.over ? text.sureToDrop : text.sureToDropRunning}</p>
        <Button onClick={() => setSure(false)}>{text.keep}</Button>
        <Button look="danger" icon="trash" onClick={() => actions.drop(note)}>
          {text.drop}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2">
      {!note.over && <p className="grow basis-full px-1 text-sm text-soft md:basis-60">{text.secrets}</p>}
      <Button icon="save" onClick={() => actions.save(note)}>
        {text.save}
      </Button>
      {canShare() && (
        <Button icon="share" onClick={() => actions.share(note)}>
          {text.share}
        </Button>
      )}
      <Button icon="trash" onClick={() => setSure(true)} className={note.over ? 'md:ml-auto' : ''}>
        {text.drop}
      </Button>
    </div>
  );
}
