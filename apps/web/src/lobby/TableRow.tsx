import type { Seat } from '@dealers-choice/kernel';
import type { LobbyNote } from '@dealers-choice/protocol';
import { Button, Icon, Token } from '@dealers-choice/table/ui';
import { useGameNames } from '../home/useGameNames.ts';
import { useTableName } from '../room/useTitle.ts';
import { useLobbyText } from '../words/lobby.ts';
import { World } from '../worlds/World.tsx';
import type { LobbyRow } from './rows.ts';

interface Props {
  row: LobbyRow;
  /** The table that this page is at already. */
  own: boolean;
  enter(code: string): void;
}

/** One open table: what is played, who sits there, and the way in. */
export function TableRow({ row: { note, gone, changes }, own, enter }: Props) {
  const text = useLobbyText();
  const names = useGameNames();
  const title = useTableName()(note.title, note.host) || names(note.game);
  const free = note.seats - note.taken;
  const what = own ? text.goOn : !note.playing && free > 0 ? text.sit : text.watch;
  const closed = !own && what === text.watch && !note.watchable;
  return (
    <li className="lobby-row" data-gone={gone || undefined} data-open={what === text.sit || undefined}>
      {changes > 0 && <span key={changes} className="lobby-row-breath" aria-hidden="true" />}
      <World game={note.game} low className="lobby-row-picture" />
      <div className="lobby-row-words">
        <h2 className="text-lg leading-tight">{title}</h2>
        <p className="lobby-row-game text-soft">{names(note.game)}</p>
      </div>
      <div className="lobby-row-seats">
        <Chairs chairs={note.chairs} />
        <span className="sr-only">{text.seatsOf(note.taken, note.seats)}</span>
        <p className="lobby-row-more text-sm text-soft">
          {[text.clock(note.seconds), ...(note.watching > 0 ? [text.watching(note.watching)] : [])].join(' · ')}
        </p>
      </div>
      {gone ? <p className="lobby-chip">{text.over}</p> : <Standing note={note} free={free} />}
      {closed ? (
        <span className="lobby-row-closed text-soft">
          <Icon name="lock" className="size-4.5" />
          <span>{text.closed}</span>
        </span>
      ) : (
        <Button
          look={what === text.watch ? 'plain' : 'second'}
          {...(what === text.watch ? { icon: 'eye' as const } : {})}
          aria-disabled={gone}
          onClick={() => gone || enter(note.code)}
          className="lobby-row-way"
        >
          <span aria-hidden="true">{what}</span>
          <span className="sr-only">{text.at(what, title)}</span>
        </Button>
      )}
    </li>
  );
}

function Standing({ note, free }: { note: LobbyNote; free: number }) {
  const text = useLobbyText();
  if (note.playing) {
    return (
      <p className="lobby-chip">
        <span className="lobby-live" aria-hidden="true" />
        {text.playing(note.turn)}
      </p>
    );
  }
  return (
    <p className={`lobby-chip ${free > 0 ? 'lobby-chip-free' : ''}`}>{free > 0 ? text.seatsFree(free) : text.full}</p>
  );
}

/** The seats by their tokens; a free one is dashed, a bot carries its mark. */
function Chairs({ chairs }: { chairs: LobbyNote['chairs'] }) {
  return (
    <span className="flex flex-wrap gap-1.5" aria-hidden="true">
      {chairs.map((who, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Chair key={seat} who={who} seat={seat as Seat} />
      ))}
    </span>
  );
}

function Chair({ who, seat }: { who: LobbyNote['chairs'][number]; seat: Seat }) {
  if (who === 'nobody') {
    return (
      <span className="grid size-6.5 place-items-center rounded-full border-[1.5px] border-dashed border-edge">
        <Icon name="plus" className="size-3.5" />
      </span>
    );
  }
  return (
    <span className="relative">
      <Token seat={seat} className="size-6.5" />
      {who === 'bot' && (
        <span className="absolute -right-1.5 -bottom-1 rounded-sm border border-line bg-raised p-px">
          <Icon name="bot" className="size-3" />
        </span>
      )}
    </span>
  );
}
