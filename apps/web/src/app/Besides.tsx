import { useEffect } from 'react';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { listenTo } from '../sound/page-sound.ts';
import { SoundKey } from '../sound/SoundKey.tsx';
import { match } from './stores.ts';

/** What goes on beside every screen: new versions are offered, and the match is heard. Comes after the first screen. */
export function Besides() {
  useEffect(() => listenTo(match), []);
  return (
    <>
      <UpdateNotice />
      <SoundKey />
    </>
  );
}
