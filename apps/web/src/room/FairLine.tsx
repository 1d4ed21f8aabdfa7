import { Icon } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { useRoomText } from '../words/room.ts';

/** That nobody can bend the shuffle, in one line; how, for whoever asks. Also that everything is opened in the end. */
export function FairLine({ commitment, decks }: { commitment: string; decks: boolean }) {
  const text = useRoomText().fair;
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={text.title} className="room-fair">
      <div className="flex items-center gap-3">
        <Icon name="shield" className="size-6" />
        <p className="grow text-sm leading-snug">
          <strong>{text.title}.</strong> {text.sealed} {decks ? text.openedDecks : text.opened}
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
