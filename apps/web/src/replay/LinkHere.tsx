import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import type { View } from '../match/contract.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { copyTableLink } from './link.ts';

/** In the menu of a match that is over: a link to the position that is looked at. */
export function LinkHere({ seen }: { seen: View }) {
  const say = useReplayText();
  const [told, setTold] = useState('');
  return (
    <>
      <Button
        look="quiet"
        icon="link"
        className="w-full justify-start!"
        onClick={() => void copyTableLink(seen, say).then(setTold)}
      >
        {say.linkHere}
      </Button>
      <p role="status" className="max-w-64 px-4 text-sm wrap-anywhere empty:hidden">
        {told}
      </p>
    </>
  );
}
