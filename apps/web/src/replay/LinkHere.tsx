import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { useReplayText } from '../words/replay/replay.ts';
import { copyTableLink } from './link.ts';

/** In the menu of a match that is over: a link to where it ended, such as for a report of what went wrong. */
export function LinkHere() {
  const say = useReplayText();
  const [told, setTold] = useState('');
  return (
    <>
      <Button
        look="quiet"
        icon="link"
        className="w-full justify-start!"
        onClick={() => void copyTableLink(say).then(setTold)}
      >
        {say.linkHere}
      </Button>
      <p role="status" className="max-w-64 px-4 text-sm empty:hidden">
        {told}
      </p>
    </>
  );
}
