import { useLanguage } from '@dealers-choice/table';
import { Button, Dialog } from '@dealers-choice/table/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { online } from '../online/page.ts';
import { useRoomText } from '../words/room.ts';
import { carryBy } from './links.ts';
import './room.css';
import { reasonOf } from '../match/sentences.ts';
import { useCopying } from './useCopying.ts';

const Qr = lazy(() => import('./Qr.tsx').then((m) => ({ default: m.Qr })));

type Carried = { token: string; until: number } | { problem: string } | null;

/** A link by which another device becomes this guest: for the camera, or to be sent to oneself. */
export function DeviceDialog({ open, close }: { open: boolean; close(): void }) {
  const text = useRoomText().device;
  const [carried, setCarried] = useState<Carried>(null);
  const make = useCallback((): void => {
    setCarried(null);
    online
      .getState()
      .carry()
      .then(setCarried, (error: unknown) => setCarried({ problem: reasonOf(error) }));
  }, []);
  useEffect(() => {
    if (open) make();
  }, [open, make]);
  return (
    <Dialog open={open} title={text.title} onClose={close}>
      {carried === null ? (
        <p role="status">{text.making}</p>
      ) : 'problem' in carried ? (
        <p role="alert" className="font-semibold text-danger">
          {carried.problem}
        </p>
      ) : (
        <Link key={carried.token} token={carried.token} until={carried.until} another={make} />
      )}
    </Dialog>
  );
}

function Link({ token, until, another }: { token: string; until: number; another(): void }) {
  const text = useRoomText();
  const language = useLanguage();
  const { copied, refused, copy } = useCopying();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  const link = carryBy(token);
  const time = new Date(until).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  if (over) {
    return (
      <div className="grid gap-4">
        <p role="status">{text.device.over}</p>
        <Button onClick={another}>{text.device.another}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p>{text.device.about}</p>
      <Suspense fallback={<div className="room-qr" />}>
        <Qr text={link} label={text.device.picture} className="room-qr" />
      </Suspense>
      <Button look="second" icon={copied ? 'check' : 'copy'} className="min-h-12" onClick={() => copy(link)}>
        {copied ? text.invite.copied : text.device.copy}
      </Button>
      {refused && <p className="text-sm text-danger">{text.invite.notCopied}</p>}
      <p className="text-sm text-soft">
        {text.device.once(time)} {text.device.secret}
      </p>
    </div>
  );
}
