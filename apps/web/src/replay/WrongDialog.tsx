import { Button, Dialog } from '@dealers-choice/table/ui';
import { useState } from 'react';
import type { View } from '../match/contract.ts';
import { reasonOf } from '../match/sentences.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { type Evidence, tableEvidence } from './evidence.ts';
import { copy } from './link.ts';
import { copiedFar } from './opens-later.ts';

interface Props {
  open: boolean;
  /** Asked for when the dialog opens. */
  evidence(): Evidence;
  close(): void;
}

/** Something is wrong: how to show it to others. */
export function WrongDialog({ open, evidence, close }: Props) {
  const { title } = useReplayText().wrong;
  return (
    <Dialog open={open} title={title} onClose={close}>
      <Ways evidence={evidence} />
    </Dialog>
  );
}

/** Something is wrong with the match on the table. `seen`: the position that is looked at. */
export const WrongHere = ({ open, seen, close }: { open: boolean; seen: View; close(): void }) => (
  <WrongDialog open={open} evidence={() => tableEvidence(seen)} close={close} />
);

function Ways({ evidence: ask }: Pick<Props, 'evidence'>) {
  const text = useReplayText();
  const say = text.wrong;
  const [{ link, opens, far, save, tells }] = useState(ask);
  const [told, setTold] = useState('');
  const isFile = opens === 'here';
  const copyIt = async (it: string): Promise<void> => {
    if (!(await copy(it))) setTold(text.notCopied(it));
    else if (isFile) setTold(text.onlyHere(text.copied));
    else setTold(opens === 'now' && far !== null ? await copiedFar(text.copied, far, text) : text.copied);
  };
  const saveIt = (it: () => Promise<void>): void => {
    setTold('');
    it().catch((error: unknown) => setTold(reasonOf(error)));
  };
  const ways = [
    link !== null && (
      <Button
        key="link"
        className="grow"
        look={isFile ? 'plain' : 'primary'}
        icon="link"
        onClick={() => void copyIt(link)}
      >
        {say.copy}
      </Button>
    ),
    save && (
      <Button key="file" className="grow" look={isFile ? 'primary' : 'plain'} icon="save" onClick={() => saveIt(save)}>
        {text.save}
      </Button>
    ),
  ];
  return (
    <div className="grid gap-3">
      <p>{isFile ? say.file : opens === 'later' ? say.later : say.link}</p>
      {tells && <p>{say.tells}</p>}
      <p className="text-sm text-soft">{say.send}</p>
      <div className="flex flex-wrap gap-2">{isFile ? ways.reverse() : ways}</div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {told}
      </p>
    </div>
  );
}
