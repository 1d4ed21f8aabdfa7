import type { RoomView } from '@dealers-choice/protocol';
import { Button } from '@dealers-choice/table/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useGameNames } from '../home/useGameNames.ts';
import { CodeBoxes } from '../lobby/CodeField.tsx';
import { grouped } from '../lobby/code.ts';
import { useRoomy } from '../lobby/useRoomy.ts';
import { useLobbyText } from '../words/lobby.ts';
import { useRoomText } from '../words/room.ts';
import { inviteTo } from './links.ts';
import { useCopying } from './useCopying.ts';
import { useTitle } from './useTitle.ts';

const Qr = lazy(() => import('./Qr.tsx').then((m) => ({ default: m.Qr })));

/** How others find the way here: a picture for cameras, a code to read aloud, a link to send. */
export function Invite({ room, children }: { room: RoomView; children?: ReactNode }) {
  const text = useRoomText().invite;
  const { spoken } = useLobbyText().code;
  const { copied, refused, copy } = useCopying();
  const share = useShare(room);
  const roomy = useRoomy();
  const [drawn, setDrawn] = useState(false);
  const link = inviteTo(room.code);
  const code = grouped(room.code);
  const picture = (
    <Suspense fallback={<div className="room-qr" />}>
      <Qr text={link} label={text.picture} className="room-qr" />
    </Suspense>
  );
  return (
    <section aria-labelledby="room-invite" className="lobby-card room-invite">
      <h2 id="room-invite" className="text-xl max-[56.24rem]:sr-only">
        {text.title}
      </h2>
      {roomy && picture}
      <p>
        <span className="sr-only">{`${text.code}: ${spoken(room.code)}`}</span>
        <CodeBoxes signs={room.code} />
      </p>
      <div className="room-invite-ways">
        <Button look="second" icon="share" className="room-share min-h-12" onClick={() => share(() => copy(link))}>
          {text.share}
        </Button>
        <Button
          icon={copied === link ? 'check' : 'copy'}
          onClick={() => copy(link)}
          bare={!roomy}
          className={roomy ? 'px-2! text-sm' : ''}
        >
          {copied === link ? text.copied : text.copyLink}
        </Button>
        {roomy ? (
          <Button icon={copied === code ? 'check' : 'copy'} onClick={() => copy(code)} className="px-2! text-sm">
            {copied === code ? text.copied : text.copyCode}
          </Button>
        ) : (
          <Button aria-expanded={drawn} aria-label={text.picture} onClick={() => setDrawn(!drawn)}>
            {text.showPicture}
          </Button>
        )}
      </div>
      {drawn && !roomy && picture}
      <p role="status" className={refused ? 'text-sm text-danger' : 'sr-only'}>
        {refused ? text.notCopied : copied === null ? '' : text.copied}
      </p>
      {children}
    </section>
  );
}

const canShare = (): boolean => 'share' in navigator;

/** Hands the link to another app; where a browser cannot, `instead` is done. */
export function useShare(room: RoomView): (instead: () => void) => void {
  const text = useRoomText().invite;
  const title = useTitle()(room);
  const game = useGameNames()(room.game);
  return (instead) => {
    if (!canShare()) return instead();
    const told = { title, text: text.words(title, game), url: inviteTo(room.code) };
    navigator.share(told).catch((error: unknown) => {
      // Whoever closes the list of apps has changed their mind.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') instead();
    });
  };
}
