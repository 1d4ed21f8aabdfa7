import { Icon } from '@dealers-choice/table/ui';
import { useState } from 'react';
import type { AnyGame } from '../match/shelf.ts';
import { useRoomText } from '../words/room.ts';

interface Props {
  commitment: string;
  game: Pick<AnyGame['game'], 'secrets'>;
}

/** That nobody can bend the shuffle, in one line; how, for whoever asks. Also what is opened to whom in the end. */
export function FairLine({ commitment, game }: Props) {
  const text = useRoomText().fair;
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={text.title} className="room-fair">
      <div className="flex items-center gap-3">
        <Icon name="shield" className="size-6" />
        <p className="grow text-sm leading-snug">
          <strong>{text.title}.</strong> {text.sealed} {game.secrets.length > 0 ? text.openedDecks : text.opened}
        </p>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="room-fair-how">
          {text.how}
        </button>
      </div>
      {open && (
        <div className="animate-deal pt-2 text-sm">
          <p>{text.about}</p>
          <p className="mt-2 font-semibold">{text.fingerprint}</p>
          <p className="font-mono text-xs break-all">{commitment}</p>
        </div>
      )}
    </section>
  );
}
