import { lazy, Suspense, useEffect } from 'react';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { useFarInUse } from '../online/in-use.ts';
import { listenTo } from '../sound/page-sound.ts';
import { SoundKey } from '../sound/SoundKey.tsx';
import { match } from './stores.ts';

const TurnElsewhere = lazy(() => import('../called/TurnElsewhere.tsx').then((m) => ({ default: m.TurnElsewhere })));

/**
 * What goes on beside every screen: new versions are offered, the match is heard, and another one may call. Comes after
 * the first screen.
 */
export function Besides() {
  useEffect(() => listenTo(match), []);
  const isFar = useFarInUse((s) => s.inUse);
  return (
    <>
      <UpdateNotice />
      <SoundKey />
      {isFar && (
        <Suspense>
          <TurnElsewhere />
        </Suspense>
      )}
    </>
  );
}
