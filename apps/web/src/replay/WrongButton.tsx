import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { useReplayText } from '../words/replay/replay.ts';
import type { Evidence } from './evidence.ts';
import { WrongDialog } from './WrongDialog.tsx';

/** In the header of a screen; on a phone its icon alone. */
export function WrongButton({ evidence }: { evidence(): Evidence }) {
  const { title } = useReplayText().wrong;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="bug" className="max-md:w-11 max-md:px-0" onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">{title}</span>
      </Button>
      <WrongDialog open={open} evidence={evidence} close={() => setOpen(false)} />
    </>
  );
}
